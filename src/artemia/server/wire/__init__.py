"""What travels over a socket: messages, connections, audiences, refusals."""
