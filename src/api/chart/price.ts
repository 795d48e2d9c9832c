/** The work of a chart: its parts and periods, for the chart itself and for every chart that it is compared with. */
import type * as z from 'zod';
import { MAX_DIFFERENCES } from '../../domain/chart/compare';
import { DEFAULT_DIVISIONS } from '../../domain/chart/divisions';
import { DEFAULT_PARTS } from '../../domain/chart/parts';
import { depthOf } from '../../domain/dasha/birth';
import { type DashaKey, DEFAULT_DASHAS } from '../../domain/dasha/keys';
import { listLever, nameOctets, type Pricing, type Work } from '../price';
import type { DrawingRequest } from '../shapes/drawingRequest';
import { depthsOf, periodCount } from './depth';
import type { ChartRequestQuestion } from './question';

const withRequest = (
  question: ChartRequestQuestion,
  fields: Partial<ChartRequestQuestion['request']>,
): ChartRequestQuestion => ({ ...question, request: { ...question.request, ...fields } });

/** The number of periods in one chart of a question. */
function periodsOf({ request, include }: ChartRequestQuestion): number {
  if (include?.includes('dasha') === false) return 0;
  const depths = depthsOf(request);
  const keys = request.dashas ?? DEFAULT_DASHAS;
  return [...new Set<DashaKey>(keys)].reduce((sum, key) => sum + periodCount(key, depthOf(key, depths)), 0);
}

const comparedIn = ({ request }: ChartRequestQuestion): number => request.compare?.length ?? 0;

/** The number of comparisons of a custom ayanāṃśa with another one, in which nearly every label may differ. */
function farIn({ request: { ayanamsa, compare = [] } }: ChartRequestQuestion): number {
  const isOwn = (choice: unknown): boolean => typeof choice === 'object';
  return compare.filter((other) => other.ayanamsa !== ayanamsa && (isOwn(other.ayanamsa) || isOwn(ayanamsa))).length;
}

/** The work of a drawing, by its style. @param choice  the options of the drawing */
export const drawingWork = (choice: unknown): Work => ({
  request: 1,
  [(choice as z.output<typeof DrawingRequest>).style]: 1,
});

export const chartPricing: Pricing<ChartRequestQuestion> = {
  rates: 'chart',
  work(question, form, choice): Work {
    if (form === 'svg') return drawingWork(choice);
    const { request, include = DEFAULT_PARTS } = question;
    const { divisions = DEFAULT_DIVISIONS } = request;
    const compared = comparedIn(question);
    const far = farIn(question);
    const periods = periodsOf(question);
    const octets = nameOctets(request.lang);
    const areObjects = form === 'objects' || request.compare !== undefined;
    const isCopied = request.lang !== undefined || request.precision !== undefined;
    return {
      request: 1,
      ...Object.fromEntries(include.map((part) => [part, 1])),
      ...(include.includes('divisions') && {
        division: divisions.length * (1 + compared),
        division_octets: divisions.length * octets,
      }),
      ...(compared > 0 && {
        compared,
        near_difference: (compared - far) * Math.min(MAX_DIFFERENCES, periods),
        far_difference: far * Math.min(MAX_DIFFERENCES, periods),
        ...Object.fromEntries(include.map((part) => [`${part}_far`, far])),
        ...Object.fromEntries(include.map((part) => [`${part}_compared`, compared])),
      }),
      ...(areObjects ? { period_object: periods * (1 + compared) } : { period: periods }),
      period_written: periods,
      period_octets: periods * octets,
      part_octets: include.length * octets,
      ...(isCopied && { copy: 1, ...(areObjects && { period_copy: periods }) }),
    };
  },
  levers: [
    {
      field: 'dashaDepth',
      size: ({ request }) => request.dashaDepth ?? depthOf('vimshottari', {}),
      least: 1,
      withSize: (question, dashaDepth) => withRequest(question, { dashaDepth }),
      value: (_, size) => size,
      kind: 'number',
    },
    listLever(
      'compare',
      ({ request }) => request.compare ?? [],
      (question, length) => withRequest(question, { compare: question.request.compare?.slice(0, length) }),
      0,
    ),
    listLever(
      'dashas',
      ({ request }) => request.dashas ?? [],
      (question, length) => withRequest(question, { dashas: question.request.dashas?.slice(0, length) }),
    ),
    listLever(
      'divisions',
      ({ request }) => request.divisions ?? [],
      (question, length) => withRequest(question, { divisions: question.request.divisions?.slice(0, length) }),
    ),
  ],
};
