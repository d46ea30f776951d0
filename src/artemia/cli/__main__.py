"""Lets `python -m artemia.cli` run the command line."""

from artemia.cli import main

if __name__ == "__main__":
    main()
