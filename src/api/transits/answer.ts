/** The transits of a span over a birth. */
import type * as z from 'zod';
import { GRAHA_KEYS } from '../../data/keys';
import { type LanguageTag, sentenceLanguage } from '../../data/language';
import { VIMSHOTTARI_YEAR_DAYS } from '../../domain/dasha/vimshottari';
import type { ChartQuestion } from '../../domain/positions/types';
import { fail, ok, type Result } from '../../domain/result';
import { DEFAULT_SKY_BODIES } from '../../domain/sky/types';
import { zoneIdentifier } from '../../domain/time/zone';
import { computeTransits } from '../../domain/transits/transits';
import { DEFAULT_NATAL_POINTS, NATAL_POINTS } from '../../domain/transits/types';
import { readBirth } from '../birth';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { Code, LoadKernel, Occasion } from '../resource';
import { daySpan } from '../shapes/days';
import { labelsFor } from '../shapes/language';
import { validate } from '../validate';
import { type Echo, presentTransits, presentTransitsFile } from './present';
import { TransitsRequest } from './request';
import type { TransitsResponse } from './response';

const FIELDS: DomainFields = { epoch: 'birth', day: 'from', time: 'from', timezone: 'tz' };

interface TransitsRequestQuestion extends Echo {
  natal: ChartQuestion;
  lang?: LanguageTag;
}

async function read(
  body: Record<string, unknown>,
  occasion: Occasion,
): Promise<Result<TransitsRequestQuestion, Problem>> {
  const request = validate(TransitsRequest, body);
  if (!request.ok) return request;
  const birth = await readBirth('birth', body.birth as Record<string, unknown>, occasion);
  if (!birth.ok) return birth;
  const { from, to, ayanamsa, nodeMode, orbs, tz, lang } = request.value;
  const { bodies = DEFAULT_SKY_BODIES, points = DEFAULT_NATAL_POINTS } = request.value;
  return ok({
    natal: {
      ...birth.value,
      ...(ayanamsa !== undefined && { ayanamsha: ayanamsa }),
      ...(nodeMode !== undefined && { nodeMode }),
    },
    from,
    to,
    bodies: GRAHA_KEYS.filter((key) => bodies.includes(key)),
    points: NATAL_POINTS.filter((point) => points.includes(point)),
    ...(orbs !== undefined && { orbs }),
    ...(tz !== undefined && { tz: zoneIdentifier(tz) as string }),
    ...(lang !== undefined && { lang }),
  });
}

async function found(kernel: LoadKernel, { natal, from, to, bodies, points, orbs, tz }: TransitsRequestQuestion) {
  const { fromJd, toJd, clocks } = await daySpan(from, to, tz);
  const transits = computeTransits(kernel(), {
    natal,
    fromJd,
    toJd,
    bodies,
    points,
    ...(orbs !== undefined && { orbDeg: orbs }),
    yearDays: VIMSHOTTARI_YEAR_DAYS,
  });
  return transits.ok ? ok({ transits: transits.value, clocks }) : fail(domainProblem(transits.error, FIELDS));
}

export const transits: Code<typeof TransitsRequest, TransitsRequestQuestion, z.output<typeof TransitsResponse>> = {
  request: TransitsRequest,
  read,
  async answer(kernel, asked) {
    const answer = await found(kernel, asked);
    if (!answer.ok) return answer;
    const { lang } = asked;
    const wording = { labels: await labelsFor(lang), language: lang === undefined ? null : sentenceLanguage(lang) };
    return ok(presentTransits(answer.value.transits, asked, answer.value.clocks, wording));
  },
  formats: {
    async ics(kernel, asked) {
      const answer = await found(kernel, asked);
      if (!answer.ok) return answer;
      const body = presentTransitsFile(answer.value.transits, asked, sentenceLanguage(asked.lang ?? 'en'));
      const file = `transits-${asked.from}-${asked.to}.ics`;
      return ok({ body, headers: { 'Content-Disposition': `inline; filename="${file}"` } });
    },
  },
};
