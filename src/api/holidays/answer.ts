/** The holidays of a region in a year. */

import { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type * as z from 'zod';
import type { HolidayKind } from '../../data/holidays/rule';
import { type LanguageTag, type SentenceLanguage, sentenceLanguage } from '../../data/language';
import type { Region } from '../../data/observances/regions';
import { seatOf } from '../../data/observances/seats';
import { type Holiday, type HolidayYear, holidayListOf, holidaysOf } from '../../domain/holidays/year';
import { fail, ok, type Result } from '../../domain/result';
import { FIRST_YEAR, LAST_YEAR } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import type { Cite } from '../../lexicon/citations';
import { loadCitations } from '../../lexicon/citations';
import { type Labels, loadObservanceLabels } from '../../lexicon/labels';
import { utsavaLabel } from '../../lexicon/observances';
import { regionName } from '../../lexicon/regions';
import {
  holidayKindName,
  holidayLines,
  holidayMarginWords,
  holidayName,
  holidayRuleWords,
  holidaysTitle,
  isObservance,
} from '../../lexicon/sentences/holidays';
import type { DomainFields, Problem } from '../problem';
import { domainProblem } from '../problem';
import type { Code, LoadKernel, Occasion } from '../resource';
import { CALENDAR_STAMP, calendarText, newCalendar, REFRESH_SECONDS, wholeDay } from '../shapes/icalendar';
import { presentLanguage } from '../shapes/language';
import { seatLabel } from '../shapes/location';
import { type PageQuestion, pageOf, pageQuestion } from '../shapes/page';
import { dateAt } from '../shapes/relative';
import { validate } from '../validate';
import { HolidaysRequest } from './request';
import type { HolidaysResponse } from './response';

/** An event keeps its identifier when a forecast becomes a notified day, because that has the key and no date. */
function holidaysCalendar(year: HolidayYear, labels: Labels, cite: Cite, language: SentenceLanguage): string {
  const { region, status, holidays } = year;
  const calendar = newCalendar(
    'holidays',
    holidaysTitle(regionName(region, language), year.year, language),
    REFRESH_SECONDS,
  );
  const counts = new Map<string, number>();
  for (const holiday of holidays) {
    const { key, date, kind } = holiday;
    const name = `${key}-${kind}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    calendar.createEvent({
      ...wholeDay(date),
      id: `${name}-${year.year}${count === 1 ? '' : `-${count}`}-${region}@khagola`,
      stamp: CALENDAR_STAMP,
      summary: holidayName(key, labels, language),
      description: holidayLines(holiday, year, labels, cite, language).join('\n'),
      categories: [{ name: holidayKindName(kind, language) }],
      status: status === 'notified' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendarText(calendar);
}

type Answer = z.output<typeof HolidaysResponse>;

interface HolidaysQuestion {
  region: Region;
  year: number;
  kinds?: readonly HolidayKind[];
  lang?: LanguageTag;
  page: PageQuestion;
}

const FIELDS: DomainFields = { epoch: 'year', day: 'year', time: 'year', timezone: 'region' };

/** The present year at the seat of a region, or the nearest year with holidays. */
async function presentYear(region: Region, nowMs: number): Promise<number> {
  const today = await dateAt(seatOf(region), nowMs);
  return Math.min(Math.max(Number(today.slice(0, 4)), FIRST_YEAR), LAST_YEAR);
}

async function read(body: Record<string, unknown>, occasion: Occasion): Promise<Result<HolidaysQuestion, Problem>> {
  const request = validate(HolidaysRequest, body);
  if (!request.ok) return request;
  const { region, kind, lang } = request.value;
  const year = request.value.year ?? (await presentYear(region, occasion.nowMs));
  return ok({
    region,
    year,
    ...(kind && { kinds: [...new Set(kind)].sort() }),
    ...(lang && { lang }),
    page: pageQuestion(request.value, { ...body, year }),
  });
}

/** The holidays of a question, with names of observances in the language of its sentences. */
async function found(
  kernel: LoadKernel,
  { region, year, kinds }: HolidaysQuestion,
  language: SentenceLanguage,
): Promise<Result<{ holidays: HolidayYear; labels: Labels }, Problem>> {
  const all = holidaysOf(kernel(), { region, year });
  if (!all.ok) return fail(domainProblem(all.error, FIELDS));
  const holidays = all.value.holidays.filter(({ kind }) => kinds === undefined || kinds.includes(kind));
  return ok({ holidays: { ...all.value, holidays }, labels: await loadObservanceLabels(language) });
}

async function answer(kernel: LoadKernel, question: HolidaysQuestion): Promise<Result<Answer, Problem>> {
  const { lang } = question;
  const language = sentenceLanguage(lang ?? 'en');
  const all = await found(kernel, question, language);
  if (!all.ok) return all;
  const { holidays, labels } = all.value;
  const own = lang === undefined ? null : await loadObservanceLabels(lang);
  const { region, year, status, place, lists, without } = holidays;
  const { items, page } = pageOf(holidays.holidays, question.page);
  const nameOf = (key: string) => ({ key, name: holidayName(key, labels, language) });
  const present = (holiday: Holiday): Answer['holidays'][number] => {
    const { key, date, kind, rule, marginDays } = holiday;
    return {
      date: isoDate(date),
      ...nameOf(key),
      ...(own && isObservance(key) && { label: utsavaLabel(own, key) }),
      kind,
      status,
      ...(rule && {
        rule: holidayRuleWords(rule, labels, language),
        margin_days: marginDays,
        notes: holidayMarginWords(holiday, language),
      }),
    };
  };
  return ok({
    region,
    year,
    status,
    ...(status === 'forecast' && {
      decided_at: {
        lat: place.lat,
        lon: place.lon,
        tz: place.tz,
        name: place.name,
        ...seatLabel(place, lang),
      },
    }),
    lists: lists.map(({ days: _, ...list }) => list),
    ...presentLanguage(lang),
    ...page,
    holidays: items.map(present),
    without: without.map(nameOf),
  });
}

export const holidays: Code<typeof HolidaysRequest, HolidaysQuestion, Answer> = {
  request: HolidaysRequest,
  read,
  price: {
    rates: 'holidays',
    work: ({ region, year }) => ({ request: 1, forecast: holidayListOf(region, year) ? 0 : 1 }),
  },
  answer,
  formats: {
    async ics(kernel, question) {
      const language = sentenceLanguage(question.lang ?? 'en');
      const all = await found(kernel, question, language);
      if (!all.ok) return all;
      const { holidays: year, labels } = all.value;
      const headers = { 'Content-Disposition': `inline; filename="holidays-${year.region}-${year.year}.ics"` };
      return ok({ body: holidaysCalendar(year, labels, await loadCitations(language), language), headers });
    },
  },
};
