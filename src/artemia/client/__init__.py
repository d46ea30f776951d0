"""What `artemia join` runs: a bot that plays at a table of any server, through the public protocol."""
