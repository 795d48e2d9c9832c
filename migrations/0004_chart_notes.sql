-- What the reader writes to a saved chart. Earlier versions leave these columns as they are.

ALTER TABLE charts ADD COLUMN place TEXT;
ALTER TABLE charts ADD COLUMN tags TEXT NOT NULL DEFAULT '[]'; -- JSON array
ALTER TABLE charts ADD COLUMN note TEXT;
