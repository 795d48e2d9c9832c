/** Figures of another program, and the setting that explains them within the rounding in which they are printed. */

import { computePositions } from '../../../domain/chart/positions';
import type { Positions } from '../../../domain/chart/types';
import { arcBetween } from '../../../domain/circle';
import type { PointKey } from '../../../domain/keys';
import { GRAHA_NAMES, RASHI_NAMES } from '../../../domain/names';
import { withoutMarks } from '../../../domain/withoutMarks';
import type { Kernel } from '../../../kernel/kernel';
import { plainDigits } from '../../entry/digits';
import type { Resolved } from '../../parts/birth';
import { pointName } from '../../reader/letters';
import type { Reader } from '../../reader/reader';
import { type Variant, variantsOf } from './settings';

export interface OwnFigure {
  key: PointKey;
  deg: number;
  /** The unit of its last digit: what it may be off by rounding or by cutting off, degrees. */
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

/** Names that mean a point, longest first: those of the reader, of science and of other programs. */
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

/** The rāśi that a word begins with, 1..12; the longest match, so that Vṛścika is not Vṛṣabha. */
function rashiIn(reader: Reader, words: string): number | null {
  const all = RASHI_NAMES.flatMap(({ key, iast, sa }, i) =>
    [iast, sa, key, SIGNS[i] as string, ...(MORE_SIGNS[i] ?? []), (SIGNS[i] as string).slice(0, 3)]
      .concat(reader.nameAt('rashi', i + 1))
      .map((name) => ({ name: folded(name), rashi: i + 1 })),
  ).sort((a, b) => b.name.length - a.name.length);
  const found = words
    .split(/[^\p{L}\p{M}]+/u)
    .flatMap((word) => all.filter(({ name }) => word.length >= 2 && word.startsWith(name)).slice(0, 1));
  return found[0]?.rashi ?? null;
}

/** A text without case and Latin marks, nasals of Devanāgarī alike, digits as 0 to 9. */
const folded = (text: string): string =>
  withoutMarks(
    plainDigits(text)
      .replace(/[ङञणनम]्/g, 'ं')
      .replaceAll('ँ', 'ं'),
  );

/** One line: a name, perhaps a rāśi, degrees with or without minutes and seconds. What it lacks, in words, else. */
export function readFigure(reader: Reader, line: string): OwnFigure | string {
  const { t } = reader;
  const plain = folded(line);
  const said = { line: line.trim() };
  const named = pointNames(reader).find(
    ([name]) => plain.startsWith(name) && !/^\p{L}/u.test(plain.slice(name.length)),
  );
  if (!named) return t('parts.figure_point', said);
  const [name, key] = named;
  const rest = plain.slice(name.length);
  const numbers = [...rest.matchAll(/\d+(?:\.\d+)?/g)].map(([text]) => text);
  if (numbers.length === 0 || numbers.length > 3) return t('parts.figure_none', said);
  const parts = numbers.map(Number);
  const last = numbers.at(-1) as string;
  const unit = 60 ** -(numbers.length - 1) * 10 ** -(last.split('.')[1]?.length ?? 0);
  const [d = 0, m = 0, s = 0] = parts;
  const rashi = rashiIn(reader, rest.replace(/\d+/g, ' '));
  const inRashi = d + m / 60 + s / 3600;
  if (m >= 60 || s >= 60 || d >= 360 || (rashi !== null && inRashi >= 30)) return t('parts.figure_wrong', said);
  return { key, deg: rashi === null ? inRashi : 30 * (rashi - 1) + inRashi, within: unit };
}

export interface Explanation {
  /** The settings that give all figures within their rounding. */
  settings: string[];
  /** Where none does: the one that comes nearest, and how far off its worst figure is, degrees. */
  nearest: { setting: string; offDeg: number } | null;
}

const lonOf = ({ lagna, grahas }: Positions, key: PointKey): number =>
  key === 'lagna' ? lagna.siderealDeg : (grahas.find((graha) => graha.key === key)?.siderealDeg ?? Number.NaN);

/** Which setting, or which two together, explains figures. */
export function explain(
  reader: Reader,
  kernel: Kernel,
  resolved: Resolved,
  figures: readonly OwnFigure[],
): Explanation {
  const { t } = reader;
  const base: Variant = { key: 'base', setting: t('parts.asAbove'), question: resolved.question, yearDays: 0 };
  const single = [base, ...variantsOf(reader, resolved).filter(({ key }) => !/days$/.test(key))];
  const { ayanamsha, nodeMode, jdUt } = resolved.question;
  const pairs = single.flatMap((a) =>
    single
      .filter((b) => a.question.ayanamsha !== ayanamsha && b !== base && b.question.ayanamsha === ayanamsha)
      .map((b) => ({
        ...a,
        setting: t('parts.twoSettings', { a: a.setting, b: b.setting }),
        question: {
          ...a.question,
          ...(b.question.nodeMode !== nodeMode && { nodeMode: b.question.nodeMode }),
          ...(b.question.jdUt !== jdUt && { jdUt: b.question.jdUt, tzHours: b.question.tzHours }),
        },
      })),
  );
  const judge = ({ setting, question }: Variant) => {
    const positions = computePositions(kernel, question);
    if (!positions.ok) return [];
    const worst = Math.max(...figures.map(({ key, deg }) => arcBetween(lonOf(positions.value, key), deg)));
    const fits = figures.every(({ key, deg, within }) => arcBetween(lonOf(positions.value, key), deg) <= within + 1e-9);
    return [{ setting, worst, fits }];
  };
  const fitting = (judged: ReturnType<typeof judge>) => judged.filter(({ fits }) => fits).map(({ setting }) => setting);
  const [alone, together] = [single.flatMap(judge), pairs.flatMap(judge)];
  const settings = fitting(alone).length > 0 ? fitting(alone) : fitting(together);
  const nearest = [...alone, ...together].sort((a, b) => a.worst - b.worst)[0];
  return {
    settings,
    nearest: settings.length > 0 || !nearest ? null : { setting: nearest.setting, offDeg: nearest.worst },
  };
}
