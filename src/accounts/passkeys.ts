/** Table `passkeys`: the credentials of accounts. */
import { type Database, type PreparedStatement, row, rows, statement, together } from './store';

/** Maximum number of passkeys per account. */
export const MAX_PASSKEYS = 20;

export interface Passkey {
  id: string;
  account: string;
  /** The authenticator's credential ID, base64url. */
  credential: string;
  /** COSE key. */
  publicKey: Uint8Array<ArrayBuffer>;
  /** The authenticator's signature counter; 0 if it does not count. */
  counter: number;
  transports: string[];
  backedUp: boolean;
  name: string | null;
  createdMs: number;
  usedMs: number | null;
}

interface Row {
  id: string;
  account: string;
  credential: string;
  public_key: ArrayBuffer | number[];
  counter: number;
  transports: string;
  backed_up: number;
  name: string | null;
  created: number;
  used: number | null;
}

const fromRow = (record: Row): Passkey => ({
  id: record.id,
  account: record.account,
  credential: record.credential,
  publicKey: new Uint8Array(record.public_key),
  counter: record.counter,
  transports: JSON.parse(record.transports),
  backedUp: record.backed_up === 1,
  name: record.name,
  createdMs: record.created,
  usedMs: record.used,
});

const COLUMNS = 'id, account, credential, public_key, counter, transports, backed_up, name, created, used';

const valuesOf = (key: Passkey) =>
  [
    key.id,
    key.account,
    key.credential,
    key.publicKey,
    key.counter,
    JSON.stringify(key.transports),
    key.backedUp ? 1 : 0,
    key.name,
    key.createdMs,
    key.usedMs,
  ] as const;

export const insertPasskey = (db: Database, key: Passkey): PreparedStatement =>
  statement(db, `INSERT INTO passkeys (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, ...valuesOf(key));

/**
 * Adds a passkey if the account has room; returns whether it did. One statement, so that concurrent requests cannot
 * pass the limit.
 */
export async function addPasskey(db: Database, key: Passkey): Promise<boolean> {
  const added = await rows(
    db,
    `INSERT INTO passkeys (${COLUMNS}) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
     WHERE (SELECT COUNT(*) FROM passkeys WHERE account = ?) < ?
     RETURNING id`,
    ...valuesOf(key),
    key.account,
    MAX_PASSKEYS,
  );
  return added.length > 0;
}

export async function passkeysOf(db: Database, account: string): Promise<Passkey[]> {
  const records = await rows<Row>(
    db,
    `SELECT ${COLUMNS} FROM passkeys WHERE account = ? ORDER BY created, id`,
    account,
  );
  return records.map(fromRow);
}

export async function findCredential(db: Database, credential: string): Promise<Passkey | undefined> {
  const record = await row<Row>(db, `SELECT ${COLUMNS} FROM passkeys WHERE credential = ?`, credential);
  return record && fromRow(record);
}

/**
 * Records a verified signature. Returns false if the passkey was deleted or another signature came first. A counter
 * increases, or stays at 0.
 */
export async function usePasskey(
  db: Database,
  id: string,
  { counter, backedUp }: Pick<Passkey, 'counter' | 'backedUp'>,
  nowMs: number,
): Promise<boolean> {
  const used = await rows(
    db,
    `UPDATE passkeys SET counter = ?1, backed_up = ?2, used = ?3
     WHERE id = ?4 AND (counter < ?1 OR (counter = 0 AND ?1 = 0))
     RETURNING id`,
    counter,
    backedUp ? 1 : 0,
    nowMs,
    id,
  );
  return used.length > 0;
}

/**
 * Deletes a passkey, but never the last one, and ends the other sessions that it opened. Returns whether it deleted the
 * passkey.
 */
export async function removePasskey(db: Database, account: string, id: string, keptSession: string): Promise<boolean> {
  const [removed = []] = await together(db, [
    statement(
      db,
      `DELETE FROM passkeys WHERE id = ?1 AND account = ?2
       AND (SELECT COUNT(*) FROM passkeys WHERE account = ?2) > 1
       RETURNING id`,
      id,
      account,
    ),
    statement(
      db,
      `DELETE FROM sessions WHERE account = ?2 AND passkey = ?1 AND token <> ?3
       AND NOT EXISTS (SELECT 1 FROM passkeys WHERE id = ?1)`,
      id,
      account,
      keptSession,
    ),
  ]);
  return removed.length > 0;
}
