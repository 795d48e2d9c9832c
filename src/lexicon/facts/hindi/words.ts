/** Words for the facts in Hindi: names, numbers, places in the zodiac. */

import { table } from '../../../../build/lexicon/hi';
import type { GrahaKey } from '../../../data/keys';
import { hindiFormat } from '../../formats/hindi';
import { commonLabels, type LabelKind, tithiLabel } from '../../labels';
import { arcInRashi } from '../english/words';

/** A fact in Hindi: id, title, statement. */
export type HindiRow = readonly [id: string, title: string, statement: string];

const labels = commonLabels(table);

export const name = (kind: LabelKind, key: string): string => labels.label(kind, key);

export const graha = (key: GrahaKey): string => name('graha', key);
export const rashi = (number: number): string => labels.labelAt('rashi', number);
export const nakshatra = (number: number): string => labels.labelAt('nakshatra', number);
export const vara = (number: number): string => labels.labelAt('vara', number);
export const tithi = (number: number): string => tithiLabel(labels, number);

/** "क, ख और ग". */
export const { list } = hindiFormat;
/** "क, ख तथा ग", beside another list in one sentence. */
export const asWellAs = (parts: readonly (string | number)[]): string =>
  parts.length < 2 ? list(parts) : `${parts.slice(0, -1).join(', ')} तथा ${parts.at(-1)}`;
export const grahas = (keys: readonly GrahaKey[], conjunction?: 'and' | 'or'): string =>
  list(keys.map(graha), conjunction);

/** Ordinals by their endings: of a masculine noun, of one with a postposition, of a feminine noun. */
const ENDINGS = { masculine: ['ा', 'ाँ'], oblique: ['े', 'ें'], feminine: ['ी', 'ीं'] } as const;
const IRREGULAR: Readonly<Record<number, string>> = { 1: 'पहल', 2: 'दूसर', 3: 'तीसर', 4: 'चौथ', 6: 'छठ' };
const STEMS = ['', '', '', '', '', 'पाँचव', '', 'सातव', 'आठव', 'नव', 'दसव', 'ग्यारहव', 'बारहव'];

/** In words up to twelve, then as "13वाँ". */
const ordinalWith =
  ([ending, nasal]: (typeof ENDINGS)[keyof typeof ENDINGS]) =>
  (number: number): string => {
    const irregular = IRREGULAR[number];
    return irregular === undefined ? `${STEMS[number] || `${number}व`}${nasal}` : `${irregular}${ending}`;
  };

/** "पहला", "पाँचवाँ". */
export const nth = ordinalWith(ENDINGS.masculine);
/** "पहले", "पाँचवें". */
export const nthOblique = ordinalWith(ENDINGS.oblique);
/** "पहली", "पाँचवीं". */
export const nthFeminine = ordinalWith(ENDINGS.feminine);

const NUMBERS = [
  ...['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात'],
  ...['आठ', 'नौ', 'दस', 'ग्यारह', 'बारह', 'तेरह', 'चौदह', 'पंद्रह'],
];

/** A small number as a word. */
export const inWords = (number: number): string => NUMBERS[number] ?? `${number}`;

/** With the commas of Indian numbers: "1,57,79,17,828". */
export const grouped = (number: number): string => `${number}`.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');

/** A longitude within its rāśi: "मेष 26°40′". */
export function inRashi(degrees: number, isEnd = false): string {
  const { number, arc } = arcInRashi(degrees, isEnd);
  return `${rashi(number)} ${arc}`;
}
