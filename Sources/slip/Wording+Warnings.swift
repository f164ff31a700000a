import Markdown
import Memos
import Translations
import Wiring

extension Wording {
  /// What a person should know of a memo that was delivered all the same.
  func warning(_ warning: DeliveryWarning, _ places: Places) -> String {
    let words = phrases.causes
    let place = places.shown(MemoLine.harmless(warning.place))
    let detail = warning.detail.map(MemoLine.harmless) ?? ""
    switch warning.kind {
    case .propertiesNotRead:
      let what = PropertyProblem.Kind(rawValue: detail).map(property) ?? detail
      return warning.line.map { words.propertiesStayAt(place, "\($0)", what) }
        ?? words.propertiesStay(place, what)
    case .propertiesLeftOut: return words.propertyLeft(place, detail)
    case .noTemplate: return words.noTemplate(place)
    }
  }

  /// What to do about it.
  func wayOut(of warning: DeliveryWarning) -> String {
    switch warning.kind {
    case .propertiesNotRead: phrases.causes.mendLines
    case .propertiesLeftOut: phrases.causes.makeList
    case .noTemplate: phrases.causes.makeTemplate
    }
  }
}
