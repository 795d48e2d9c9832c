/** Searches the windows of a purpose, with the verdict on every day. */
import type * as z from 'zod';
import { sentenceLanguage } from '../../data/language';
import { compareMuhurtas } from '../../domain/muhurta-search/compare';
import { traditionsOf } from '../../domain/muhurta-search/ruleSet';
import { type Muhurtas, muhurtasOf } from '../../domain/muhurta-search/search';
import type { MuhurtaQuestion } from '../../domain/muhurta-search/types';
import { fail, ok, type Result } from '../../domain/result';
import { civilDateOf } from '../../domain/time/civil';
import { historiesFor, zoneChoice } from '../../domain/time/zone';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { Code, LoadKernel, Occasion } from '../resource';
import { labelsFor } from '../shapes/language';
import { locationOf } from '../shapes/location';
import { withNamedNumbers } from '../shapes/namedNumbers';
import { pageQuestion } from '../shapes/page';
import { validateSpan } from '../shapes/span';
import { presentWindowsFile } from './icalendar';
import { presentMuhurtas } from './present';
import { muhurtaSearchPricing } from './price';
import type { SearchQuestion } from './request';
import { MuhurtasRequest } from './request';
import type { MuhurtasResponse } from './response';

const FIELDS: DomainFields = { epoch: 'from', day: 'from', time: 'from', timezone: 'tz' };

const locate =
  (occasion: Occasion) =>
  async (request: z.output<typeof MuhurtasRequest>): ReturnType<typeof locationOf> =>
    locationOf(request, occasion, { rounds: true });

async function read(given: Record<string, unknown>, occasion: Occasion): Promise<Result<SearchQuestion, Problem>> {
  const numbered = await withNamedNumbers(MuhurtasRequest, given);
  if (!numbered.ok) return numbered;
  const body = numbered.value;
  const spanned = await validateSpan(MuhurtasRequest, body, locate(occasion), occasion);
  if (!spanned.ok) return spanned;
  const { request, place, assumed } = spanned.value;
  const { purpose, tradition, from, to, compare, nakshatra, rashi, direction, lang, times } = request;
  const natal = { ...(nakshatra !== undefined && { nakshatra }), ...(rashi !== undefined && { rashi }) };
  const known = traditionsOf(purpose);
  const chosen = compare && known.filter((key) => compare.includes('all') || compare.includes(key));
  return ok({
    search: {
      purpose,
      tradition,
      from: civilDateOf(from),
      to: civilDateOf(to),
      place: { latDeg: place.lat, lonDeg: place.lon },
      zone: zoneChoice(place.tz),
      natal,
      ...(direction && { direction }),
    },
    place,
    assumed,
    compare: chosen ?? null,
    page: pageQuestion(request, { ...body, from, to, year: undefined }),
    isUtc: times === 'utc',
    lang,
  });
}

/** The search with the histories of its zone. */
const withHistories = async (search: MuhurtaQuestion): Promise<MuhurtaQuestion> => ({
  ...search,
  histories: await historiesFor(search.from, search.zone),
});

function searched(kernel: LoadKernel, search: MuhurtaQuestion): Result<Muhurtas, Problem> {
  const found = muhurtasOf(kernel(), search);
  return found.ok ? found : fail(domainProblem(found.error, FIELDS));
}

export const muhurtaSearch: Code<typeof MuhurtasRequest, SearchQuestion, z.output<typeof MuhurtasResponse>> = {
  request: MuhurtasRequest,
  read,
  price: muhurtaSearchPricing,
  async answer(kernel, question) {
    const { compare, lang } = question;
    const search = await withHistories(question.search);
    const found = searched(kernel, search);
    if (!found.ok) return found;
    const compared = compare && compareMuhurtas(kernel(), search, compare);
    if (compared && !compared.ok) return fail(domainProblem(compared.error, FIELDS));
    const wording = { labels: await labelsFor(lang), language: sentenceLanguage(lang ?? 'en') };
    const { stampInVocabulary } = await import('../shapes/stampInVocabulary');
    return ok(presentMuhurtas(found.value, compared?.value ?? null, question, wording, stampInVocabulary));
  },
  formats: {
    async ics(kernel, question) {
      const found = searched(kernel, await withHistories(question.search));
      if (!found.ok) return found;
      const { purpose, from, to } = question.search;
      const file = `${purpose}-${from.year}-${to.year}.ics`;
      const body = presentWindowsFile(found.value, question.place, sentenceLanguage(question.lang ?? 'en'));
      return ok({ body, headers: { 'Content-Disposition': `inline; filename="${file}"` } });
    },
  },
};
