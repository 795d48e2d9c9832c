/** Words of this page for what the service and devices answer, for instants and for offsets. */
import type { Refused } from '../../parts/account';
import { clockText, dateText, MINUS, offsetText } from '../../parts/format';

const SAID: Record<string, string> = {
  offline: 'The service could not be reached, so nothing has changed. Try again when there is a network.',
  unauthenticated: 'The session has ended, here or from another device. Sign in again.',
  cancelled: 'Nothing has changed: the passkey was not given, or the device waited too long.',
  'no-passkeys': 'This browser has no passkeys. A current Chrome, Edge, Firefox or Safari has them.',
  'known-device': 'This device holds a passkey of the account already. Choose another device or a security key.',
  'wrong-address': 'Passkeys belong to the address of this service, and this page was opened at another one.',
  'device-unfit': 'This device cannot keep a passkey that asks for finger, face or PIN. Choose another.',
  'device-failed': 'The device could not do it. Trying again may help.',
  'challenge-expired': 'More than five minutes have passed. Try again.',
  'unknown-passkey': 'This passkey opens no account here: it was removed, or its account deleted.',
  'passkey-refused': 'What the device answered could not be verified. Try again.',
  'last-passkey': 'This is the last passkey: without it nobody could open the account. Add another first.',
  'too-many-passkeys': 'The account has as many passkeys as it may, twenty. Remove one first.',
  'accounts-not-configured': 'This service keeps no accounts.',
  'storage-unavailable': 'The database does not answer now, so nothing has changed. Trying again in a minute may help.',
  'origin-not-allowed':
    'The service takes this only from pages at its own address, and this one was opened at another.',
  'not-found': 'It is not there any more: it was deleted elsewhere.',
};

/** What a refusal means for the reader, with a code to quote where it is our fault. */
export function refusalText({ code, message, requestId }: Refused): string {
  const known = SAID[code];
  if (known) return known;
  if (code === 'invalid-parameter' && message) return message;
  return `Something failed on our side, so nothing has changed. Trying again may help.${requestId ? ` To quote: ${requestId}.` : ''}`;
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** `Five charts`, `One chart`, `41 charts`. */
export const countText = (n: number, thing: string): string => `${WORDS[n] ?? n} ${thing}${n === 1 ? '' : 's'}`;

/** `20 Nov 2026` by the clock of this device; `today, 13:31` with the time on the day itself. */
export function dayText(iso: string, { time = false } = {}): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '–';
  if (at.toDateString() === new Date().toDateString()) {
    return time ? `today, ${clockText({ hour: at.getHours(), minute: at.getMinutes(), second: 0 })}` : 'today';
  }
  return dateText({ year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() }, { short: true });
}

/** An offset as the address of a chart carries it: `+5:30`, `-3`, `+5.123`. */
export function zoneOfHours(hours: number): string {
  const size = Math.abs(hours);
  if (Math.abs(Math.round(size * 3600) / 3600 - size) > 1e-9) return `${hours < 0 ? '-' : '+'}${size.toFixed(9)}`;
  return offsetText(hours).replace('UTC', '').replace(MINUS, '-');
}
