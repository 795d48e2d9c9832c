/** Searches the reference facts. */
import type * as z from 'zod';
import { searchFacts } from '../../domain/facts';
import type { LanguageTag } from '../../domain/languages';
import { ok } from '../../domain/result';
import type { Code } from '../resource';
import { labelsFor } from '../shapes/language';
import { validate } from '../validate';
import { presentFound, presentMarkdown, presentText, tidyQuery } from './present';
import { FactsRequest } from './request';
import type { FactsResponse } from './response';

interface FactsQuestion {
  query: string;
  lang?: LanguageTag;
}

export const facts: Code<typeof FactsRequest, FactsQuestion, z.output<typeof FactsResponse>> = {
  request: FactsRequest,
  read(body) {
    const request = validate(FactsRequest, body);
    if (!request.ok) return request;
    const { q = '', lang } = request.value;
    return ok({ query: tidyQuery(q), ...(lang && { lang }) });
  },
  answer: async (_, { query, lang }) => ok(presentFound(query, searchFacts(query), await labelsFor(lang))),
  formats: {
    text: async (_, { query, lang }) => ok({ body: presentText(searchFacts(query), await labelsFor(lang)) }),
    markdown: async (_, { query, lang }) => ok({ body: presentMarkdown(searchFacts(query), await labelsFor(lang)) }),
  },
};
