/**
 * Reads the periods of a daśā from the kernel: as a tree, one by one, and those in force at an instant or within a span.
 * Periods are half-open [startJd, endJd), Julian days UT. Each begins where the previous one ends.
 */
import {
  type DashaBounds,
  DashaCursor,
  type DashaDivision,
  DashaQuestion,
  PERIOD,
  requireDepth,
} from '../../kernel/dasha';
import type { Kernel } from '../../kernel/kernel';

export { DashaCursor, type DashaDivision, DashaQuestion, PERIOD, requireDepth };

/** The part of the kernel that divides daśās. */
export type Divider = Pick<Kernel, 'periods'>;

export interface Interval {
  startJd: number;
  endJd: number;
}

/** A period with its sub-periods; `sub` is empty at the last level. */
export interface Nested extends Interval {
  /** 1 mahā, 2 antara, 3 pratyantara, 4 sūkṣma, 5 prāṇa. */
  level: number;
  sub: this[];
}

/** A daśā: how it divides time, and how its periods are represented. */
export interface DashaRule<P extends Nested> {
  division: DashaDivision;
  /**
   * Identifies the form of the periods. Rules of the same form give equal nodes equal periods, except for the years of
   * mahādaśās.
   */
  form: string;
  /** A period as the answer represents it. `place` is its index from 0 in its parent period, or among the mahādaśās. */
  period(node: number, startJd: number, endJd: number, level: number, place: number): P;
}

/** Calls a function with each page of the periods within bounds, `PERIOD.slots` numbers for each. */
export function readPeriods(
  kernel: Divider,
  division: DashaDivision,
  bounds: DashaBounds,
  read: (periods: Float64Array) => void,
): void {
  const cursor = new DashaCursor(new DashaQuestion(division, bounds));
  while (kernel.periods(cursor, read));
}

function periodAt<P extends Nested>({ period }: DashaRule<P>, periods: Float64Array, at: number): P {
  const field = (offset: number): number => periods[at + offset] as number;
  return period(
    field(PERIOD.node),
    field(PERIOD.startJd),
    field(PERIOD.endJd),
    field(PERIOD.level),
    field(PERIOD.place),
  );
}

/** All periods of a daśā as a tree, to `depth` levels (1..5). A period of zero length has no parts. */
export function treeOf<P extends Nested>(kernel: Divider, rule: DashaRule<P>, depth: number): P[] {
  const mahas: P[] = [];
  const open: P[] = [];
  readPeriods(kernel, rule.division, { levels: depth }, (periods) => {
    for (let at = 0; at < periods.length; at += PERIOD.slots) {
      const period = periodAt(rule, periods, at);
      const { level } = period;
      open[level] = period;
      (level === 1 ? mahas : (open[level - 1] as P).sub).push(period);
    }
  });
  return mahas;
}

/** The periods in force at an instant, longest first; empty outside the daśā. */
export function runningAt<P extends Nested>(kernel: Divider, rule: DashaRule<P>, jdUt: number, depth: number): P[] {
  const running: P[] = [];
  readPeriods(kernel, rule.division, { levels: depth, fromJd: jdUt, toJd: jdUt }, (periods) => {
    for (let at = 0; at < periods.length; at += PERIOD.slots) running.push(periodAt(rule, periods, at));
  });
  return running;
}

/** Iterates over the periods, each before its sub-periods, with an empty `sub`. Holds only one page in memory. */
export function* periodsOf<P extends Nested>(
  kernel: Divider,
  rule: DashaRule<P>,
  depth: number,
): Generator<P, void, undefined> {
  const cursor = new DashaCursor(new DashaQuestion(rule.division, { levels: depth }));
  let page = new Float64Array(0);
  while (!cursor.isAtEnd) {
    kernel.periods(cursor, (periods) => {
      page = periods.slice();
    });
    for (let at = 0; at < page.length; at += PERIOD.slots) yield periodAt(rule, page, at);
  }
}
