/** Eclipses at a place: whether one is visible, and its times. */

import {
  CALL,
  type CallResult,
  type ClaimKind,
  define,
  type ResultRow,
  record,
  records,
  textOf,
  Unsaid,
  type Wording,
} from '../claim';
import { DATE } from '../day';
import { clockText, dateText } from '../format';
import { placeText } from './day';

const rowsOf = ({ output }: CallResult): ResultRow[] =>
  records(output.utsavas, 'utsavas').filter(({ eclipse }) => eclipse !== undefined && eclipse !== null);

/** The local clock of a contact. */
function clockOf(contact: unknown): string {
  const { time_local: local } = record(contact, 'contact');
  return clockText(String(local));
}

/** The instants of an eclipse at the place: its window there, and its greatest phase. */
function timesOf(row: ResultRow): { start: string; greatest: string; end: string } {
  const { start_local: start, end_local: end } = record(record(row.reckoning, 'reckoning').window, 'window');
  const { contacts } = record(row.eclipse, 'eclipse');
  const { max } = record(contacts, 'contacts');
  return { start: clockText(String(start)), greatest: clockOf(max), end: clockText(String(end)) };
}

/** The magnitude at the place: of the Sun, of the umbra, or of the penumbra alone. */
function magnitudeOf({
  type,
  local_magnitude: local,
  umbral_magnitude: umbral,
  penumbral_magnitude: penumbral,
}: ResultRow): string {
  return Number(local ?? (type === 'penumbral' ? penumbral : umbral)).toFixed(2);
}

function typeText({ texts }: Wording, eclipse: ResultRow): string {
  const kind = textOf(texts.eclipses.kinds, eclipse.kind);
  const type = textOf(texts.transits['eclipse-types'], eclipse.type);
  if (kind === undefined || type === undefined) throw new Unsaid('the eclipse has no known type');
  return texts.eclipses.type({ kind, type, magnitude: magnitudeOf(eclipse) });
}

export const ECLIPSES: readonly ClaimKind[] = [
  define(
    'eclipse_visible',
    'sentence',
    'whether an eclipse is visible at the place, with its times (fields eclipse and reckoning)',
    { call: CALL, date: DATE },
    ({ call, date }, wording) => {
      const result = wording.result(call, 'utsavas');
      const place = placeText(wording, result);
      const row = rowsOf(result).find((each) => date === undefined || each.date === date);
      if (row === undefined) return wording.texts.eclipses['not-visible']({ place });
      const said = { date: dateText(String(row.date), wording.language), place, ...timesOf(row) };
      const type = typeText(wording, record(row.eclipse, 'eclipse'));
      return wording.decided(true, `${wording.texts.eclipses.visible(said)} ${type}`);
    },
  ),
];
