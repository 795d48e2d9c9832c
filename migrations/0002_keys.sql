-- Commercial keys, issued and revoked by `npm run keys`. A key is `khagola_<id>_<secret>`; the secret is not stored.

CREATE TABLE keys (
  id TEXT PRIMARY KEY,            -- 64 random bits, hexadecimal
  hash TEXT NOT NULL,             -- SHA-256 of the secret
  label TEXT NOT NULL,            -- its recipient
  muhurta INTEGER,                -- requests per hour; null keeps the default limit
  sahaja INTEGER,
  operator INTEGER,
  created INTEGER NOT NULL,       -- Unix milliseconds
  revoked INTEGER
) STRICT;
