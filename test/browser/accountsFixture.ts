/** Helpers for tests of accounts: a virtual authenticator, births that are saved, and the tables of the database. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CDPSession, Page } from 'playwright-core';
import { inject } from 'vitest';
import { VARANASI } from './births';
import type { Record } from './page';

export interface Authenticator {
  session: CDPSession;
  id: string;
  /** Sets whether the authenticator is available. If not, it does not respond. */
  present(present: boolean): Promise<void>;
  /** Sets whether user verification succeeds. */
  verifies(verified: boolean): Promise<void>;
  /** Credential IDs of its passkeys. */
  credentialIds(): Promise<string[]>;
}

/** A virtual authenticator with resident keys and user verification. */
export async function addAuthenticator(page: Page, transport: 'internal' | 'usb' = 'internal'): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    session,
    id,
    present: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled });
    },
    verifies: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified });
    },
    credentialIds: async () => {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId: id });
      return credentials.map(({ credentialId }) => credentialId);
    },
  };
}

/** Copies the passkeys to another device, as a passkey provider does. */
export async function copyPasskeys(from: Authenticator, to: Authenticator): Promise<void> {
  const { credentials } = await from.session.send('WebAuthn.getCredentials', { authenticatorId: from.id });
  for (const credential of credentials) {
    await to.session.send('WebAuthn.addCredential', { authenticatorId: to.id, credential });
  }
}

/** Removes expected errors from the record: browsers log responses with an error status as errors. */
export function forgive(record: Record, status: number): void {
  record.errors = record.errors.filter((error) => !error.includes(`status of ${status}`));
}

/** Registers on the page of saved charts, and waits until the account exists. */
export async function register(page: Page & { record: Record }, name = ''): Promise<string> {
  await page.goto('/charts');
  if (name) {
    await page.getByText('About passkeys').click();
    await page.getByLabel('Name, if you like').fill(name);
  }
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByText('Your account is made.').waitFor();
  return page.evaluate(async () => ((await (await fetch('/account')).json()) as { id: string }).id);
}

export const BIRTHS = [
  {
    name: 'Adelaide',
    year: 1996,
    month: 9,
    day: 10,
    hour: 15,
    minute: 49,
    second: 57,
    lat: -34.92,
    lon: 138.6,
    tzHours: 9.5,
  },
  {
    name: 'Srinagar, four in two',
    year: 1978,
    month: 11,
    day: 28,
    hour: 7,
    minute: 18,
    second: 15,
    lat: 34.08,
    lon: 74.79,
    tzHours: 5.5,
  },
  {
    name: 'Solstice',
    year: 1977,
    month: 6,
    day: 19,
    hour: 18,
    minute: 53,
    second: 40,
    lat: 23.18,
    lon: 75.77,
    tzHours: 5.5,
  },
  {
    name: 'Puri, winter',
    year: 1983,
    month: 1,
    day: 29,
    hour: 7,
    minute: 8,
    second: 17,
    lat: 19.81,
    lon: 85.83,
    tzHours: 5.5,
  },
  { name: 'First example', ...VARANASI.body },
];

/** Saves births through the API, as the page does. The last one has the latest change. */
export async function saveBirths(page: Page, births: readonly object[] = BIRTHS): Promise<void> {
  for (const birth of births) {
    const saved = await page.evaluate(async (body) => {
      const answer = await fetch('/api/chart', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.headers.get('X-Chart-Saved');
    }, birth);
    if (saved !== 'true') throw new Error('a birth was not saved');
  }
}

/** Names of the saved charts of the signed-in account. */
export const savedNames = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(async () => {
    const { charts } = (await (await fetch('/account/charts')).json()) as { charts: { name: string | null }[] };
    return charts.map(({ name }) => name);
  });

const TABLES = { accounts: 'id', passkeys: 'account', sessions: 'account', challenges: 'account', charts: 'account' };

/** Number of rows of an account in each table, read from the database file. */
export function rowsOf(account: string): { [table: string]: number } {
  const folder = join(inject('state'), 'v3/d1/miniflare-D1DatabaseObject');
  const counts: { [table: string]: number } = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')) {
    const database = new DatabaseSync(join(folder, file), { readOnly: true });
    for (const [table, column] of Object.entries(TABLES)) {
      const { n } = database.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE ${column} = ?`).get(account) as {
        n: number;
      };
      counts[table] = (counts[table] ?? 0) + n;
    }
    database.close();
  }
  return counts;
}
