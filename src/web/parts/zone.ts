/** Reading a time zone as people write it. */
import { type ZoneChoice, zoneIdentifier } from '../../domain/time/zone';

const OFFSET = /^(?:UTC|GMT)?\s*([+-])\s*(\d{1,2})(?::([0-5]\d)(?::([0-5]\d))?|\.(\d+))?$/i;
const MOST_HOURS = 14;

/** `Asia/Kolkata`, `+5:30`, `UTC−3`, `+5.5`; null for what is neither. */
export function readZone(text: string): ZoneChoice | null {
  const plain = text.trim().replaceAll('\u2212', '-');
  const match = OFFSET.exec(plain);
  if (match) {
    const [, sign, h = '0', m = '0', s = '0', part = '0'] = match;
    const hours = Number(h) + Number(m) / 60 + Number(s) / 3600 + Number(`0.${part}`);
    return hours <= MOST_HOURS ? { kind: 'offset', hours: sign === '-' ? -hours : hours } : null;
  }
  const id = plain === '' ? null : zoneIdentifier(plain);
  return id === null ? null : { kind: 'iana', id };
}
