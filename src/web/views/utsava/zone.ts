/** The zone of an observance's place in words, and a clock change near its day. */
import { JD_UNIX_EPOCH, SECONDS_PER_DAY } from '../../../domain/time/civil';
import type { ZoneOffsets } from '../../../domain/time/zone';
import { offsetText, wallAt } from '../../reader/format';
import type { Reader } from '../../reader/reader';

/** A clock change is stated this many days before and after it. */
const NEARBY_DAYS = 14;

/** `Eastern Standard Time`; empty for a zone whose name is only its offset. */
function zoneName({ intl }: Reader, tz: string, jdUt: number): string {
  const format = new Intl.DateTimeFormat(intl, { timeZone: tz, timeZoneName: 'long' });
  const parts = format.formatToParts((jdUt - JD_UNIX_EPOCH) * SECONDS_PER_DAY * 1000);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /^(GMT|UTC)[+−-]?\d*/.test(name) ? '' : name;
}

/** `Eastern Standard Time, UTC−5`. @param offset  the UTC offsets of the page in words */
export function zoneWords(reader: Reader, tz: string, jdUt: number, offset: string): string {
  const name = zoneName(reader, tz, jdUt);
  return name === '' ? offset : `${name}, ${offset}`;
}

/** An offset change between two instants, whose offsets differ. */
function changeBetween({ hoursAt }: ZoneOffsets, fromJd: number, toJd: number) {
  let [before, after] = [fromJd, toJd];
  while (after - before > 1 / SECONDS_PER_DAY) {
    const middle = (before + after) / 2;
    if (hoursAt(middle) === hoursAt(toJd)) after = middle;
    else before = middle;
  }
  const [from, to] = [hoursAt(before), hoursAt(after)];
  return { dayNumber: wallAt(after, to).dayNumber, from, to };
}

/** `Clocks change on Sun 1 Nov, from UTC−4 to UTC−5.`; null if they do not change near an instant. */
export function clockChangeWords(reader: Reader, clocks: ZoneOffsets, jdUt: number): string | null {
  const [fromJd, toJd] = [jdUt - NEARBY_DAYS, jdUt + NEARBY_DAYS];
  if (clocks.hoursAt(fromJd) === clocks.hoursAt(toJd)) return null;
  const { dayNumber, from, to } = changeBetween(clocks, fromJd, toJd);
  const offset = (hours: number): string => reader.figures(offsetText(hours));
  return reader.t('utsava.clocks', { date: reader.shortDay(dayNumber), from: offset(from), to: offset(to) });
}
