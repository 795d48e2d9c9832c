/** Where a daśā of lords begins: the Moon's nakṣatra or star decides the first lord and the balance at birth. */
import { ABHIJIT, type CircleRow, type CircleStart, type LordRow, type NakshatraGroup } from '../../data/dashas/row';
import { partEdge, partGone, partOf } from '../circle';
import { Lacking } from '../positions/attempt';

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
    /** Number of nakṣatras in a group before the Moon's. */
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
