/**
 * Positions of lagna and grahas for the rules. Rules ask by key. An unplaced key throws, so that only the part of the
 * chart that needs it is left out.
 */

import type { Dignity } from '../../data/dignity';
import { BODY_KEYS, GRAHA_KEYS, type GrahaKey, isBody, type PointKey } from '../../data/keys';
import { recordFor } from '../../kernel/keys';
import { norm360 } from '../circle';
import { Lacking } from './attempt';
import { isCombust } from './combustion';
import { dignityOf, nodeDignity } from './dignity';
import type { BodyRashis } from './friendship';
import { degreesInRashi, rashiOf } from './placement';
import { houseFrom } from './rashi';
import type { Positions } from './types';

/** Sidereal longitudes, degrees, and which of the five planets are retrograde. */
export interface StandingInput {
  lonDeg: Record<PointKey, number>;
  retrograde: Partial<Record<GrahaKey, boolean>>;
}

export interface Standing {
  /** Sidereal longitude, degrees, 0 ≤ x < 360. */
  lonDeg(key: PointKey): number;
  /** Degrees within its rāśi. */
  degrees(key: PointKey): number;
  /** 1..12 from Meṣa. */
  rashi(key: PointKey): number;
  /** Whole-sign house from the lagna, 1..12. */
  house(key: GrahaKey): number;
  dignity(key: GrahaKey): Dignity;
  retrograde(key: GrahaKey): boolean;
  combust(key: GrahaKey): boolean;
  /** Rāśis of the seven. */
  readonly bodyRashis: BodyRashis;
  /** Whether a graha is a natural benefic (śubha) or a malefic. */
  benefic(key: GrahaKey): boolean;
}

const ALWAYS_MALEFIC: readonly GrahaKey[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];

/** The waxing Moon is benefic, the waning one malefic; at conjunction and opposition it is malefic. */
const isWaxing = (moonDeg: number, sunDeg: number): boolean => {
  const elongation = norm360(moonDeg - sunDeg);
  return elongation > 0 && elongation < 180;
};

/** Memoises a function by key. */
function memoised<K extends PointKey, V>(compute: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

/**
 * Prepares longitudes for the rules.
 *
 * Benefics: Guru and Śukra always, the waxing Moon, and Budha unless the malefics in its rāśi outnumber the benefics
 * there (customary).
 */
export function standingOf({ lonDeg, retrograde }: StandingInput): Standing {
  const placed = memoised((key: PointKey): number => {
    const deg = lonDeg[key];
    if (!Number.isFinite(deg)) throw new Lacking({ lack: 'place', point: key });
    return deg;
  });
  const rashi = memoised((key: PointKey) => rashiOf(placed(key)));
  let bodyRashis: BodyRashis | undefined;
  const rashisOfBodies = (): BodyRashis => {
    bodyRashis ??= recordFor(BODY_KEYS, rashi);
    return bodyRashis;
  };
  const isRetrograde = (key: GrahaKey) => retrograde[key] ?? false;
  const benefic = memoised((key: GrahaKey): boolean => {
    if (ALWAYS_MALEFIC.includes(key)) return false;
    if (key === 'moon') return isWaxing(placed('moon'), placed('sun'));
    if (key !== 'mercury') return true;
    const company = GRAHA_KEYS.filter((other) => other !== 'mercury' && rashi(other) === rashi('mercury'));
    const benefics = company.filter(benefic).length;
    return company.length - benefics <= benefics;
  });
  return {
    lonDeg: placed,
    degrees: (key) => degreesInRashi(placed(key)),
    rashi,
    house: (key) => houseFrom(rashi('lagna'), rashi(key)),
    dignity: memoised((key: GrahaKey) =>
      isBody(key) ? dignityOf(key, placed(key), rashisOfBodies()) : nodeDignity(key, rashi(key)),
    ),
    retrograde: isRetrograde,
    combust: (key) => isBody(key) && (isCombust(key, placed(key), placed('sun'), isRetrograde(key)) ?? false),
    get bodyRashis() {
      return rashisOfBodies();
    },
    benefic,
  };
}

/** The standing of the positions of a chart. */
export function standingFrom({ lagna, grahas }: Pick<Positions, 'lagna' | 'grahas'>): Standing {
  const lonDeg = Object.fromEntries(grahas.map(({ key, siderealDeg }) => [key, siderealDeg]));
  const retrograde = Object.fromEntries(grahas.map((graha) => [graha.key, graha.retrograde]));
  return standingOf({ lonDeg: { ...lonDeg, lagna: lagna.siderealDeg } as StandingInput['lonDeg'], retrograde });
}
