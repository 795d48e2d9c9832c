/** Computes the match of two births. */
import type * as z from 'zod';
import { sentenceLanguage } from '../../data/language';
import { type MatchQuestion, matchOf } from '../../domain/match/match';
import { computePositions } from '../../domain/positions/positions';
import type { ChartQuestion } from '../../domain/positions/types';
import { fail, ok, type Result } from '../../domain/result';
import { readBirth } from '../birth';
import { domainProblem, type Problem } from '../problem';
import type { Code, Occasion } from '../resource';
import { labelsFor } from '../shapes/language';
import { validate } from '../validate';
import { presentMatch } from './present';
import { MatchRequest } from './request';
import type { MatchResponse } from './response';

interface MatchRequestQuestion extends MatchQuestion {
  a: ChartQuestion;
  b: ChartQuestion;
  lang: z.output<typeof MatchRequest>['lang'];
}

const fieldsOf = (who: 'a' | 'b') => ({ epoch: who, day: who, time: who, timezone: who });

async function read(body: Record<string, unknown>, occasion: Occasion): Promise<Result<MatchRequestQuestion, Problem>> {
  const request = validate(MatchRequest, body);
  if (!request.ok) return request;
  // The original bodies: each resource reads its own.
  const births = body as Record<'a' | 'b', Record<string, unknown>>;
  const a = await readBirth('a', births.a, occasion);
  if (!a.ok) return a;
  const b = await readBirth('b', births.b, occasion);
  if (!b.ok) return b;
  const { system, tradition, orientation, lang } = request.value;
  return ok({ a: a.value, b: b.value, system, ...(tradition && { tradition }), orientation, lang });
}

export const match: Code<typeof MatchRequest, MatchRequestQuestion, z.output<typeof MatchResponse>> = {
  request: MatchRequest,
  read,
  async answer(kernel, { a, b, lang, ...question }) {
    const births = { a: computePositions(kernel(), a), b: computePositions(kernel(), b) };
    if (!births.a.ok) return fail(domainProblem(births.a.error, fieldsOf('a')));
    if (!births.b.ok) return fail(domainProblem(births.b.error, fieldsOf('b')));
    const found = matchOf(kernel(), births.a.value, births.b.value, question);
    const language = sentenceLanguage(lang ?? 'en');
    return ok(presentMatch(found, births.a.value, births.b.value, await labelsFor(lang), language));
  },
};
