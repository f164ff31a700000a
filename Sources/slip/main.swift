print("slip")
