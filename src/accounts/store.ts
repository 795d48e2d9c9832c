/** The one way to the database: statements with their values, and one fault for whatever goes wrong with them. */

/** As much of a D1 database as is used. */
export interface Database {
  prepare(sql: string): Statement;
  batch<Row>(statements: Statement[]): Promise<Outcome<Row>[]>;
}

export interface Statement {
  bind(...values: unknown[]): Statement;
  all<Row>(): Promise<Outcome<Row>>;
}

interface Outcome<Row> {
  results: Row[];
}

/** The database failed. What it says of its failure stays out: it may quote what was stored. */
export class StorageFault extends Error {
  override name = 'StorageFault';
}

type Value = string | number | null | Uint8Array;

/** How long the database may take; in order it answers in some milliseconds, across an ocean in some hundred. */
const ANSWERS_WITHIN_MS = 5000;

/** What the database answers, in time; whether a change that is late was made is then not known. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(late.reject, ANSWERS_WITHIN_MS);
  try {
    return await Promise.race([work(), late.promise]);
  } catch {
    throw new StorageFault();
  } finally {
    clearTimeout(timer);
  }
}

/** A statement for a batch. */
export function statement(db: Database, sql: string, ...values: Value[]): Statement {
  try {
    return db.prepare(sql).bind(...values);
  } catch {
    throw new StorageFault();
  }
}

/** The rows of a statement: those that it finds, or that it returns of what it changed. */
export async function rows<Row>(db: Database, sql: string, ...values: Value[]): Promise<Row[]> {
  return (await guarded(() => statement(db, sql, ...values).all<Row>())).results;
}

/** The first row of a statement, where there is one. */
export async function row<Row>(db: Database, sql: string, ...values: Value[]): Promise<Row | undefined> {
  return (await rows<Row>(db, sql, ...values))[0];
}

/** Several statements, all of them or none: the rows of each. */
export async function together(db: Database, statements: Statement[]): Promise<unknown[][]> {
  return (await guarded(() => db.batch<unknown>(statements))).map(({ results }) => results);
}
