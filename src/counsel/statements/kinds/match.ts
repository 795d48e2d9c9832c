/** Two births compared: points and rules, no verdict. */
import * as z from 'zod';
import type { Texts } from '../../language';
import { tableText } from '../format';
import { nameIn } from '../names';
import { CALL, define, type Kind, record, records, type ToolResult, Unsaid, type Wording } from '../statement';

type Row = Record<string, unknown>;

const TRADITIONS: Readonly<Record<string, Texts>> = {
  north: { en: 'North Indian', hi: 'उत्तर भारतीय', 'hi-Latn': 'uttar Bharatiya' },
  'north-parihara': {
    en: 'North Indian with exceptions',
    hi: 'उत्तर भारतीय, परिहार सहित',
    'hi-Latn': 'uttar Bharatiya, parihar sahit',
  },
  raman: { en: 'B. V. Raman', hi: 'बी. वी. रमन', 'hi-Latn': 'B. V. Raman' },
  tamil: { en: 'Tamil', hi: 'तमिल', 'hi-Latn': 'Tamil' },
};

const TOTAL: Texts = {
  en: 'By the {tradition} rules, {total} of {maximum} points are counted.',
  hi: '{tradition} नियमों से {maximum} में से {total} अंक गिने जाते हैं।',
  'hi-Latn': '{tradition} niyamon se {maximum} mein se {total} ank gine jaate hain.',
};
const RULE: Texts = {
  en: '{name}: {points} of {maximum}. Rule: {rule}',
  hi: '{name}: {maximum} में से {points}। नियम: {rule}',
  'hi-Latn': '{name}: {maximum} mein se {points}. Niyam (English mein): {rule}',
};
const SENSITIVE: Texts = {
  en: 'How the birth time matters: {what}',
  hi: 'जन्म-समय का अन्तर: {what}',
  'hi-Latn': 'Janm-samay ka antar (English mein): {what}',
};
const HEADS = {
  kuta: { en: 'Kūṭa', hi: 'कूट', 'hi-Latn': 'Koot' },
  points: { en: 'Points', hi: 'अंक', 'hi-Latn': 'Ank' },
  maximum: { en: 'Of', hi: 'पूर्णांक', 'hi-Latn': 'Poornank' },
  tradition: { en: 'Tradition', hi: 'परम्परा', 'hi-Latn': 'Parampara' },
} as const satisfies Record<string, Texts>;

const matchOf = (wording: Wording, call: string): ToolResult => wording.result(call, 'match');

function kutaName({ language }: Wording, { name, sa }: Row): string {
  return language === 'hi' ? String(sa ?? name) : nameIn(language, String(name));
}

const traditionName = (wording: Wording, key: unknown): string => {
  const texts = TRADITIONS[String(key)];
  if (texts === undefined) throw new Unsaid('the result names no known tradition');
  return wording.text(texts);
};

const kutasOf = ({ output }: ToolResult): Row[] => records(output.kutas, 'kutas');

export const MATCH: readonly Kind[] = [
  define('match_total', 'sentence', 'the total of two births by a tradition', { call: CALL }, ({ call }, wording) => {
    const { tradition, total, maximum } = matchOf(wording, call).output;
    return wording.text(TOTAL, {
      tradition: traditionName(wording, tradition),
      total: Number(total),
      maximum: Number(maximum),
    });
  }),
  define('kutas', 'block', 'a table of the kūṭas with their points', { call: CALL }, ({ call }, wording) =>
    tableText(
      [HEADS.kuta, HEADS.points, HEADS.maximum].map((head) => wording.text(head)),
      kutasOf(matchOf(wording, call))
        .filter(({ counted }) => counted !== false)
        .map((row) => [kutaName(wording, row), String(row.points), String(row.maximum)]),
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
      return wording.text(RULE, {
        name: kutaName(wording, row),
        points: Number(points),
        maximum: Number(maximum),
        rule: String(rule),
      });
    },
  ),
  define('match_traditions', 'block', 'the totals of the other traditions', { call: CALL }, ({ call }, wording) =>
    tableText(
      [HEADS.tradition, HEADS.points, HEADS.maximum].map((head) => wording.text(head)),
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
      return wording.text(SENSITIVE, { what: String(what) });
    },
  ),
];
