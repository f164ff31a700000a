import Translations

/// A group whose messages can be gone through, in the order in which it declares them.
///
/// A mirror lists them too, but what it gives out for a function can't be called: it tells the names,
/// and that none was left out.
protocol Listed {
  static var messages: [PartialKeyPath<Self>] { get }
}

extension Phrases.Basics: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.error, \.warning, \.hint, \.colon, \.comma, \.or, \.memos, \.files, \.bytes, \.sinks,
      \.problems, \.events, \.segments, \.now, \.inSeconds, \.inMinutes, \.inHours, \.sink,
      \.standardInput,
    ]
  }
}

extension Phrases.System: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.notPermitted, \.noEntry, \.interrupted, \.inputOutput, \.tryAgain, \.noMemory,
      \.accessDenied,
      \.exists, \.crossDevice, \.notFolder, \.isFolder, \.invalid, \.noSpace, \.quotaExceeded,
      \.fileTooLarge, \.readOnly, \.brokenPipe, \.nameTooLong, \.noSuchCall, \.notEmpty,
      \.symbolicLink, \.notSupported, \.stale, \.illegalSequence, \.homeNotSet, \.setHome,
      \.argumentNotUTF8, \.renameFile, \.textByInput, \.inputNotRead, \.outputNotWritten,
      \.unexpected, \.folderUnknown, \.wholePath, \.notThere, \.notRead, \.notWritten, \.notLocked,
    ]
  }
}

extension Phrases.Usage: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.unknownCommand, \.didYouMean, \.listsCommands, \.dashText, \.dashTextOf, \.putDashes,
      \.unknownOption, \.listsOptions, \.missingValue, \.unexpectedValue, \.repeated, \.badValue,
      \.emptyValue, \.takes, \.operands, \.noOperands, \.moreHelp, \.together, \.anotherInput,
      \.dashAsText, \.onlyWith, \.tooMany, \.unknownSink, \.noSinks, \.sinksAre, \.oneOf, \.seconds,
      \.folder, \.positiveNumber, \.dayOrTime, \.time, \.tag, \.separator, \.fileOrInput, \.oneName,
      \.shortID, \.unknownID, \.showsIDs, \.ambiguousID,
    ]
  }
}

extension Phrases.Capture: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.notUTF8, \.repairEncoding, \.nul, \.nulSeparates, \.empty, \.tooLarge, \.ownFile,
      \.rejectedLine, \.notJSON, \.notObject, \.noText, \.wrongType, \.unknownField, \.badTime,
      \.badTag, \.textHasNul, \.textNotUTF8, \.overLimit, \.notAttached, \.noFile, \.attachInput,
      \.attachmentNotKept, \.notAccepted, \.sendAgain, \.freeSpace, \.inPlace, \.waits, \.held,
      \.takenBack, \.kept, \.nextRun, \.turn, \.leftToAnother, \.mendHeld,
    ]
  }
}

extension Phrases.Ledger: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.notOpened, \.lookAtAll, \.notLocked, \.notWritten, \.notConfirmed, \.checkDisk, \.tooLarge,
      \.recordUnreadable, \.namesDamage, \.unreadSegments, \.namesSegments, \.keyMissing,
      \.importKey,
      \.keyWrong, \.importBeside, \.keyNotRead, \.keyNotKept, \.noKeyText, \.gone, \.damagedHeader,
      \.newerVersion, \.itsKeyMissing, \.itsKeyWrong, \.brokenSeal, \.doubtfulSegment,
      \.doubtfulBytes, \.noKeyID, \.listsKeys, \.noKey, \.sealedUnder, \.guardKey, \.keyIsHere,
      \.wrong, \.current, \.usable,
    ]
  }
}

