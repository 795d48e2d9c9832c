/** The words of figures: English with IAST, or Hindi with Devanāgarī. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/drawings';
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import { NAKSHATRA_NAMES } from '../../../build/lexicon/terms/nakshatra';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import type { MansionKey } from '../../data/chakras';
import type { PointKey } from '../../data/keys';
import { degreesInRashi, rashiOf } from '../../domain/positions/placement';
import type { Name } from '../../lexicon/name';
import { GRAHA_LABELS } from '../labels';
import { figures } from '../text';
import type { Script } from '../types';
import { degreeWords } from '../words';

/** The language of a script. */
export const languageOf = (script: Script): 'en' | 'hi' => (script === 'iast' ? 'en' : 'hi');

export const textsOf = (script: Script) => TEXTS[languageOf(script)];

/** A name in a script. */
export const inScript = ({ iast, sa }: Pick<Name, 'iast' | 'sa'>, script: Script): string =>
  script === 'iast' ? iast : sa;

/** Names that a figure shows. */
export interface FigureNames {
  /** A graha or the lagna. */
  point(key: PointKey): string;
  /** The same in about two letters. */
  label(key: PointKey): string;
  /** @param number  1 to 12 from Meṣa */
  rashi(number: number): string;
  /** A nakṣatra among 28. */
  mansion(key: MansionKey): string;
}

/** The words of a figure: its script, whose language its sentences have, and its names. */
export interface FigureWords {
  script: Script;
  names: FigureNames;
}

/** The Sanskrit names in a script. */
export const namesIn = (script: Script): FigureNames => ({
  point: (key) => (key === 'lagna' ? textsOf(script).lagna : inScript(GRAHA_NAMES[key], script)),
  label: (key) => GRAHA_LABELS[key][script],
  rashi: (number) => inScript(rashiName(number), script),
  mansion(key) {
    const name = NAKSHATRA_NAMES.find((each) => each.key === key);
    return name ? inScript(name, script) : textsOf(script).abhijit;
  },
});

/** Digits of a text in a script. */
const inDigits = (text: string, script: Script): string =>
  text.replace(/\d/g, (digit) => figures(Number(digit), script));

/** `07°17′` in the numerals of a script. */
export const degreesIn = (deg: number, script: Script): string => inDigits(degreeWords(deg), script);

/** `Guru 07°17′ Karka, retrograde`. */
export function pointWords(
  { key, siderealDeg, retrograde = false }: { key: PointKey; siderealDeg: number; retrograde?: boolean },
  { script, names }: FigureWords,
): string {
  const texts = textsOf(script);
  const point = texts.point({
    name: names.point(key),
    degrees: degreesIn(degreesInRashi(siderealDeg), script),
    rashi: names.rashi(rashiOf(siderealDeg)),
  });
  return retrograde ? texts.retrograde({ point }) : point;
}
