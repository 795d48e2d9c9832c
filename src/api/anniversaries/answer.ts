/** The civil days of a lunar date. */
import type * as z from 'zod';
import { masaName } from '../../../build/lexicon/terms/masa';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { tithiName } from '../../../build/lexicon/terms/tithi';
import { ANNIVERSARY_RULES, MONTH_SOURCE } from '../../data/anniversaries/rules';
import { sentenceLanguage } from '../../data/language';
import { type Anniversaries, type Anniversary, anniversariesOf } from '../../domain/anniversaries/anniversaries';
import { fail, ok, type Result } from '../../domain/result';
import { civilDateOf } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { historiesFor, zoneChoice } from '../../domain/time/zone';
import { tithiLabel } from '../../lexicon/labels';
import { lunarDateWords, monthReasonWords } from '../../lexicon/sentences/anniversaries';
import { decisionWords } from '../../lexicon/sentences/observances/decision';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { Code, LoadKernel } from '../resource';
import { labelled, labelledAt, labelsFor, presentLanguage } from '../shapes/language';
import { pageOf } from '../shapes/page';
import { instantBy } from '../shapes/presentInstant';
import { anniversariesCalendar } from './icalendar';
import { anniversariesPricing } from './price';
import { type AnniversariesQuestion, readAnniversaries } from './question';
import { AnniversariesRequest } from './request';
import type { AnniversariesResponse } from './response';

type Answer = z.output<typeof AnniversariesResponse>;

const FIELDS: DomainFields = { epoch: 'to', day: 'from', time: 'from', timezone: 'tz' };

async function found(
  kernel: LoadKernel,
  { kind, of, onTwo, from, to, place }: AnniversariesQuestion,
): Promise<Result<Anniversaries, Problem>> {
  const { lat, lon, tz } = place;
  const span = { from: civilDateOf(from), to: civilDateOf(to) };
  const histories = await historiesFor(span.from, zoneChoice(tz));
  const at = { place: { latDeg: lat, lonDeg: lon }, tz, histories };
  const all = anniversariesOf(kernel(), { kind, of, ...(onTwo && { onTwo }), ...span, ...at });
  return all.ok ? all : fail(domainProblem(all.error, FIELDS));
}

async function answer(kernel: LoadKernel, question: AnniversariesQuestion): Promise<Result<Answer, Problem>> {
  const all = await found(kernel, question);
  if (!all.ok) return all;
  const { anniversaries, clocks } = all.value;
  const { kind, of, from, to, place, isUtc, assumed, lang } = question;
  const labels = await labelsFor(lang);
  const language = sentenceLanguage(lang ?? 'en');
  const { kala, source } = ANNIVERSARY_RULES[kind];
  const { items, page } = pageOf(anniversaries, question.page);
  const textAt = (jdUt: number): string => instantBy(isUtc ? null : clocks, jdUt);
  const present = ({ date, tithi, nakshatra, month, window, decision, monthReason }: Anniversary) => ({
    date: isoDate(date),
    tithi: { index: tithi, name: tithiName(tithi).iast, ...(labels && { label: tithiLabel(labels, tithi) }) },
    nakshatra: { index: nakshatra, name: nakshatraName(nakshatra).iast, ...labelledAt(labels, 'nakshatra', nakshatra) },
    month: {
      index: month.amanta,
      name: masaName(month.amanta).iast,
      ...labelledAt(labels, 'masa', month.amanta),
      adhika: month.adhika,
    },
    kala: { key: kala as 'sunrise' | 'aparahna', ...labelled(labels, 'kala', kala) },
    start: window && textAt(window.startJd),
    ...(window && window.endJd > window.startJd && { end: textAt(window.endJd) }),
    reason: decisionWords(decision, language),
    ...(monthReason && { month_rule: monthReason, month_reason: monthReasonWords(monthReason, language) }),
  });
  return ok({
    kind,
    of: lunarDateWords(of, language),
    from,
    to,
    place,
    assumed,
    ...presentLanguage(lang),
    source,
    month_source: MONTH_SOURCE,
    ...page,
    anniversaries: items.map(present),
  });
}

export const anniversaries: Code<typeof AnniversariesRequest, AnniversariesQuestion, Answer> = {
  request: AnniversariesRequest,
  read: readAnniversaries,
  price: anniversariesPricing,
  answer,
  formats: {
    async ics(kernel, question) {
      const all = await found(kernel, question);
      if (!all.ok) return all;
      const body = anniversariesCalendar(question, all.value, sentenceLanguage(question.lang ?? 'en'));
      return ok({ body, headers: { 'Content-Disposition': `inline; filename="${question.kind}.ics"` } });
    },
  },
};
