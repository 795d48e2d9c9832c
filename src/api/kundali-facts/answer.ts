/** Searches the reference facts. */

import type * as z from 'zod';
import { sentenceLanguage } from '../../data/language';
import { ok } from '../../domain/result';
import { loadFacts } from '../../lexicon/facts/book';
import { nameOctets, type Pricing } from '../price';
import type { Code } from '../resource';
import { labelsFor } from '../shapes/language';
import { validate } from '../validate';
import { type FoundFacts, presentFound, presentMarkdown, presentText, tidyQuery } from './present';
import { type FactsQuestion, KundaliFactsRequest } from './request';
import type { KundaliFactsResponse } from './response';

/** The number of facts, which bounds the work of a search. */
export const FACT_COUNT = 671;

/** The work of a search of the facts: few facts match words, all without words. */
export const factsPricing: Pricing<FactsQuestion> = {
  rates: 'kundali-facts',
  work({ query, limit = FACT_COUNT, lang }) {
    const unit = query === '' ? 'fact' : 'match';
    const rows = Math.min(limit, FACT_COUNT);
    return { request: 1, search: 1, [unit]: rows, [`${unit}_octets`]: rows * nameOctets(lang) };
  },
};

/** The facts of a search, up to its limit. */
export async function foundFacts({ query, limit, lang }: FactsQuestion): Promise<FoundFacts> {
  const [book, labels] = await Promise.all([loadFacts(sentenceLanguage(lang ?? 'en')), labelsFor(lang)]);
  const facts = book.search(query);
  return { facts: facts.slice(0, limit), total: facts.length, book, labels };
}

export const kundaliFacts: Code<typeof KundaliFactsRequest, FactsQuestion, z.output<typeof KundaliFactsResponse>> = {
  request: KundaliFactsRequest,
  price: factsPricing,
  read(body) {
    const request = validate(KundaliFactsRequest, body);
    if (!request.ok) return request;
    const { q = '', limit, lang } = request.value;
    return ok({ query: tidyQuery(q), ...(limit !== undefined && { limit }), ...(lang && { lang }) });
  },
  answer: async (_, question) => ok(presentFound(question.query, await foundFacts(question))),
  formats: {
    text: async (_, question) => ok({ body: presentText(await foundFacts(question)) }),
    markdown: async (_, question) => ok({ body: presentMarkdown(await foundFacts(question)) }),
  },
};
