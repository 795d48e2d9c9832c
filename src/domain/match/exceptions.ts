/**
 * Exceptions as rows: the condition on the two Moons, and its source. Every kūṭa without full points lists its
 * exceptions, whether they apply or not.
 */
import { type Attribution, agreed, disputed, single } from '../../data/attribution';
import type { MoonPlace } from './moonPlace';
import { lordsFriends, lordsSame } from './rows/points';
import { nakshatraCount } from './rows/values';
import type { ExceptionKey, KutaKey } from './types';

type Pair = (vara: MoonPlace, kanya: MoonPlace) => boolean;

interface ExceptionRow {
  key: ExceptionKey;
  /** The kūṭas that list it. */
  kutas: readonly KutaKey[];
  source: Attribution;
  /** The condition on the two Moons, or other kūṭas of the tradition that must hold (all keys of one list). */
  when: Pair | readonly (readonly KutaKey[])[];
}

const LORDS: Pair = (vara, kanya) => lordsSame(vara, kanya) || lordsFriends(vara, kanya);

const LISTED: readonly number[] = [3, 4, 5, 6, 8, 18, 22, 26, 27];

const EXCEPTIONS: readonly ExceptionRow[] = [
  {
    key: 'bhakuta-same-lord',
    kutas: ['bhakuta', 'rashi'],
    source: agreed('muhurta-chintamani'),
    when: lordsSame,
  },
  {
    key: 'bhakuta-friendly-lords',
    kutas: ['bhakuta', 'rashi'],
    source: agreed('muhurta-chintamani'),
    when: lordsFriends,
  },
  {
    key: 'nadi-same-rashi-other-nakshatra',
    kutas: ['nadi'],
    source: agreed('muhurta-chintamani'),
    when: (vara, kanya) => vara.rashi === kanya.rashi && vara.nakshatra !== kanya.nakshatra,
  },
  {
    key: 'nadi-same-nakshatra-other-rashi',
    kutas: ['nadi'],
    source: single('muhurta-chintamani', 'astroexpertsolutions'),
    when: (vara, kanya) => vara.nakshatra === kanya.nakshatra && vara.rashi !== kanya.rashi,
  },
  {
    key: 'nadi-same-nakshatra-other-pada',
    kutas: ['nadi'],
    source: single('muhurta-chintamani', 'astroexpertsolutions'),
    when: (vara, kanya) => vara.nakshatra === kanya.nakshatra && vara.pada !== kanya.pada,
  },
  {
    key: 'nadi-nakshatra-list',
    kutas: ['nadi'],
    source: single('jyotisha-chintamani'),
    when: (vara, kanya) => LISTED.includes(vara.nakshatra) || LISTED.includes(kanya.nakshatra),
  },
  { key: 'nadi-lord', kutas: ['nadi'], source: single('raman-muhurtha'), when: LORDS },
  {
    key: 'gana-friendly-lords',
    kutas: ['gana'],
    source: disputed('scribd-268021076', 'planets4u', 'raman-muhurtha'),
    when: LORDS,
  },
  {
    key: 'gana-beyond-14',
    kutas: ['gana'],
    source: disputed('scribd-268021076', 'planets4u', 'raman-muhurtha'),
    when: (vara, kanya) => nakshatraCount(vara, kanya) > 14,
  },
  {
    key: 'stri-dirgha-rashi-maitri',
    kutas: ['stri-dirgha'],
    source: single('raman-muhurtha'),
    when: [['rashi'], ['graha-maitri', 'rashyadhipati']],
  },
  {
    key: 'rajju-four',
    kutas: ['rajju'],
    source: single('raman-muhurtha'),
    when: [['graha-maitri', 'rashyadhipati'], ['rashi'], ['dina'], ['mahendra']],
  },
];

interface JudgedException {
  key: ExceptionKey;
  source: Attribution;
  applies: boolean;
}

/**
 * The exceptions of a kūṭa, each evaluated for a pair.
 *
 * @param holds  whether a kūṭa of the tradition holds; false for one that it does not have
 */
export function exceptionsOf(
  kuta: KutaKey,
  vara: MoonPlace,
  kanya: MoonPlace,
  holds: (kuta: KutaKey) => boolean,
): JudgedException[] {
  return EXCEPTIONS.filter(({ kutas }) => kutas.includes(kuta)).map(({ key, source, when }) => ({
    key,
    source,
    applies: typeof when === 'function' ? when(vara, kanya) : when.every((keys) => keys.some(holds)),
  }));
}
