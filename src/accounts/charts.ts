/** Table `charts`: the births that an account saves, each with its request and a summary of its answer. */
import { type Database, row, rows } from './store';

/** Maximum number of charts per account. */
export const MAX_CHARTS = 500;

/** A stored request and its summary. The endpoint defines and checks their shapes. */
export interface SavedChart {
  id: string;
  name: string | null;
  createdMs: number;
  changedMs: number;
  /** The request with its defaults, without its name. */
  input: Record<string, unknown>;
  /** Computed when the chart was saved. */
  summary: unknown;
}

interface Row {
  id: string;
  name: string | null;
  created: number;
  changed: number;
  input: string;
  summary: string;
}

const fromRow = ({ created, changed, input, summary, ...rest }: Row): SavedChart => ({
  ...rest,
  createdMs: created,
  changedMs: changed,
  input: JSON.parse(input),
  summary: JSON.parse(summary),
});

const COLUMNS = 'id, name, created, changed, input, summary';

/**
 * Saves a chart for the account of an unexpired session, if the account has room. The question, a hash of the request,
 * identifies a chart: saving it again only renews its summary, so a client may repeat a request.
 *
 * One statement finds the session, counts and inserts, so no other request can come in between.
 *
 * @returns whether the account now has the chart
 */
export async function saveChart(
  db: Database,
  session: string,
  chart: Pick<SavedChart, 'id' | 'name' | 'input' | 'summary'> & { question: string },
  nowMs: number,
): Promise<boolean> {
  const saved = await rows(
    db,
    `INSERT INTO charts (id, account, question, name, input, summary, created, changed)
     SELECT ?1, account, ?2, ?3, ?4, ?5, ?6, ?6 FROM sessions
     WHERE token = ?7 AND expires > ?6 AND (
       (SELECT COUNT(*) FROM charts WHERE account = sessions.account) < ?8
       OR EXISTS (SELECT 1 FROM charts WHERE account = sessions.account AND question = ?2))
     ON CONFLICT (account, question) DO UPDATE SET summary = excluded.summary
     RETURNING id`,
    chart.id,
    chart.question,
    chart.name,
    JSON.stringify(chart.input),
    JSON.stringify(chart.summary),
    nowMs,
    session,
    MAX_CHARTS,
  );
  return saved.length > 0;
}

/** The charts of an account, last changed first. */
export async function chartsOf(db: Database, account: string): Promise<SavedChart[]> {
  const records = await rows<Row>(
    db,
    `SELECT ${COLUMNS} FROM charts WHERE account = ? ORDER BY changed DESC, id`,
    account,
  );
  return records.map(fromRow);
}

/** A chart of the account, or undefined. */
export async function findChart(db: Database, account: string, id: string): Promise<SavedChart | undefined> {
  const record = await row<Row>(db, `SELECT ${COLUMNS} FROM charts WHERE id = ? AND account = ?`, id, account);
  return record && fromRow(record);
}

/** Renames a chart of the account; null removes the name. */
export async function renameChart(
  db: Database,
  account: string,
  id: string,
  name: string | null,
  nowMs: number,
): Promise<SavedChart | undefined> {
  const record = await row<Row>(
    db,
    `UPDATE charts SET name = ?, changed = ? WHERE id = ? AND account = ? RETURNING ${COLUMNS}`,
    name,
    nowMs,
    id,
    account,
  );
  return record && fromRow(record);
}

/** Deletes a chart of the account; returns whether it existed. */
export async function removeChart(db: Database, account: string, id: string): Promise<boolean> {
  return (await rows(db, 'DELETE FROM charts WHERE id = ? AND account = ? RETURNING id', id, account)).length > 0;
}
