/** Searches the reference facts, page by page. */
import type * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import { ok } from '../../domain/result';
import { foundFacts } from '../kundali-facts/answer';
import { presentFacts, presentLanguages, tidyQuery } from '../kundali-facts/present';
import { FACT_COUNT, factsPricing } from '../kundali-facts/price';
import type { Code } from '../resource';
import { type PageQuestion, pageOf, pageQuestion } from '../shapes/page';
import { validate } from '../validate';
import { FactsRequest } from './request';
import type { FactsResponse } from './response';

/** A search of the facts and a page of its matches. */
interface FactsPageQuestion {
  query: string;
  lang?: LanguageTag;
  page: PageQuestion;
}

export const facts: Code<typeof FactsRequest, FactsPageQuestion, z.output<typeof FactsResponse>> = {
  request: FactsRequest,
  price: {
    rates: factsPricing.rates,
    work: ({ page: { limit = FACT_COUNT, cursor }, ...search }, form) =>
      factsPricing.work({ ...search, limit: Math.max(0, Math.min(limit, FACT_COUNT - cursor)) }, form),
  },
  read(body) {
    const request = validate(FactsRequest, body);
    if (!request.ok) return request;
    const { q = '', lang } = request.value;
    return ok({ query: tidyQuery(q), ...(lang && { lang }), page: pageQuestion(request.value, body) });
  },
  async answer(_, { page: asked, ...search }) {
    const found = await foundFacts(search);
    const { items, page } = pageOf(found.facts, asked);
    return ok({
      query: search.query,
      ...presentLanguages(found),
      ...page,
      facts: presentFacts({ ...found, facts: items }),
    });
  },
};
