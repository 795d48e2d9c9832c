/**
 * Periods of a daśā in time: half-open [startJd, endJd), each beginning where the previous one ends; and the division
 * of a period into parts, to any depth.
 */

export interface Interval {
  startJd: number;
  endJd: number;
}

/**
 * Lays out rows of years one after another. Every date is counted from the start, so rounding does not accumulate.
 *
 * @param startJd   start of the first period, Julian days
 * @param yearDays  length of the year, days
 */
export function laidOut<Row extends { years: number }>(
  rows: readonly Row[],
  startJd: number,
  yearDays: number,
): (Row & Interval)[] {
  let years = 0;
  return rows.map((row) => {
    const from = startJd + years * yearDays;
    years += row.years;
    return { ...row, startJd: from, endJd: startJd + years * yearDays };
  });
}

/** `count` rows of a circle, beginning at `first`. */
export function cycled<Row>(rows: readonly Row[], first: number, count: number): Row[] {
  return Array.from({ length: count }, (_, i) => rows[(first + i) % rows.length] as Row);
}

/** A period with its sub-periods; `sub` is empty at the last level. */
export interface Nested extends Interval {
  /** 1 mahā, 2 antara, 3 pratyantara, 4 sūkṣma, 5 prāṇa. */
  level: number;
  sub: this[];
}

/** The parts of a period in order: their nodes, and the cumulative shares at their ends. */
export interface Parts {
  nodes: readonly number[];
  /** Cumulative; the last figure is the whole. */
  gone: readonly number[];
}

/**
 * How a daśā divides time. A node is the integer that identifies the subject of a period: a lord, a rāśi, or a place on
 * a wheel. The parts of a period depend only on its node.
 */
export interface DashaRule<P extends Nested> {
  maha: readonly (Interval & { node: number })[];
  parts(node: number): Parts;
  /** A period in the form of the answer; `index` is the position of its mahādaśā. */
  period(node: number, startJd: number, endJd: number, level: number, index: number): P;
}

/** Deepest level of a daśā: prāṇa. */
export const DEEPEST_LEVEL = 5;

/** A depth that is not a whole number from 1 to 5 throws a `RangeError`. */
export function requireDepth(depth: number): void {
  if (!Number.isInteger(depth) || depth < 1 || depth > DEEPEST_LEVEL) {
    throw new RangeError(`depth ${depth} is not a whole number from 1 to ${DEEPEST_LEVEL}`);
  }
}

/** Memoises the parts of each node. */
export function partsOnce(parts: (node: number) => Parts): (node: number) => Parts {
  const known: Parts[] = [];
  return (node) => {
    known[node] ??= parts(node);
    return known[node];
  };
}

/** Parts in proportion to their shares. */
export function inProportion(nodes: readonly number[], share: (node: number) => number): Parts {
  let sum = 0;
  const gone = nodes.map((node) => {
    sum += share(node);
    return sum;
  });
  return { nodes, gone };
}

/** End of a part; the last part ends with the period. */
function edge(startJd: number, endJd: number, { gone }: Parts, i: number): number {
  const whole = gone[gone.length - 1] as number;
  const until = gone[i] as number;
  return until === whole ? endJd : startJd + ((endJd - startJd) * until) / whole;
}

/** All periods of a daśā, to `depth` levels (1..5). A period of zero length has no parts. */
export function treeOf<P extends Nested>(rule: DashaRule<P>, depth: number): P[] {
  requireDepth(depth);
  const divide = ({ startJd, endJd, level, sub }: P, node: number, index: number): void => {
    if (level === depth || startJd === endJd) return;
    const parts = rule.parts(node);
    let from = startJd;
    for (let i = 0; i < parts.nodes.length; i++) {
      const part = parts.nodes[i] as number;
      const to = edge(startJd, endJd, parts, i);
      const inner = rule.period(part, from, to, level + 1, index);
      sub.push(inner);
      divide(inner, part, index);
      from = to;
    }
  };
  return rule.maha.map(({ node, startJd, endJd }, index) => {
    const period = rule.period(node, startJd, endJd, 1, index);
    divide(period, node, index);
    return period;
  });
}

/** A period under division: its parts, and the index and start of the next one. */
interface Frame extends Interval {
  level: number;
  parts: Parts;
  next: number;
  from: number;
}

/**
 * Iterates over the same periods, each before its sub-periods, with an empty `sub`. It needs memory only for one path
 * from mahādaśā to `depth`.
 */
export function* periodsOf<P extends Nested>(rule: DashaRule<P>, depth: number): Generator<P, void, undefined> {
  requireDepth(depth);
  const way: Frame[] = [];
  const enter = ({ startJd, endJd, level }: P, node: number): void => {
    if (level === depth || startJd === endJd) return;
    way.push({ startJd, endJd, level, parts: rule.parts(node), next: 0, from: startJd });
  };
  for (const [index, { node, startJd, endJd }] of rule.maha.entries()) {
    const maha = rule.period(node, startJd, endJd, 1, index);
    yield maha;
    enter(maha, node);
    for (let frame = way.at(-1); frame !== undefined; frame = way.at(-1)) {
      const { parts, next, from, level } = frame;
      const part = parts.nodes[next];
      if (part === undefined) {
        way.pop();
        continue;
      }
      frame.from = edge(frame.startJd, frame.endJd, parts, next);
      frame.next++;
      const period = rule.period(part, from, frame.from, level + 1, index);
      yield period;
      enter(period, part);
    }
  }
}

/** Computes the parts of all nodes that a depth reaches, so that what fails fails before the first period is written. */
export function requireParts({ maha, parts }: Pick<DashaRule<never>, 'maha' | 'parts'>, depth: number): void {
  const nodes = new Set(maha.map(({ node }) => node));
  for (let level = 1; level < depth; level++)
    for (const node of [...nodes]) for (const part of parts(node).nodes) nodes.add(part);
}

/** Is told of periods one after another: of one with parts when it begins and when they are told, of others once. */
export interface PeriodVisitor {
  /** @param index  position of its mahādaśā */
  enter(node: number, startJd: number, endJd: number, level: number, index: number): void;
  leave(level: number): void;
  leaf(node: number, startJd: number, endJd: number, level: number, index: number): void;
}

/** The same periods for a visitor, without an object for each. It pauses after each antardaśā. */
export function* visited<P extends Nested>(
  rule: DashaRule<P>,
  depth: number,
  visitor: PeriodVisitor,
): Generator<void, void, undefined> {
  requireDepth(depth);
  const visit = (node: number, startJd: number, endJd: number, level: number, index: number): void => {
    if (level === depth || startJd === endJd) {
      visitor.leaf(node, startJd, endJd, level, index);
      return;
    }
    visitor.enter(node, startJd, endJd, level, index);
    const parts = rule.parts(node);
    let from = startJd;
    for (let i = 0; i < parts.nodes.length; i++) {
      const to = edge(startJd, endJd, parts, i);
      visit(parts.nodes[i] as number, from, to, level + 1, index);
      from = to;
    }
    visitor.leave(level);
  };
  for (const [index, { node, startJd, endJd }] of rule.maha.entries()) {
    if (depth === 1 || startJd === endJd) visitor.leaf(node, startJd, endJd, 1, index);
    else {
      visitor.enter(node, startJd, endJd, 1, index);
      const parts = rule.parts(node);
      let from = startJd;
      for (const [i, part] of parts.nodes.entries()) {
        const to = edge(startJd, endJd, parts, i);
        visit(part, from, to, 2, index);
        from = to;
        yield;
      }
      visitor.leave(1);
    }
    yield;
  }
}
