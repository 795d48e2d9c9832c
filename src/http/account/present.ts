/** Converts rows of accounts to response fields. */

import type * as z from 'zod';
import type { Account } from '../../accounts/accounts';
import { MAX_CHARTS, type SavedChart } from '../../accounts/charts';
import type { Passkey } from '../../accounts/passkeys';
import type { Session } from '../../accounts/sessions';
import { base64url } from '../../accounts/tokens';
import type { ChartResponse } from '../../api/chart/response';
import type { Point } from '../../api/shapes/point';
import { GRAHA_KEYS } from '../../data/keys';
import { unixToJd } from '../../domain/time/civil';
import { isoUtc } from '../../domain/time/iso';
import type * as schema from './response';

type Shape<S extends z.ZodType> = z.output<S>;

export const iso = (ms: number): string => isoUtc(unixToJd(ms));

export const presentAccount = ({ createdMs, ...account }: Account): Shape<typeof schema.Account> => ({
  id: account.id,
  name: account.name,
  created: iso(createdMs),
  passkeys: account.passkeys,
  charts: account.charts,
  charts_limit: MAX_CHARTS,
});

export const presentPasskey = (passkey: Passkey, session: Session): Shape<typeof schema.Passkey> => ({
  id: passkey.id,
  credential_id: passkey.credential,
  name: passkey.name,
  created: iso(passkey.createdMs),
  used: passkey.usedMs === null ? null : iso(passkey.usedMs),
  backed_up: passkey.backedUp,
  transports: passkey.transports,
  current: passkey.id === session.passkey,
});

/** The additional fields of a passkey in the export. */
export const presentKey = ({ publicKey, counter }: Passkey) => ({ public_key: base64url(publicKey), counter });

export const presentSession = (session: Session, asking: Session) => ({
  created: iso(session.createdMs),
  expires: iso(session.expiresMs),
  current: session.token === asking.token,
});

/** A saved chart has the response shape of the version that saved it; see `saved.ts`. */
export const presentSaved = (chart: SavedChart): Shape<typeof schema.SavedChart> => ({
  id: chart.id,
  name: chart.name,
  place: chart.place,
  tags: [...chart.tags],
  note: chart.note,
  created: iso(chart.createdMs),
  changed: iso(chart.changedMs),
  input: requestOf(chart),
  summary: chart.summary as Shape<typeof schema.ChartSummary>,
});

/** The request of a saved chart, with its current name. */
export const requestOf = ({ input, name }: SavedChart) =>
  ({ ...input, ...(name !== null && { name }) }) as Shape<typeof schema.SavedChart>['input'];

const summaryPoint = ({ sidereal_deg, rashi, rashi_index, nakshatra, pada }: Shape<typeof Point>) => ({
  sidereal_deg,
  rashi,
  rashi_index,
  // A chart of `include: []` has no `nakshatra_pada`.
  nakshatra_pada: `${nakshatra} ${pada}`,
});

/** The summary of a chart, as stored and listed. */
export function summaryOf({ input, lagna, grahas }: Shape<typeof ChartResponse>): Shape<typeof schema.ChartSummary> {
  const byKey = Object.fromEntries(grahas.map((graha) => [graha.key, graha]));
  const point = (key: 'sun' | 'moon') => summaryPoint(byKey[key] as Shape<typeof Point>);
  const rashis = Object.fromEntries(GRAHA_KEYS.map((key) => [key, byKey[key]?.rashi_index ?? null]));
  return {
    utc: input.utc,
    lagna: summaryPoint(lagna),
    sun: point('sun'),
    moon: point('moon'),
    rashis: rashis as Shape<typeof schema.ChartSummary>['rashis'],
  };
}
