/** A date of one calendar in others. */

import type * as z from 'zod';
import { CALENDAR_NAMES } from '../../../build/lexicon/terms/calendar';
import { ANY_CALENDARS, dateOnDay, daysOfDate } from '../../domain/regional/convert';
import {
  type AnyCalendar,
  CALENDAR_KEYS,
  type CalendarError,
  type CalendarKey,
  type CalendarQuestion,
  type RegionalDate,
} from '../../domain/regional/types';
import { fail, ok, type Result } from '../../domain/result';
import { CALENDARS } from '../../domain/time/calendars';
import { civilFromDays } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import type { Kernel } from '../../kernel/kernel';
import { formatIn } from '../../lexicon/formats';
import type { Labels } from '../../lexicon/labels';
import { presentRegionalDate } from '../days/regional';
import { nameOctets, type Pricing } from '../price';
import type { FieldProblem } from '../problem';
import type { Code } from '../resource';
import { labelled, labelsFor, presentLanguage, sentencesOf } from '../shapes/language';
import { pageOf, pageQuestion } from '../shapes/page';
import { UTC_CLOCKS, withDates } from '../shapes/relative';
import { validate } from '../validate';
import { type ConvertQuestion, ConvertRequest, dateNumbers, TodayZone } from './request';
import type { ConvertResponse } from './response';

/** The work of a conversion: one unit for each requested calendar. */
const convertPricing: Pricing<ConvertQuestion> = {
  rates: 'convert',
  work({ to, lang }) {
    const calendars = to?.length ?? ANY_CALENDARS.length - 1;
    return { request: 1, calendar: calendars, name_octets: calendars * nameOctets(lang) };
  },
};

type Answer = z.output<typeof ConvertResponse>;
type ConvertedDate = Answer['conversions'][number];

const gregorian = (day: number): string => isoDate(civilFromDays(day));

/** The problem of a date that its calendar, or a requested calendar, does not have. */
function conversionProblem(error: CalendarError, field: 'date' | 'to', got: string): FieldProblem {
  const problem = { reason: 'invalid_field', field, rule: 'value', got } as const;
  if (error.reason === 'regional_date_out_of_range') {
    const { calendar, firstDay, lastDay } = error;
    const words = `within the days of ${calendar}, ${gregorian(firstDay)} to ${gregorian(lastDay)} (Gregorian)`;
    return { ...problem, expected: { type: 'other', words } };
  }
  const { calendar, year, monthIndex } = error.question;
  const has = error.days === null ? '' : `: month ${monthIndex} of ${year} has ${error.days} days`;
  return { ...problem, expected: { type: 'other', words: `a date that ${calendar} has${has}` } };
}

const nameOf = (labels: Labels | null, key: AnyCalendar) => ({
  key,
  name: CALENDAR_NAMES[key].iast,
  ...labelled(labels, 'calendar', key),
});

const isRegional = (calendar: AnyCalendar): calendar is CalendarKey => CALENDAR_KEYS.some((key) => key === calendar);

const presentFields = (labels: Labels | null, calendar: AnyCalendar, date: RegionalDate) =>
  isRegional(calendar)
    ? presentRegionalDate(labels, calendar, date)
    : {
        year: date.year,
        month: {
          index: date.monthIndex,
          name: formatIn('en').month(date.monthIndex) as string,
          ...(labels && { label: formatIn(sentencesOf(labels)).month(date.monthIndex) as string }),
        },
        day: date.day,
      };

function presentDate(labels: Labels | null, calendar: AnyCalendar, day: number, date: RegionalDate): ConvertedDate {
  return {
    calendar: nameOf(labels, calendar),
    gregorian: gregorian(day),
    date: isoDate({ year: date.year, month: date.monthIndex, day: date.day }),
    ...presentFields(labels, calendar, date),
  };
}

/** The dates of a day, and the calendars that have none. Only a calendar that the request names must have one. */
function datesOnDay(
  kernel: Kernel,
  day: number,
  { from, to }: ConvertQuestion,
  labels: Labels | null,
): Result<{ dates: ConvertedDate[]; without: AnyCalendar[] }, FieldProblem> {
  const [dates, without]: [ConvertedDate[], AnyCalendar[]] = [[], []];
  const others = ANY_CALENDARS.filter((calendar) => calendar !== from);
  for (const calendar of to ?? others) {
    const date = dateOnDay(kernel, calendar, day);
    if (date.ok) dates.push(presentDate(labels, calendar, day, date.value));
    else if (to === undefined) without.push(calendar);
    else return fail(conversionProblem(date.error, 'to', calendar));
  }
  return ok({ dates, without });
}

/** The problem of a request. A date in a regional calendar has no readings, because they name months of the Gregorian one. */
const ofCalendar = (problem: FieldProblem, calendar: unknown): FieldProblem =>
  problem.expected.type === 'date' && calendar !== undefined && !CALENDARS.some((key) => key === calendar)
    ? { ...problem, expected: { type: 'date', ofAnyCalendar: true } }
    : problem;

export const convert: Code<typeof ConvertRequest, ConvertQuestion, Answer> = {
  request: ConvertRequest,
  price: convertPricing,
  async read(body, occasion) {
    const zone = validate(TodayZone, body.tz === undefined ? {} : { tz: body.tz });
    if (!zone.ok) return zone;
    const clocks = { ...UTC_CLOCKS, ...(zone.value.tz !== undefined && { tz: zone.value.tz }) };
    const isGregorian = body.from === undefined || body.from === 'gregorian';
    const dated = isGregorian ? await withDates(body, ['date'], clocks, occasion) : body;
    const request = validate(ConvertRequest, dated);
    if (!request.ok) return fail(ofCalendar(request.error, body.from));
    const { date, from, to, paksha, adhika, lang } = request.value;
    const fortnight = { ...(paksha && { paksha }), ...(adhika !== undefined && { adhika }) };
    const question: CalendarQuestion = { calendar: from, ...dateNumbers(date), ...fortnight };
    return ok({
      date,
      from,
      ...(to && { to: [...new Set(to)] }),
      ...(lang && { lang }),
      question,
      page: pageQuestion(request.value, { ...body, date }),
    });
  },
  async answer(load, asked) {
    const labels = await labelsFor(asked.lang);
    const kernel = load().allYears;
    const days = daysOfDate(kernel, asked.question);
    if (!days.ok) return fail(conversionProblem(days.error, 'date', asked.date));
    const [dates, without]: [ConvertedDate[], Set<AnyCalendar>] = [[], new Set()];
    for (const day of days.value) {
      const onDay = datesOnDay(kernel, day, asked, labels);
      if (!onDay.ok) return onDay;
      dates.push(...onDay.value.dates);
      for (const calendar of onDay.value.without) without.add(calendar);
    }
    const { items, page } = pageOf(dates, asked.page);
    return ok({
      date: asked.date,
      from: nameOf(labels, asked.from),
      gregorian_dates: days.value.map(gregorian),
      ...page,
      conversions: items,
      without: [...without].map((calendar) => nameOf(labels, calendar)),
      ...presentLanguage(asked.lang),
    });
  },
};
