/** `khagola places`: towns by name, or near a point. */
import { Argument, Command } from 'commander';
import type * as z from 'zod';
import { places as placesCode } from '../../api/places/answer';
import type { PlacesResponse } from '../../api/places/response';
import { type Io, occasionOf } from '../io';
import { type FormatOptions, formatOf, formatted, withFormats } from '../shared/formats';
import { readNumber } from '../shared/numbers';
import { type Paints, paintsOf } from '../shared/paint';
import { answered } from '../shared/refusals';
import { type TableCell, table } from '../shared/table';
import { examples } from './examples';

interface PlacesOptions extends FormatOptions {
  lat?: string;
  lon?: string;
  limit?: string;
}

const OPTIONS = { q: 'name', lat: '--lat', lon: '--lon', limit: '--limit' };

function placesText({ places, attribution }: z.output<typeof PlacesResponse>, paints: Paints): string {
  const hasDistances = places.some(({ distance_km }) => distance_km !== undefined);
  const rows = places.map((place): TableCell[] => [
    place.id,
    { text: place.name, paint: paints.title },
    place.admin1,
    place.country,
    place.lat.toFixed(4),
    place.lon.toFixed(4),
    place.tz,
    String(place.population),
    ...(hasDistances ? [String(place.distance_km ?? '')] : []),
  ]);
  const columns = [
    { title: 'id' },
    { title: 'name' },
    { title: 'state' },
    { title: 'country' },
    { title: 'lat', right: true },
    { title: 'lon', right: true },
    { title: 'time zone' },
    { title: 'people', right: true },
    ...(hasDistances ? [{ title: 'km', right: true }] : []),
  ];
  return `${table(columns, rows, paints.heading)}\n${paints.quiet(attribution)}\n`;
}

async function places(io: Io, name: string | undefined, options: PlacesOptions): Promise<void> {
  const { lat, lon, limit } = options;
  const body = {
    ...(name !== undefined && { q: name }),
    ...(lat !== undefined && { lat: readNumber(lat) }),
    ...(lon !== undefined && { lon: readNumber(lon) }),
    ...(limit !== undefined && { limit: readNumber(limit) }),
  };
  const question = answered(await placesCode.read(body, occasionOf(io)), OPTIONS);
  const kernel = await io.kernel();
  const answer = answered(await placesCode.answer(() => kernel, question), OPTIONS);
  const format = formatOf(options);
  return io.write(format ? formatted(io, format, answer, answer.places) : placesText(answer, paintsOf(io)));
}

export function placesCommand(io: Io): Command {
  const command = new Command('places')
    .description('Find towns by any of their names, old or new, in Latin or Indian scripts; or the nearest to a point.')
    .addArgument(new Argument('[name]', 'name, with a state or a country if you like: "Bilaspur, Himachal Pradesh"'))
    .option('--lat <degrees>', 'latitude, positive north')
    .option('--lon <degrees>', 'longitude, positive east')
    .option('--limit <count>', 'most places to list, 1 to 50 (10)');
  return withFormats(command, 'the places')
    .addHelpText(
      'after',
      examples('khagola places Bilaspur', 'khagola places पुणे --json', 'khagola places --lat 25.3 --lon 83 --limit 3'),
    )
    .action((name: string | undefined, options: PlacesOptions) => places(io, name, options));
}
