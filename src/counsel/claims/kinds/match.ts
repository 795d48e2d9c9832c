/** Two births compared: points and rules, no verdict. */
import * as z from 'zod';
import { all as TEXTS } from '../../../../build/lexicon/sentences/all/counsel';
import type { KutaKey } from '../../../data/match/row';
import { sensitivityInWords } from '../../../lexicon/sentences/match/values';
import {
  CALL,
  type CallResult,
  type ClaimKind,
  define,
  type ResultRow,
  record,
  records,
  textOf,
  Unsaid,
  type Wording,
} from '../claim';
import { tableText } from '../format';
import { headsOf, rowName } from '../rows';

const matchOf = (wording: Wording, call: string): CallResult => wording.result(call, 'match');

const traditionName = (wording: Wording, key: unknown): string => {
  const name = textOf(wording.texts.match.traditions, key);
  if (name === undefined) throw new Unsaid('the result names no known tradition');
  return name;
};

/** The nearest change of the points by the time of a birth; the births are named by their order in the question. */
function marginText({ language }: Wording, { seconds_to_change: seconds, change }: ResultRow, who: 'a' | 'b'): string {
  const tag = language === 'hi' ? 'hi' : 'en';
  const birth = TEXTS[tag].chart.births[who === 'a' ? 'first' : 'second'];
  if (typeof seconds !== 'number') return sensitivityInWords({ secondsToChange: null, what: null }, birth, tag);
  const row = record(change, 'change');
  const total = record(row.total_change, 'change of the total');
  const what = {
    nakshatra: Number(row.nakshatra_index),
    pada: Number(row.pada),
    rashi: Number(row.rashi_index),
    kutas: records(row.kutas, 'kutas').map(({ key, before, after }) => ({
      key: key as KutaKey,
      from: Number(before),
      to: Number(after),
    })),
    total: { from: Number(total.before), to: Number(total.after) },
  };
  return sensitivityInWords({ secondsToChange: seconds, what }, birth, tag);
}

const kutasOf = ({ output }: CallResult): ResultRow[] => records(output.kutas, 'kutas');

export const MATCH: readonly ClaimKind[] = [
  define('match_total', 'sentence', 'the total of two births by a tradition', { call: CALL }, ({ call }, wording) => {
    const { tradition, total, maximum } = matchOf(wording, call).output;
    return wording.texts.match.total({
      tradition: traditionName(wording, tradition),
      total: Number(total),
      maximum: Number(maximum),
    });
  }),
  define('kutas', 'block', 'a table of the kūṭas with their points', { call: CALL }, ({ call }, wording) =>
    tableText(
      headsOf(wording.texts.match.heads, 'kuta', 'points', 'maximum'),
      kutasOf(matchOf(wording, call))
        .filter(({ counted }) => counted !== false)
        .map((row) => [rowName(wording, row), String(row.points), String(row.maximum)]),
    ),
  ),
  define(
    'kuta',
    'sentence',
    'a kūṭa with its points and its rule',
    {
      call: CALL,
      kuta: z
        .string()
        .max(40)
        .meta({ description: 'The key of a kūṭa in the result.', examples: ['nadi'] }),
    },
    ({ call, kuta }, wording) => {
      const row = record(
        kutasOf(matchOf(wording, call)).find(({ key }) => key === kuta),
        `kūṭa ${kuta}`,
      );
      const { points, maximum, rule } = row;
      return wording.texts.match.rule({
        name: rowName(wording, row),
        points: Number(points),
        maximum: Number(maximum),
        rule: String(rule),
      });
    },
  ),
  define('match_traditions', 'block', 'the totals of the other traditions', { call: CALL }, ({ call }, wording) =>
    tableText(
      headsOf(wording.texts.match.heads, 'tradition', 'points', 'maximum'),
      records(matchOf(wording, call).output.variants, 'variants').map((row) => [
        traditionName(wording, row.tradition),
        String(row.total),
        String(row.maximum),
      ]),
    ),
  ),
  define(
    'match_margin',
    'sentence',
    'by how much birth time the points change',
    { call: CALL, who: z.enum(['a', 'b']) },
    ({ call, who }, wording) => {
      const rows = records(matchOf(wording, call).output.sensitivity, 'sensitivity');
      const margin = record(
        rows.find((row) => row.who === who),
        `margin of ${who}`,
      );
      return wording.texts.match.sensitive({ what: marginText(wording, margin, who) });
    },
  ),
];
