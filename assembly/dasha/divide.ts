/**
 * The periods of a daśā, page by page: each before its parts, in order of time. A period includes its beginning and
 * excludes its end. The question and the cursor are in the block (`layout.ts`), so that pages of several daśās can
 * alternate.
 */
import { getEvent, putEvent } from '../block';
import {
  CURSOR_COUNT,
  CURSOR_LEVEL,
  CURSOR_NUMBERS,
  CURSOR_PLACES,
  DASHA_DAYS,
  DASHA_FROM,
  DASHA_PATH,
  DASHA_SHARES,
  DASHA_START,
  DASHA_TO,
  DIVISION_SLOTS,
  MAHA_NODE,
  MAHA_SHARE,
  MAHA_SLOTS,
  MAHAS,
  MAX_EVENTS,
  MAX_LEVELS,
  MAX_MAHAS,
  MAX_NODES,
  MAX_PARTS,
  MAX_PERIODS,
  NODE_SHARES,
  ORDERS,
  PERIOD_END,
  PERIOD_LEVEL,
  PERIOD_NODE,
  PERIOD_PARENT,
  PERIOD_PLACE,
  PERIOD_SLOTS,
  PERIOD_START,
  PERIODS,
} from '../layout';
import { ERR_ARGUMENT } from '../status';
import { edge, goneAt, goneOf, nodeAt, nodesOf, partCount, partsInCircle, partsInOrder } from './parts';

// The compiler reports this error if the tables outgrow the block; unlike `assert` it is part of every build.
if (DIVISION_SLOTS > MAX_EVENTS) ERROR('the tables of the daśās do not fit the events of the block');

/** The mahādaśās: their nodes, and the cumulative shares at the end of each. */
const MAHA_NODES: usize = memory.data(MAX_MAHAS * 4, 4);
const MAHA_GONE: usize = memory.data(MAX_MAHAS * 8, 8);

// State of the current page: deepest level, the window, records written, periods before the next one.
let deepest: i32 = 0;
let windowFrom: f64 = 0;
let windowTo: f64 = 0;
let written: i32 = 0;
let number: f64 = 0;
/** The level at which the page resumes; 0 once it has resumed. */
let resumed: i32 = 0;

/**
 * Writes the periods of a level inside a period, each followed by its own parts. Returns false if the page is full.
 *
 * @param nodes, gone  of `count` parts
 * @param whole        shares in `days`
 * @param parent       number of the containing period
 */
function visit(
  level: i32,
  nodes: usize,
  gone: usize,
  count: i32,
  start: f64,
  days: f64,
  end: f64,
  whole: f64,
  parent: f64,
): bool {
  const only = <i32>getEvent(DASHA_PATH + level - 1);
  const until = only < 0 ? count : min(only + 1, count);
  let place = max(only, 0);
  if (level <= resumed) {
    place = <i32>getEvent(CURSOR_PLACES + level - 1);
    if (level == resumed) resumed = 0;
  }
  let from = place == 0 ? start : edge(start, days, end, goneAt(gone, place - 1), whole);
  for (; place < until; place++) {
    const to = edge(start, days, end, goneAt(gone, place), whole);
    if (from > windowTo) break;
    if (to > windowFrom) {
      const node = nodeAt(nodes, place);
      const parted = level < deepest && from != to;
      let own = number;
      if (resumed > 0) own = getEvent(CURSOR_NUMBERS + level - 1);
      else {
        // The last parts always follow their period in the same page.
        if (written + 1 + (parted ? partCount : 0) > MAX_PERIODS) {
          putEvent(CURSOR_LEVEL, level);
          putEvent(CURSOR_PLACES + level - 1, place);
          return false;
        }
        const record = PERIODS + PERIOD_SLOTS * written++;
        putEvent(record + PERIOD_NODE, node);
        putEvent(record + PERIOD_LEVEL, level);
        putEvent(record + PERIOD_START, from);
        putEvent(record + PERIOD_END, to);
        putEvent(record + PERIOD_PARENT, parent);
        putEvent(record + PERIOD_PLACE, place);
        number++;
      }
      if (parted) {
        putEvent(CURSOR_PLACES + level - 1, place);
        putEvent(CURSOR_NUMBERS + level - 1, own);
        const shares = goneOf(node);
        const all = goneAt(shares, partCount - 1);
        if (!visit(level + 1, nodesOf(node), shares, partCount, from, to - from, to, all, own)) return false;
      }
    }
    from = to;
  }
  return true;
}

