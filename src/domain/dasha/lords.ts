/**
 * Daśās of grahas in a circle. The parts of a period begin with its own lord, in proportion to their lords' years (BPHS
 * 46).
 */

import type { GrahaKey } from '../../data/keys';
import { partGone, partOf } from '../circle';
import { Lacking } from '../positions/attempt';
import type { DashaDivision, DashaRule } from './periods';
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

export interface Circle {
  rows: readonly LordRow[];
  /** Place in the circle of the first mahādaśā. */
  first: number;
  cycles: number;
  /** Start of the first mahādaśā, Julian days. */
  startJd: number;
  yearDays: number;
}

/** A circle of lords. Nodes are places in the circle; the mahādaśās follow it from the first on. */
export const circleOf = ({ rows, first, cycles, startJd, yearDays }: Circle): DashaDivision => ({
  startJd,
  days: yearDays,
  shares: 1,
  nodes: rows.map(({ years }) => years),
  order: { first, mahas: cycles * rows.length },
});

/** Lords as the periods of a division of time. */
export const lordsAs = (rows: readonly LordRow[], division: DashaDivision): DashaRule<DashaTree> => ({
  division,
  form: rows.map(({ lord }) => lord).join(' '),
  period: (node, startJd, endJd, level) => ({ lord: (rows[node] as LordRow).lord, level, startJd, endJd, sub: [] }),
});

/** A circle of lords as a daśā. */
export const lordsRule = (circle: Circle): DashaRule<DashaTree> => lordsAs(circle.rows, circleOf(circle));
