/** The orders of the charts on a device. */
import { daysFromDate } from '../../../domain/time/civil';
import type { Reader } from '../../reader/reader';
import { birthFragment } from '../../shared/birth';
import type { FiledChart } from '../../shared/chartFiles/types';
import { recentCharts } from '../chart/desk/recent';
import { nameOf } from './words';

/** `opened`: the charts that were drawn last, then the others; `added`: as they were added, the last one first. */
export const ORDERS = ['opened', 'added', 'name', 'birth'] as const;
export type Order = (typeof ORDERS)[number];

/** Charts in an order, from the last added first. */
export function inOrder(reader: Reader, order: Order, charts: readonly FiledChart[]): FiledChart[] {
  const { compare } = new Intl.Collator(reader.intl, { numeric: true });
  const opened = order === 'opened' ? recentCharts().map(({ fragment }) => fragment) : [];
  const rankOf = ({ birth }: FiledChart): number => {
    const rank = opened.indexOf(birthFragment(birth));
    return rank < 0 ? opened.length : rank;
  };
  const secondOf = ({ birth: { clock } }: FiledChart): number =>
    daysFromDate(clock) * 86_400 + clock.hour * 3600 + clock.minute * 60 + clock.second;
  const comparisons: Record<Order, (a: FiledChart, b: FiledChart) => number> = {
    opened: (a, b) => rankOf(a) - rankOf(b),
    added: () => 0,
    name: (a, b) => compare(nameOf(a.birth, reader), nameOf(b.birth, reader)),
    birth: (a, b) => secondOf(a) - secondOf(b),
  };
  return charts.toSorted(comparisons[order]);
}
