/** Reference facts, definitions, rules of observances and sources of figures. */
import * as z from 'zod';
import { RULES } from '../../../data/observances';
import type { Fact } from '../../../lexicon/facts/types';
import { ruleWords } from '../../../lexicon/sentences/observances/rule';
import type { ToolName } from '../../toolNames';
import { CALL, type ClaimKind, define, LIMIT, records, Unsaid, type Wording } from '../claim';
import { listText } from '../format';
import { placeText } from './day';

const SOURCES: Readonly<Record<ToolName, string>> = {
  chart: 'POST /api/v1/chart',
  panchanga: 'GET /api/panchang',
  muhurta: 'GET /api/muhurta',
  utsavas: 'GET /api/utsavas',
  muhurta_search: 'GET /api/v1/muhurta-search',
  sky: 'GET /api/v1/sky',
  transits: 'POST /api/v1/transits',
  varshaphala: 'POST /api/v1/varshaphala',
  match: 'POST /api/v1/match',
  places: 'GET /api/v1/places',
  facts: 'GET /api/v1/facts',
};
function factText(wording: Wording, fact: Fact): string {
  const { title } = fact;
  // Some statements begin with their title: as a heading, or as their subject.
  const rest = fact.statement.startsWith(title) ? fact.statement.slice(title.length) : '';
  const { attribution, citation } = wording.book.source(fact);
  const source = citation === null ? attribution : `${attribution}, ${citation}`;
  if (/^[ ,]/.test(rest)) return wording.texts.facts.begun({ title, rest, source });
  return wording.texts.facts.said({ title, statement: /^: /.test(rest) ? rest.slice(2) : fact.statement, source });
}

function factOf({ book }: Wording, id: string): Fact {
  const fact = book.facts.find((each) => each.id === id);
  if (fact === undefined) throw new Unsaid(`there is no fact ${JSON.stringify(id)}; search with the tool facts`);
  return fact;
}

const ID = z
  .string()
  .max(80)
  .meta({ description: 'The id of a fact, as the tool facts gives it.', examples: ['nakshatra-rohini'] });

/** The endpoint behind a result. */
const endpointOf = (name: ToolName, hasDays: boolean): string =>
  name === 'panchanga' && hasDays ? 'GET /api/v1/days' : SOURCES[name];

export const FACT_KINDS: readonly ClaimKind[] = [
  define('fact', 'sentence', 'a fact of reference by its id, with its source', { id: ID }, ({ id }, wording) =>
    factText(wording, factOf(wording, id)),
  ),
  define(
    'definition',
    'sentence',
    'what a term means, by the best fact for it; use "fact" where you know the id',
    {
      term: z
        .string()
        .min(2)
        .max(60)
        .meta({ examples: ['vimshottari'] }),
    },
    ({ term }, wording) => {
      const [fact] = wording.book.search(term);
      if (fact === undefined) throw new Unsaid('no fact has this term');
      return factText(wording, fact);
    },
  ),
  define('no_fact', 'sentence', 'a search for a term found nothing', { call: CALL }, ({ call }, wording) => {
    if (wording.result(call, 'facts').output.count !== 0) throw new Unsaid('the search found facts');
    return wording.texts.facts.nothing;
  }),
  define(
    'facts',
    'block',
    'the facts that a search found',
    { call: CALL, limit: LIMIT },
    ({ call, limit }, wording) => {
      const rows = records(wording.result(call, 'facts').output.facts, 'facts').slice(0, limit ?? 3);
      if (rows.length === 0) return wording.texts.facts.nothing;
      return listText(rows.map((row) => factText(wording, factOf(wording, String(row.id)))));
    },
  ),
  define(
    'observance_rule',
    'sentence',
    'the rule by which the day of an observance is found',
    {
      key: z
        .string()
        .max(60)
        .meta({ examples: ['lakshmi_puja'] }),
    },
    ({ key }, wording) => {
      const rule = RULES.find((each) => each.key === key);
      if (rule === undefined) throw new Unsaid(`there is no rule ${JSON.stringify(key)}`);
      const words = ruleWords(rule, wording.language === 'hi' ? 'hi' : 'en');
      return wording.texts.facts.rule({ name: wording.labels.label('utsava', key), rule: words });
    },
  ),
  define('source', 'block', 'the place and the endpoint of the figures', { call: CALL }, ({ call }, wording) => {
    const result = wording.result(call);
    const endpoint = endpointOf(result.name, 'days' in result.output);
    const place = placeText(wording, result);
    return place === ''
      ? wording.texts.facts.source({ endpoint })
      : wording.texts.facts['source-at']({ endpoint, place });
  }),
];
