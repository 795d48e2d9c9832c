/** Parses time zones in common notations. */
import { type ZoneChoice, zoneIdentifier } from '../../domain/time/zone';
import { plainDigits } from './digits';

const OFFSET = /^(?:UTC|GMT)?\s*([+-]?)\s*(\d{1,2})(?::([0-5]\d)(?::([0-5]\d))?|\.(\d+))?$/i;
const MAX_HOURS = 14;

/** Abbreviations with one meaning among readers of a pañcāṅga. Each names a zone with its history. */
const LETTERS: Readonly<Record<string, string>> = {
  IST: 'Asia/Kolkata',
  NPT: 'Asia/Kathmandu',
  PKT: 'Asia/Karachi',
  SLST: 'Asia/Colombo',
  MMT: 'Asia/Yangon',
  SGT: 'Asia/Singapore',
  JST: 'Asia/Tokyo',
  MSK: 'Europe/Moscow',
  CET: 'Europe/Paris',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  CDT: 'America/Chicago',
  MDT: 'America/Denver',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  GMT: 'UTC',
  UTC: 'UTC',
};

/** Parses `Asia/Kolkata`, `IST`, `+5:30`, `UTC−3`, `5.5`; null for any other text. */
export function readZone(text: string): ZoneChoice | null {
  const plain = plainDigits(text);
  if (plain === '') return null;
  const match = OFFSET.exec(plain);
  if (match) {
    const [, sign, h = '0', m = '0', s = '0', part = '0'] = match;
    const hours = Number(h) + Number(m) / 60 + Number(s) / 3600 + Number(`0.${part}`);
    return hours <= MAX_HOURS ? { kind: 'offset', hours: sign === '-' ? -hours : hours } : null;
  }
  const id = zoneIdentifier(LETTERS[plain.toUpperCase()] ?? plain.replaceAll(' ', '_'));
  return id === null ? null : { kind: 'iana', id };
}
