/**
 * Candra-bala, tārā-bala and candrāṣṭama: the rāśis and nakṣatras of birth for which the Moon of the day is good, and
 * the rāśi of birth from which it is in the eighth.
 *
 * Source  Muhūrta-cintāmaṇi as almanac programs quote it; the tables of `test/truth/days`
 */
import { CHANDRABALA_PLACES, TARABALA_TARAS } from '../../data/days/values';
import type { DayView } from './view';

const RASHIS = 12;
const NAKSHATRAS = 27;

/** The tārā of the Moon's nakṣatra for a nakṣatra of birth, 1..9. */
export const taraOf = (birth: number, moon: number): number => ((moon - birth + NAKSHATRAS) % 9) + 1;

/** The place of the Moon's rāśi counted inclusively from a rāśi of birth, 1..12. */
export const chandraPlaceOf = (birth: number, moon: number): number => ((moon - birth + RASHIS) % RASHIS) + 1;

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

const GOOD_RASHIS: readonly (readonly number[])[] = numbersTo(RASHIS).map((moon) =>
  numbersTo(RASHIS).filter((birth) => CHANDRABALA_PLACES.includes(chandraPlaceOf(birth, moon))),
);
const GOOD_NAKSHATRAS: readonly (readonly number[])[] = numbersTo(NAKSHATRAS).map((moon) =>
  numbersTo(NAKSHATRAS).filter((birth) => TARABALA_TARAS.includes(taraOf(birth, moon))),
);

/** A stay of the Moon in a rāśi: the rāśis of birth, 1..12, for which it is good. */
interface Chandrabala {
  moonRashi: number;
  untilJd: number;
  good: readonly number[];
}

export const chandrabala = ({ during, sky }: DayView): Chandrabala[] =>
  during(sky.moonRashis()).map(({ index, endJd }) => ({
    moonRashi: index,
    untilJd: endJd,
    good: GOOD_RASHIS[index - 1] as readonly number[],
  }));

/** A stay of the Moon in a nakṣatra: the nakṣatras of birth, 1..27, for which it is good. */
interface Tarabala {
  nakshatra: number;
  untilJd: number;
  good: readonly number[];
}

export const tarabala = ({ during, sky }: DayView): Tarabala[] =>
  during(sky.limbs().nakshatra).map(({ index, endJd }) => ({
    nakshatra: index,
    untilJd: endJd,
    good: GOOD_NAKSHATRAS[index - 1] as readonly number[],
  }));

/** The rāśi of birth, 1..12, from which the Moon is in the eighth. */
interface Chandrashtama {
  rashi: number;
  untilJd: number;
}

export const chandrashtama = ({ during, sky }: DayView): Chandrashtama[] =>
  during(sky.moonRashis()).map(({ index, endJd }) => ({ rashi: ((index - 8 + RASHIS) % RASHIS) + 1, untilJd: endJd }));
