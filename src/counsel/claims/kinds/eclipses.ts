/** Eclipses at a place: whether one is visible, and its times. */
import * as z from 'zod';
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
import { clockText, dateText, FORMATS, listText } from '../format';
import { placeText } from './day';

const rowsOf = ({ output }: CallResult): ResultRow[] =>
  records(output.utsavas, 'utsavas').filter(({ eclipse }) => eclipse !== undefined && eclipse !== null);

/** The contacts at the place that are stated: the first, the greatest phase, and the last. */
const PARTS = ['start', 'greatest', 'end'] as const;

interface Contact {
  clock: string;
  isBelow: boolean;
}

function contactsOf(row: ResultRow): Record<(typeof PARTS)[number], Contact> {
  const { start_local: start, end_local: end } = record(record(row.reckoning, 'reckoning').window, 'window');
  const contacts = Object.values(record(record(row.eclipse, 'eclipse').contacts, 'contacts'))
    .filter((contact) => contact !== null)
    .map((contact) => record(contact, 'contact'));
  const at = (local: unknown): Contact => ({
    clock: clockText(String(local)),
    isBelow: contacts.some(({ time_local, altitude_deg }) => time_local === local && Number(altitude_deg) < 0),
  });
  const { max } = record(record(row.eclipse, 'eclipse').contacts, 'contacts');
  return { start: at(start), greatest: at(record(max, 'contact').time_local), end: at(end) };
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

/** An eclipse at a place with its times, its type, and the contacts at which the body is below the horizon. */
function eclipseText(wording: Wording, row: ResultRow, place: string): string {
  const { texts, language } = wording;
  const contacts = contactsOf(row);
  const clocks = { start: contacts.start.clock, greatest: contacts.greatest.clock, end: contacts.end.clock };
  const eclipse = record(row.eclipse, 'eclipse');
  const below = PARTS.filter((part) => contacts[part].isBelow).map((part) => texts.eclipses.parts[part]);
  return [
    texts.eclipses.visible({ date: dateText(String(row.date), language), place, ...clocks }),
    ...(below.length > 0
      ? [texts.eclipses.below({ kind: String(eclipse.kind), parts: FORMATS[language].list(below) })]
      : []),
    typeText(wording, eclipse),
  ].join(' ');
}

export const ECLIPSES: readonly ClaimKind[] = [
  define(
    'eclipse_visible',
    'sentence',
    'whether an eclipse is visible at the place, with its times; without a date all of the result, or those of one kind (fields eclipse and reckoning)',
    { call: CALL, date: DATE, of: z.enum(['solar', 'lunar']).optional() },
    ({ call, date, of }, wording) => {
      const result = wording.result(call, 'utsavas');
      const place = placeText(wording, result);
      const isOf = ({ eclipse }: ResultRow): boolean => of === undefined || record(eclipse, 'eclipse').kind === of;
      const [row, ...others] = rowsOf(result).filter(
        (each) => (date === undefined || each.date === date) && isOf(each),
      );
      if (row === undefined && date === undefined) {
        const none = { kind: of ?? '', year: Number(result.output.year), place };
        return wording.decided(false, wording.texts.eclipses['none-of-year'](none));
      }
      if (row === undefined) return wording.texts.eclipses['not-visible']({ place });
      return others.length === 0
        ? wording.decided(true, eclipseText(wording, row, place))
        : listText([row, ...others].map((each) => eclipseText(wording, each, place)));
    },
  ),
  define(
    'no_sutaka',
    'sentence',
    'a penumbral eclipse has no sūtaka (fields eclipse and reckoning)',
    { call: CALL, date: DATE },
    ({ call, date }, wording) => {
      const result = wording.result(call, 'utsavas');
      const row = rowsOf(result).find(
        (each) => (date === undefined || each.date === date) && record(each.eclipse, 'eclipse').type === 'penumbral',
      );
      if (row === undefined) throw new Unsaid('the result has no penumbral eclipse');
      const said = { date: dateText(String(row.date), wording.language), place: placeText(wording, result) };
      return wording.decided(false, wording.texts.eclipses['no-sutaka'](said));
    },
  ),
];
