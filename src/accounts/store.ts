/** The only access to the database: statements with bound values, and one error class for every failure. */

/** The part of a D1 database that the service uses. */
export interface Database {
  prepare(sql: string): PreparedStatement;
  batch<Row>(statements: PreparedStatement[]): Promise<Outcome<Row>[]>;
}

export interface PreparedStatement {
  bind(...values: unknown[]): PreparedStatement;
  all<Row>(): Promise<Outcome<Row>>;
}

interface Outcome<Row> {
  results: Row[];
}

/** The database failed. Its message is dropped, because it may quote stored data. */
export class StorageFault extends Error {
  override name = 'StorageFault';
}

type Value = string | number | null | Uint8Array;

/** Timeout for the database. It usually answers within milliseconds, across an ocean within a few hundred. */
const ANSWERS_WITHIN_MS = 5000;

/**
 * The result of the database, or a fault after the timeout. A change that is still pending then may or may not be made.
 */
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
export function statement(db: Database, sql: string, ...values: Value[]): PreparedStatement {
  try {
    return db.prepare(sql).bind(...values);
  } catch {
    throw new StorageFault();
  }
}

/** The rows that a statement selects, or returns from its changes. */
export async function rows<Row>(db: Database, sql: string, ...values: Value[]): Promise<Row[]> {
  return (await guarded(() => statement(db, sql, ...values).all<Row>())).results;
}

/** The first row of a statement, or undefined. */
export async function row<Row>(db: Database, sql: string, ...values: Value[]): Promise<Row | undefined> {
  return (await rows<Row>(db, sql, ...values))[0];
}

/** Runs several statements in one transaction; returns the rows of each. */
export async function together(db: Database, statements: PreparedStatement[]): Promise<unknown[][]> {
  return (await guarded(() => db.batch<unknown>(statements))).map(({ results }) => results);
}
