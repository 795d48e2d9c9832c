/** Searches the reference facts, page by page. */

import * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import { ok } from '../../domain/result';
import { formatField } from '../formats';
import { FACT_COUNT, factsPricing, foundFacts } from '../kundali-facts/answer';
import { presentFacts, presentLanguages, tidyQuery } from '../kundali-facts/present';
import { FACT_WORDS, MAX_FACTS } from '../kundali-facts/request';
import type { Code } from '../resource';
import { languageField } from '../shapes/language';
import { type PageQuestion, pageFields, pageOf, pageQuestion } from '../shapes/page';
import { validate } from '../validate';
import type { FactsResponse } from './response';

const FactsRequest = z.object({
  q: FACT_WORDS,
  ...pageFields('facts', MAX_FACTS),
  lang: languageField(),
  format: formatField(),
});

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
