/** Observances as a tool: short rows from today on, each with the reason for its day. */
import * as z from 'zod';
import { seatOf } from '../../data/observances/seats';
import { ok } from '../../domain/result';
import { civilFromDays } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { oneOf } from '../fields';
import type { Occasion, ToolCode } from '../resource';
import { dayOf } from '../shapes/days';
import { dateAt, isRelative } from '../shapes/relative';
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
  times: oneOf(['true', 'false']).optional().meta({ description: 'With worship, fast and pāraṇa.' }),
  fields: chosenFields(UTSAVA_FIELDS),
});

/** Days after the first in a call without a last one. */
const YEAR_DAYS = 366;

type Input = z.output<typeof ObservancesTool>;

/** The span of a call: without a last date it is the year from the first one, which by default is today. */
async function spanOf({ from = 'today', to, year, next, tz, region }: Input, { nowMs }: Occasion): Promise<object> {
  if (year !== undefined || next !== undefined) return {};
  if (to !== undefined) return { from, to };
  const seat = seatOf(region);
  const first = isRelative(from) ? await dateAt({ tz: tz ?? seat.tz, lon: seat.lon }, nowMs) : from;
  return { from, to: isoDate(civilFromDays(dayOf(first) + YEAR_DAYS)) };
}

/** Fields of a short row, if its observance has them. */
const ROW = ['key', 'date', 'name', 'name_common', 'label', 'epithet', 'kind', 'tradition', 'occurrence'] as const;

type Row = Record<string, unknown>;

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
    const options = validate(ObservancesTool, body);
    if (!options.ok) return options;
    const { fields, ...request } = body;
    const { fields: chosen, limit } = options.value;
    const timed = chosen?.includes('times') ? { times: 'true' } : {};
    const span = await spanOf(options.value, occasion);
    const answered = await admittedAnswer(code, kernel, { ...request, ...timed, ...span }, occasion);
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
