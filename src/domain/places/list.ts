/**
 * The list of places from `tools/gazetteer.mjs`, prepared for searching. A line is parsed only when its place is
 * needed; the folded forms of names are kept beside it. Scanning all names takes a millisecond or two, so there is no
 * index.
 */
import { withoutMarks } from '../text/withoutMarks';
import { consonants, foldedPlace } from './fold';

/** A town. */
export interface Place {
  /** GeoNames id, or a region and a name for a town that is not in GeoNames' list. */
  id: string;
  name: string;
  /** State, province or region, in English; empty if the country has none. */
  admin1: string;
  /** ISO 3166, two letters. */
  country: string;
  /** Degrees, north and east positive. */
  lat: number;
  lon: number;
  /** IANA time zone. */
  tz: string;
  /** 0 if unknown. */
  population: number;
}

/** A state or region with its GeoNames code: IN.16 for Maharashtra. */
export interface Region {
  country: string;
  code: string;
  name: string;
  folded: string;
  /** The consonants of its name. */
  spelling: string;
}

/** A name of a place in its folded forms. */
export interface PlaceName {
  name: string;
  /** Whether it is as good as the main name: the former or the new name of a city. */
  isEqual: boolean;
  folded: string;
  consonants: string;
  /** The number of its place in the list. */
  at: number;
}

export interface PlaceList {
  /** Number of places. */
  count: number;
  /** Coordinates of each place, degrees. */
  lats: Float64Array;
  lons: Float64Array;
  names: readonly PlaceName[];
  regions: readonly Region[];
  /** The place with a number, and its region. */
  placeAt(at: number): Place;
  regionAt(at: number): Region;
}

const FIELD = '|';
const REGION = '=';
/** Number of fields before the other names. */
const OTHERS = 6;

/** Start of a field in a line, or −1 if the line ends before it. */
function fieldAt(line: string, number: number): number {
  let from = 0;
  for (let i = 0; i < number; i++) {
    from = line.indexOf(FIELD, from) + 1;
    if (from === 0) return -1;
  }
  return from;
}

/** Prepares a list; it takes some tens of milliseconds. Call it once. */
export function openPlaces(text: string): PlaceList {
  const all = text.trimEnd().split('\n');
  const zones = (all[0] ?? '').split(FIELD);
  const lines: string[] = [];
  const names: PlaceName[] = [];
  const regions: Region[] = [];
  const regionOf: number[] = [];
  const lats = new Float64Array(all.length);
  const lons = new Float64Array(all.length);
  const addName = (at: number, name: string, isEqual: boolean): void => {
    if (name === '') return;
    names.push({ name, isEqual, folded: foldedPlace(name), consonants: consonants(name), at });
  };
  for (let i = 1; i < all.length; i++) {
    const line = all[i] as string;
    if (line.startsWith(REGION)) {
      const [country = '', code = '', name = ''] = line.slice(1).split(FIELD);
      regions.push({ country, code, name, folded: withoutMarks(name), spelling: consonants(name) });
      continue;
    }
    const at = lines.length;
    const [lat, lon, zone] = [fieldAt(line, 1), fieldAt(line, 2), fieldAt(line, 3)];
    lines.push(line);
    regionOf.push(regions.length - 1);
    lats[at] = Number(line.slice(lat, lon - 1));
    lons[at] = Number(line.slice(lon, zone - 1));
    addName(at, line.slice(0, lat - 1), true);
    const others = fieldAt(line, OTHERS);
    if (others < 0) continue;
    const [equal = '', spellings = ''] = line.slice(others).split('*');
    for (const name of equal.split(';')) addName(at, name, true);
    for (const name of spellings.split(';')) addName(at, name, false);
  }
  const regionAt = (at: number): Region => regions[regionOf[at] as number] as Region;
  return {
    count: lines.length,
    lats,
    lons,
    names,
    regions,
    regionAt,
    placeAt: (at) => {
      const [name = '', lat, lon, zone, population = '', id = ''] = (lines[at] as string).split(FIELD);
      const { name: admin1, country } = regionAt(at);
      return {
        id,
        name,
        admin1,
        country,
        lat: Number(lat),
        lon: Number(lon),
        tz: zones[Number(zone)] ?? 'UTC',
        population: Number(population),
      };
    },
  };
}

/** The place with an id, or null. */
export function placeById({ count, placeAt }: PlaceList, id: string): Place | null {
  for (let at = 0; at < count; at++) {
    const place = placeAt(at);
    if (place.id === id) return place;
  }
  return null;
}
