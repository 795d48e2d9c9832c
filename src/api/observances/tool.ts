/** Observances as a tool: short rows from today on, each with the reason for its day. */
import * as z from 'zod';
import { ok, type Result } from '../../domain/result';
import { civilFromDays } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { oneOf } from '../fields';
import type { Problem } from '../problem';
import type { Occasion, ToolCode } from '../resource';
import { dayOf } from '../shapes/days';
import { placeOrSeat } from '../shapes/location';
import { isRelative, withDates } from '../shapes/relative';
import { admittedAnswer, chosenFields, fitted, leftOut, RESULT_CHARACTERS, resultsFirst } from '../tool';
import { UTSAVA_FIELDS } from '../utsavas/fields';
import { validate } from '../validate';
import { observances as code } from './answer';
import { ObservancesRequest } from './request';

const {
  format: _,
  cursor: _cursor,
  times: _times,
  events: _events,
  alarms: _alarms,
  ...SHAPE
} = ObservancesRequest.shape;

const ObservancesTool = z.object({
  ...SHAPE,
  times: oneOf(['true', 'false']).optional().describe('With worship, fast and pāraṇa.'),
  fields: chosenFields(UTSAVA_FIELDS),
});

type Row = Record<string, unknown>;

/** The fields that are dates or relative words. */
const DATES = ['from', 'to'];

/** Days after the first in a call without a last one. */
const YEAR_DAYS = 366;

type Input = z.output<typeof ObservancesTool>;

/** A call without relative words, which its schema does not have as dates. */
const withoutWords = (body: Row): Row =>
  Object.fromEntries(Object.entries(body).filter(([field, value]) => !(DATES.includes(field) && isRelative(value))));

/** The span of a valid call: without a last date it is the year from the first one, which by default is today. */
async function spanOf(
  { from = 'today', to }: { from?: string; to?: string },
  { year, next, ...request }: Input,
  occasion: Occasion,
): Promise<Result<object, Problem>> {
  if (year !== undefined || next !== undefined) return ok({});
  if (to !== undefined) return ok({ from, to });
  const located = await placeOrSeat(request, occasion);
  if (!located.ok) return located;
  const { from: first } = await withDates({ from }, ['from'], located.value.place, occasion);
  return ok({ from, to: isoDate(civilFromDays(dayOf(first as string) + YEAR_DAYS)) });
}

/** Fields of a short row, if its observance has them. */
const ROW = ['key', 'date', 'name', 'name_common', 'label', 'epithet', 'kind', 'tradition', 'occurrence'] as const;

/** A row without what most observances have in common. */
function shortRow({ reckoning, tithi, times, ...observance }: Row): Row {
  const told = ROW.map((field) => [field, observance[field]]).filter(
    ([field, value]) => value !== null && value !== undefined && !(field === 'tradition' && value === 'general'),
  );
  const { decision } = (reckoning ?? {}) as { decision?: string };
  return {
    ...Object.fromEntries(told),
    tithi: (tithi as { name: string }).name,
    decision,
    ...(times !== undefined && { times: (times as Row[]).map(shortTime) }),
  };
}

/** A time without its source. */
const shortTime = ({ source: _source, authority: _authority, ...time }: Row): Row => time;

const FRAME_CHARACTERS = 900;

export const observancesTool: ToolCode = {
  request: ObservancesTool,
  async run(kernel, body, occasion) {
    const options = validate(ObservancesTool, withoutWords(body));
    if (!options.ok) return options;
    const { fields, ...request } = body;
    const { fields: chosen, limit } = options.value;
    const timed = chosen?.includes('times') ? { times: 'true' } : {};
    const span = await spanOf(body, options.value, occasion);
    if (!span.ok) return span;
    const answered = await admittedAnswer(code, kernel, { ...request, ...timed, ...span.value }, occasion);
    if (!answered.ok) return answered;
    const { answer } = answered.value;
    const { results, rules } = resultsFirst(answer as typeof answer & { observances: Row[] });
    const { observances, next, count: _count, ...frame } = results;
    const rows = observances.map((row) =>
      chosen ? Object.fromEntries(['key', 'date', ...chosen].map((field) => [field, row[field]])) : shortRow(row),
    );
    const isBounded = chosen === undefined && limit === undefined;
    const room = isBounded ? RESULT_CHARACTERS - FRAME_CHARACTERS : Number.POSITIVE_INFINITY;
    const shown = fitted({ rows }, ['rows'], room).output.rows as Row[];
    // If the answer is cut, the last day of the page may have more.
    const following = (rows[shown.length] ?? (next === null ? undefined : shown.at(-1)))?.date;
    const omitted = UTSAVA_FIELDS.filter((field) => !shown.some((row) => field in row));
    return ok({
      input: body,
      output: {
        ...frame,
        observances: shown,
        left_out: leftOut(omitted, frame.total - shown.length, following as string | undefined),
        ...rules,
      },
    });
  },
};
