/** The default parts and daśās of a chart, without code that only other parts need. */
import type { Kernel } from '../../kernel/kernel';
import { type DashaOptions, depthOf } from '../dasha/birth';
import { type DashaKey, DEFAULT_DASHAS, type DefaultDasha } from '../dasha/keys';
import { type DashaPlan, dashaOf } from '../dasha/plan';
import { singleLords, USUAL_PLANS } from '../dasha/usual';
import { computeKp } from '../kp/kp';
import { attempt } from '../positions/attempt';
import type { Lords } from '../positions/lords';
import type { ChartQuestion } from '../positions/types';
import type { DomainError, Result } from '../result';
import { computeArudhas } from './arudhas';
import { computeAshtakavarga } from './ashtakavarga';
import { assemble, type Chart, type ChartRules, type ComputeParts, type Shared } from './assemble';
import { computeAvasthas } from './avasthas/avasthas';
import { computeBhavas } from './bhavas';
import { FIRST_PARTS } from './firstParts';
import { grahaYuddhas } from './grahaYuddha';
import { computeCharaKarakas } from './karakas';
import type { Dashas, DefaultPart } from './parts';
import { computeSpecialLagnas } from './specialLagnas';
import { computeUpagrahas } from './upagrahas';
import { computeYogas } from './yogas';

/** A daśā of a plan, with its periods in some form. */
type Executed = (kernel: Kernel, plan: DashaPlan<DashaKey>, depth: number) => unknown;

/** Computes the requested daśās; `execute` gives them the form of their periods. */
export const dashasBy =
  (execute: Executed) =>
  (shared: Shared): Dashas<DashaKey> => {
    const { kernel, options, rules, notes, birth } = shared;
    const keys: readonly DashaKey[] = options.dashas ?? DEFAULT_DASHAS;
    const dashas: Partial<Record<DashaKey, unknown>> = {};
    for (const key of Object.keys(rules.plans) as DashaKey[]) {
      if (!keys.includes(key)) continue;
      const plan = rules.plans[key];
      dashas[key] = attempt(`dasha.${key}`, notes, () => execute(kernel, plan(birth()), depthOf(key, options)));
    }
    return dashas as Dashas<DashaKey>;
  };

/** The functions that compute the default parts. */
export const USUAL_PARTS: ComputeParts<DefaultPart> = {
  day: FIRST_PARTS.day,
  bhavas: ({ positions: { lagna, midheavenDeg, grahas } }) => computeBhavas(lagna, midheavenDeg, grahas),
  vargas: FIRST_PARTS.vargas,
  ashtakavarga: ({ standing }) => computeAshtakavarga(standing()),
  yogas: ({ standing, day }) => computeYogas(standing(), day()?.isDay ?? null),
  arudhas: ({ standing, options, rules }) =>
    computeArudhas(standing(), rules.arudhaLords(standing(), options.coLords ?? false)),
  karakas: ({ standing }) => computeCharaKarakas(standing()),
  avasthas: ({ standing, day }) => computeAvasthas(standing(), day()),
  dasha: dashasBy(dashaOf),
  current_phase: FIRST_PARTS.current_phase,
  kp: ({ kernel, positions, day }) => computeKp(kernel, positions, day()),
  shadbala: FIRST_PARTS.shadbala,
  graha_yuddha: ({ positions: { grahas } }) => grahaYuddhas(grahas),
  upagrahas: ({ kernel, positions, day, notes, standing }) =>
    computeUpagrahas(kernel, positions, day(), notes, standing()),
  special_lagnas: ({ kernel, positions, day, notes, standing }) =>
    computeSpecialLagnas(kernel, positions, day(), notes, standing()),
};

const RULES: ChartRules<DefaultPart, DefaultDasha> = {
  parts: USUAL_PARTS,
  plans: USUAL_PLANS,
  arudhaLords: singleLords,
  // None of these daśās compares two rāśis.
  dashaLords: singleLords as () => Lords,
};

/** A chart of the default parts and daśās with single lords; equal to the chart of `computeChart`. */
export const computeUsualChart = (
  kernel: Kernel,
  question: ChartQuestion,
  options: Omit<DashaOptions, 'coLords'> = {},
): Result<Chart, DomainError> => assemble(kernel, question, options, RULES);
