/** Table `sessions`: signed-in browsers. The hash of its token identifies a session; the token itself is not stored. */
import { type Database, type PreparedStatement, row, rows, statement } from './store';

/** Maximum number of rows that one clean-up deletes, so that no request pays for many. */
export const CLEANED_ROWS = 20;

export const SESSION_DAYS = 30;
const SESSION_MS = SESSION_DAYS * 86_400_000;

export interface Session {
  /** SHA-256 of the token. */
  token: string;
  account: string;
  passkey: string;
  createdMs: number;
  expiresMs: number;
}

interface Row {
  token: string;
  account: string;
  passkey: string;
  created: number;
  expires: number;
}

const fromRow = ({ created, expires, ...rest }: Row): Session => ({ ...rest, createdMs: created, expiresMs: expires });

export const insertSession = (
  db: Database,
  { token, account, passkey }: Pick<Session, 'token' | 'account' | 'passkey'>,
  nowMs: number,
): PreparedStatement =>
  statement(
    db,
    'INSERT INTO sessions (token, account, passkey, created, expires) VALUES (?, ?, ?, ?, ?)',
    token,
    account,
    passkey,
    nowMs,
    nowMs + SESSION_MS,
  );

/** The unexpired session with this token hash. */
export async function findSession(db: Database, token: string, nowMs: number): Promise<Session | undefined> {
  const record = await row<Row>(db, 'SELECT * FROM sessions WHERE token = ? AND expires > ?', token, nowMs);
  return record && fromRow(record);
}

/** The unexpired sessions of an account. */
export async function sessionsOf(db: Database, account: string, nowMs: number): Promise<Session[]> {
  const records = await rows<Row>(
    db,
    'SELECT * FROM sessions WHERE account = ? AND expires > ? ORDER BY created, token',
    account,
    nowMs,
  );
  return records.map(fromRow);
}

export const deleteSession = (db: Database, token: string): PreparedStatement =>
  statement(db, 'DELETE FROM sessions WHERE token = ?', token);

export const deleteSessionsOf = (db: Database, account: string): PreparedStatement =>
  statement(db, 'DELETE FROM sessions WHERE account = ?', account);

/** Deletes some expired sessions, the oldest first. */
export const deleteEndedSessions = (db: Database, nowMs: number): PreparedStatement =>
  statement(
    db,
    'DELETE FROM sessions WHERE token IN (SELECT token FROM sessions WHERE expires <= ? ORDER BY expires LIMIT ?)',
    nowMs,
    CLEANED_ROWS,
  );
