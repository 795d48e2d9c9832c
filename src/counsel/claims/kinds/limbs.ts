/** Limbs and the lunar month of a moment or a day. */
import * as z from 'zod';
import {
  CALL,
  type CallResult,
  type ClaimKind,
  define,
  type ResultRow,
  record,
  Unsaid,
  type ValueClause,
  type Wording,
  zoneOf,
} from '../claim';
import { CLOCK, DATE, dayOf, LIMBS, type LimbName, labelled, limbsOf } from '../day';
import { instantOn, instantText, localOf, spanOn, spanText, type Zone } from '../format';
import { nameIn } from '../names';

/** The limb that runs at a clock of the day. */
function runningAt(rows: readonly ResultRow[], day: string, clock: string, zone: Zone) {
  const local = (instant: unknown): string => localOf(String(instant), zone).slice(0, 16);
  return rows.filter(({ start, end }) => local(start) <= `${day}T${clock}` && `${day}T${clock}` < local(end));
}

/** The rows of a limb: of the moment or the day, or of a clock of the day. */
function limbRows(result: CallResult, limb: LimbName, date?: string, clock?: string): ResultRow[] {
  const all = limbsOf(result, limb, date);
  if (clock === undefined || limb === 'vara') return all;
  return runningAt(all, String(dayOf(result, date).date), clock, zoneOf(result));
}

const endsOf = ({ start, end, sunrise, next_sunrise: next }: ResultRow) => [start ?? sunrise, end ?? next] as const;

function limbText(wording: Wording, result: CallResult, limb: LimbName, date?: string, clock?: string): string {
  const { language } = wording;
  const zone = zoneOf(result);
  const found = limbRows(result, limb, date, clock);
  const values = found.map((row) => {
    const named = nameIn(language, String(row.name));
    const [from, to] = endsOf(row);
    if (typeof from !== 'string' || typeof to !== 'string') return named;
    if (found.length === 1) return `${named}, ${spanText(from, to, zone, language)}`;
    return wording.texts.day.until({ name: named, end: instantText(to, zone, language) });
  });
  return labelled(wording, wording.texts.day['limb-names'][limb], values.join('; '));
}

/** A limb as a clause: one with its ends, several in their order. */
function limbClause(
  wording: Wording,
  result: CallResult,
  limb: LimbName,
  day: string,
  date?: string,
  clock?: string,
): ValueClause | null {
  const { language } = wording;
  const said = wording.texts.statements;
  const zone = zoneOf(result);
  const bare = said.things[limb];
  const thing = clock === undefined || limb === 'vara' ? bare : said['thing-at']({ thing: bare, clock });
  const found = limbRows(result, limb, date, clock).map((row) => {
    const [from, to] = endsOf(row);
    return { name: nameIn(language, String(row.name)), from, to };
  });
  const [first, ...more] = found;
  if (first === undefined || found.some(({ from, to }) => typeof from !== 'string' || typeof to !== 'string'))
    return null;
  if (more.length === 0) {
    const span = spanOn(day, String(first.from), String(first.to), zone, language);
    const { name } = first;
    const full =
      clock === undefined ? wording.variant(said.limb, { thing, name, span }) : said.limb.first({ thing, name, span });
    return { full, parts: { thing, value: said['in-brackets']({ name, span }) } };
  }
  const value = found
    .map(({ name, to }) => wording.texts.day.until({ name, end: instantOn(day, String(to), zone, language) }))
    .reduce((before, last) => said.then({ before, last }));
  return { full: said.ending({ clauses: said.clause({ thing, value }) }) };
}

/** The lunar month of a day by both schemes. */
function monthsOf(wording: Wording, result: CallResult, date?: string): { amanta: string; purnimanta: string } {
  const masa = record(dayOf(result, date).masa, 'masa');
  const named = (scheme: string): string => {
    const name = nameIn(wording.language, String(record(masa[scheme], scheme).name));
    return masa.adhika === true ? wording.texts.day['adhika-name']({ name }) : name;
  };
  return { amanta: named('amanta'), purnimanta: named('purnimanta') };
}

export const LIMB_KINDS: readonly ClaimKind[] = [
  define(
    'limb',
    'item',
    'a limb of the moment or the day, with its ends',
    { call: CALL, limb: z.enum(LIMBS), date: DATE, at: CLOCK },
    ({ call, limb, date, at }, wording) =>
      limbText(wording, wording.result(call, 'panchanga', 'muhurta'), limb, date, at),
    {
      owner: 'day',
      clause: ({ call, limb, date, at }, wording, day) =>
        limbClause(wording, wording.result(call, 'panchanga', 'muhurta'), limb, day, date, at),
    },
  ),
  define(
    'limbs',
    'item',
    'all limbs of the moment or the day that the result has',
    { call: CALL, date: DATE },
    ({ call, date }, wording) => {
      const result = wording.result(call, 'panchanga', 'muhurta');
      const holds = (limb: LimbName) => {
        try {
          return limbsOf(result, limb, date).length > 0;
        } catch {
          return false;
        }
      };
      const lines = LIMBS.filter(holds).map((limb) => limbText(wording, result, limb, date));
      if (lines.length === 0) throw new Unsaid('the result has no limbs');
      return lines.join('\n- ');
    },
  ),
  define(
    'month',
    'item',
    'the lunar month of a day',
    { call: CALL, date: DATE },
    ({ call, date }, wording) => wording.texts.day.month(monthsOf(wording, wording.result(call, 'panchanga'), date)),
    {
      owner: 'day',
      clause: ({ call, date }, wording) => ({
        full: wording.texts.statements.month(monthsOf(wording, wording.result(call, 'panchanga'), date)),
      }),
    },
  ),
];
