/** Table `charts`: the births that an account saves, each with its request and a summary of its answer. */
import { type Database, row, rows } from './store';

/** Maximum number of charts per account. */
export const MAX_CHARTS = 500;

/** A stored request and its summary. The endpoint defines and checks their shapes. */
export interface SavedChart {
  id: string;
  name: string | null;
  /** Of the birth, in words. */
  place: string | null;
  tags: readonly string[];
  note: string | null;
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
  place: string | null;
  tags: string;
  note: string | null;
  created: number;
  changed: number;
  input: string;
  summary: string;
}

const fromRow = ({ tags, created, changed, input, summary, ...rest }: Row): SavedChart => ({
  ...rest,
  tags: JSON.parse(tags),
  createdMs: created,
  changedMs: changed,
  input: JSON.parse(input),
  summary: JSON.parse(summary),
});

const COLUMNS = 'id, name, place, tags, note, created, changed, input, summary';

/**
 * Saves a chart for the account of an unexpired session, if the account has room. The question, a hash of the request,
 * identifies a chart: saving it again only renews its summary, so a client may repeat a request.
 *
 * One statement finds the session, counts and inserts, so no other request can come in between.
 *
 * @returns the id of the chart in the account; undefined if the account does not have it
 */
export async function saveChart(
  db: Database,
  session: string,
  chart: Pick<SavedChart, 'id' | 'name' | 'input' | 'summary'> & { question: string },
  nowMs: number,
): Promise<string | undefined> {
  const saved = await row<{ id: string }>(
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
  return saved?.id;
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

/** What an account may change in a chart. An absent field stays as it is. */
const CHANGEABLE = ['name', 'place', 'tags', 'note'] as const;
type ChartChanges = { [Key in (typeof CHANGEABLE)[number]]?: SavedChart[Key] | undefined };

/** Changes a chart of the account; undefined if it has no such chart. */
export async function changeChart(
  db: Database,
  account: string,
  id: string,
  changes: ChartChanges,
  nowMs: number,
): Promise<SavedChart | undefined> {
  const columns = CHANGEABLE.filter((key) => changes[key] !== undefined);
  const record = await row<Row>(
    db,
    `UPDATE charts SET ${columns.map((key) => `${key} = ?, `).join('')}changed = ? WHERE id = ? AND account = ? RETURNING ${COLUMNS}`,
    ...columns.map((key) => (key === 'tags' ? JSON.stringify(changes.tags) : (changes[key] as string | null))),
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
