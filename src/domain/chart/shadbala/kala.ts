/** Kāla-bala, strength of time (BPHS 27). It does not include yuddha-bala, because authors differ. */
import { ALWAYS_TRIBHAGA, STRONG_TIMES } from '../../../data/chart/shadbala';
import type { BodyKey } from '../../../kernel/keys';
import { arcBetween } from '../../circle';
import { ayanaBala } from './ayana';
import type { LordsOfTime } from './lords';
import type { KalaBala, ShadbalaInput } from './types';

/** Virūpas of the lords of time. */
const LORD_VIRUPAS = { tribhaga: 60, abda: 15, masa: 30, vara: 45, hora: 60 } as const satisfies Record<
  keyof LordsOfTime,
  number
>;

const FULL = 60;

/** Nathonnatha: strength of day and night, by the Sun's distance from the lower meridian. */
function nathonnatha(key: BodyKey, sunHourAngleDeg: number): number {
  const midday = (180 - Math.abs(sunHourAngleDeg)) / 3;
  return { midday, midnight: FULL - midday, always: FULL }[STRONG_TIMES[key]];
}

/** Pakṣa: benefics gain with the Moon's elongation, malefics with its complement. The Moon's own counts twice. */
function paksha(key: BodyKey, { standing }: ShadbalaInput, benefic: boolean): number {
  const grown = arcBetween(standing.lonDeg('moon'), standing.lonDeg('sun')) / 3;
  return (benefic ? grown : FULL - grown) * (key === 'moon' ? 2 : 1);
}

/** The virūpas of a graha as a lord of time; NaN if the lords are not known. */
function asLord(key: BodyKey, of: keyof LordsOfTime, lords: LordsOfTime | null): number {
  if (of === 'tribhaga' && key === ALWAYS_TRIBHAGA) return LORD_VIRUPAS.tribhaga;
  if (lords === null) return Number.NaN;
  return lords[of] === key ? LORD_VIRUPAS[of] : 0;
}

/**
 * Kāla-bala of a graha, virūpas.
 *
 * @param benefic  whether the graha is a natural benefic
 * @param lords    null if no day from sunrise contains the birth; their virūpas and the sum are then NaN
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
