/** A birth chart: the positions, and each requested family of rules, computed separately. */
import type { Kernel } from '../../kernel/kernel';
import { DASHA_PLANS, dashaLords } from '../dasha/dashas';
import type { DashaKey, DefaultDasha } from '../dasha/keys';
import { dashaOf, walkOf } from '../dasha/plan';
import { computeKpHorary, kpDivision } from '../kp/horary';
import { computeFriendships } from '../positions/friendship';
import { lordsOf } from '../positions/lords';
import { computeRashiDrishti } from '../positions/rashiDrishti';
import type { ChartQuestion } from '../positions/types';
import { computeVargottama } from '../positions/vargas';
import type { DomainError, Result } from '../result';
import { computeArgala } from './argala';
import { computePrastara } from './ashtakavarga';
import { assemble, type Chart, type ChartOptions, type ChartRules, type ComputeParts } from './assemble';
import { computeAvakahada } from './avakahada/avakahada';
import { computeChakras } from './chakras';
import { computeChalit } from './chalit';
import { computeDivisions } from './divisions';
import { computeEighths } from './eighths';
import type { FarParts } from './farPlaces';
import { computeGrahaDrishti } from './grahaDrishti';
import { computeHouseSystems } from './houseSystems';
import type { DefaultPart, PartKey } from './parts';
import { computeSphutas } from './sphutas';
import { computeSudarshana } from './sudarshana';
import { computeUpagrahas } from './upagrahas';
import { dashasBy, USUAL_PARTS } from './usual';
import { computeVimshopaka } from './vimshopaka';

export type { Chart, ChartOptions } from './assemble';

/** The module of the parts `outer` and `stars`, which the caller loads. */
function farOf({ far }: Pick<ChartOptions, 'far'>): FarParts {
  if (far === undefined) throw new RangeError('the parts outer and stars need the option far: farParts');
  return far;
}

/** The functions that compute the parts. */
const PARTS: ComputeParts<PartKey> = {
  ...USUAL_PARTS,
  upagrahas: ({ kernel, notes, positions, day, standing, options }) => ({
    ...computeUpagrahas(kernel, positions, day(), notes, standing()),
    ...(options.include && computeEighths(kernel, positions, day(), notes)),
  }),
  vargottama: ({ positions: { lagna, grahas } }) => computeVargottama(lagna, grahas),
  prastara: ({ standing }) => computePrastara(standing()),
  kp_horary: ({ kernel, positions, options }) => computeKpHorary(kernel, positions, options.number ?? Number.NaN),
  chalit: ({ kernel, notes, positions, standing }) => computeChalit(kernel, positions, standing(), notes),
  avakahada: ({ standing }) => computeAvakahada(standing()),
  vimshopaka: ({ standing }) => computeVimshopaka(standing()),
  argala: ({ standing }) => computeArgala(standing()),
  rashi_drishti: ({ standing }) => computeRashiDrishti(standing()),
  graha_drishti: ({ standing }) => computeGrahaDrishti(standing()),
  friendships: ({ standing }) => computeFriendships(standing().bodyRashis),
  sphutas: ({ kernel, notes, positions, day, standing }) => computeSphutas(kernel, positions, day(), notes, standing()),
  sudarshana: ({ standing }) => computeSudarshana(standing()),
  house_systems: ({ kernel, notes, positions, standing }) => computeHouseSystems(kernel, positions, standing(), notes),
  divisions: ({ standing, options }) => computeDivisions(standing(), options.divisions),
  outer: ({ kernel, positions, options }) => farOf(options).outer(kernel, positions),
  stars: ({ kernel, positions, options }) => farOf(options).stars(kernel, positions),
  chakras: ({ standing }) => computeChakras(standing()),
};

/** Daśās with more than one level have a `DashaWalk` instead of their periods. */
export const WALKED_DASHAS = dashasBy((kernel, plan, depth) =>
  depth === 1 ? dashaOf(kernel, plan, depth) : walkOf(kernel, plan, depth),
);

/** The rules that `computeChart` uses. */
export const CHART_RULES: ChartRules<PartKey, DashaKey> = {
  parts: PARTS,
  plans: DASHA_PLANS,
  arudhaLords: (standing, coLords) => lordsOf(standing, coLords),
  dashaLords,
};

/**
 * The chart of an instant and a place, with the requested parts. If one part fails, it is null and a note names it; the
 * rest is unaffected. Only an instant outside the span of the kernel fails the whole chart.
 *
 * @param request  parts and daśās to compute; a number is the depth of Viṃśottarī in a chart of the default parts
 * @param rules    how parts and daśās are computed
 * @throws RangeError  if KP horary is requested with an invalid number, or `outer` or `stars` without the option `far`
 */
export function computeChart<Part extends PartKey = DefaultPart, Key extends DashaKey = DefaultDasha>(
  kernel: Kernel,
  question: ChartQuestion,
  request: ChartOptions<Part, Key> | number = {},
  rules: ChartRules<PartKey, DashaKey> = CHART_RULES,
): Result<Chart<Part, Key>, DomainError> {
  const options: ChartOptions<Part, Key> =
    typeof request === 'number' ? { dashaDepth: { vimshottari: request } } : request;
  const include: readonly PartKey[] = options.include ?? [];
  if (include.includes('kp_horary')) kpDivision(options.number ?? Number.NaN);
  if (include.includes('outer') || include.includes('stars')) farOf(options);
  return assemble<Part, Key>(kernel, question, options, rules);
}

/**
 * The charts of many births in their order, each computed when it is read. An error stays in its place.
 *
 * @param request  parts and daśās to compute, for all charts
 */
export function* computeCharts<Part extends PartKey = DefaultPart, Key extends DashaKey = DefaultDasha>(
  kernel: Kernel,
  questions: Iterable<ChartQuestion>,
  request: ChartOptions<Part, Key> = {},
): Generator<Result<Chart<Part, Key>, DomainError>, void, undefined> {
  for (const question of questions) yield computeChart<Part, Key>(kernel, question, request);
}
