/** The periods of Viṃśottarī at an instant, level by level, and the following one of each. */
import type { GrahaKey } from '../../../../data/keys';
import type { FirstChart } from '../../../../domain/chart/firstParts';
import { runningAt } from '../../../../domain/dasha/periods';
import { vimshottariRule } from '../../../../domain/dasha/vimshottari';
import type { Kernel } from '../../../../kernel/kernel';

const LEVELS = ['maha', 'antara', 'pratyantara', 'sookshma'] as const;
type Level = (typeof LEVELS)[number];

export interface RunningPeriod {
  level: Level;
  lord: GrahaKey;
  startJd: number;
  endJd: number;
  /** The next lord of the level; null after the last. */
  next: GrahaKey | null;
}

const SECOND = 1 / 86_400;

/** Null before the birth, after the last period, and without a Moon. */
export function runningPeriods(
  kernel: Kernel,
  chart: FirstChart,
  yearDays: number,
  jdUt: number,
): RunningPeriod[] | null {
  const moonDeg = chart.grahas.find(({ key }) => key === 'moon')?.siderealDeg ?? Number.NaN;
  const birthJd = chart.question.jdUt;
  if (!Number.isFinite(moonDeg) || jdUt < birthJd) return null;
  const rule = vimshottariRule({ moonDeg, birthJd, yearDays });
  const periodsAt = (jd: number, levels: number) => runningAt(kernel, rule, jd, levels);
  const running = periodsAt(jdUt, LEVELS.length);
  if (running.length === 0) return null;
  return running.map(({ lord, startJd, endJd }, i) => {
    const next = periodsAt(endJd + SECOND, i + 1)[i]?.lord ?? null;
    return { level: LEVELS[i] as Level, lord, startJd, endJd, next };
  });
}
