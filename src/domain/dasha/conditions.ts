/** The conditions for the use of a daśā, and whether they hold (BPHS 46). */

import type { ConditionKey } from '../../data/dashas/row';
import { KENDRAS_AND_TRIKONAS } from '../../data/houses';
import { BODY_KEYS } from '../../data/keys';
import { norm360 } from '../circle';
import type { BirthDay } from '../positions/birthDay';
import { countFrom, houseFrom, rashiLord } from '../positions/rashi';
import type { Standing } from '../positions/standing';
import { vargaRashi } from '../positions/vargas';

/** A condition of use; `holds` is null if a required value is not known. */
export type DashaReason =
  | { condition: 'rahu-from-lagna-lord-or-paksha'; holds: boolean | null; rahu: boolean; paksha: boolean | null }
  | { condition: 'four-grahas-in-kendras'; holds: boolean; grahas: number }
  | { condition: 'lagna-lord-in-seventh-or-seventh-lord-in-lagna'; holds: boolean }
  | { condition: 'hora-and-paksha'; holds: boolean }
  | { condition: 'navamsha-of-shukra'; holds: boolean }
  | { condition: 'karka-lagna-and-dvadashamsha'; holds: boolean }
  | { condition: 'vargottama-lagna'; holds: boolean }
  | { condition: 'tenth-lord-in-tenth'; holds: boolean }
  | { condition: 'surya-in-lagna'; holds: boolean }
  | { condition: 'day-and-hora'; holds: boolean | null };

export type AshtottariReason = Extract<DashaReason, { condition: 'rahu-from-lagna-lord-or-paksha' }>;

const KARKA = 4;
const ENOUGH_IN_KENDRAS = 4;

const isShukla = (standing: Standing): boolean => norm360(standing.lonDeg('moon') - standing.lonDeg('sun')) < 180;

/** Whether the lagna is in the Moon's half of a rāśi; the other half is the Sun's. */
const inMoonsHora = (standing: Standing): boolean => vargaRashi('D2', standing.lonDeg('lagna')) === KARKA;

/** House, 1..12, of the lord of a house from the lagna. */
const houseOfLord = (standing: Standing, house: number): number =>
  standing.house(rashiLord(countFrom(standing.rashi('lagna'), house)));

/**
 * Aṣṭottarī: Rāhu is in a kendra or trikoṇa from the lord of the lagna but not in the lagna; or birth is by day in the
 * dark fortnight or by night in the bright one. Either condition is enough (BPHS 46.17 and 46.23).
 *
 * @param day  the day of the birth; null where the Sun does not rise and set around it
 */
export function ashtottariReason(standing: Standing, day: BirthDay | null): AshtottariReason {
  const lagnaLord = rashiLord(standing.rashi('lagna'));
  const fromLord = houseFrom(standing.rashi(lagnaLord), standing.rashi('rahu'));
  const rahu = KENDRAS_AND_TRIKONAS.includes(fromLord) && standing.house('rahu') !== 1;
  const paksha = day && day.isDay !== isShukla(standing);
  return { condition: 'rahu-from-lagna-lord-or-paksha', holds: rahu || paksha, rahu, paksha };
}

/** Maṇḍūka: four or more of the seven grahas in kendras (K. N. Rao). */
function fourInKendras(standing: Standing): DashaReason {
  const grahas = BODY_KEYS.filter((key) => standing.house(key) % 3 === 1).length;
  return { condition: 'four-grahas-in-kendras', holds: grahas >= ENOUGH_IN_KENDRAS, grahas };
}

type SimpleKey = Exclude<ConditionKey, 'rahu-from-lagna-lord-or-paksha' | 'four-grahas-in-kendras'>;

/** Conditions whose answer states only whether they hold. `day` is called only if the half of the day decides. */
const SIMPLE_CONDITIONS: Record<SimpleKey, (standing: Standing, day: () => BirthDay | null) => boolean | null> = {
  'lagna-lord-in-seventh-or-seventh-lord-in-lagna': (standing) =>
    houseOfLord(standing, 1) === 7 || houseOfLord(standing, 7) === 1,
  'hora-and-paksha': (standing) => inMoonsHora(standing) !== isShukla(standing),
  'navamsha-of-shukra': (standing) => rashiLord(vargaRashi('D9', standing.lonDeg('lagna'))) === 'venus',
  'karka-lagna-and-dvadashamsha': (standing) =>
    standing.rashi('lagna') === KARKA && vargaRashi('D12', standing.lonDeg('lagna')) === KARKA,
  'vargottama-lagna': (standing) => vargaRashi('D9', standing.lonDeg('lagna')) === standing.rashi('lagna'),
  'tenth-lord-in-tenth': (standing) => houseOfLord(standing, 10) === 10,
  'surya-in-lagna': (standing) => standing.house('sun') === 1,
  'day-and-hora': (standing, day) => {
    const birthDay = day();
    return birthDay && birthDay.isDay !== inMoonsHora(standing);
  },
};

/** A condition and whether it holds for a birth; null without a condition. */
export function conditionReason(
  condition: ConditionKey | null,
  standing: Standing,
  day: () => BirthDay | null,
): DashaReason | null {
  if (condition === null) return null;
  if (condition === 'rahu-from-lagna-lord-or-paksha') return ashtottariReason(standing, day());
  if (condition === 'four-grahas-in-kendras') return fourInKendras(standing);
  return { condition, holds: SIMPLE_CONDITIONS[condition](standing, day) } as DashaReason;
}