extension Phrases.Causes: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.notAFolder, \.notANote, \.readOnly, \.outsideVault, \.notText, \.brokenSettings,
      \.notDownloaded, \.noHeading, \.changing, \.noFreeName, \.unfitName, \.exited, \.signalled,
      \.timedOut, \.notStarted, \.noSink, \.noRoute, \.brokenConfiguration, \.undecided,
      \.attachmentGone, \.attachmentDamaged, \.attachmentNotRead, \.mountDisk, \.initWrites,
      \.addRoute, \.nameSinkAgain, \.checkShows, \.putBack, \.doctorSays, \.freeSpace, \.mendFormat,
      \.propertiesStay, \.propertiesStayAt, \.propertyLeft, \.noTemplate, \.mendLines, \.makeList,
      \.makeTemplate,
    ]
  }
}

extension Phrases.History: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.accepted, \.routed, \.intended, \.delivered, \.waits, \.held, \.withdrawn, \.retried,
      \.dropped, \.reopened, \.retracting, \.retracted, \.to, \.forSinks, \.from, \.everywhere,
      \.nextTry, \.isTakenBack, \.notInOutbox, \.becameOf, \.notInHistory, \.noMemo, \.dropAsks,
      \.yesAnswers, \.dropQuestion, \.isDropped, \.inNoNote, \.notThereAnyMore, \.repairDelivers,
      \.noShell, \.noOpener, \.openByHand,
    ]
  }
}

extension Phrases.Settling: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.anotherDelivers, \.stillWaiting, \.nothingWaits, \.wouldDeliver, \.wouldAsk, \.wouldWait,
      \.delivered, \.takenBack, \.waiting, \.held, \.unreadable, \.nothingToUndo, \.busy,
      \.tryAgain,
      \.replayFinishes, \.takenOut, \.fileStays, \.givenUp, \.givenUpFor, \.stays,
      \.changedMeanwhile,
      \.saysWhere, \.undecided, \.replayAsks, \.givesNothingBack, \.noteGone, \.verifyLooks,
      \.memoChanged, \.wasEdited, \.originUnknown, \.takeOutByHand, \.nothingChanged, \.nothingFor,
      \.repairDelivers, \.readingNotes, \.searchingVault, \.presentAt, \.editedAt, \.movedTo,
      \.inCopyAt, \.missingFrom, \.cannotTell, \.copyWith, \.present, \.edited, \.moved, \.inCopies,
      \.missing, \.unknown, \.elsewhere, \.nothingDelivered,
    ]
  }
}

extension Phrases.Doctor: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.good, \.warning, \.bad, \.configuration, \.routes, \.key, \.keys, \.segment, \.ledger,
      \.attachment, \.attachments, \.sink, \.clock, \.initWrites, \.mendPermissions, \.hasProblems,
      \.checkShows, \.hasSinks, \.initShows, \.nowhereToGo, \.usableKeys, \.exportPrints,
      \.setClock,
      \.ledgerHolds, \.segmentUnreadable, \.bytesChanged, \.bytesDamaged, \.copyKept, \.passedOver,
      \.endsTorn, \.abandoned, \.checkDisk, \.importKey, \.mendFile, \.newerSlip, \.attachmentsWait,
      \.unreadableOfThem, \.leftOver,
    ]
  }
}

extension Phrases.Vaults: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.leftToCourier, \.todaysNote, \.noteEach, \.formatDoubt, \.daysShare, \.nameFully,
      \.noTemplate, \.makeTemplate, \.propertiesStay, \.mendLines, \.cannotExchange, \.cannotLease,
      \.cannotEither, \.localDisk, \.runsByName, \.runs, \.mendProgram, \.noSettings, \.notesGo,
      \.topFolder, \.folder, \.fromTemplate,
    ]
  }
}

extension Phrases.Configuration: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.notTOML, \.unknownKey, \.unknownKeyIn, \.missingKey, \.missingKeyIn, \.propertyTable,
      \.wrongType, \.unknownValue, \.unknownPlace, \.malformed, \.empty, \.repeatedElement,
      \.notApplicable, \.repeatedSink, \.unknownSink, \.takenKey, \.noKey, \.noCondition,
      \.conditions, \.timeOfDay,
      \.duration, \.retention, \.relayAddress, \.webAddress, \.absolutePath, \.pathInVault,
      \.noteName, \.line, \.heading, \.program, \.argument, \.tag, \.keyName, \.silentKey, \.finite,
      \.entryTemplate,
      \.inSinkOfType, \.withSetting, \.forList, \.withoutHeading, \.noProblem, \.standard, \.none,
      \.alreadyThere, \.checkReads, \.emptyVault, \.needsVault, \.written, \.tryIt, \.knownVaults,
      \.vaultNotMade,
    ]
  }
}

