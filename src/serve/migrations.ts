/** The tables of the local database: new migrations are applied in order, each whole or not at all. */

/** The methods of D1 that migrations use. */
interface MigratedDatabase {
  prepare(sql: string): { bind(...values: unknown[]): unknown; all(): Promise<{ results: unknown[] }> };
  batch(statements: unknown[]): Promise<unknown>;
}

/** A migration: the name of its file, and its text. */
interface Migration {
  name: string;
  sql: string;
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

/** Applies the migrations that a database does not have yet. */
export async function migrate(database: MigratedDatabase, migrations: readonly Migration[]): Promise<void> {
  await database.batch([database.prepare(APPLIED)]);
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all();
  const applied = new Set((results as { name: string }[]).map(({ name }) => name));
  for (const { name, sql } of migrations) {
    if (applied.has(name)) continue;
    await database.batch([
      ...statementsOf(sql).map((statement) => database.prepare(statement)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
  }
}
