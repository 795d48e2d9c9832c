/** Parts of a chart that answer one question: a house, a motion, dignities, bindus, and whether a yoga is there. */
import * as z from 'zod';
import { GRAHA_KEYS, NODE_KEYS } from '../../../data/keys';
import { arcBetween } from '../../../domain/circle';
import { CALL, type ClaimKind, define, record, records, Unsaid, type Wording } from '../claim';
import { arcText, FORMATS } from '../format';
import { grahaIn, nameIn, rashiIn, yogaIn } from '../names';
import { chartOf, grahasOf, POINT, pointName, pointOf, rowName } from '../rows';

/** The mean nodes are always retrograde. */
const NODES: readonly string[] = NODE_KEYS;
/** The grahas that the Sun outshines at times. */
const COMBUSTIBLE = ['moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

/** A house of a chart: its sign, its lord and its grahas. */
function houseOf(wording: Wording, call: string, house: number) {
  const rows = records(chartOf(wording, call).output.bhavas, 'bhavas');
  const row = record(
    rows.find(({ number }) => number === house),
    `house ${house}`,
  );
  return {
    rashi: nameIn(wording.language, String(row.rashi)),
    lord: grahaIn(wording.language, String(row.lord)),
    occupants: (row.occupants as string[]).map((key) => grahaIn(wording.language, key)),
  };
}

/** The sarvāṣṭakavarga bindus of a sign. */
function bindusOf(wording: Wording, call: string, rashi: number): { rashi: string; bindus: number } {
  const { sarva } = record(chartOf(wording, call).output.ashtakavarga, 'ashtakavarga');
  const bindus = Array.isArray(sarva) ? sarva[rashi - 1] : undefined;
  if (typeof bindus !== 'number') throw new Unsaid('the result has no sarvāṣṭakavarga');
  return { rashi: rashiIn(wording.language, rashi), bindus };
}

/** A class of the natal Moon. */
function classOf(wording: Wording, call: string, part: string): string {
  const found = record(chartOf(wording, call).output.avakahada, 'avakahada')[part];
  return typeof found === 'string' ? grahaIn(wording.language, found) : rowName(wording, record(found, part));
}

/** The rule by which a yoga is formed, from the facts of reference; nothing for an unknown key. */
function ruleOf({ book, texts }: Wording, key: string): string[] {
  const id = `yoga-formation-${key.replaceAll('_', '-')}`;
  const fact = book.facts.find((each) => each.id === id) ?? book.facts.find((each) => each.id.startsWith(`${id}-`));
  // The statement begins with the name of the yoga, which the sentence before has said.
  return fact === undefined ? [] : [texts.chart['yoga-rule']({ rule: fact.statement.replace(/^[^:]*: /, '') })];
}

export const PARTS: readonly ClaimKind[] = [
  define(
    'house',
    'item',
    'a house: its sign, lord and grahas (field bhavas)',
    { call: CALL, house: z.int().min(1).max(12) },
    ({ call, house }, wording) => {
      const { occupants, ...row } = houseOf(wording, call, house);
      const grahas = occupants.length === 0 ? wording.texts.chart.none : occupants.join(', ');
      return wording.texts.chart.house({ house, ...row, grahas });
    },
    {
      owner: 'birth',
      clause({ call, house }, wording) {
        const { occupants, ...row } = houseOf(wording, call, house);
        const grahas = FORMATS[wording.language].list(occupants);
        return { full: wording.texts.statements.house({ house, ...row, grahas, count: occupants.length }) };
      },
    },
  ),
  define(
    'retrograde',
    'sentence',
    'whether a graha is retrograde in a chart, or direct if that is the question; without a graha those that are retrograde',
    { call: CALL, graha: z.enum(GRAHA_KEYS).optional(), asked: z.enum(['retrograde', 'direct']).optional() },
    ({ call, graha, asked = 'retrograde' }, wording) => {
      const chart = chartOf(wording, call);
      if (graha !== undefined) {
        const isRetrograde = pointOf(chart, graha).retrograde === true;
        const point = pointName(wording, graha);
        return wording.decided(
          isRetrograde === (asked === 'retrograde'),
          wording.texts.chart[isRetrograde ? 'is-retrograde' : 'is-direct']({ point }),
        );
      }
      const names = grahasOf(chart)
        .filter(({ key, retrograde }) => retrograde === true && !NODES.includes(String(key)))
        .map(({ key }) => grahaIn(wording.language, String(key)));
      return wording.texts.chart['retrograde-line']({ grahas: names.join(', ') || wording.texts.chart.none });
    },
  ),
  define(
    'combust',
    'sentence',
    'whether a graha is combust in a chart, with its distance from the Sun',
    { call: CALL, graha: z.enum(COMBUSTIBLE) },
    ({ call, graha }, wording) => {
      const chart = chartOf(wording, call);
      const row = pointOf(chart, graha);
      const apart = arcBetween(Number(row.sidereal_deg), Number(pointOf(chart, 'sun').sidereal_deg));
      const said = { point: pointName(wording, graha), degrees: arcText(apart) };
      const isCombust = row.combust === true;
      return wording.decided(isCombust, wording.texts.chart[isCombust ? 'is-combust' : 'not-combust'](said));
    },
  ),
  define(
    'dignities',
    'item',
    'the exalted and the debilitated grahas of a chart',
    { call: CALL },
    ({ call }, wording) => {
      const rows = grahasOf(chartOf(wording, call));
      const having = (dignity: string): string =>
        rows
          .filter((row) => row.dignity === dignity)
          .map((row) => grahaIn(wording.language, String(row.key)))
          .join(', ') || wording.texts.chart.none;
      return wording.texts.chart['dignities-line']({ exalted: having('exalted'), debilitated: having('debilitated') });
    },
  ),
  define(
    'vargottama',
    'sentence',
    'whether a point is vargottama (field vargas)',
    { call: CALL, graha: POINT },
    ({ call, graha }, wording) => {
      const d9 = record(record(chartOf(wording, call).output.vargas, 'vargas').D9, 'D9');
      const row = graha === 'lagna' ? record(d9.lagna, 'lagna') : record(record(d9.grahas, 'grahas')[graha], graha);
      const isVargottama = row.vargottama === true;
      const point = pointName(wording, graha);
      return wording.decided(
        isVargottama,
        wording.texts.chart[isVargottama ? 'is-vargottama' : 'not-vargottama']({ point }),
      );
    },
  ),
  define(
    'birth_class',
    'item',
    'the gaṇa, nāḍī, yoni, nakṣatra lord or first syllable of the name by the natal Moon (field avakahada)',
    { call: CALL, part: z.enum(['gana', 'nadi', 'yoni', 'syllable', 'nakshatra_lord']) },
    ({ call, part }, wording) =>
      wording.texts.day.labelled({ label: wording.texts.chart.classes[part], value: classOf(wording, call, part) }),
    {
      owner: 'birth',
      clause({ call, part }, wording) {
        const said = wording.texts.statements;
        const parts = { thing: said.things[part], value: classOf(wording, call, part) };
        return { full: said.ending({ clauses: said.clause(parts) }), parts };
      },
    },
  ),
  define(
    'bindus',
    'item',
    'the sarvāṣṭakavarga bindus of a sign, by its index (field ashtakavarga)',
    { call: CALL, rashi: z.int().min(1).max(12) },
    ({ call, rashi }, wording) => wording.texts.chart.bindus(bindusOf(wording, call, rashi)),
    {
      owner: 'birth',
      clause: ({ call, rashi }, wording) => ({ full: wording.texts.statements.bindus(bindusOf(wording, call, rashi)) }),
    },
  ),
  define(
    'yoga_holds',
    'sentence',
    'whether a yoga is in a chart, by its key (field yogas)',
    { call: CALL, keys: z.array(z.string().max(60)).min(1).max(8) },
    ({ call, keys }, wording) => {
      const rows = records(chartOf(wording, call).output.yogas, 'yogas');
      const found = rows.filter(({ key }) =>
        keys.some((wanted) => key === wanted || String(key).startsWith(`${wanted}_`)),
      );
      if (found.length === 0) {
        const name = keys.flatMap((key) => yogaIn(wording.language, key) ?? [])[0];
        if (name === undefined) throw new Unsaid(`no yoga has the key ${JSON.stringify(keys[0])}`);
        const absent = wording.texts.chart['yoga-absent']({ name });
        return wording.decided(false, [absent, ...keys.flatMap((key) => ruleOf(wording, key)).slice(0, 1)].join(' '));
      }
      const present = found.flatMap(({ key, iast, source }) => [
        wording.texts.chart['yoga-present']({ name: nameIn(wording.language, String(iast)), source: String(source) }),
        ...ruleOf(wording, String(key)),
      ]);
      return wording.decided(true, present.join(' '));
    },
  ),
  define(
    'same_all_day',
    'sentence',
    'the Moon’s sign or nakṣatra of a birth without a time, from the charts of both ends of its day',
    { call: CALL, other_call: CALL, part: z.enum(['rashi', 'nakshatra']) },
    ({ call, other_call: other, part }, wording) => {
      const of = (id: string): string => {
        const row = pointOf(chartOf(wording, id), 'moon');
        return String(part === 'rashi' ? row.rashi : row.nakshatra_pada).replace(/ \d$/, '');
      };
      if (of(call) !== of(other)) throw new Unsaid('it changes that day');
      return wording.texts.chart['same-all-day']({ value: nameIn(wording.language, of(call)) });
    },
  ),
  define(
    'points_compared',
    'sentence',
    'whether a point is in the same sign in two charts',
    { call: CALL, other_call: CALL, graha: POINT },
    ({ call, other_call: other, graha }, wording) => {
      const [first, second] = [call, other].map((id) => String(pointOf(chartOf(wording, id), graha).rashi));
      const name = pointName(wording, graha);
      if (first === second)
        return wording.decided(
          true,
          wording.texts.chart['same-sign']({ point: name, rashi: nameIn(wording.language, String(first)) }),
        );
      return wording.decided(false, wording.texts.chart['other-sign']({ point: name }));
    },
  ),
  define(
    'longitudes_compared',
    'sentence',
    'in which of two charts a point is further along in longitude',
    { call: CALL, other_call: CALL, graha: POINT },
    ({ call, other_call: other, graha }, wording) => {
      const [first, second] = [call, other].map((id) => Number(pointOf(chartOf(wording, id), graha).sidereal_deg));
      if (first === undefined || second === undefined) throw new Unsaid('two charts are needed');
      const { births, further } = wording.texts.chart;
      return further({
        point: pointName(wording, graha),
        which: births[first >= second ? 'first' : 'second'],
        deg: arcText(Math.max(first, second)),
        other: arcText(Math.min(first, second)),
      });
    },
  ),
];
