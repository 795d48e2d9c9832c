/** Figures of another program, and the setting that explains them within the rounding in which they are printed. */

import { computePositions } from '../../../domain/chart/positions';
import type { Positions } from '../../../domain/chart/types';
import { arcBetween } from '../../../domain/circle';
import type { PointKey } from '../../../domain/keys';
import { GRAHA_NAMES, RASHI_NAMES } from '../../../domain/names';
import { withoutMarks } from '../../../domain/withoutMarks';
import type { Kernel } from '../../../kernel/kernel';
import type { Resolved } from '../../parts/birth';
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
const POINTS = new Map<string, PointKey>(
  (Object.entries(OTHER_NAMES) as [PointKey, readonly string[]][]).flatMap(([key, names]) => [
    ...names.map((name): [string, PointKey] => [name, key]),
    ...(key === 'lagna' ? [] : [[withoutMarks(GRAHA_NAMES[key].iast), key] as [string, PointKey]]),
  ]),
);

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
function rashiIn(words: string): number | null {
  const all = RASHI_NAMES.flatMap(({ key, iast }, i) =>
    [withoutMarks(iast), key, SIGNS[i] as string, ...(MORE_SIGNS[i] ?? []), (SIGNS[i] as string).slice(0, 3)].map(
      (name) => ({
        name,
        rashi: i + 1,
      }),
    ),
  ).sort((a, b) => b.name.length - a.name.length);
  const found = words
    .split(/[^a-z]+/)
    .flatMap((word) => all.filter(({ name }) => word.length >= 3 && word.startsWith(name)).slice(0, 1));
  return found[0]?.rashi ?? null;
}

/** One line: a name, perhaps a rāśi, degrees with or without minutes and seconds. What it lacks, in words, else. */
export function readFigure(line: string): OwnFigure | string {
  const plain = withoutMarks(line).replaceAll('\u2212', '-');
  const name = [...POINTS.keys()]
    .sort((a, b) => b.length - a.length)
    .find((each) => new RegExp(`^\\s*${each}\\b`).test(plain));
  if (!name) return `“${line.trim()}” begins with no graha and not with Lagna.`;
  const rest = plain.slice(plain.indexOf(name) + name.length);
  const numbers = [...rest.matchAll(/\d+(?:\.\d+)?/g)].map(([text]) => text);
  if (numbers.length === 0 || numbers.length > 3)
    return `“${line.trim()}” has no longitude: 305.74, or Kumbha 5°44′18″.`;
  const parts = numbers.map(Number);
  const last = numbers.at(-1) as string;
  const unit = 60 ** -(numbers.length - 1) * 10 ** -(last.split('.')[1]?.length ?? 0);
  const [d = 0, m = 0, s = 0] = parts;
  const rashi = rashiIn(rest.replace(/\d+/g, ' '));
  const inRashi = d + m / 60 + s / 3600;
  if (m >= 60 || s >= 60 || d >= 360 || (rashi !== null && inRashi >= 30)) return `“${line.trim()}” is no longitude.`;
  return {
    key: POINTS.get(name) as PointKey,
    deg: rashi === null ? inRashi : 30 * (rashi - 1) + inRashi,
    within: unit,
  };
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
export function explain(kernel: Kernel, resolved: Resolved, figures: readonly OwnFigure[]): Explanation {
  const base: Variant = { key: 'base', setting: 'The chart as above', question: resolved.question, yearDays: 0 };
  const single = [base, ...variantsOf(resolved).filter(({ key }) => !/days$/.test(key))];
  const { ayanamsha, nodeMode, jdUt } = resolved.question;
  const pairs = single.flatMap((a) =>
    single
      .filter((b) => a.question.ayanamsha !== ayanamsha && b !== base && b.question.ayanamsha === ayanamsha)
      .map((b) => ({
        ...a,
        setting: `${a.setting} with ${b.setting.charAt(0).toLowerCase()}${b.setting.slice(1)}`,
        question: {
          ...a.question,
          ...(b.question.nodeMode !== nodeMode && { nodeMode: b.question.nodeMode }),
          ...(b.question.jdUt !== jdUt && { jdUt: b.question.jdUt, tzHours: b.question.tzHours }),
        },
      })),
  );
  const judged = [...single, ...pairs].flatMap(({ setting, question }) => {
    const positions = computePositions(kernel, question);
    if (!positions.ok) return [];
    const worst = Math.max(...figures.map(({ key, deg }) => arcBetween(lonOf(positions.value, key), deg)));
    const fits = figures.every(({ key, deg, within }) => arcBetween(lonOf(positions.value, key), deg) <= within + 1e-9);
    return [{ setting, worst, fits }];
  });
  const settings = judged.filter(({ fits }) => fits).map(({ setting }) => setting);
  const nearest = judged.sort((a, b) => a.worst - b.worst)[0];
  const alone = settings.filter((setting) => !setting.includes(' with '));
  return {
    settings: alone.length > 0 ? alone : settings,
    nearest: settings.length > 0 || !nearest ? null : { setting: nearest.setting, offDeg: nearest.worst },
  };
}
