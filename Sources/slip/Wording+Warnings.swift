import Markdown
import Memos

extension Wording {
  /// What a person should know of a memo that was delivered all the same.
  static func warning(_ warning: DeliveryWarning, _ places: Places) -> String {
    let place = places.shown(MemoLine.harmless(warning.place))
    let detail = warning.detail.map(MemoLine.harmless) ?? ""
    switch warning.kind {
    case .propertiesNotRead:
      let what = PropertyProblem.Kind(rawValue: detail).map(property) ?? detail
      let line = warning.line.map { ", line \($0)" } ?? ""
      return "the properties of \(place) stay as they are\(line): \(what)"
    case .propertiesLeftOut:
      return "\(place) has something else under \(detail): left as it is"
    case .noTemplate:
      return "the template \(place) is not in the vault: the note begins without it"
    }
  }

  /// What to do about it.
  static func wayOut(of warning: DeliveryWarning) -> String? {
    switch warning.kind {
    case .propertiesNotRead: "mend the lines between the two ---"
    case .propertiesLeftOut: "make a list of it, or take it out of front_matter"
    case .noTemplate: "make it, or name another one"
    }
  }
}
