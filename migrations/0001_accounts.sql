-- Accounts with their passkeys, sessions and saved charts.
--
-- Instants are Unix milliseconds. Tokens are stored as SHA-256 in hexadecimal. See docs/reference/storage.md.

CREATE TABLE accounts (
  id TEXT PRIMARY KEY,            -- 128 random bits, base64url: the WebAuthn user handle
  name TEXT NOT NULL,             -- shown by the authenticator
  created INTEGER NOT NULL
) STRICT;

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,            -- 128 random bits, base64url
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  credential TEXT NOT NULL UNIQUE, -- the authenticator's identifier, base64url
  public_key BLOB NOT NULL,       -- COSE
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,       -- JSON array
  backed_up INTEGER NOT NULL,
  name TEXT,
  created INTEGER NOT NULL,
  used INTEGER
) STRICT;
CREATE INDEX passkeys_of_account ON passkeys (account);

CREATE TABLE sessions (
  token TEXT PRIMARY KEY,         -- SHA-256 of the token in the cookie
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  passkey TEXT NOT NULL,          -- the passkey that signed in
  created INTEGER NOT NULL,
  expires INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_of_account ON sessions (account);
CREATE INDEX sessions_by_end ON sessions (expires);

CREATE TABLE challenges (
  challenge TEXT PRIMARY KEY,     -- SHA-256
  ceremony TEXT NOT NULL CHECK (ceremony IN ('register', 'add', 'sign-in')),
  browser TEXT NOT NULL,          -- SHA-256 of the token in the cookie of the requesting browser
  account TEXT,                   -- the account that gets the passkey; for 'register' it does not exist yet
  name TEXT,
  expires INTEGER NOT NULL
) STRICT;
CREATE INDEX challenges_by_end ON challenges (expires);
CREATE INDEX challenges_of_account ON challenges (account);

CREATE TABLE charts (
  id TEXT PRIMARY KEY,            -- 128 random bits, base64url
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  question TEXT NOT NULL,         -- SHA-256 of the request; equal requests share one row
  name TEXT,
  input TEXT NOT NULL,            -- JSON, without the name
  summary TEXT NOT NULL,          -- JSON, by the kernel at the time of saving
  created INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  UNIQUE (account, question)
) STRICT;
CREATE INDEX charts_of_account ON charts (account, changed DESC);
