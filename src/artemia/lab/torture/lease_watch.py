"""Watches in the database itself who lets the bots of a table play: only who has its lease may."""

from __future__ import annotations

from typing import Final

from artemia.lab.torture.kept import connected

NOTICED_AFTER: Final = 3
"""Seconds within which a server has to notice that a lease is no longer its own."""
ASTRAY_FOR: Final = 2
"""Seconds between the first and the last answer of a server that doesn't; one may have been on its way."""
SHORTHAND: Final = f"""
CREATE SCHEMA torture;
CREATE TABLE torture.names (process TEXT PRIMARY KEY, name TEXT);
CREATE TABLE torture.leases (code TEXT PRIMARY KEY, process TEXT, since TIMESTAMPTZ);
CREATE TABLE torture.astray (code TEXT, seq INTEGER, name TEXT, leader TEXT, at TIMESTAMPTZ);

CREATE FUNCTION torture.name() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO torture.names VALUES (NEW.id, current_setting('application_name')) ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER torture AFTER INSERT OR UPDATE ON processes FOR EACH ROW EXECUTE FUNCTION torture.name();

CREATE FUNCTION torture.lease() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO torture.leases VALUES (NEW.code, NEW.process, clock_timestamp())
    ON CONFLICT (code) DO UPDATE SET process = excluded.process, since = excluded.since;
    RETURN NULL;
END $$;
CREATE TRIGGER torture AFTER INSERT OR UPDATE ON leases FOR EACH ROW EXECUTE FUNCTION torture.lease();

CREATE FUNCTION torture.answer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO torture.astray
    SELECT NEW.code, NEW.seq, mine.name, leader.name, clock_timestamp()
    FROM leases JOIN torture.leases AS held USING (code, process)
    JOIN processes AS holder ON holder.id = process
    JOIN torture.names AS leader ON leader.process = holder.id
    JOIN torture.names AS mine ON mine.name = current_setting('application_name')
    JOIN processes AS driving ON driving.id = mine.process
    WHERE code = NEW.code AND holder.id <> driving.id AND held.since < now() - interval '{NOTICED_AFTER} s'
    AND holder.until > now() AND driving.until > now();
    RETURN NULL;
END $$;
CREATE TRIGGER torture AFTER INSERT ON answers FOR EACH ROW WHEN (NEW."user" IS NULL)
EXECUTE FUNCTION torture.answer();
"""
FOUND: Final = f"""
SELECT code, name, leader, count(*) AS answers FROM torture.astray GROUP BY code, name, leader
HAVING max(at) - min(at) > interval '{ASTRAY_FOR} s'
"""


class LeaseWatch:
    """Both servers must be alive, and the lease have been another's for long enough to be noticed."""

    def __init__(self, store: str) -> None:
        self.store = store

    async def begin(self) -> None:
        await self._run(SHORTHAND)

    async def take_all_leases_away(self) -> None:
        await self._run("DELETE FROM leases")

    async def _run(self, words: str) -> None:
        async with connected(self.store) as database:
            await database.execute(words)

    async def astray(self) -> list[str]:
        async with connected(self.store) as database:
            found = await database.fetch(FOUND)
        return [
            f"{name} gave {answers} answers of bots at {code} while {leader} had the lease"
            for code, name, leader, answers in found
        ]
