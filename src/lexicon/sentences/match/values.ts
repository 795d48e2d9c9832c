/** The values of a kūṭa, and the nearest change, in words. */

import { KUTA_NAMES } from '../../../domain/match/names';
import { NADI_NAMES, RAJJU_NAMES } from '../../../domain/match/tables/classes';
import { YONI_NAMES } from '../../../domain/match/tables/yoni';
import type { KutaKey, KutaValue, MatchSensitivity } from '../../../domain/match/types';
import { GANA_NAMES, VARNA_NAMES, VASHYA_NAMES } from '../../../domain/moonClasses';
import { formatIn } from '../../formats';
import type { SentenceLanguage } from '../../language';
import { grahaName, type Name, nakshatraName, rashiName } from '../../names';

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
      return grahaName(value.key);
    case 'rashi':
      return rashiName(value.rashi);
    case 'nakshatra':
      return nakshatraName(value.nakshatra);
  }
}

const named = (name: Name, language: SentenceLanguage): string => (language === 'hi' ? name.sa : name.iast);

/** "Rohiṇī (count 5)", "kṣatriya". */
export function valueInWords(value: KutaValue, language: SentenceLanguage): string {
  const name = named(valueName(value), language);
  const count = 'count' in value ? value.count : null;
  if (count === null) return name;
  return `${name} (${language === 'hi' ? 'गणना' : 'count'} ${count})`;
}

const kutaName = (key: KutaKey, language: SentenceLanguage): string => named(KUTA_NAMES[key], language);

/** A sentence about the nearest change, or its absence. */
export function sensitivityInWords(
  { who, secondsToChange, what }: MatchSensitivity,
  language: SentenceLanguage,
): string {
  if (secondsToChange === null || what === null) {
    return language === 'hi'
      ? `${who} के जन्म-समय के लिए गणना की सीमा के भीतर कोई परिवर्तन नहीं है।`
      : `For the birth time of ${who} there is no change within the span of computation.`;
  }
  const { list, seconds } = formatIn(language);
  const duration = seconds(secondsToChange, 'oblique');
  const place = `${named(nakshatraName(what.nakshatra), language)}, ${language === 'hi' ? 'पाद' : 'pāda'} ${what.pada}, ${named(rashiName(what.rashi), language)}`;
  const earlier = secondsToChange < 0;
  if (language === 'hi') {
    const changes = what.kutas.map(({ key, from, to }) => `${kutaName(key, 'hi')} ${from} से ${to}`);
    return `${who} का जन्म-समय ${duration} ${earlier ? 'पहले' : 'बाद'} लेने पर चन्द्रमा का स्थान: ${place}; अंक: ${list(changes)}; योग ${what.total.from} से ${what.total.to}।`;
  }
  const changes = what.kutas.map(({ key, from, to }) => `${kutaName(key, 'en')} from ${from} to ${to}`);
  return `With the birth time of ${who} ${duration} ${earlier ? 'earlier' : 'later'}, the Moon is in ${place}, which changes ${list(changes)} and the total from ${what.total.from} to ${what.total.to}.`;
}
