/** The orders of the library. */
import { daysFromDate } from '../../../domain/time/civil';
import type { Reader } from '../../reader/reader';
import { birthFragment } from '../../shared/birth';
import { recentCharts } from '../chart/desk/recent';
import type { LibraryChart } from './entries';
import { nameOf } from './words';

/** `opened`: the charts that were drawn last, then the others; `added`: as they were added, the last one first. */
export const ORDERS = ['opened', 'added', 'name', 'birth'] as const;
export type Order = (typeof ORDERS)[number];

/** Charts in an order, from the last added first. */
export function inOrder(reader: Reader, order: Order, entries: readonly LibraryChart[]): LibraryChart[] {
  const { compare } = new Intl.Collator(reader.intl, { numeric: true });
  const opened = new Map(order === 'opened' ? recentCharts().map(({ fragment }, i) => [fragment, i]) : []);
  const rankOf = ({ birth }: LibraryChart): number => opened.get(birthFragment(birth)) ?? opened.size;
  const secondOf = ({ birth: { clock } }: LibraryChart): number =>
    daysFromDate(clock) * 86_400 + clock.hour * 3600 + clock.minute * 60 + clock.second;
  const ranked = <T>(key: (entry: LibraryChart) => T, difference: (a: T, b: T) => number): LibraryChart[] =>
    entries
      .map((entry) => ({ entry, rank: key(entry) }))
      .sort((a, b) => difference(a.rank, b.rank))
      .map(({ entry }) => entry);
  const byNumber = (a: number, b: number) => a - b;
  switch (order) {
    case 'opened':
      return ranked(rankOf, byNumber);
    case 'added':
      return [...entries];
    case 'name':
      return ranked(({ birth }) => nameOf(birth, reader), compare);
    case 'birth':
      return ranked(secondOf, byNumber);
  }
}
