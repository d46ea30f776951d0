"""How many moves a second a server takes, with many tables and all seats looking on."""
