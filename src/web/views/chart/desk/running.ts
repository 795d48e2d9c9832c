/** The periods of Viṃśottarī that run at an instant, level by level, and what follows each. */
import type { FirstChart } from '../../../../domain/chart/firstParts';
import { runningPhase } from '../../../../domain/dasha/vimshottari';
import type { GrahaKey } from '../../../../domain/keys';
import type { Kernel } from '../../../../kernel/kernel';

export const LEVELS = ['maha', 'antara', 'pratyantara', 'sookshma'] as const;
export type Level = (typeof LEVELS)[number];

export interface RunningPeriod {
  level: Level;
  lord: GrahaKey;
  startJd: number;
  endJd: number;
  /** The next of the level; null after the last. */
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
  const question = { moonDeg, birthJd: chart.question.jdUt, yearDays };
  const at = (jd: number) => (kernel.vimshottariAt(question, jd) ? runningPhase(kernel, question, jd) : null);
  const running = Number.isFinite(moonDeg) && jdUt >= question.birthJd ? at(jdUt) : null;
  if (!running) return null;
  return LEVELS.map((level) => {
    const period = running[level];
    return { level, ...period, next: at(period.endJd + SECOND)?.[level].lord ?? null };
  });
}
