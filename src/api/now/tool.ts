/** The pañcāṅga of an instant as a tool: its limbs, and the windows of the day, each with whether it runs. */
import { ok, type Result } from '../../domain/result';
import { civilFromDays, unixToJd } from '../../domain/time/civil';
import { localDay } from '../../domain/time/covered';
import { isoDate } from '../../domain/time/isoCivil';
import { days } from '../days/answer';
import type { Problem } from '../problem';
import type { LoadKernel, Occasion, ToolCode } from '../resource';
import { clocksBetween } from '../shapes/clocks';
import type { Location } from '../shapes/place';
import { spanBy } from '../shapes/presentInstant';
import { admittedAnswer, resultsFirst } from '../tool';
import { isObject } from '../validate';
import { now as code } from './answer';
import { NowRequest } from './request';

interface Window extends Record<string, unknown> {
  start: string;
  end: string;
}

const isWindow = (value: unknown): value is Window =>
  isObject(value) && typeof value.start === 'string' && typeof value.end === 'string';

/** The windows of the civil day of an instant, each with whether it runs. */
async function windowsAt(
  kernel: LoadKernel,
  { jdUt, place, isUtc }: { jdUt: number; place: Location; isUtc: boolean },
  occasion: Occasion,
): Promise<Result<Record<string, unknown>[], Problem>> {
  const { lat, lon, tz } = place;
  const clocks = await clocksBetween(place, jdUt - 2, jdUt + 3);
  const date = isoDate(civilFromDays(localDay(jdUt, clocks.hoursAt(jdUt))));
  const body = { from: date, to: date, calendar: 'gregorian', lat, lon, tz, fields: ['windows'], times: 'utc' };
  const answered = await admittedAnswer(days, kernel, body, occasion);
  if (!answered.ok) return answered;
  const [day] = answered.value.answer.days as readonly { windows?: Record<string, unknown> | null }[];
  const jdOf = (utc: string) => unixToJd(Date.parse(utc));
  const written = isUtc ? null : clocks;
  return ok(
    Object.entries(day?.windows ?? {}).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter(isWindow)
        .map(({ start, end }) => ({ startJd: jdOf(start), endJd: jdOf(end) }))
        .map((span) => ({ key, ...spanBy(written, span), runs: span.startJd <= jdUt && jdUt < span.endJd })),
    ),
  );
}

export const nowTool: ToolCode = {
  request: NowRequest,
  async run(kernel, body, occasion) {
    const answered = await admittedAnswer(code, kernel, body, occasion);
    if (!answered.ok) return answered;
    const { question, answer } = answered.value;
    const { results, rules } = resultsFirst(answer);
    const windows = await windowsAt(kernel, question, occasion);
    if (!windows.ok) return windows;
    return ok({ input: body, output: { ...results, windows: windows.value, ...rules } });
  },
};
