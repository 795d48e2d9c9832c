/** The part of an account's data that this page shows. */
import type { GivenSettings } from '../../../domain/chart/settings';
import type { CivilTime } from '../../../domain/time/civil';
import { type AccountAnswer, account, ask, type SignedInAccount } from '../../shared/account';

export interface ListedChart {
  id: string;
  name: string | null;
  place: string | null;
  tags: readonly string[];
  note: string | null;
  input: CivilTime & GivenSettings & { lat: number; lon: number; tzHours: number; tz?: string };
}

export interface ListedPasskey {
  id: string;
  credential_id: string;
  name: string | null;
  created: string;
  used: string | null;
  transports: string[];
  /** Whether it opened this session. */
  current: boolean;
}

/** All account data that the page shows. */
export interface Kept {
  account: SignedInAccount;
  charts: ListedChart[];
  passkeys: ListedPasskey[];
}

/** The signed-in account, with its charts and passkeys. */
export async function kept(): Promise<AccountAnswer<Kept>> {
  const who = await account();
  if (!who.ok) return who;
  const [charts, passkeys] = await Promise.all([
    ask<{ charts: ListedChart[] }>('GET', '/account/charts'),
    ask<{ passkeys: ListedPasskey[] }>('GET', '/account/passkeys'),
  ]);
  if (!charts.ok) return charts;
  if (!passkeys.ok) return passkeys;
  const value = { account: who.value, charts: charts.value.charts, passkeys: passkeys.value.passkeys };
  return { ok: true, value, headers: who.headers };
}

/** Changes a chart by its path. */
export const changeChart = (path: string, chart: Pick<ListedChart, 'name' | 'tags' | 'note'>) =>
  ask<ListedChart>('PATCH', path, chart);

export const chartPath = (id: string): string => `/account/charts/${id}`;
export const passkeyPath = (id: string): string => `/account/passkeys?id=${id}`;

export const signOut = (everywhere: boolean) =>
  ask('POST', everywhere ? '/account/sign-out?everywhere' : '/account/sign-out');
export const exportAll = () => ask<unknown>('GET', '/account/export');
export const deleteAccount = () => ask('DELETE', '/account');
