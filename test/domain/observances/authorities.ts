/** Dated rows of authorities, of engines that read rule books, and of the former development data, in one format. */
import { readFileSync } from 'node:fs';
import type { Place } from '../../../src/data/place';

/** An observance on its day at a place, according to a source. */
export interface Dated {
  source: string;
  key: string;
  /** YYYY-MM-DD */
  date: string;
  where: { name: string; place: Place; tz: string };
  /** The region as the source names it: "Tamil Nadu", "ISKCON". */
  region: string;
  tradition: string;
  /** Other sources give another day. */
  isDisputed: boolean;
}

interface AuthorityFile {
  places: Record<string, [latDeg: number, lonDeg: number, tz: string]>;
  suspect: [key: string, date: string, place: string, why: string][];
  groups: { region: string; tradition: string; source: string; days: Record<string, Record<string, string>> }[];
}

interface Printed {
  key: string;
  date: string;
  place: string;
  tz: string;
  tradition: string;
  suspect?: string;
  disputed?: unknown;
}

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../../truth/utsava/${file}`, import.meta.url), 'utf8'));

const isoOf = (digits: string): string => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;

export const AUTHORITY_FILES = [
  'states',
  'nepali-patro',
  'date-holidays',
  'gcal',
  'madhva-tables',
  'jyotisha-2014',
  'jyotisha-json',
] as const;

/** The rows of an authority's file, except those that are probably typos in the source. */
export function rowsOf(file: (typeof AUTHORITY_FILES)[number]): Dated[] {
  const { places, suspect, groups } = read<AuthorityFile>(`authorities/${file}.json`);
  const slips = new Set(suspect.map((row) => row.slice(0, 3).join(' ')));
  return groups.flatMap(({ region, tradition, days }) =>
    Object.entries(days).flatMap(([key, byPlace]) =>
      Object.entries(byPlace).flatMap(([name, dates]) => {
        const [latDeg, lonDeg, tz] = places[name] as AuthorityFile['places'][string];
        const where = { name, place: { latDeg, lonDeg }, tz };
        return dates
          .split(' ')
          .map(isoOf)
          .filter((date) => !slips.has(`${key} ${date} ${name}`))
          .map((date) => ({ source: file, key, date, where, region, tradition, isDisputed: false }));
      }),
    ),
  );
}

/** "Fiji (18.14S 178.44E)" */
export function placeOf(text: string): Place {
  const [, lat, north, lon, east] = /([\d.]+)([NS]) ([\d.]+)([EW])/.exec(text) ?? [];
  return { latDeg: Number(lat) * (north === 'N' ? 1 : -1), lonDeg: Number(lon) * (east === 'E' ? 1 : -1) };
}

/** The former development data: days that websites print and exchanges keep. */
export const printedRows = (): Dated[] =>
  read<Printed[]>('festivals.json')
    .filter(({ suspect }) => !suspect)
    .map(({ key, date, place, tz, tradition, disputed }) => ({
      source: 'festivals',
      key,
      date,
      where: { name: place.replace(/ \(.*/, ''), place: placeOf(place), tz },
      region: '',
      tradition,
      isDisputed: Boolean(disputed),
    }));

/** The days on which the Mumbai exchange did not trade. The exchange does not publish the reason. */
export function exchangeHolidays(): { where: Dated['where']; dates: ReadonlySet<string> } {
  const { place, lat, lon, tz, dates } = read<{ place: string; lat: number; lon: number; tz: string; dates: string }>(
    'authorities/bse.json',
  );
  const where = { name: place, place: { latDeg: lat, lonDeg: lon }, tz };
  return { where, dates: new Set(dates.split(' ').map(isoOf)) };
}
