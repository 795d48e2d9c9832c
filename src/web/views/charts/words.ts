/** Texts of this page for responses of the service and of devices, for instants and for offsets. */
import { daysFromCivil } from '../../../domain/time/civil';
import type { Reader } from '../../reader/reader';
import type { Refused } from '../../shared/account';
import { type Birth, timeText } from '../../shared/birth';

const dateOf = (reader: Reader, { clock: { year, month, day } }: Birth): string =>
  reader.date(daysFromCivil(year, month, day), 'short');

/** A birth of the library in words. */
export const nameOf = (birth: Birth, reader: Reader): string =>
  birth.name || birth.place || reader.t('library.born', { date: dateOf(reader, birth) });

/** `19 Feb 1985, 20:56, Varanasi`. */
export function birthLine(reader: Reader, birth: Birth, place = birth.place): string {
  const time = birth.isTimeKnown ? [reader.figures(timeText(birth.clock))] : [];
  return [dateOf(reader, birth), ...time, ...(place ? [place] : [])].join(', ');
}

/** Error codes with a text of their own. */
const SAID = [
  'offline',
  'unauthenticated',
  'cancelled',
  'no-passkeys',
  'known-device',
  'wrong-address',
  'device-unfit',
  'device-failed',
  'challenge-expired',
  'unknown-passkey',
  'passkey-refused',
  'last-passkey',
  'too-many-passkeys',
  'accounts-not-configured',
  'storage-unavailable',
  'origin-not-allowed',
  'not-found',
] as const;

/** The time of this device at an instant. */
export function deviceClock(reader: Reader, unixMs: number): string {
  const date = new Date(unixMs);
  return reader.clock({ hour: date.getHours(), minute: date.getMinutes(), second: 0 });
}

/** The meaning of an error for the reader, with a code to quote if the service is at fault. */
export function refusalText(reader: Reader, { code, message, requestId, resetMs }: Refused): string {
  const { t } = reader;
  if (resetMs !== undefined) return t('account.limited', { time: deviceClock(reader, resetMs) });
  const known = SAID.find((each) => each === code);
  if (known) return t(`account.said_${known}`);
  if (code === 'invalid-parameter' && message) return message;
  return [t('account.failed'), ...(requestId ? [t('account.failedQuote', { id: requestId })] : [])].join(' ');
}

/** `20 Nov 2026` in the local time of this device; `today, 13:31` with the time on the present day. */
export function dayText(reader: Reader, iso: string, { time = false } = {}): string {
  const { t } = reader;
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '–';
  if (date.toDateString() === new Date().toDateString()) {
    return time ? t('account.todayAt', { time: deviceClock(reader, date.getTime()) }) : t('account.today');
  }
  return reader.date(daysFromCivil(date.getFullYear(), date.getMonth() + 1, date.getDate()), 'short');
}
