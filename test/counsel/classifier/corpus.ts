import { readFileSync } from 'node:fs';
import { classify } from '../../../src/counsel/classify/classify';
import { SLIP_CATEGORIES, type SlipCategory } from '../../../src/counsel/classify/types';

export type Labelled = { text: string; language: string; slip: boolean; categories: SlipCategory[]; note?: string };

export const PARTS = ['development', 'effects', 'held-out', 'idioms'] as const;
export type Part = (typeof PARTS)[number];

export const corpus = (part: Part): Labelled[] =>
  readFileSync(new URL(`../../truth/counsel/${part}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);

/** Slips found, clean sentences flagged as slips, slips missed. */
export type Score = { name: string; right: number; wrong: number; missed: number; recall: number; precision: number };

const ratio = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

function score(name: string, pairs: readonly [labelled: boolean, found: boolean][]): Score {
  const right = pairs.filter(([labelled, found]) => labelled && found).length;
  const wrong = pairs.filter(([labelled, found]) => !labelled && found).length;
  const missed = pairs.filter(([labelled, found]) => labelled && !found).length;
  return {
    name: name,
    right,
    wrong,
    missed,
    recall: ratio(right, right + missed),
    precision: ratio(right, right + wrong),
  };
}

/** First the whole corpus, then by language, then by category. */
export function scores(rows: readonly Labelled[]): Score[] {
  const judged = rows.map((row) => ({ row, found: classify(row.text) }));
  const languages = [...new Set(rows.map((row) => row.language))];
  return [
    score(
      'all',
      judged.map(({ row, found }) => [row.slip, found.slip]),
    ),
    ...languages.map((language) =>
      score(
        language,
        judged.filter(({ row }) => row.language === language).map(({ row, found }) => [row.slip, found.slip]),
      ),
    ),
    ...SLIP_CATEGORIES.map((category) =>
      score(
        category,
        judged.map(({ row, found }) => [row.categories.includes(category), found.categories.includes(category)]),
      ),
    ),
  ];
}

export const printed = (title: string, rows: readonly Score[]): string =>
  [
    `${title}: right, wrong, missed; precision, recall`,
    ...rows.map(
      ({ name: of, right, wrong, missed, precision, recall }) =>
        `  ${of.padEnd(11)}${`${right}`.padStart(5)}${`${wrong}`.padStart(5)}${`${missed}`.padStart(5)}${precision.toFixed(4).padStart(9)}${recall.toFixed(4).padStart(8)}`,
    ),
  ].join('\n');
