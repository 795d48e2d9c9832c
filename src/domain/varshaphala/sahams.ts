/** The thirty-six sahams of an annual chart. */

import { SAHAM_ROWS, type SahamKey, type SahamTerm } from '../../data/varshaphala/sahams';
import { BODY_KEYS, type BodyKey } from '../../kernel/keys';
import { norm360 } from '../circle';
import { rashiOf } from '../positions/placement';
import { countFrom, rashiLord } from '../positions/rashi';
import type { AnnualStanding, Saham } from './types';

/** 15° of Karka. */
const KARKA_15_DEG = 105;

type Terms = readonly [SahamTerm, SahamTerm, SahamTerm];

/** The terms of a row in the chart, by day or by night. */
function termsOf(row: (typeof SAHAM_ROWS)[number], lagnaLord: BodyKey, isDay: boolean): Terms {
  const [a, b, c]: Terms = row.key === 'samartha' && lagnaLord === 'mars' ? ['jupiter', 'mars', 'lagna'] : row.terms;
  if (isDay || 'same' in row) return [a, b, c];
  return 'night' in row ? row.night : [b, a, c];
}

/** Longitude of a term other than a saham; NaN for a house that does not exist. */
function termDeg(term: SahamTerm, { lonDeg, madhyaDeg }: AnnualStanding): number {
  const lagnaRashi = rashiOf(lonDeg.lagna);
  if (term === 'lagna' || (BODY_KEYS as readonly string[]).includes(term)) return lonDeg[term as BodyKey | 'lagna'];
  if (term === 'karka-15') return KARKA_15_DEG;
  if (term === 'lord-of-sun') return lonDeg[rashiLord(rashiOf(lonDeg.sun))];
  if (term === 'lord-of-moon') return lonDeg[rashiLord(rashiOf(lonDeg.moon))];
  const house = Number(term.replace(/^(lord|h)/, ''));
  if (term.startsWith('lord')) return lonDeg[rashiLord(countFrom(lagnaRashi, house))];
  return madhyaDeg?.[house - 1] ?? Number.NaN;
}

/**
 * The sahams in the order of their table: A − B + C, plus 30° if C is not on the arc from B forward to A, ends included
 * (disputed: by longitude here; others compare rāśis).
 */
export function sahamsOf(standing: AnnualStanding): Saham[] {
  const lagnaLord = rashiLord(rashiOf(standing.lonDeg.lagna));
  const known = new Map<SahamTerm, number>();
  return SAHAM_ROWS.map((row) => {
    const terms = termsOf(row, lagnaLord, standing.isDay);
    const [a, b, c] = terms.map((term) => known.get(term) ?? termDeg(term, standing)) as [number, number, number];
    const isBetween = norm360(c - b) <= norm360(a - b);
    const siderealDeg = norm360(a - b + c + (isBetween || 'plain' in row ? 0 : 30));
    known.set(row.key, siderealDeg);
    const rashi = Number.isNaN(siderealDeg) ? Number.NaN : rashiOf(siderealDeg);
    const [nameA, nameB, nameC] = terms;
    return {
      key: row.key as SahamKey,
      siderealDeg,
      rashi,
      lord: Number.isNaN(rashi) ? null : rashiLord(rashi),
      formula: `${nameA} - ${nameB} + ${nameC}`,
    };
  });
}
