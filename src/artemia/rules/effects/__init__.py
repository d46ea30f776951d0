"""The verbs cards are written in. Each is a step: called by its name it is built, the kernel runs it."""
