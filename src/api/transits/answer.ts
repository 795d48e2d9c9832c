/** The transits of a span over a birth. */
import type * as z from 'zod';
import { GRAHA_KEYS } from '../../data/keys';
import { sentenceLanguage } from '../../data/language';
import { VIMSHOTTARI_YEAR_DAYS } from '../../domain/dasha/vimshottari';
import { fail, ok, type Result } from '../../domain/result';
import { DEFAULT_SKY_BODIES } from '../../domain/sky/types';
import { civilFromDays } from '../../domain/time/civil';
import { localDay } from '../../domain/time/covered';
import { isoDate } from '../../domain/time/isoCivil';
import { zoneIdentifier } from '../../domain/time/zone';
import { computeTransits } from '../../domain/transits/transits';
import { DEFAULT_NATAL_POINTS, NATAL_POINTS } from '../../domain/transits/types';
import type { Kernel } from '../../kernel/kernel';
import { inGregorian, natalOf, presentBirth, readBirthIn, withDatedBirths } from '../birth';
import { rowsOfTables, tableFormats } from '../formats';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { Code, LoadKernel, Occasion } from '../resource';
import { presentSettings } from '../settings';
import { daysOfSpan, kernelForDays, presentOtherYear, presentOtherYears } from '../shapes/anyYear';
import { dayOf, daySpan } from '../shapes/days';
import { labelsFor } from '../shapes/language';
import { validateSpan } from '../shapes/span';
import { presentTransits, presentTransitsFile } from './present';
import { transitsPricing } from './price';
import type { TransitsRequestQuestion } from './question';
import { TransitsRequest } from './request';
import type { TransitsResponse } from './response';

const FIELDS: DomainFields = { epoch: 'birth', day: 'from', time: 'from', timezone: 'tz' };

/** The birth of a valid request, with the clocks of its span. */
const located = (occasion: Occasion) => async (request: z.output<typeof TransitsRequest>) => {
  const birth = await readBirthIn('birth', inGregorian(request.birth), occasion);
  if (!birth.ok) return birth;
  const { place, assumed } = birth.value;
  const tz = request.tz === undefined ? place.tz : (zoneIdentifier(request.tz) as string);
  return ok({ place: { birth: birth.value, tz, lon: place.lon }, assumed });
};

async function read(
  body: Record<string, unknown>,
  occasion: Occasion,
): Promise<Result<TransitsRequestQuestion, Problem>> {
  const dated = await withDatedBirths(body, ['birth'], occasion);
  const spanned = await validateSpan(TransitsRequest, dated, located(occasion), occasion);
  if (!spanned.ok) return spanned;
  const { request, place } = spanned.value;
  const { birth } = place;
  const { orbs, lang, times, kakshyas = false, bodies = DEFAULT_SKY_BODIES, points = DEFAULT_NATAL_POINTS } = request;
  const [from, to] = daysOfSpan(request).map((day) => isoDate(civilFromDays(day))) as [string, string];
  return ok({
    birth,
    natal: natalOf(birth, request),
    from,
    to,
    bodies: GRAHA_KEYS.filter((key) => bodies.includes(key)),
    points: NATAL_POINTS.filter((point) => points.includes(point)),
    ...(orbs !== undefined && { orbs }),
    tz: place.tz,
    hasKakshyas: kakshyas,
    isUtc: times === 'utc',
    ...(lang !== undefined && { lang }),
  });
}

/** The kernel for the birth and the span. */
function kernelFor(kernel: LoadKernel, { birth, from, to }: TransitsRequestQuestion): Kernel {
  const days = [localDay(birth.jdUt, birth.tzHours), dayOf(from), dayOf(to)];
  return kernelForDays(kernel, Math.min(...days), Math.max(...days));
}

async function computed(kernel: LoadKernel, asked: TransitsRequestQuestion) {
  const { birth, natal, from, to, bodies, points, orbs, tz, hasKakshyas } = asked;
  const isAtBirthplace = tz === birth.place.tz;
  const { fromJd, toJd, clocks } = await daySpan(from, to, tz, isAtBirthplace ? birth.lonDeg : undefined);
  const transits = computeTransits(kernelFor(kernel, asked), {
    natal,
    fromJd,
    toJd,
    bodies,
    points,
    ...(orbs !== undefined && { orbDeg: orbs }),
    yearDays: VIMSHOTTARI_YEAR_DAYS,
    withKakshyas: hasKakshyas,
  });
  return transits.ok ? ok({ transits: transits.value, fromJd, clocks }) : fail(domainProblem(transits.error, FIELDS));
}

type Answer = z.output<typeof TransitsResponse>;

async function answer(kernel: LoadKernel, asked: TransitsRequestQuestion): Promise<Result<Answer, Problem>> {
  const result = await computed(kernel, asked);
  if (!result.ok) return result;
  const { birth, natal, from, to, bodies, points, orbs, tz, lang } = asked;
  const ofYears = kernelFor(kernel, asked);
  const start = ofYears.sky(result.value.fromJd);
  if (!start.ok) return fail(domainProblem(start.error, FIELDS));
  const { FOUND_TRANSITS } = await import('./response');
  const clocks = asked.isUtc ? null : result.value.clocks;
  const wording = { labels: await labelsFor(lang), language: lang === undefined ? null : sentenceLanguage(lang) };
  const found = presentTransits(result.value.transits, clocks, wording);
  return ok({
    birth: { ...presentBirth(birth, clocks), ...presentOtherYear(ofYears, result.value.transits.natal.sky, birth) },
    assumed: birth.assumed,
    from,
    to,
    ...presentOtherYears(from, to, start.value),
    tz,
    settings: presentSettings(natal),
    bodies: [...bodies],
    points: [...points],
    ...(orbs !== undefined && { orbs }),
    ...FOUND_TRANSITS.spell(found, clocks),
  } as Answer);
}

/** The tables of transits in the order of their rows. */
const TABLES = ['hits', 'ingresses', 'kakshyas', 'dasha', 'sade_sati', 'ashtama_shani', 'kantaka_shani'] as const;
type TransitTables = Readonly<Partial<Record<(typeof TABLES)[number], readonly object[]>>>;

export const transitRows = (answer: TransitTables): object[] =>
  rowsOfTables(Object.fromEntries(TABLES.map((table) => [table, answer[table]])));

export const transits: Code<typeof TransitsRequest, TransitsRequestQuestion, Answer> = {
  request: TransitsRequest,
  read,
  price: transitsPricing,
  answer,
  formats: {
    ...tableFormats(answer, (transits) => transitRows(transits as unknown as TransitTables)),
    async ics(kernel, asked) {
      const result = await computed(kernel, asked);
      if (!result.ok) return result;
      const body = presentTransitsFile(result.value.transits, asked, sentenceLanguage(asked.lang ?? 'en'));
      const file = `transits-${asked.from}-${asked.to}.ics`;
      return ok({ body, headers: { 'Content-Disposition': `inline; filename="${file}"` } });
    },
  },
};
