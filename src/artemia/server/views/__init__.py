"""What each pair of eyes gets of a game: views, log, questions, in words; and the tale of a finished one."""
