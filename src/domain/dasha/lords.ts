/**
 * Daśās of grahas in a circle. The parts of a period begin with its own lord, in proportion to their lords' years (BPHS
 * 46).
 */

import { partGone, partOf } from '../circle';
import type { GrahaKey } from '../keys';
import { Lacking } from '../positions/attempt';
import {
  cycled,
  type DashaRule,
  type Interval,
  inProportion,
  laidOut,
  type Nested,
  type Parts,
  partsOnce,
} from './periods';
import type { DashaTree } from './types';

export interface LordRow {
  lord: GrahaKey;
  years: number;
}

export const NAKSHATRAS = 27;

/**
 * The Moon's nakṣatra, counted from 0, and its traversed part, 0..1.
 *
 * @param moonDeg  sidereal longitude, degrees
 */
export function moonIn(moonDeg: number): { nakshatra: number; traversed: number } {
  if (Number.isNaN(moonDeg)) throw new Lacking({ lack: 'moon' });
  return { nakshatra: partOf(moonDeg, NAKSHATRAS), traversed: partGone(moonDeg, NAKSHATRAS) };
}

/** The period of a lord. */
export const lordPeriod =
  (rows: readonly LordRow[]): DashaRule<DashaTree>['period'] =>
  (node, startJd, endJd, level) => ({ lord: (rows[node] as LordRow).lord, level, startJd, endJd, sub: [] });

/** The parts of the periods of each circle of lords. */
const PARTS = new WeakMap<readonly LordRow[], (node: number) => Parts>();

function partsOf(rows: readonly LordRow[]): (node: number) => Parts {
  const known = PARTS.get(rows);
  if (known) return known;
  const nodes = rows.map((_, node) => node);
  const years = (node: number): number => (rows[node] as LordRow).years;
  const parts = partsOnce((node) => inProportion(cycled(nodes, node, nodes.length), years));
  PARTS.set(rows, parts);
  return parts;
}

/** Given mahādaśās, divided by lords. Nodes are places in the circle of lords. */
export function dividedByLords<P extends Nested>(
  rows: readonly LordRow[],
  maha: readonly (Interval & { node: number })[],
  period: DashaRule<P>['period'],
): DashaRule<P> {
  return { maha, parts: partsOf(rows), period };
}

export interface Circle {
  rows: readonly LordRow[];
  /** Place in the circle of the first mahādaśā. */
  first: number;
  cycles: number;
  /** Start of the first mahādaśā, Julian days. */
  startJd: number;
  yearDays: number;
}

/** The mahādaśās of a circle of lords from the first on. */
export function mahaOf({ rows, first, cycles, startJd, yearDays }: Circle): (Interval & { node: number })[] {
  const nodes = rows.map(({ years }, node) => ({ node, years }));
  return laidOut(cycled(nodes, first, cycles * nodes.length), startJd, yearDays);
}

/** A circle of lords as a daśā. */
export const lordsRule = (circle: Circle): DashaRule<DashaTree> =>
  dividedByLords(circle.rows, mahaOf(circle), lordPeriod(circle.rows));
