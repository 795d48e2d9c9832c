/** Table `accounts`, and operations on a whole account. */
import { type Database, type PreparedStatement, row, statement, together } from './store';

export interface Account {
  id: string;
  name: string;
  createdMs: number;
  passkeys: number;
  charts: number;
}

interface Row {
  id: string;
  name: string;
  created: number;
  passkeys: number;
  charts: number;
}

const fromRow = ({ created, ...rest }: Row): Account => ({ ...rest, createdMs: created });

export const insertAccount = (db: Database, id: string, name: string, nowMs: number): PreparedStatement =>
  statement(db, 'INSERT INTO accounts (id, name, created) VALUES (?, ?, ?)', id, name, nowMs);

export async function findAccount(db: Database, id: string): Promise<Account | undefined> {
  const record = await row<Row>(
    db,
    `SELECT id, name, created,
       (SELECT COUNT(*) FROM passkeys WHERE account = accounts.id) AS passkeys,
       (SELECT COUNT(*) FROM charts WHERE account = accounts.id) AS charts
     FROM accounts WHERE id = ?`,
    id,
  );
  return record && fromRow(record);
}

/** The tables with rows of an account. Each has a column `account`. */
const ACCOUNT_TABLES = ['charts', 'sessions', 'passkeys'];

/** Deletes an account and all its rows in one transaction. */
export async function eraseAccount(db: Database, id: string): Promise<void> {
  await together(db, [
    ...ACCOUNT_TABLES.map((table) => statement(db, `DELETE FROM ${table} WHERE account = ?`, id)),
    statement(db, 'DELETE FROM accounts WHERE id = ?', id),
  ]);
}
