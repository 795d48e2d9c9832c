/**
 * What the service can be asked besides by the paths of its endpoints: by the operator, and as tools. A question is
 * checked by its endpoint's schema and gets its endpoint's answer; what stands before the endpoint, its limit for
 * one, it does not pass.
 */
import type { Context } from 'hono';
import * as z from 'zod';
import { traditionalTimeAt } from '../domain/calendar/now';
import { searchFacts } from '../domain/facts';
import { panchangaAt } from '../domain/panchanga/now';
import { fail, ok, type Result } from '../domain/result';
import { utsavasOf } from '../domain/utsavas/year';
import { presentSecond, REFERENCE, REFERENCE_TZ_HOURS } from './almanac/reference';
import { NAMES as CHART_NAMES, chartAnswer } from './chart/answer';
import { ChartRequest } from './chart/request';
import type { AppEnv } from './env';
import { type FieldNames, NO_NAMES, type Problem } from './envelope';
import { presentFound, tidyQuery } from './facts/present';
import { FactsRequest } from './facts/request';
import { presentGhadi } from './ghadi/present';
import { isObject } from './middleware/body';
import { presentMuhurtas } from './muhurta/present';
import { NAMES as MUHURTA_NAMES, muhurtasAsked } from './muhurta/question';
import { MuhurtaRequest } from './muhurta/request';
import { presentPanchanga } from './panchanga/present';
import { presentUtsavas } from './utsavas/present';
import { askedYear, NAMES as UTSAVAS_NAMES } from './utsavas/query';
import { UtsavasRequest } from './utsavas/request';
import { validate } from './validation';

/** Why a question is not answered, and how its endpoint names the fields. */
export interface Refused {
  problem: Problem;
  names: FieldNames;
}

export interface Question {
  /** What may be asked: the schema of the endpoint. */
  request: z.ZodObject;
  /** Answers a body. Where it is part of a larger one, `inside` names its field, and fields are told under it. */
  ask(c: Context<AppEnv>, body: unknown, inside?: string): Promise<Result<object, Refused>>;
}

type Answer = Result<object, Problem>;

const under = (inside: string | undefined, names: FieldNames): FieldNames => {
  const field = (name: string) => (inside === undefined || name === '' ? name : `${inside}.${name}`);
  const { epoch, day, time, timezone } = names;
  return { epoch: field(epoch), day: field(day), time: field(time), timezone: field(timezone) };
};

/** A body as its schema reads it, wherever it stands. */
function read<S extends z.ZodObject>(
  schema: S,
  body: unknown,
  inside: string | undefined,
  names: FieldNames,
): Result<z.output<S>, Problem> {
  if (inside === undefined) return validate(schema, body, names);
  const outer = validate(z.object({ [inside]: schema }), { [inside]: body }, names);
  return outer.ok ? ok(outer.value[inside] as z.output<S>) : outer;
}

function question<S extends z.ZodObject>(
  request: S,
  ownNames: FieldNames,
  answer: (c: Context<AppEnv>, asked: z.output<S>) => Answer | Promise<Answer>,
): Question {
  return {
    request,
    async ask(c, body, inside) {
      const names = under(inside, ownNames);
      if (!isObject(body)) {
        const field = inside ?? '';
        return fail({ problem: { reason: 'invalid_field', field, message: `${field} must be an object.` }, names });
      }
      const asked = read(request, body, inside, names);
      const answered = asked.ok ? await answer(c, asked.value) : asked;
      return answered.ok ? answered : fail({ problem: answered.error, names });
    },
  };
}

const Nothing = z.object({});

/** Whatever is wrong with a question of our own clock's is no fault of the caller. */
const orInternal = <T extends object>(answer: Result<T, unknown>): Answer =>
  answer.ok ? answer : fail({ reason: 'internal' });

const mapped = <T, E, U>(result: Result<T, E>, map: (value: T) => U): Result<U, E> =>
  result.ok ? ok(map(result.value)) : result;

export const QUESTIONS = {
  panchanga: question(Nothing, NO_NAMES, (c) => {
    const now = presentSecond(c.var.now());
    return orInternal(mapped(panchangaAt(c.var.kernel(), now, REFERENCE, REFERENCE_TZ_HOURS), presentPanchanga));
  }),
  ghadi: question(Nothing, NO_NAMES, (c) => {
    const now = presentSecond(c.var.now());
    return orInternal(mapped(traditionalTimeAt(c.var.kernel(), now, REFERENCE, REFERENCE_TZ_HOURS), presentGhadi));
  }),
  muhurta: question(MuhurtaRequest, MUHURTA_NAMES, (c, asked) =>
    mapped(muhurtasAsked(c.var.kernel(), asked), (dated) => presentMuhurtas(asked, dated)),
  ),
  chart: question(ChartRequest, CHART_NAMES, (c, asked) => chartAnswer(c.var.kernel(), asked)),
  utsavas: question(UtsavasRequest, UTSAVAS_NAMES, (c, asked) => {
    const written = Object.entries(asked).map(([key, value]): [string, string] => [key, String(value)]);
    const year = askedYear(new URLSearchParams(written));
    if (!year.ok) return year;
    const { years, lat, lon, tz } = year.value;
    const place = { latDeg: lat, lonDeg: lon };
    const found = utsavasOf(c.var.kernel(), { year: years[0] as number, place, tz });
    return mapped(found, (utsavas) => presentUtsavas(year.value, utsavas));
  }),
  facts: question(FactsRequest.omit({ format: true }), NO_NAMES, (_, { q = '' }) => {
    const query = tidyQuery(q);
    return ok(presentFound(query, searchFacts(query)));
  }),
} satisfies Record<string, Question>;

export type QuestionKey = keyof typeof QUESTIONS;
