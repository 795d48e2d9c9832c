/** The words of figures: English with IAST, or Hindi with Devanāgarī. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/drawings';
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import { NAKSHATRA_NAMES } from '../../../build/lexicon/terms/nakshatra';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import type { MansionKey } from '../../data/chakras';
import type { PointKey } from '../../data/keys';
import { degreesInRashi, rashiOf } from '../../domain/positions/placement';
import type { Name } from '../../lexicon/name';
import { figures } from '../text';
import type { Script } from '../types';
import { degreeWords } from '../words';

/** The language of a script. */
export const languageOf = (script: Script): 'en' | 'hi' => (script === 'iast' ? 'en' : 'hi');

export const textsOf = (script: Script) => TEXTS[languageOf(script)];

/** A name in a script. */
export const inScript = ({ iast, sa }: Pick<Name, 'iast' | 'sa'>, script: Script): string =>
  script === 'iast' ? iast : sa;

/** A graha or the lagna. */
export const pointName = (key: PointKey, script: Script): string =>
  key === 'lagna' ? textsOf(script).lagna : inScript(GRAHA_NAMES[key], script);

/** A nakṣatra among 28. */
export function mansionName(key: MansionKey, script: Script): string {
  const name = NAKSHATRA_NAMES.find((each) => each.key === key);
  return name ? inScript(name, script) : textsOf(script).abhijit;
}

/** Digits of a text in a script. */
const inDigits = (text: string, script: Script): string =>
  text.replace(/\d/g, (digit) => figures(Number(digit), script));

/** `07°17′` in the numerals of a script. */
export const degreesIn = (deg: number, script: Script): string => inDigits(degreeWords(deg), script);

/** The rāśi of a longitude, by name. */
export const rashiIn = (siderealDeg: number, script: Script): string =>
  inScript(rashiName(rashiOf(siderealDeg)), script);

/** `Guru 07°17′ Karka, retrograde`. */
export function pointWords(
  { key, siderealDeg, retrograde = false }: { key: PointKey; siderealDeg: number; retrograde?: boolean },
  script: Script,
): string {
  const texts = textsOf(script);
  const point = texts.point({
    name: pointName(key, script),
    degrees: degreesIn(degreesInRashi(siderealDeg), script),
    rashi: rashiIn(siderealDeg, script),
  });
  return retrograde ? texts.retrograde({ point }) : point;
}
