-- A challenge is signed and not stored. Only those that were answered are stored, until they expire.

CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL             -- 256 random bits, base64url
) STRICT, WITHOUT ROWID;

CREATE TABLE used_challenges (
  challenge TEXT PRIMARY KEY,     -- SHA-256
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX used_challenges_by_end ON used_challenges (expires);

-- Version 0.1 stored every challenge here. The table stays, because that version must run after a rollback.
DELETE FROM challenges;
