import JSON
import TOML

/// A table as an object of its tagged values.
func tagged(_ table: Table) -> JSON.Value {
  .object(
    Object(
      table.entries.map { entry in
        Object.Member(name: entry.key.name, value: tagged(entry.value))
      }))
}

/// A value as `{"type": …, "value": …}`; tables and arrays stand for themselves.
private func tagged(_ value: TOML.Value) -> JSON.Value {
  switch value.content {
  case .string(let text): tagged("string", text)
  case .integer(let integer): tagged("integer", integer.description)
  case .float(let float): tagged("float", float.isNaN ? "nan" : float.description)
  case .boolean(let boolean): tagged("bool", boolean.description)
  case .offsetDateTime(let dateTime): tagged("datetime", dateTime.description)
  case .localDateTime(let dateTime): tagged("datetime-local", dateTime.description)
  case .localDate(let date): tagged("date-local", date.description)
  case .localTime(let time): tagged("time-local", time.description)
  case .array(let elements): .array(elements.map(tagged))
  case .table(let table): tagged(table)
  }
}

private func tagged(_ type: String, _ text: String) -> JSON.Value {
  ["type": .string(type), "value": .string(text)]
}
