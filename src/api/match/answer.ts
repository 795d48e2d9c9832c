/** Computes the match of two births. */

import type * as z from 'zod';
import { sentenceLanguage } from '../../data/language';
import { matchOf } from '../../domain/match/match';
import { computePositions } from '../../domain/positions/positions';
import { fail, ok, type Result } from '../../domain/result';
import { fixedClocks } from '../../domain/time/zone';
import { natalOf, presentBirth, readBirthIn, withDatedBirths } from '../birth';
import { nameOctets, type Pricing } from '../price';
import { domainProblem, type Problem } from '../problem';
import type { Code, LoadKernel, Occasion } from '../resource';
import { presentSettings } from '../settings';
import { labelsFor } from '../shapes/language';
import { validate } from '../validate';
import { presentMatch } from './present';
import { MatchRequest, type MatchRequestQuestion } from './request';
import type { MatchFound, MatchResponse } from './response';

/** The work of a match: two births, and the traditions of its system. */
const matchPricing: Pricing<MatchRequestQuestion> = {
  rates: 'match',
  work: ({ system, lang }) => ({
    request: 1,
    [system]: 1,
    ...(lang === 'hi' && { hindi: 1 }),
    name_octets: nameOctets(lang),
  }),
};

const fieldsOf = (who: 'a' | 'b') => ({ epoch: who, day: who, time: who, timezone: who });

async function read(body: Record<string, unknown>, occasion: Occasion): Promise<Result<MatchRequestQuestion, Problem>> {
  const request = validate(MatchRequest, await withDatedBirths(body, ['a', 'b'], occasion));
  if (!request.ok) return request;
  const a = await readBirthIn('a', request.value.a, occasion);
  if (!a.ok) return a;
  const b = await readBirthIn('b', request.value.b, occasion);
  if (!b.ok) return b;
  const { system, tradition, orientation, lang, times } = request.value;
  return ok({
    births: { a: a.value, b: b.value },
    a: natalOf(a.value, request.value),
    b: natalOf(b.value, request.value),
    isUtc: times === 'utc',
    system,
    ...(tradition && { tradition }),
    orientation,
    lang,
  });
}

/** The computed part of the answer, in the words of the engine. */
export async function findMatch(
  kernel: LoadKernel,
  { a, b, lang, ...question }: MatchRequestQuestion,
): Promise<Result<z.output<typeof MatchFound>, Problem>> {
  const births = { a: computePositions(kernel(), a), b: computePositions(kernel(), b) };
  if (!births.a.ok) return fail(domainProblem(births.a.error, fieldsOf('a')));
  if (!births.b.ok) return fail(domainProblem(births.b.error, fieldsOf('b')));
  const found = matchOf(kernel(), births.a.value, births.b.value, question);
  const language = sentenceLanguage(lang ?? 'en');
  return ok(presentMatch(found, births.a.value, births.b.value, await labelsFor(lang), language));
}

export const match: Code<typeof MatchRequest, MatchRequestQuestion, z.output<typeof MatchResponse>> = {
  request: MatchRequest,
  read,
  price: matchPricing,
  async answer(kernel, asked) {
    const found = await findMatch(kernel, asked);
    if (!found.ok) return found;
    const { FOUND_MATCH } = await import('./response');
    const spelled = FOUND_MATCH.spell(found.value, null);
    const moons = spelled.births as Record<'a' | 'b', object>;
    const birthOf = (who: 'a' | 'b') => ({
      ...presentBirth(asked.births[who], asked.isUtc ? null : fixedClocks(asked[who].tzHours)),
      assumed: asked.births[who].assumed,
      ...moons[who],
    });
    return ok({
      ...spelled,
      settings: presentSettings(asked.a),
      births: { a: birthOf('a'), b: birthOf('b') },
    } as z.output<typeof MatchResponse>);
  },
};
