/** The values of a kūṭa, and the nearest change, in words. */

import { all as TEXTS } from '../../../../build/lexicon/sentences/all/match';
import { GRAHA_NAMES } from '../../../../build/lexicon/terms/graha';
import { nakshatraName } from '../../../../build/lexicon/terms/nakshatra';
import { rashiName } from '../../../../build/lexicon/terms/rashi';
import type { SentenceLanguage } from '../../../data/language';
import type { Name } from '../../../data/terms/name';
import { KUTA_NAMES } from '../../../domain/match/names';
import { NADI_NAMES, RAJJU_NAMES } from '../../../domain/match/tables/classes';
import { YONI_NAMES } from '../../../domain/match/tables/yoni';
import type { KutaValue, MatchSensitivity } from '../../../domain/match/types';
import { GANA_NAMES, VARNA_NAMES, VASHYA_NAMES } from '../../../domain/moonClasses';
import { formatIn } from '../../formats';
import { namesIn } from '../names';
import { spelled } from '../names/spelled';

/** The name of a value: a class, a graha, a rāśi or a nakṣatra. */
export function valueName(value: KutaValue): Name {
  switch (value.kind) {
    case 'varna':
      return VARNA_NAMES[value.key];
    case 'vashya':
      return VASHYA_NAMES[value.key];
    case 'yoni':
      return YONI_NAMES[value.key];
    case 'gana':
      return GANA_NAMES[value.key];
    case 'nadi':
      return NADI_NAMES[value.key];
    case 'rajju':
      return RAJJU_NAMES[value.key];
    case 'graha':
      return GRAHA_NAMES[value.key];
    case 'rashi':
      return rashiName(value.rashi);
    case 'nakshatra':
      return nakshatraName(value.nakshatra);
  }
}

/** "Rohiṇī (count 5)", "kṣatriya". */
export function valueInWords(value: KutaValue, language: SentenceLanguage): string {
  const name = spelled(valueName(value), language);
  const count = 'count' in value ? value.count : null;
  return count === null ? name : TEXTS[language].count({ name, count });
}

/** A sentence about the nearest change, or its absence. */
export function sensitivityInWords(
  { who, secondsToChange, what }: MatchSensitivity,
  language: SentenceLanguage,
): string {
  const texts = TEXTS[language];
  if (secondsToChange === null || what === null) return texts['no-change']({ who });
  const { list, seconds } = formatIn(language);
  const names = namesIn(language);
  return texts[secondsToChange < 0 ? 'earlier' : 'later']({
    who,
    duration: seconds(secondsToChange, 'oblique'),
    place: texts['moon-at']({
      nakshatra: names.nakshatra(what.nakshatra),
      pada: what.pada,
      rashi: names.rashi(what.rashi),
    }),
    points: list(
      what.kutas.map(({ key, from, to }) => texts.points({ kuta: spelled(KUTA_NAMES[key], language), from, to })),
    ),
    ...what.total,
  });
}
