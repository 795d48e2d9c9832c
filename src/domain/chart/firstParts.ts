/** The parts of a chart that a page shows first. They equal the same parts of the full chart. */
import type { Kernel } from '../../kernel/kernel';
import { runningPhase } from '../dasha/vimshottari';
import type { Lords } from '../positions/lords';
import { SINGLE_LORDS } from '../positions/singleLords';
import type { ChartQuestion } from '../positions/types';
import { computeVargas } from '../positions/vargas';
import type { DomainError, Result } from '../result';
import type { DashaPlans } from './assemble';
import { assemble, type Chart, type ComputeParts } from './assemble';
import { shadbalaOf } from './shadbala';

const KEYS = ['day', 'vargas', 'shadbala', 'current_phase'] as const;
type FirstPart = (typeof KEYS)[number];
export type FirstChart = Chart<FirstPart, never>;

/** The functions that compute the first parts. */
export const FIRST_PARTS: ComputeParts<FirstPart> = {
  day: ({ day }) => day(),
  vargas: ({ positions: { lagna, grahas } }) => computeVargas(lagna, grahas),
  shadbala: ({ kernel, positions, day, standing }) => shadbalaOf(kernel, positions, day(), standing()),
  current_phase: ({ kernel, birth }) => {
    const { standing, birthJd, yearDays } = birth();
    return runningPhase(kernel, { moonDeg: standing.lonDeg('moon'), birthJd, yearDays }, birthJd);
  },
};

/** A chart of the first parts, without daśās: a page loads the code of the other parts when it shows them. */
export const computeFirstChart = (kernel: Kernel, question: ChartQuestion): Result<FirstChart, DomainError> =>
  assemble<FirstPart, never>(
    kernel,
    question,
    { include: KEYS },
    {
      parts: FIRST_PARTS,
      plans: {} as DashaPlans<never>,
      arudhaLords: () => SINGLE_LORDS,
      dashaLords: () => SINGLE_LORDS as Lords,
    },
  );
