internal import Posix

extension Ledger {
  /// Reads every segment and tells what is wrong with it, oldest first. Changes nothing.
  public func inspect() throws(LedgerFailure) -> [SegmentReport] {
    guard let folder = try existingFolder() else { return [] }
    var reports: [SegmentReport] = []
    var following: SegmentHeader?
    for number in try folder.segmentNumbers().reversed() {
      let (report, header) = try inspect(number, before: following, in: folder)
      reports.append(report)
      following = header
    }
    return reports.reversed()
  }

  /// Keeps a copy of the damaged bytes in `<state>/quarantine/<segment>-<offset>`, durably, and
  /// answers its path. What is there already is left alone; the ledger is not touched.
  public func quarantine(_ damage: Damage) throws(LedgerFailure) -> String {
    let path = path + "/quarantine"
    let name = "\(damage.segment)-\(damage.range.lowerBound)"
    guard let folder = try existingFolder() else { throw .notRead(path: self.path, .noEntry) }
    let segment = try shelf.segment(damage.segment, in: folder, keys: keys)
    guard let segment else {
      throw .notRead(path: folder.path + "/" + damage.segment.fileName, .noEntry)
    }
    let bytes = try segment.read(from: damage.range.lowerBound, count: damage.range.count)
    do throws(Errno) {
      let target = try Folder(making: path, calls: calls)
      if try target.status(of: name) == nil {
        try target.publish(bytes, as: name, scratch: ".\(name).new")
      }
    } catch {
      throw .notOpened(path: path + "/" + name, error)
    }
    return path + "/" + name
  }

  private func inspect(
    _ number: SegmentNumber, before following: SegmentHeader?, in folder: LedgerFolder
  ) throws(LedgerFailure) -> (SegmentReport, SegmentHeader?) {
    var report = SegmentReport(number: number, path: folder.path + "/" + number.fileName)
    let segment: Segment
    do throws(Unreadable) {
      segment = try Segment(number, in: folder, keys: keys)
    } catch {
      report.unreadable = error
      return (report, nil)
    }
    report.key = segment.header?.key
    report.unreadable = segment.unreadable
    report.byteCount = try segment.status().size
    let limit = following?.end(of: number)
    var scan = try segment.scan(limit: limit)
    while let finding = scan.advance() { report.note(finding) }
    report.usedCount = scan.end
    report.noteEnd(of: scan, limit: limit, following: following)
    if let limit {
      var rest = try segment.scan()
      while rest.advance() != nil {}
      let end = max(rest.end, rest.tail.upperBound)
      if end > limit { report.abandoned = limit..<end }
    } else if !scan.tail.isEmpty {
      report.tail = scan.tail
    }
    return (report, segment.header)
  }
}

extension SegmentReport {
  fileprivate mutating func note(_ finding: SegmentScan.Finding) {
    switch finding {
    case .record(let header, let offset, let plain):
      eventCount += header.count
      guard let plain, header.count > 0 else { return }
      do throws(Undecodable) {
        _ = try RecordBody.events(in: plain, of: header, at: offset, segment: number)
      } catch {
        unreadable = .unknownFormat
      }
    case .torn(let range):
      torn.append(range)
    case .damage(let damage):
      damages.append(damage)
    }
  }

  /// Records that the next segment's header knows of and that are not there.
  fileprivate mutating func noteEnd(
    of scan: SegmentScan, limit: Int?, following: SegmentHeader?
  ) {
    guard let limit, let following, scan.end < limit || scan.next < following.first else { return }
    damages.append(
      Damage(
        segment: number, range: scan.end..<max(limit, scan.end),
        missing: scan.next..<max(following.first, scan.next), cause: scan.cause(at: scan.end)))
  }
}
