/// What kind of content a file has, by the ending of its name (RFC 2046; the names are IANA's).
///
/// Of a text nothing is said of its character set: nobody knows it here.
enum MediaType {
  /// The type for a file of that name; that of mere bytes if its ending is not in the table.
  static func type(ofFile name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return unknown }
    return types[name[name.index(after: dot)...].lowercased()] ?? unknown
  }

  private static let unknown = "application/octet-stream"

  private static let types = [
    "csv": "text/csv", "md": "text/markdown", "txt": "text/plain", "log": "text/plain",
    "html": "text/html", "ics": "text/calendar", "vcf": "text/vcard",
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "heic": "image/heic", "avif": "image/avif", "svg": "image/svg+xml",
    "tif": "image/tiff", "tiff": "image/tiff", "bmp": "image/bmp",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "wav": "audio/wav", "ogg": "audio/ogg",
    "flac": "audio/flac", "opus": "audio/ogg",
    "mp4": "video/mp4", "mov": "video/quicktime", "webm": "video/webm", "mkv": "video/matroska",
    "pdf": "application/pdf", "zip": "application/zip", "gz": "application/gzip",
    "json": "application/json", "xml": "application/xml", "epub": "application/epub+zip",
    "rtf": "application/rtf",
    "doc": "application/msword", "xls": "application/vnd.ms-excel",
    "ppt": "application/vnd.ms-powerpoint",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    "odt": "application/vnd.oasis.opendocument.text",
    "ods": "application/vnd.oasis.opendocument.spreadsheet",
  ]
}
