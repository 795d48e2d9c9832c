/** Kāla-bala, strength of time (BPHS 27). Yuddha-bala, on which authors differ, is not counted. */
import type { BodyKey } from '../../../kernel/types';
import { arcBetween } from '../../circle';
import { ayanaBala } from './ayana';
import type { LordsOfTime } from './lords';
import type { KalaBala, ShadbalaInput } from './types';

/** When each is strong: at midday, at midnight, or always. */
const STRONG_AT = {
  sun: 'midday',
  moon: 'midnight',
  mars: 'midnight',
  mercury: 'always',
  jupiter: 'midday',
  venus: 'midday',
  saturn: 'midnight',
} as const satisfies Record<BodyKey, 'midday' | 'midnight' | 'always'>;

/** Virūpas that the lords of time have. */
const LORD_VIRUPAS = { tribhaga: 60, abda: 15, masa: 30, vara: 45, hora: 60 } as const satisfies Record<
  keyof LordsOfTime,
  number
>;

/** Has tribhāga-bala at every hour. */
const ALWAYS_TRIBHAGA: BodyKey = 'jupiter';

const FULL = 60;

/** Nathonnatha: the strength of day and night, by the Sun's distance from the lower meridian. */
function nathonnatha(key: BodyKey, sunHourAngleDeg: number): number {
  const midday = (180 - Math.abs(sunHourAngleDeg)) / 3;
  return { midday, midnight: FULL - midday, always: FULL }[STRONG_AT[key]];
}

/** Pakṣa: benefics grow with the Moon's elongation, malefics with what it lacks; the Moon's own counts twice. */
function paksha(key: BodyKey, { standing }: ShadbalaInput, benefic: boolean): number {
  const grown = arcBetween(standing.lonDeg('moon'), standing.lonDeg('sun')) / 3;
  return (benefic ? grown : FULL - grown) * (key === 'moon' ? 2 : 1);
}

/** What a graha has as one of the lords of time; NaN where these are not known. */
function asLord(key: BodyKey, of: keyof LordsOfTime, lords: LordsOfTime | null): number {
  if (of === 'tribhaga' && key === ALWAYS_TRIBHAGA) return LORD_VIRUPAS.tribhaga;
  if (lords === null) return Number.NaN;
  return lords[of] === key ? LORD_VIRUPAS[of] : 0;
}

/**
 * Kāla-bala of a graha, virūpas.
 *
 * @param benefic  whether the graha is a natural benefic
 * @param lords    null where no day from sunrise holds the birth: what they give, and the sum, is then NaN
 */
export function kalaBala(key: BodyKey, input: ShadbalaInput, benefic: boolean, lords: LordsOfTime | null): KalaBala {
  const parts = {
    nathonnatha: nathonnatha(key, input.sunHourAngleDeg),
    paksha: paksha(key, input, benefic),
    tribhaga: asLord(key, 'tribhaga', lords),
    abda: asLord(key, 'abda', lords),
    masa: asLord(key, 'masa', lords),
    vara: asLord(key, 'vara', lords),
    hora: asLord(key, 'hora', lords),
    ayana: ayanaBala(key, input.standing.lonDeg(key) + input.ayanamshaDeg),
  };
  const lordship = parts.tribhaga + parts.abda + parts.masa + parts.vara + parts.hora;
  return { ...parts, kala: parts.nathonnatha + parts.paksha + lordship + parts.ayana };
}
