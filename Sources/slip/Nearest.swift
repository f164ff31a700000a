func nearest(to word: String, _ names: [String]) -> String? { nil }
