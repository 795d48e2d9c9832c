/** The condition of a rule as a clause: "the Moon is in Rohiṇī or Mṛgaśirā". */
import { all as TEXTS } from '../../../../build/lexicon/sentences/all/muhurta-search';
import type { SentenceLanguage } from '../../../data/language';
import type { MonthTithi, RuleCondition } from '../../../data/muhurta-search/rule';
import { formatIn } from '../../formats';
import { namesIn } from '../names';

type Of<By extends RuleCondition['by']> = Extract<RuleCondition, { by: By }>;

/** "2, 3 or 5 of the bright half, or Pūrṇimā". */
function tithisInWords(tithis: readonly number[], language: SentenceLanguage): string {
  const { half, further } = TEXTS[language];
  const { list } = formatIn(language);
  const bright = tithis.filter((tithi) => tithi < 15);
  const dark = tithis.filter((tithi) => tithi > 15 && tithi < 30).map((tithi) => tithi - 15);
  const inHalf = (key: keyof typeof half, numbers: readonly number[]): string[] =>
    numbers.length === 0 ? [] : [half[key]({ tithis: list(numbers, 'or') })];
  const parts = [
    ...(bright.join() === dark.join()
      ? inHalf('either', bright)
      : [...inHalf('bright', bright), ...inHalf('dark', dark)]),
    ...tithis.filter((tithi) => tithi % 15 === 0).map(namesIn(language).tithi),
  ];
  return parts.reduce((before, last) => further({ before, last }));
}

/** The criterion of visibility, as a clause. */
function visibilityInWords({ limit, graha }: Of<'asta'>, language: SentenceLanguage): string {
  const { visibility } = TEXTS[language];
  if (limit === 'arcus-visionis') return visibility['arcus-visionis'];
  const { superior, inferior } = limit.elongationDeg[graha];
  return superior === inferior
    ? visibility.elongation({ degrees: superior })
    : visibility.elongations({ degrees: superior, before: inferior });
}

/** A clause that describes a true condition. */
export function conditionInWords(condition: RuleCondition, language: SentenceLanguage): string {
  const texts = TEXTS[language];
  const t = texts.condition;
  const { list } = formatIn(language);
  const names = namesIn(language);
  switch (condition.by) {
    case 'nakshatra':
    case 'yoga':
    case 'vara':
    case 'month':
      return t[condition.by]({ names: list(condition.in.map(names[condition.by]), 'or') });
    case 'sun-rashi':
    case 'jupiter-rashi':
    case 'lagna':
      return t[condition.by]({ names: list(condition.in.map(names.rashi), 'or') });
    case 'tithi':
      return t.tithi({ tithis: tithisInWords(condition.in, language) });
    case 'pada': {
      const padas = condition.in.map(([nakshatra, pada]) =>
        texts.pada({ nakshatra: names.nakshatra(nakshatra), pada }),
      );
      return t.pada({ names: list(padas, 'or') });
    }
    case 'moon-arc':
      return t['moon-arc']({ from: condition.fromDeg, to: condition.toDeg });
    case 'season': {
      const monthTithi = ({ month, tithi }: MonthTithi): string => `${names.month(month)} ${names.tithi(tithi)}`;
      return t.season({ from: monthTithi(condition.from), to: monthTithi(condition.to) });
    }
    case 'asta': {
      const { graha, asideDays } = condition;
      const values = { graha: names.graha(graha), visibility: visibilityInWords(condition, language) };
      return asideDays > 0 ? t['asta-aside']({ ...values, days: asideDays }) : t.asta(values);
    }
    case 'sankranti':
      return t.sankranti({ ghatis: condition.ghatis });
    case 'eclipse':
      return t.eclipse({ days: condition.daysAfter });
    case 'tara':
    case 'chandra':
      return t[condition.by]({ counts: list(condition.in, 'or') });
    case 'unjudged':
      return texts.unjudged[condition.what];
    default:
      return t[condition.by];
  }
}
