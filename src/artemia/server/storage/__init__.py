"""What outlives the server: the database, and what is kept in it of a table."""
