/**
 * The parts of a period. A node is the ruler of a period: a lord, a rāśi, or a place on a wheel. The parts of a period
 * depend only on its node: their nodes in order, and the share of the period that each has.
 */
import { getEvent } from '../block';
import { MAX_NODES, MAX_PARTS } from '../layout';

const NODES: usize = memory.data(MAX_NODES * MAX_PARTS * 4, 4);
/** Cumulative shares at the end of each part. */
const GONE: usize = memory.data(MAX_NODES * MAX_PARTS * 8, 8);

/** Number of parts of each period. */
export let partCount: i32 = 0;

/** The nodes of the parts of a node, four bytes each. */
@inline export function nodesOf(node: i32): usize {
  return NODES + (<usize>(node * partCount) << 2);
}

/** The cumulative shares, eight bytes each. */
@inline export function goneOf(node: i32): usize {
  return GONE + (<usize>(node * partCount) << 3);
}

@inline export function nodeAt(nodes: usize, part: i32): i32 {
  return load<i32>(nodes + (<usize>part << 2));
}

@inline export function goneAt(gone: usize, part: i32): f64 {
  return load<f64>(gone + (<usize>part << 3));
}

/** The end of a part after `gone` of `whole` shares. The last part ends with its period. */
@inline export function edge(start: f64, days: f64, end: f64, gone: f64, whole: f64): f64 {
  return gone == whole ? end : start + (days * gone) / whole;
}

/**
 * Parts in a circle: the parts of a node are all nodes, beginning with itself. The shares are in the block from a slot
 * on.
 */
export function partsInCircle(nodes: i32, shares: i32): void {
  partCount = nodes;
  for (let node = 0; node < nodes; node++) {
    let sum: f64 = 0;
    for (let i = 0; i < nodes; i++) {
      const part = node + i < nodes ? node + i : node + i - nodes;
      sum += getEvent(shares + part);
      store<i32>(nodesOf(node) + (<usize>i << 2), part);
      store<f64>(goneOf(node) + (<usize>i << 3), sum);
    }
  }
}

/**
 * Parts in an explicit order in the block, node by node, from the slot `orders` on. Returns false for an unknown node.
 */
export function partsInOrder(nodes: i32, parts: i32, shares: i32, orders: i32): bool {
  partCount = parts;
  for (let node = 0; node < nodes; node++) {
    let sum: f64 = 0;
    for (let i = 0; i < parts; i++) {
      const part = <i32>getEvent(orders + node * parts + i);
      if (part < 0 || part >= nodes) return false;
      sum += getEvent(shares + part);
      store<i32>(nodesOf(node) + (<usize>i << 2), part);
      store<f64>(goneOf(node) + (<usize>i << 3), sum);
    }
  }
  return true;
}

// Results of `descend`, and its starting point: a period.
export let node: i32 = 0;
export let start: f64 = 0;
export let end: f64 = 0;

/** Chooses the period from which `descend` starts. */
export function enter(first: i32, startJd: f64, endJd: f64): void {
  node = first;
  start = startJd;
  end = endJd;
}

/** Descends to the part of the period that runs at an instant. */
export function descend(jdUt: f64): void {
  const nodes = nodesOf(node);
  const gone = goneOf(node);
  const whole = goneAt(gone, partCount - 1);
  const days = end - start;
  let from = start;
  for (let i = 0; i < partCount; i++) {
    const to = edge(start, days, end, goneAt(gone, i), whole);
    if (jdUt < to) {
      node = nodeAt(nodes, i);
      start = from;
      end = to;
      return;
    }
    from = to;
  }
}
