/** The periods of lords in a circle, without the rules of where a circle begins. */
import type { LordRow } from '../../data/dashas/row';
import type { DashaDivision, DashaRule } from './periods';
import type { DashaTree } from './types';

interface Circle {
  lords: readonly LordRow[];
  /** Place in the circle of the first mahādaśā. */
  first: number;
  cycles: number;
  /** Start of the first mahādaśā, Julian days. */
  startJd: number;
  yearDays: number;
}

/** A circle of lords. Nodes are positions in the circle; the mahādaśās follow it from the first one. */
const circleOf = ({ lords, first, cycles, startJd, yearDays }: Circle): DashaDivision => ({
  startJd,
  days: yearDays,
  shares: 1,
  nodes: lords.map(({ years }) => years),
  order: { first, mahas: cycles * lords.length },
});

/** The periods of a division of time, each with its lord. */
export const lordsAs = (lords: readonly LordRow[], division: DashaDivision): DashaRule<DashaTree> => ({
  division,
  form: lords.map(({ lord }) => lord).join(' '),
  period: (node, startJd, endJd, level) => ({ lord: (lords[node] as LordRow).lord, level, startJd, endJd, sub: [] }),
});

/** A circle of lords as a daśā. */
export const lordsRule = (circle: Circle): DashaRule<DashaTree> => lordsAs(circle.lords, circleOf(circle));
