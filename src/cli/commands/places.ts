/** `khagola places`: towns by name, or near a point. */
import { Argument, Command } from 'commander';
import type * as z from 'zod';
import { places as code } from '../../api/places/answer';
import type { PlacesResponse } from '../../api/places/response';
import type { Io } from '../io';
import { type FormatOptions, withFormats } from '../shared/formats';
import { readNumber } from '../shared/numbers';
import type { Paints } from '../shared/paint';
import { answerOf, definedFields, optionFields, optionNames, printAnswer } from '../shared/query';
import { type TableCell, table } from '../shared/table';
import { examples } from './examples';

type Answer = z.output<typeof PlacesResponse>;

function placesText({ places, attribution }: Answer, paints: Paints): string {
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
    'id',
    'name',
    'state',
    'country',
    { title: 'lat', right: true },
    { title: 'lon', right: true },
    'time zone',
    { title: 'people', right: true },
    ...(hasDistances ? [{ title: 'km', right: true }] : []),
  ];
  return `${table(columns, rows, paints.heading)}\n${paints.quiet(attribution)}\n`;
}

export function placesCommand(io: Io): Command {
  const command = new Command('places')
    .description('Find towns by any of their names, old or new, in Latin or Indian scripts; or the nearest to a point.')
    .addArgument(new Argument('[name]', 'name, with a state or a country if you like: "Bilaspur, Himachal Pradesh"'))
    .option('--lat <degrees>', 'latitude, positive north', readNumber)
    .option('--lon <degrees>', 'longitude, positive east', readNumber)
    .option('--limit <count>', 'most places to list, 1 to 50 (10)', readNumber);
  return withFormats(command, 'the places')
    .addHelpText(
      'after',
      examples('khagola places Bilaspur', 'khagola places पुणे --json', 'khagola places --lat 25.3 --lon 83 --limit 3'),
    )
    .action(async (q: string | undefined, options: FormatOptions) => {
      const fields = definedFields({ q, ...optionFields(options, code) });
      const answer = await answerOf(io, { code, fields, names: optionNames(command, { q: 'name' }) });
      return printAnswer(io, options, answer, { rows: ({ places }) => places, text: placesText });
    });
}
