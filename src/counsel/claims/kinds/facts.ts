/** Reference facts, definitions, rules of observances and sources of figures. */
import * as z from 'zod';
import { VIMSHOTTARI_LORDS } from '../../../data/dashas/usual';
import { RULES } from '../../../data/observances';
import { REFERENCE_PLACE, REFERENCE_TZ_HOURS } from '../../../data/place';
import { rowAt } from '../../../data/rowAt';
import { rashiLord } from '../../../domain/positions/rashi';
import type { Fact } from '../../../lexicon/facts/types';
import { ruleWords } from '../../../lexicon/sentences/observances/rule';
import type { ToolName } from '../../toolNames';
import { CALL, type ClaimKind, define, LIMIT, records, Unsaid, type Wording } from '../claim';
import { listText, tableText } from '../format';
import { grahaIn, namesOf } from '../names';
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

/** The lords of the rāśis from Meṣa, and of the nakṣatras from Aśvinī. */
const LORDS = {
  rashi: (index: number): string => rashiLord(index),
  nakshatra: (index: number): string =>
    rowAt(VIMSHOTTARI_LORDS, ((index - 1) % VIMSHOTTARI_LORDS.length) + 1, 'lord').lord,
} as const;

export const FACT_KINDS: readonly ClaimKind[] = [
  define(
    'names',
    'block',
    'the names of a kind in their order, with their lords if they have any',
    { of: z.enum(['rashi', 'nakshatra', 'tithi', 'yoga', 'karana', 'masa', 'vara', 'samvatsara']) },
    ({ of }, { language, texts }) => {
      const names = namesOf(language, of).map((name, i) => `${i + 1}. ${name}`);
      if (of !== 'rashi' && of !== 'nakshatra') return names.join(', ');
      const rows = names.map((name, i) => [name, grahaIn(language, LORDS[of](i + 1))]);
      return tableText(
        [of === 'rashi' ? texts.chart.heads.rashi : texts.day['limb-names'].nakshatra, texts.dashas.heads.lord],
        rows,
      );
    },
  ),
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
    const { tz } = result.output;
    if (place === '' && tz !== undefined) {
      const isIndia = tz === REFERENCE_PLACE.tz || tz === REFERENCE_TZ_HOURS;
      const zone = typeof tz === 'number' ? `UTC${tz < 0 ? '−' : '+'}${Math.abs(tz)}`.replace(/[+]0$/, '') : String(tz);
      return wording.texts.facts['source-in']({ endpoint, tz: zone, isIndia: isIndia ? 'yes' : 'no' });
    }
    return place === ''
      ? wording.texts.facts.source({ endpoint })
      : wording.texts.facts['source-at']({ endpoint, place });
  }),
];
