"""How questions are answered, a module for each kind of question."""
