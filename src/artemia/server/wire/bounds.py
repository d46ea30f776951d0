"""How large what people send may be: each field of a message, and of a body, has one of these types."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, MsgspecError

UNREADABLE: Final = (MsgspecError, UnicodeError, RecursionError)
"""What reading the bytes of a stranger may end in."""

LONGEST_ID: Final = 64
LONGEST_TEXT: Final = 4000
LARGEST: Final = 2**53 - 1
"""The largest number that browsers tell from the next one."""
FEWEST_CHAIRS: Final = 2
MOST_CHAIRS: Final = 7
MOST_BOXES: Final = 12

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
Word: TypeAlias = Annotated[str, Meta(max_length=30)]
Name: TypeAlias = Annotated[str, Meta(max_length=100)]
"""Of a person, as it is typed; what is left of it without what can't be seen is shorter."""
Text: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Key: TypeAlias = Annotated[str, Meta(max_length=1000)]
Thing: TypeAlias = Annotated[str, Meta(max_length=LONGEST_ID)]
"""Something shown, by its kind and its name in keys: `survival:dodge`."""
Number: TypeAlias = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
ChairNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_CHAIRS)]
Players: TypeAlias = Annotated[int, Meta(ge=FEWEST_CHAIRS, le=MOST_CHAIRS)]
Colour: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
"""Seven there are; 0 is none."""
Boxes: TypeAlias = Annotated[list[Word], Meta(max_length=MOST_BOXES)]
Places: TypeAlias = Annotated[list[Word], Meta(max_length=MOST_BOXES)]
CardWords: TypeAlias = Annotated[dict[Word, Text], Meta(max_length=30)]
CardParts: TypeAlias = Annotated[dict[Word, Number | Text | CardWords], Meta(max_length=12)]
CardFile: TypeAlias = Annotated[
    dict[Name, CardParts | Annotated[str, Meta(max_length=2**16)]], Meta(max_length=500)
]
OwnCards: TypeAlias = Annotated[dict[Word, CardFile], Meta(max_length=12)]
"""A file of cards: by kind and card. What brings effects stands there as the text of a file."""
