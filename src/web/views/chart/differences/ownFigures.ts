/** Figures of another program, and the setting that explains them within their rounding. */

import { GRAHA_NAMES } from '../../../../../build/lexicon/terms/graha';
import { RASHI_NAMES } from '../../../../../build/lexicon/terms/rashi';
import type { PointKey } from '../../../../data/keys';
import { arcBetween } from '../../../../domain/circle';
import { computePositions } from '../../../../domain/positions/positions';
import type { ChartQuestion } from '../../../../domain/positions/types';
import { withoutMarks } from '../../../../domain/text/withoutMarks';
import type { Kernel } from '../../../../kernel/kernel';
import { plainDigits } from '../../../entry/digits';
import { pointName } from '../../../reader/letters';
import type { Reader } from '../../../reader/reader';
import type { Resolved } from '../../../shared/birth';
import { lonOf } from './model';
import { type ConventionVariant, variantsOf } from './variants';

export interface OwnFigure {
  key: PointKey;
  deg: number;
  /** The unit of its last digit, which is the possible error by rounding or truncation, degrees. */
  within: number;
}

const OTHER_NAMES: Record<PointKey, readonly string[]> = {
  lagna: ['lagna', 'ascendant', 'asc', 'la', 'as'],
  sun: ['sun', 'su', 'ravi'],
  moon: ['moon', 'mo', 'chandra', 'ca', 'ch'],
  mars: ['mars', 'ma', 'mangal', 'kuja'],
  mercury: ['mercury', 'me', 'bu'],
  jupiter: ['jupiter', 'ju', 'gu', 'brihaspati'],
  venus: ['venus', 've', 'shukra'],
  saturn: ['saturn', 'sa', 'shani'],
  rahu: ['rahu', 'ra', 'north node', 'nn'],
  ketu: ['ketu', 'ke', 'south node', 'sn'],
};

/** Names of points, longest first: in the reader's language, in astronomy, and in other programs. */
function pointNames(reader: Reader): [name: string, key: PointKey][] {
  const names = (Object.entries(OTHER_NAMES) as [PointKey, readonly string[]][]).flatMap(([key, others]) =>
    [
      ...others,
      pointName(reader, key),
      ...(key === 'lagna' ? ['लग्न'] : [GRAHA_NAMES[key].iast, GRAHA_NAMES[key].sa]),
    ].map((name): [string, PointKey] => [folded(name), key]),
  );
  return names.sort(([a], [b]) => b.length - a.length);
}

const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
];
const MORE_SIGNS = [
  ['mesh'],
  ['vrish', 'vrsh', 'rishab'],
  ['mith'],
  ['kark', 'katak'],
  ['simh', 'sinh', 'singh'],
  ['kany'],
  ['tula', 'thul'],
  ['vrishch', 'vrisch', 'vrsch'],
  ['dhan'],
  ['makar'],
  ['kumbh'],
  ['meen'],
] as const;

/** The rāśi at the beginning of words, 1..12. The longest match wins, so that Vṛścika is not Vṛṣabha. */
function rashiIn(reader: Reader, words: string): number | null {
  const candidates = RASHI_NAMES.flatMap(({ key, iast, sa }, i) =>
    [iast, sa, key, SIGNS[i] as string, ...(MORE_SIGNS[i] ?? []), (SIGNS[i] as string).slice(0, 3)]
      .concat(reader.nameAt('rashi', i + 1))
      .map((name) => ({ name: folded(name), rashi: i + 1 })),
  ).sort((a, b) => b.name.length - a.name.length);
  const match = words
    .split(/[^\p{L}\p{M}]+/u)
    .flatMap((word) => candidates.filter(({ name }) => word.length >= 2 && word.startsWith(name)).slice(0, 1));
  return match[0]?.rashi ?? null;
}

/** A text without case and Latin marks, with nasals of Devanāgarī unified and digits as 0 to 9. */
const folded = (text: string): string =>
  withoutMarks(
    plainDigits(text)
      .replace(/[ङञणनम]्/g, 'ं')
      .replaceAll('ँ', 'ं'),
  );

