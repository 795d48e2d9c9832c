/** Two births compared: points and rules, no verdict. */
import * as z from 'zod';
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
      const { what } = record(
        rows.find((row) => row.who === who),
        `margin of ${who}`,
      );
      return wording.texts.match.sensitive({ what: String(what) });
    },
  ),
];
