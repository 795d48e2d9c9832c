/** The list of places, read in place from its packed form (packed.ts). */
import { Names } from './names';
import { type Column, isNumericId, OTHER_IDS, Packed, SOUTH_STEPS, STEPS_PER_DEGREE, WEST_STEPS } from './packed';

/** The credit that the licence of the list asks for. */
export const PLACES_CREDIT = {
  source: 'GeoNames',
  url: 'https://www.geonames.org/',
  licence: 'CC BY 4.0',
  licence_url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** The credit in one line. */
export const PLACES_CREDIT_TEXT = `${PLACES_CREDIT.source} (${PLACES_CREDIT.url}), ${PLACES_CREDIT.licence}`;

/** A town. */
export interface PlaceRecord {
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

/** States and regions, in order of their codes, and countries. */
export interface Regions {
  /** The GeoNames code with the country's: IN.16 for Maharashtra. */
  codes: readonly string[];
  /** English names. */
  names: readonly string[];
  /** The numbers of the regions by their folded names, and by the consonants of their names. */
  byName: Column;
  byConsonants: Column;
  /** English names of countries, folded, by their codes. */
  countries: ReadonlyMap<string, string>;
}

/** The list of places. A place is a number until its fields are needed. */
export class PlaceList {
  /** Number of places. */
  readonly count: number;
  readonly names: Names;
  readonly #packed: Packed;
  readonly #regionNumbers: Column;
  readonly #lats: Column;
  readonly #lons: Column;
  readonly #populations: Column;
  readonly #zoneNumbers: Column;
  readonly #ids: Column;
  #regions: Regions | undefined;

  constructor(packed: Packed) {
    this.#packed = packed;
    this.count = packed.rows('placeIds');
    this.names = new Names(packed);
    this.#regionNumbers = packed.column('placeRegions');
    this.#lats = packed.column('placeLats');
    this.#lons = packed.column('placeLons');
    this.#populations = packed.column('placePopulations');
    this.#zoneNumbers = packed.column('placeZones');
    this.#ids = packed.column('placeIds');
  }

  /** The regions, decoded with the first use. */
  regions(): Regions {
    this.#regions ??= this.#decodedRegions();
    return this.#regions;
  }

  #decodedRegions(): Regions {
    const countries = this.#packed.lines('countryNames');
    return {
      codes: this.#packed.lines('regionCodes'),
      names: this.#packed.lines('regionNames'),
      byName: this.#packed.column('regionsByName'),
      byConsonants: this.#packed.column('regionsByConsonants'),
      countries: new Map(this.#packed.lines('countryCodes').map((code, i) => [code, countries[i] as string])),
    };
  }

  /** The number of the region of a place. */
  regionOf(at: number): number {
    return this.#regionNumbers.at(at);
  }

  /** The country of a region, two letters. */
  countryOfRegion(region: number): string {
    return (this.#packed.lines('regionCodes')[region] as string).slice(0, 2);
  }

  countryOf(at: number): string {
    return this.countryOfRegion(this.regionOf(at));
  }

  /** Degrees. */
  latOf(at: number): number {
    return (this.#lats.at(at) - SOUTH_STEPS) / STEPS_PER_DEGREE;
  }

  lonOf(at: number): number {
    return (this.#lons.at(at) - WEST_STEPS) / STEPS_PER_DEGREE;
  }

  populationOf(at: number): number {
    return this.#populations.at(at);
  }

  idOf(at: number): string {
    const id = this.#ids.at(at);
    return id < OTHER_IDS ? String(id) : (this.#packed.lines('otherIds')[id - OTHER_IDS] as string);
  }

  /** The place with an id; −1 if there is none. */
  withId(id: string): number {
    if (isNumericId(id)) return this.#ids.indexOf(Number(id));
    const other = this.#packed.lines('otherIds').indexOf(id);
    return other < 0 ? -1 : this.#ids.indexOf(OTHER_IDS + other);
  }

  placeAt(at: number): PlaceRecord {
    return {
      id: this.idOf(at),
      name: this.names.mainNameOf(at),
      admin1: this.#packed.lines('regionNames')[this.regionOf(at)] as string,
      country: this.countryOf(at),
      lat: this.latOf(at),
      lon: this.lonOf(at),
      tz: this.#packed.lines('zones')[this.#zoneNumbers.at(at)] as string,
      population: this.populationOf(at),
    };
  }
}

/** Opens the list; its parts are read when they are needed. */
export const openPlaces = (bytes: Uint8Array): PlaceList => new PlaceList(new Packed(bytes));

/** The place with an id, or null. */
export function placeById(list: PlaceList, id: string): PlaceRecord | null {
  const at = list.withId(id);
  return at < 0 ? null : list.placeAt(at);
}