/** The missing part of a line. */
type FigureProblem = 'noName' | 'noNumber' | 'noLongitude';

/**
 * Parses a line: a name, optionally a rāśi, degrees with optional minutes and seconds. Returns the missing part
 * otherwise.
 */
export function readFigure(reader: Reader, line: string): OwnFigure | FigureProblem {
  const plain = folded(line);
  const named = pointNames(reader).find(
    ([name]) => plain.startsWith(name) && !/^\p{L}/u.test(plain.slice(name.length)),
  );
  if (!named) return 'noName';
  const [name, key] = named;
  const afterName = plain.slice(name.length);
  const numbers = [...afterName.matchAll(/\d+(?:\.\d+)?/g)].map(([text]) => text);
  if (numbers.length === 0 || numbers.length > 3) return 'noNumber';
  const parts = numbers.map(Number);
  const last = numbers.at(-1) as string;
  const unit = 60 ** -(numbers.length - 1) * 10 ** -(last.split('.')[1]?.length ?? 0);
  const [d = 0, m = 0, s = 0] = parts;
  const rashi = rashiIn(reader, afterName.replace(/\d+/g, ' '));
  const inRashi = d + m / 60 + s / 3600;
  if (m >= 60 || s >= 60 || d >= 360 || (rashi !== null && inRashi >= 30)) return 'noLongitude';
  return { key, deg: rashi === null ? inRashi : 30 * (rashi - 1) + inRashi, within: unit };
}

/** Conventions that may explain figures: none for the chart's own, one variant, or two together. */
export type FigureCandidate = readonly ConventionVariant[];

export interface Explanation {
  /** The candidates that give all figures within their rounding. */
  fitting: FigureCandidate[];
  /** If none does, the nearest one, and the error of its worst figure, degrees. */
  nearest: { candidate: FigureCandidate; offDeg: number } | null;
}

/** The settings that affect longitudes. */
const MOVING = ['ayanamsa', 'node', 'clock'] as const;

/**
 * The chart's own conventions, every other one that changes longitudes, and each ayanāṃśa combined with each of the
 * others.
 */
function candidatesOf(resolved: Resolved): FigureCandidate[] {
  const single = variantsOf(resolved).filter(({ kind }) => MOVING.some((moving) => moving === kind));
  const ayanamshas = single.filter(({ kind }) => kind === 'ayanamsa');
  const withoutAyanamsha = single.filter(({ kind }) => kind !== 'ayanamsa');
  return [[], ...single.map((variant) => [variant]), ...ayanamshas.flatMap((a) => withoutAyanamsha.map((b) => [a, b]))];
}

/** The question of a chart with the variants of a candidate applied. */
function questionOf(resolved: Resolved, candidate: FigureCandidate): ChartQuestion {
  const question = { ...resolved.question };
  for (const { kind, question: other } of candidate) {
    if (kind === 'ayanamsa') question.ayanamsha = other.ayanamsha;
    else if (kind === 'node') question.nodeMode = other.nodeMode;
    else Object.assign(question, { jdUt: other.jdUt, tzHours: other.tzHours });
  }
  return question;
}

/** The setting, or pair of settings, that explains figures. */
export function explain(kernel: Kernel, resolved: Resolved, figures: readonly OwnFigure[]): Explanation {
  const judged = candidatesOf(resolved).flatMap((candidate) => {
    const positions = computePositions(kernel, questionOf(resolved, candidate));
    if (!positions.ok) return [];
    const offsets = figures.map(({ key, deg }) => arcBetween(lonOf(positions.value, key), deg));
    const fits = figures.every(({ within }, i) => (offsets[i] as number) <= within + 1e-9);
    return [{ candidate, offDeg: Math.max(...offsets), fits }];
  });
  const fitting = judged.filter(({ fits }) => fits).map(({ candidate }) => candidate);
  const alone = fitting.filter(({ length }) => length < 2);
  const nearest = judged.sort((a, b) => a.offDeg - b.offDeg)[0] ?? null;
  return { fitting: alone.length > 0 ? alone : fitting, nearest: fitting.length > 0 ? null : nearest };
}
