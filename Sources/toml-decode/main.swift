print("toml-decode")
