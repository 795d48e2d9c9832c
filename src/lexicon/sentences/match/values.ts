/** The values of a kūṭa, and the nearest change, in words. */

import { GANA_HINDI } from '../../../../build/lexicon/hindi/gana';
import { KUTA_HINDI } from '../../../../build/lexicon/hindi/kuta';
import { NADI_HINDI } from '../../../../build/lexicon/hindi/nadi';
import { RAJJU_HINDI } from '../../../../build/lexicon/hindi/rajju';
import { VARNA_HINDI } from '../../../../build/lexicon/hindi/varna';
import { VASHYA_HINDI } from '../../../../build/lexicon/hindi/vashya';
import { YONI_HINDI } from '../../../../build/lexicon/hindi/yoni';
import { all as TEXTS } from '../../../../build/lexicon/sentences/all/match';
import { GANA_NAMES } from '../../../../build/lexicon/terms/gana';
import { GRAHA_NAMES } from '../../../../build/lexicon/terms/graha';
import { KUTA_NAMES } from '../../../../build/lexicon/terms/kuta';
import { NADI_NAMES } from '../../../../build/lexicon/terms/nadi';
import { nakshatraName } from '../../../../build/lexicon/terms/nakshatra';
import { RAJJU_NAMES } from '../../../../build/lexicon/terms/rajju';
import { rashiName } from '../../../../build/lexicon/terms/rashi';
import { VARNA_NAMES } from '../../../../build/lexicon/terms/varna';
import { VASHYA_NAMES } from '../../../../build/lexicon/terms/vashya';
import { YONI_NAMES } from '../../../../build/lexicon/terms/yoni';
import type { SentenceLanguage } from '../../../data/language';
import type { KutaKey } from '../../../data/match/row';
import type { KutaValue, MatchChange } from '../../../domain/match/types';
import { formatIn } from '../../formats';
import type { Name } from '../../name';
import { namesIn } from '../names';
import { hindiNames } from '../names/hindi';

/** The name of a class, in small letters. */
const inSmallLetters = (name: Name): Name => ({ ...name, iast: name.iast.toLowerCase() });

/** The name of a value: a class, a graha, a rāśi or a nakṣatra. */
export function valueName(value: KutaValue): Name {
  switch (value.kind) {
    case 'varna':
      return inSmallLetters(VARNA_NAMES[value.key]);
    case 'vashya':
      return inSmallLetters(VASHYA_NAMES[value.key]);
    case 'yoni':
      return inSmallLetters(YONI_NAMES[value.key]);
    case 'gana':
      return inSmallLetters(GANA_NAMES[value.key]);
    case 'nadi':
      return inSmallLetters(NADI_NAMES[value.key]);
    case 'rajju':
      return inSmallLetters(RAJJU_NAMES[value.key]);
    case 'graha':
      return GRAHA_NAMES[value.key];
    case 'rashi':
      return rashiName(value.rashi);
    case 'nakshatra':
      return nakshatraName(value.nakshatra);
  }
}

function hindiValueName(value: KutaValue): string {
  switch (value.kind) {
    case 'varna':
      return VARNA_HINDI[value.key];
    case 'vashya':
      return VASHYA_HINDI[value.key];
    case 'yoni':
      return YONI_HINDI[value.key];
    case 'gana':
      return GANA_HINDI[value.key];
    case 'nadi':
      return NADI_HINDI[value.key];
    case 'rajju':
      return RAJJU_HINDI[value.key];
    case 'graha':
      return hindiNames.graha(value.key);
    case 'rashi':
      return hindiNames.rashi(value.rashi);
    case 'nakshatra':
      return hindiNames.nakshatra(value.nakshatra);
  }
}

/** "Rohiṇī (count 5)", "kṣatriya". */
export function valueInWords(value: KutaValue, language: SentenceLanguage): string {
  const name = language === 'hi' ? hindiValueName(value) : valueName(value).iast;
  const count = 'count' in value ? value.count : null;
  return count === null ? name : TEXTS[language].count({ name, count });
}

/**
 * A sentence about the nearest change, or its absence.
 *
 * @param birth  what the sentence calls the birth whose time moves
 */
export function sensitivityInWords(
  { secondsToChange, what }: { secondsToChange: number | null; what: Omit<MatchChange, 'half'> | null },
  birth: string,
  language: SentenceLanguage,
): string {
  const texts = TEXTS[language];
  if (secondsToChange === null || what === null) return texts['no-change']({ who: birth });
  const { list, seconds } = formatIn(language);
  const names = namesIn(language);
  const kutaName = (key: KutaKey): string => (language === 'hi' ? KUTA_HINDI[key] : KUTA_NAMES[key].iast);
  return texts[secondsToChange < 0 ? 'earlier' : 'later']({
    who: birth,
    duration: seconds(secondsToChange, 'oblique'),
    place: texts['moon-at']({
      nakshatra: names.nakshatra(what.nakshatra),
      pada: what.pada,
      rashi: names.rashi(what.rashi),
    }),
    points: list(what.kutas.map(({ key, from, to }) => texts.points({ kuta: kutaName(key), from, to }))),
    ...what.total,
  });
}
