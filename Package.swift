// swift-tools-version: 6.2

import Foundation
import PackageDescription

// The floors of the house. An arrow points down only; `LayeringTests` reads the imports and
// fails on any that this picture does not allow.
//
//   6   slip · toml-decode                                    commands, wording
//   5   Wiring                                                what the programs share
//   4   Vaults · Commands · Delivery · Configuration          sinks, the courier, the settings
//       Composing                                             the screen that a memo is written on
//   3   Recording                                             the ledger, its two readings, drafts
//   2   Memos · Markdown · Messages                           what a memo is; notes and mails as text
//       Translations · Terminals                              words; keys and cells
//   1   Posix · Sealing · TOML · JSON · Timekeeping           the system, ciphers, formats, time
//       Typesetting                                           how text lies in cells
//   0   CPosix · CNettle                                      what C alone can say

let package = Package(
  name: "slip",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "slip", targets: ["slip"]),
    .executable(name: "toml-decode", targets: ["toml-decode"]),
  ],
  dependencies: [],
  targets: [
    // 0
    .target(name: "CPosix"),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),

    // 1
    .floor("Posix", on: ["CPosix"]),
    .floor("Sealing", on: [.target(name: "CNettle", condition: .when(platforms: [.linux]))]),
    .floor("TOML"),
    .floor("JSON"),
    .floor("Timekeeping"),
    .floor("Typesetting"),

    // 2
    .floor("Memos", on: ["Timekeeping"]),
    .floor("Markdown", on: ["Timekeeping"]),
    .floor("Messages", on: ["Timekeeping"]),
    .floor("Translations", on: ["Timekeeping"]),
    .floor("Terminals", on: ["Typesetting"]),

    // 3
    .floor("Recording", on: ["Memos", "Posix", "Sealing", "Timekeeping"]),

    // 4
    .floor("Vaults", on: ["Memos", "Markdown", "Posix", "JSON", "Timekeeping"]),
    .floor("Commands", on: ["Memos", "Posix", "JSON", "Timekeeping"]),
    .floor("Delivery", on: ["Memos", "Recording", "Posix", "Timekeeping"]),
    .floor("Configuration", on: ["TOML", "Timekeeping", "Terminals"]),
    .floor(
      "Composing",
      on: [
        "Posix", "JSON", "Timekeeping", "Typesetting", "Memos", "Translations", "Terminals",
        "Recording",
      ]),

    // 5
    .floor("Wiring", on: ["Posix", "Memos", "Recording", "Delivery", "Configuration"]),

    // 6
    .program(
      "slip",
      on: [
        "Posix", "Sealing", "TOML", "JSON", "Timekeeping", "Typesetting", "Memos", "Markdown",
        "Translations", "Terminals", "Recording", "Vaults", "Commands", "Delivery",
        "Configuration", "Composing", "Wiring",
      ]),
    .program("toml-decode", on: ["TOML", "JSON", "Posix"]),

    // The claims.
    .target(name: "CTerminal", path: "Tests/CTerminal"),
    .target(
      name: "TestSupport",
      dependencies: ["CTerminal", "Posix", "Memos", "Timekeeping"],
      path: "Tests/TestSupport",
      swiftSettings: .house),
    .claims("Architecture"),
    .claims("Posix"),
    .claims("Sealing"),
    .claims("TOML", with: ["JSON"]),
    .claims("JSON"),
    .claims("Timekeeping", with: ["Posix"]),
    .claims("Typesetting"),
    .claims("Memos", with: ["Timekeeping"]),
    .claims("Markdown", with: ["Timekeeping"]),
    .claims("Messages", with: ["Posix", "Timekeeping"]),
    .claims("Terminals", with: ["Typesetting"]),
    .claims("Translations", with: ["Timekeeping", "Typesetting"]),
    .claims("Recording", with: ["Memos", "Posix", "Sealing", "Timekeeping"]),
    .claims("Vaults", with: ["Memos", "Markdown", "Posix", "JSON", "Timekeeping"]),
    .claims("Commands", with: ["Memos", "Posix", "JSON", "Timekeeping"]),
    .claims("Delivery", with: ["Memos", "Recording", "Posix", "Sealing", "Timekeeping"]),
    .claims("Configuration", with: ["TOML", "Timekeeping", "Terminals"]),
    .claims(
      "Composing",
      with: [
        "Configuration", "JSON", "Memos", "Posix", "Recording", "Terminals", "Timekeeping",
        "Typesetting",
      ]),
    .testTarget(
      name: "TerminalTests", dependencies: ["TestSupport", "Posix"], swiftSettings: .house),
    // Runs the built programs, so it links none of them.
    .testTarget(
      name: "SlipTests", dependencies: ["TestSupport", "Posix", "JSON"], swiftSettings: .house),
  ],
  swiftLanguageModes: [.v6]
)

/// Every module is held to the same rules.
extension [SwiftSetting] {
  static var house: [SwiftSetting] {
    [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
  }
}

extension Target {
  static func floor(_ name: String, on dependencies: [Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: .house)
  }

  static func program(_ name: String, on dependencies: [Dependency]) -> Target {
    .executableTarget(
      name: name,
      dependencies: dependencies,
      swiftSettings: .house,
      linkerSettings: linksStatically()
        ? [
          .unsafeFlags(
            // What the runtime frees can be overwritten first (CTerminalCalls.h).
            ["-static-executable", "-Xlinker", "--wrap=swift_slowDealloc"],
            .when(platforms: [.linux]))
        ] : [])
  }

  static func claims(_ name: String, with dependencies: [Dependency] = []) -> Target {
    let tested: [Dependency] = name == "Architecture" ? [] : [.target(name: name)]
    return .testTarget(
      name: name + "Tests",
      dependencies: tested + dependencies + ["TestSupport"],
      swiftSettings: .house)
  }
}

/// A program is one static file where the platform has the static libraries, and links
/// dynamically elsewhere. `SLIP_LINK=dynamic` or `SLIP_LINK=static` decides it by hand.
func linksStatically() -> Bool {
  switch Context.environment["SLIP_LINK"] {
  case "static": return true
  case "dynamic": return false
  default: break
  }
  let files = FileManager.default
  let found = { (places: [String], name: String) in
    places.contains { files.fileExists(atPath: "\($0)/\(name)") }
  }
  let inside = { (folder: String) in
    ((try? files.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
  }
  let libraries =
    ["/usr/lib", "/usr/lib64", "/usr/local/lib"]
    + inside("/usr/lib").filter {
      $0.hasSuffix("-linux-gnu")
    }
  let compilers = inside("/usr/lib/gcc").flatMap(inside)
  let toolchains = (Context.environment["PATH"] ?? "").split(separator: ":").map {
    URL(filePath: "\($0)/swift").resolvingSymlinksInPath().deletingLastPathComponent().path
      + "/../lib/swift_static/linux"
  }
  return found(libraries, "libnettle.a") && found(libraries, "libc.a")
    && found(compilers, "libstdc++.a") && found(toolchains, "static-executable-args.lnk")
}
