/**
 * Daśās of lords in a circle (BPHS 46). The parts of a period begin with its own lord, in proportion to their lords' years.
 */

import { ABHIJIT } from '../../data/dashas/conditional';
import type { CircleRow, CircleStart, LordRow, NakshatraGroup } from '../../data/dashas/row';
import { partEdge, partGone, partOf } from '../circle';
import { Lacking } from '../positions/attempt';
import { conditionReason } from './conditions';
import type { DashaKey } from './keys';
import type { DashaDivision, DashaRule } from './periods';
import type { DashaBirth, DashaPlan } from './plan';
import type { DashaTree } from './types';

const NAKSHATRAS = 27;

/**
 * The Moon's nakṣatra, counted from 0, and its traversed part, 0..1.
 *
 * @param moonDeg  sidereal longitude, degrees
 */
export function moonIn(moonDeg: number): { nakshatra: number; traversed: number } {
  if (Number.isNaN(moonDeg)) throw new Lacking({ lack: 'moon' });
  return { nakshatra: partOf(moonDeg, NAKSHATRAS), traversed: partGone(moonDeg, NAKSHATRAS) };
}

/** The Moon's star among 28, from 0, and its traversed part; Abhijit shortens its neighbours. */
export function starOf28(moonDeg: number): { star: number; traversed: number } {
  const { fromDeg, toDeg, afterNakshatra } = ABHIJIT;
  const { nakshatra } = moonIn(moonDeg);
  const within = (star: number, startDeg: number, endDeg: number) => ({
    star,
    traversed: (moonDeg - startDeg) / (endDeg - startDeg),
  });
  if (moonDeg >= fromDeg && moonDeg < toDeg) return within(afterNakshatra, fromDeg, toDeg);
  const isBefore = nakshatra < afterNakshatra;
  const startDeg = nakshatra === afterNakshatra ? toDeg : partEdge(nakshatra, NAKSHATRAS);
  const endDeg = nakshatra === afterNakshatra - 1 ? fromDeg : partEdge(nakshatra + 1, NAKSHATRAS);
  return within(isBefore ? nakshatra : nakshatra + 1, startDeg, endDeg);
}

/** Place in the circle of the lord of birth, and the traversed part of its first mahādaśā. */
interface First {
  first: number;
  traversed: number;
}

type StartBy<By> = Extract<CircleStart, { by: By }>;

const STARTS: { [By in CircleStart['by']]: (start: StartBy<By>, moonDeg: number, lords: number) => First } = {
  nakshatra({ from, back, firstLord = 0 }, moonDeg, lords) {
    const { nakshatra, traversed } = moonIn(moonDeg);
    const counted = (back ? from - (nakshatra + 1) : nakshatra + 1 - from) + NAKSHATRAS;
    return { first: ((counted % NAKSHATRAS) + firstLord) % lords, traversed };
  },
  group({ groups }, moonDeg) {
    const { nakshatra, traversed } = moonIn(moonDeg);
    /** Nakṣatras of a group before the Moon's. */
    const passed = ({ first }: NakshatraGroup) => (nakshatra + 1 - first + NAKSHATRAS) % NAKSHATRAS;
    const first = groups.findIndex((group) => passed(group) < group.nakshatras);
    const group = groups[first];
    if (group === undefined) throw new RangeError(`no group contains nakṣatra ${nakshatra + 1}`);
    return { first, traversed: (passed(group) + traversed) / group.nakshatras };
  },
  star({ counts }, moonDeg) {
    const { star, traversed } = starOf28(moonDeg);
    let until = 0;
    const first = counts.findIndex((count) => {
      until += count;
      return star < until;
    });
    return { first, traversed };
  },
};

const firstOf = <By extends CircleStart['by']>(start: StartBy<By>, moonDeg: number, lords: number): First =>
  STARTS[start.by as By](start, moonDeg, lords);

/** How a daśā of lords begins with the Moon at a sidereal longitude: the seed and the balance at birth. */
export function circleStart({ lords, start }: CircleRow, moonDeg: number) {
  const { nakshatra } = moonIn(moonDeg);
  const { first, traversed } = firstOf(start, moonDeg, lords.length);
  const { lord, years } = lords[first] as LordRow;
  return {
    first,
    years,
    seed: { nakshatra: nakshatra + 1, lord, traversed },
    balance: { lord, years: (1 - traversed) * years },
  };
}

export interface Circle {
  lords: readonly LordRow[];
  /** Place in the circle of the first mahādaśā. */
  first: number;
  cycles: number;
  /** Start of the first mahādaśā, Julian days. */
  startJd: number;
  yearDays: number;
}

/** A circle of lords. Nodes are places in the circle; the mahādaśās follow it from the first on. */
const circleOf = ({ lords, first, cycles, startJd, yearDays }: Circle): DashaDivision => ({
  startJd,
  days: yearDays,
  shares: 1,
  nodes: lords.map(({ years }) => years),
  order: { first, mahas: cycles * lords.length },
});

/** Lords as the periods of a division of time. */
export const lordsAs = (lords: readonly LordRow[], division: DashaDivision): DashaRule<DashaTree> => ({
  division,
  form: lords.map(({ lord }) => lord).join(' '),
  period: (node, startJd, endJd, level) => ({ lord: (lords[node] as LordRow).lord, level, startJd, endJd, sub: [] }),
});

/** A circle of lords as a daśā. */
export const lordsRule = (circle: Circle): DashaRule<DashaTree> => lordsAs(circle.lords, circleOf(circle));

/** The daśās of lords that begin with the Moon. */
type CircleKey = Exclude<DashaKey, 'kalachakra' | 'mudda'>;

/**
 * The plan of a daśā of lords. It begins before birth, by the part that the Moon has traversed.
 *
 * @param moonDeg  sidereal longitude of the Moon, degrees; that of the chart by default
 */
export function circlePlan<Key extends CircleKey>(
  key: Key,
  row: CircleRow,
  { standing, birthJd, yearDays, day }: Omit<DashaBirth, 'lords'>,
  moonDeg: number = standing.lonDeg('moon'),
): DashaPlan<Key> {
  const { lords, cycles } = row;
  const { first, years, seed, balance } = circleStart(row, moonDeg);
  const startJd = birthJd - seed.traversed * years * yearDays;
  const reason = conditionReason(row.condition, standing, day);
  return {
    key,
    applicable: reason === null || reason.holds,
    reason,
    seed,
    balance,
    yearDays,
    rule: lordsRule({ lords, first, cycles, startJd, yearDays }),
  } as unknown as DashaPlan<Key>;
}
