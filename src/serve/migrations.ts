/** The tables of the local database: new migrations are applied in order, each whole or not at all. */
import { readdirSync, readFileSync } from 'node:fs';

/** The methods of D1 that migrations use. */
interface MigratedDatabase {
  prepare(sql: string): { bind(...values: unknown[]): unknown; all(): Promise<{ results: unknown[] }> };
  batch(statements: unknown[]): Promise<unknown>;
}

/** The table in which wrangler keeps the names of applied migrations too. */
const APPLIED = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** The statements of a text, without comments. Each ends with a semicolon at the end of its line. */
const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

/**
 * Applies the migrations that a database does not have yet.
 *
 * @param folder  of the migrations; the names of their files give the order
 */
export async function migrate(database: MigratedDatabase, folder: string): Promise<void> {
  await database.batch([database.prepare(APPLIED)]);
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all();
  const applied = new Set((results as { name: string }[]).map(({ name }) => name));
  for (const name of readdirSync(folder).toSorted()) {
    if (applied.has(name)) continue;
    await database.batch([
      ...statementsOf(readFileSync(`${folder}/${name}`, 'utf8')).map((statement) => database.prepare(statement)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
  }
}
