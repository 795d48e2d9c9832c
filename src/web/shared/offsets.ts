/** The UTC offsets of a span of days, which daylight saving time changes. */
import { JD_UNIX_EPOCH } from '../../domain/time/civil';
import { type ZoneOffsets, zoneOffsets } from '../../domain/time/zone';
import { listText } from '../i18n/translate';
import { offsetText } from '../reader/format';
import type { Reader } from '../reader/reader';
import { zonePast } from '../reader/zonePast';

/** `UTC−5`, or `UTC−5 and UTC−4` if the offsets differ. @param hours  UTC offsets in the order of their days */
export const offsetsText = (reader: Reader, hours: readonly number[]): string =>
  reader.figures(listText(reader.locale, [...new Set(hours.map(offsetText))], 'conjunction'));

const STEP_DAYS = 7;

/** The UTC offsets of the weeks of a span, hours. @param fromJd  Julian days UT, like `toJd` */
export function offsetsOver({ hoursAt }: Pick<ZoneOffsets, 'hoursAt'>, fromJd: number, toJd: number): number[] {
  const weeks = Math.max(0, Math.ceil((toJd - fromJd) / STEP_DAYS));
  return [...Array.from({ length: weeks }, (_, week) => hoursAt(fromJd + week * STEP_DAYS)), hoursAt(toJd)];
}

/** The UTC offsets of a zone in a span of days from 1970-01-01, hours; of the first day if the span is reversed. */
export function offsetsOfDays(tz: string, { from, to }: { from: number; to: number }): number[] {
  const [fromJd, toJd] = [JD_UNIX_EPOCH + from, JD_UNIX_EPOCH + Math.max(from, to)];
  const clocks = zoneOffsets(tz, fromJd, toJd + 1, zonePast());
  return clocks.ok ? offsetsOver(clocks.value, fromJd, toJd) : [];
}
