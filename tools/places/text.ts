// Writes the list of places as text, a town on each line, to standard output. tools/build-gazetteer.mjs runs it.
import { gazetteer } from '../gazetteer.mjs';

const DECIMALS = 4;
const COLUMNS = ['id', 'name', 'admin1', 'country', 'lat', 'lon', 'tz', 'population', 'other_names'];

const rows = gazetteer().flatMap(({ country, name: admin1, places }) =>
  places.map(({ id, name, equal, spellings, lat, lon, zone, population }) => [
    ...[id, name, admin1, country, lat.toFixed(DECIMALS), lon.toFixed(DECIMALS), zone, population],
    [...equal, ...spellings].join('|'),
  ]),
);
const wrong = rows.flat().find((cell) => /[\t\n]/.test(String(cell)));
if (wrong !== undefined) throw new RangeError(`${wrong} is more than a cell`);

process.stdout.write([COLUMNS, ...rows].map((row) => `${row.join('\t')}\n`).join(''));
