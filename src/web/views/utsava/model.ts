/** The days of one observance in a year, whatever the selection that linked to it. */

import { RULES } from '../../../data/observances';
import { type Kind, TRADITIONS } from '../../../data/observances/practice';
import { ownKeyOf } from '../../../data/observances/rule';
import type { NamedPlace } from '../../../data/place';
import { type YearSky, yearSky } from '../../../domain/observances/engine/sky';
import type { Selection } from '../../../domain/observances/question';
import type { Utsava } from '../../../domain/observances/types';
import { utsavasIn } from '../../../domain/observances/year';
import type { Kernel } from '../../../kernel/kernel';
import { loadIndex } from '../../../lexicon/find';
import type { Labels } from '../../../lexicon/labels';
import { utsavaLabel } from '../../../lexicon/observances';
import { zonePast } from '../../reader/zonePast';

export interface UtsavaDays {
  key: string;
  year: number;
  place: NamedPlace;
  /** Empty if it does not occur in this year at this place. */
  utsavas: Utsava[];
  sky: YearSky;
}

const PARANA = '_parana';
const KINDS_BY_KEY = new Map<string, Kind>([
  ...RULES.flatMap(({ key, kind, variants = [] }) =>
    [key, ...variants.flatMap(({ ownRow }) => (ownRow ? [ownKeyOf(key, ownRow)] : []))].map(
      (each) => [each, kind] as const,
    ),
  ),
  ['chandra_grahana', 'eclipse'],
  ['surya_grahana', 'eclipse'],
]);

/** The kind of an observance, so that no other rules run; undefined if the key alone does not determine it. */
function kindOf(key: string): Kind | undefined {
  if (key.endsWith(PARANA)) return 'parana';
  return KINDS_BY_KEY.get(key) ?? TRADITIONS.map((tradition) => KINDS_BY_KEY.get(`${key}_${tradition}`)).find(Boolean);
}

/** The selections that may contain an observance: the default, every region, each tradition. */
const SELECTIONS: readonly Selection[] = [
  {},
  { region: 'all' },
  ...TRADITIONS.map((tradition): Selection => ({ tradition })),
];

/** Whether the key has a name. */
function isNamed(key: string, labels: Labels): boolean {
  try {
    return utsavaLabel(labels, key) !== '';
  } catch {
    return false;
  }
}

/** Null for an unknown key, and outside 1900..2100. */
export function keptOf(
  kernel: Kernel,
  key: string,
  year: number,
  place: NamedPlace,
  labels: Labels,
): UtsavaDays | null {
  if (!isNamed(key, labels)) return null;
  const where = { year, place: { latDeg: place.lat, lonDeg: place.lon }, tz: place.tz, histories: zonePast() };
  const sky = yearSky(kernel, where);
  if (!sky.ok) return null;
  const kind = kindOf(key);
  for (const selection of SELECTIONS) {
    const found = utsavasIn(kernel, sky.value, { ...where, ...selection, ...(kind && { kinds: [kind] }) });
    if (!found.ok) return null;
    const utsavas = found.value.filter((utsava) => utsava.key === key);
    if (utsavas.length > 0) return { key, year, place, utsavas, sky: sky.value };
  }
  return KINDS_BY_KEY.has(key) ? { key, year, place, utsavas: [], sky: sky.value } : null;
}

/** The key of an observance by a common name, `diwali`; null if no observance or several have that name. */
export async function keyOfName(name: string): Promise<string | null> {
  const index = await loadIndex(['en', 'sa'], ['utsava']);
  const [match, ...others] = index.named(name.replace(/[-_]/g, ' '));
  return match && others.length === 0 && match.key !== name ? match.key : null;
}