/** Writes the page from the cursor on, and advances the cursor. */
function page(mahas: i32, levels: i32): i32 {
  const start = getEvent(DASHA_START);
  const days = getEvent(DASHA_DAYS);
  deepest = levels;
  windowFrom = getEvent(DASHA_FROM);
  windowTo = getEvent(DASHA_TO);
  written = 0;
  resumed = <i32>getEvent(CURSOR_LEVEL);
  number = getEvent(CURSOR_COUNT);
  const whole = getEvent(DASHA_SHARES);
  if (visit(1, MAHA_NODES, MAHA_GONE, mahas, start, days, start + days, whole, -1)) putEvent(CURSOR_LEVEL, -1);
  putEvent(CURSOR_COUNT, number);
  return written;
}

@inline function putMaha(place: i32, node: i32, gone: f64): void {
  store<i32>(MAHA_NODES + (<usize>place << 2), node);
  store<f64>(MAHA_GONE + (<usize>place << 3), gone);
}

/**
 * Divides a daśā of lords in a circle. Each period has all lords as its parts, beginning with its own lord, in
 * proportion to their shares. The mahādaśās follow the circle from `first` on.
 *
 * @param nodes   lords of the circle, 1 to MAX_PARTS
 * @param first   lord of the first mahādaśā, 0 ≤ first < nodes
 * @param mahas   number of mahādaśās, 1 to MAX_MAHAS
 * @param levels  deepest level, 1 to MAX_LEVELS
 * @returns       number of periods in the page, or ERR_ARGUMENT
 */
export function divideByShares(nodes: i32, first: i32, mahas: i32, levels: i32): i32 {
  if (nodes < 1 || nodes > MAX_PARTS || first < 0 || first >= nodes) return ERR_ARGUMENT;
  if (mahas < 1 || mahas > MAX_MAHAS || levels < 1 || levels > MAX_LEVELS) return ERR_ARGUMENT;
  partsInCircle(nodes, NODE_SHARES);
  let gone: f64 = 0;
  for (let place = 0; place < mahas; place++) {
    const node = (first + place) % nodes;
    gone += getEvent(NODE_SHARES + node);
    putMaha(place, node, gone);
  }
  return page(mahas, levels);
}

/**
 * Divides a daśā whose mahādaśās and parts follow an explicit order in the block: rāśis in equal parts, or places on a
 * wheel by their shares.
 *
 * @param nodes   1 to MAX_NODES
 * @param parts   of each period, 1 to MAX_PARTS
 * @param mahas   number of mahādaśās, 1 to MAX_MAHAS
 * @param levels  deepest level, 1 to MAX_LEVELS
 * @returns       number of periods in the page, or ERR_ARGUMENT
 */
export function divideByOrder(nodes: i32, parts: i32, mahas: i32, levels: i32): i32 {
  if (nodes < 1 || nodes > MAX_NODES || parts < 1 || parts > MAX_PARTS) return ERR_ARGUMENT;
  if (mahas < 1 || mahas > MAX_MAHAS || levels < 1 || levels > MAX_LEVELS) return ERR_ARGUMENT;
  if (!partsInOrder(nodes, parts, NODE_SHARES, ORDERS)) return ERR_ARGUMENT;
  let gone: f64 = 0;
  for (let place = 0; place < mahas; place++) {
    const maha = MAHAS + MAHA_SLOTS * place;
    const node = <i32>getEvent(maha + MAHA_NODE);
    if (node < 0 || node >= nodes) return ERR_ARGUMENT;
    gone += getEvent(maha + MAHA_SHARE);
    putMaha(place, node, gone);
  }
  return page(mahas, levels);
}