extension Phrases.Syntax: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.endOfText, \.endOfLine, \.invalidUTF8, \.controlCharacter, \.bareCarriageReturn, \.noKey,
      \.multiLineKey, \.noEquals, \.noValue, \.noLineEnd, \.noHeaderEnd, \.noCommaInArray,
      \.noCommaInInlineTable, \.unclosedArray, \.unclosedInlineTable, \.trailingComma, \.tooDeep,
      \.unclosedString, \.unknownEscape, \.malformedUnicodeEscape, \.noSuchScalar, \.unknownWord,
      \.malformedNumber, \.misplacedUnderscore, \.leadingZero, \.signBeforePrefix,
      \.integerOutOfRange, \.malformedDateTime, \.noSuchDate, \.noSuchTime, \.noSuchOffset,
      \.repeatedKey, \.repeatedTable, \.notATable, \.extendedInlineTable, \.extendedArray,
      \.notAnArrayOfTables, \.dottedIntoHeader,
    ]
  }
}

extension Phrases.Formats: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.yearBesideLocalWeek, \.yearBesideISOWeek, \.isoYearBesideLocalWeek,
      \.localYearBesideISOWeek,
      \.weekYearWithMonth, \.minuteForMonth, \.monthForMinute, \.weekdayForDay, \.dayOfYearForDay,
      \.halfDayUnnamed, \.unbracketedWord, \.unclosedBracket, \.lostLineBreak, \.propertyLine,
      \.unclosed, \.tab, \.indentation, \.noName, \.repeatedName, \.open, \.escape, \.character,
      \.unsupported,
    ]
  }
}

extension Phrases.Help: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.motto, \.usage, \.inputAsMemo, \.commonOptions, \.options, \.saysMore, \.sentence, \.add,
      \.initialize, \.replay, \.outbox, \.outboxShow, \.outboxRetry, \.outboxDrop, \.undo, \.open,
      \.verify, \.history, \.tail, \.render, \.config, \.configCheck, \.configPath, \.configShow,
      \.doctor, \.key, \.keyRotate, \.keyExport, \.keyImport, \.completions, \.help,
    ]
  }
}

extension Phrases.Options: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.app, \.at, \.attach, \.config, \.dryRun, \.each, \.full, \.help, \.json, \.locale, \.name,
      \.noDeliver, \.number, \.repair, \.repairEncoding, \.sink, \.since, \.state, \.status, \.tag,
      \.title, \.to, \.until, \.vault, \.version, \.wait, \.yes,
    ]
  }
}

extension Phrases.Compose: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.command, \.optionsOfScreen, \.once, \.trace, \.languageName, \.hint, \.waiting, \.held,
      \.notSent, \.draftNotKept, \.draftNotKeptYet, \.drafts, \.draft, \.draftsKept,
      \.draftNotOpened,
      \.draftNotRemoved, \.nothingToSend, \.tooLarge, \.nothingSent, \.historyKeys,
      \.detailKeys, \.reviewQuestion, \.thanks, \.terminalFailed, \.isWaiting, \.isUncertain,
      \.isHeld, \.isDelivered, \.isDropped, \.isUndone, \.isUnknown,
    ]
  }
}

extension Phrases.Trace: Listed {
  static var messages: [PartialKeyPath<Self>] {
    [
      \.command, \.noRun, \.median, \.beforeMain, \.terminalReady, \.draftRestored, \.firstFrame,
      \.firstKeyShown, \.firstDurable, \.firstCleared, \.laterDurable, \.laterCleared,
    ]
  }
}
