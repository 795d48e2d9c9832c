/** Divides daśās into periods, page by page: see `assembly/dasha/divide.ts`. */
import * as layout from '../../assembly/layout';
import type { Instance } from './load';

/** The fields of a period in a page, in slots of eight bytes. */
export const PERIOD = {
  node: layout.PERIOD_NODE,
  level: layout.PERIOD_LEVEL,
  startJd: layout.PERIOD_START,
  endJd: layout.PERIOD_END,
  parent: layout.PERIOD_PARENT,
  place: layout.PERIOD_PLACE,
  slots: layout.PERIOD_SLOTS,
} as const;

/** Deepest level of a daśā: prāṇa. */
const DEEPEST_LEVEL = layout.MAX_LEVELS;

/**
 * The division of time by a daśā. A node is an integer that identifies the ruler of a period: a lord, a rāśi, or a
 * place on a wheel. The parts of a period depend only on its node.
 */
export interface DashaDivision {
  /** Start of the first mahādaśā, Julian day UT. */
  startJd: number;
  /** A number of days and the number of shares in it. They determine the length of a mahādaśā from its share. */
  days: number;
  shares: number;
  /** The share of each node in the containing period. */
  nodes: readonly number[];
  order: CircleOrder | GivenOrder;
}

/**
 * The nodes form a circle. The mahādaśās follow it from the first on, and the parts of a period follow it from its own
 * node on.
 */
export interface CircleOrder {
  first: number;
  mahas: number;
}

/** Mahādaśās and parts in an explicit order. */
export interface GivenOrder {
  mahas: readonly { node: number; share: number }[];
  /** Number of parts of each period. */
  parts: number;
  /** The nodes of the parts of a node. Called once for each node that the levels reach. */
  partsOf(node: number): readonly number[];
}

/** The requested periods. */
export interface DashaBounds {
  /** Deepest level, 1 (mahādaśā) to 5 (prāṇa). */
  levels: number;
  /**
   * Only periods that begin by `toJd` and end after `fromJd`, Julian days UT. Equal bounds select the periods at that
   * instant.
   */
  fromJd?: number;
  toJd?: number;
  /**
   * Only the periods that contain one period or are inside it, given by the place of each in its parent, from 0,
   * mahādaśā first.
   */
  path?: readonly number[];
}

/** Reads periods of `PERIOD.slots` numbers each. They are in the kernel's memory and valid until its next call. */
export type PageReader = (periods: Float64Array) => void;

/** Throws a `RangeError` for an invalid level. */
export function requireDepth(depth: number): void {
  if (!Number.isInteger(depth) || depth < 1 || depth > DEEPEST_LEVEL) {
    throw new RangeError(`depth ${depth} is not a whole number from 1 to ${DEEPEST_LEVEL}`);
  }
}

const isCircle = (order: CircleOrder | GivenOrder): order is CircleOrder => 'first' in order;

/** The nodes that the levels above the deepest reach. Their parts are needed. */
function partedNodes({ mahas, partsOf }: GivenOrder, levels: number): Map<number, readonly number[]> {
  const partsByNode = new Map<number, readonly number[]>();
  let reached = new Set(mahas.map(({ node }) => node));
  for (let level = 1; level < levels && reached.size > 0; level++) {
    const next = new Set<number>();
    for (const node of reached) {
      if (partsByNode.has(node)) continue;
      const parts = partsOf(node);
      partsByNode.set(node, parts);
      for (const part of parts) next.add(part);
    }
    reached = next;
  }
  return partsByNode;
}

type Wasm = Instance['wasm'];

/** A question about the periods of a daśā, in the layout of the kernel. */
export class DashaQuestion {
  /** The slots of the block from `DASHA_START` on. The cursor in them is at the first period. */
  readonly slots: Float64Array;
  readonly divide: (wasm: Wasm) => number;

  /** @throws RangeError for levels other than 1 to 5, and for an impossible division */
  constructor(
    { startJd, days, shares, nodes, order }: DashaDivision,
    { levels, fromJd, toJd, path = [] }: DashaBounds,
  ) {
    requireDepth(levels);
    const isOrdered = !isCircle(order);
    const isKnown = Number.isFinite(startJd) && days > 0 && shares > 0 && nodes.every((share) => share >= 0);
    const fits =
      nodes.length <= layout.MAX_NODES &&
      (!isOrdered || (order.parts <= layout.MAX_PARTS && order.mahas.length <= layout.MAX_MAHAS));
    if (!isKnown || !fits)
      throw new RangeError(`no daśā from Julian day ${startJd} in ${days} days for ${shares} shares`);
    const end = isOrdered ? layout.ORDERS + nodes.length * order.parts : layout.NODE_SHARES + nodes.length;
    const slots = new Float64Array(end - layout.DASHA_START);
    const at = (slot: number): number => slot - layout.DASHA_START;
    slots[at(layout.DASHA_START)] = startJd;
    slots[at(layout.DASHA_DAYS)] = days;
    slots[at(layout.DASHA_SHARES)] = shares;
    slots[at(layout.DASHA_FROM)] = fromJd ?? Number.NEGATIVE_INFINITY;
    slots[at(layout.DASHA_TO)] = toJd ?? Number.POSITIVE_INFINITY;
    for (let level = 0; level < DEEPEST_LEVEL; level++) slots[at(layout.DASHA_PATH) + level] = path[level] ?? -1;
    slots.set(nodes, at(layout.NODE_SHARES));
    if (isOrdered) {
      const { mahas, parts } = order;
      mahas.forEach(({ node, share }, i) => {
        slots.set([node, share], at(layout.MAHAS) + layout.MAHA_SLOTS * i);
      });
      for (const [node, ordered] of partedNodes(order, levels)) slots.set(ordered, at(layout.ORDERS) + node * parts);
      this.divide = (wasm) => wasm.divideByOrder(nodes.length, parts, mahas.length, levels);
    } else {
      this.divide = (wasm) => wasm.divideByShares(nodes.length, order.first, order.mahas, levels);
    }
    this.slots = slots;
  }
}

/** The reading position in the periods of a question. */
export class DashaCursor {
  readonly #question: DashaQuestion;
  /** The cursor after the last page. */
  readonly #slots = new Float64Array(layout.CURSOR_SLOTS);

  constructor(question: DashaQuestion) {
    this.#question = question;
  }

  /** Whether the last page has been read. */
  get isAtEnd(): boolean {
    return (this.#slots[0] as number) < 0;
  }

  /** See `Kernel.periods`. */
  read({ wasm, block }: Instance, reader: PageReader): boolean {
    if (this.isAtEnd) return false;
    const cursor = layout.EVENTS + layout.CURSOR_LEVEL;
    block.set(this.#question.slots, layout.EVENTS + layout.DASHA_START);
    block.set(this.#slots, cursor);
    const count = this.#question.divide(wasm);
    if (count < 0) throw new RangeError('no daśā has this division');
    this.#slots.set(block.subarray(cursor, cursor + layout.CURSOR_SLOTS));
    reader(
      block.subarray(layout.EVENTS + layout.PERIODS, layout.EVENTS + layout.PERIODS + layout.PERIOD_SLOTS * count),
    );
    return !this.isAtEnd;
  }
}
