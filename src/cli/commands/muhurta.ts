/** `khagola muhurta`: a day from sunrise to sunrise and its parts. */
import { Command } from 'commander';
import type * as z from 'zod';
import { presentMuhurtas } from '../../http/muhurta/present';
import { muhurtasAsked, NAMES } from '../../http/muhurta/question';
import { MuhurtaRequest } from '../../http/muhurta/request';
import type { MuhurtaResponse, Slot } from '../../http/muhurta/schema';
import { validate } from '../../http/validation';
import type { Io } from '../io';
import { clockText, placeText } from '../parts/figures';
import { dateAt, offsetAtNoon, presentJd } from '../parts/instant';
import { jsonText } from '../parts/json';
import { type Paints, paintsOf } from '../parts/paint';
import { askedPlace, type PlaceOptions, REFERENCE_PLACE } from '../parts/place';
import { answered } from '../parts/refusals';
import { type Cell, table } from '../parts/table';
import { examples, jsonOption, withPlace } from './options';

interface MuhurtaOptions extends PlaceOptions {
  date?: string;
  all?: true;
  json?: true;
}

type Part = z.output<typeof Slot>;

const OPTIONS = { date: '--date', lat: '--lat', lon: '--lon', tz: '--offset' };

const LIMBS = [
  ['tithi', 'Tithi'],
  ['nakshatra', 'Nakṣatra'],
  ['yoga', 'Yoga'],
  ['karana', 'Karaṇa'],
] as const;

function muhurtaText(
  body: z.output<typeof MuhurtaResponse>,
  name: string | null,
  all: boolean,
  paints: Paints,
): string {
  const { date, place, panchanga } = body;
  const clock = (instant: string | null) => clockText(instant, date);
  const qualityPaint = (quality: Part['quality']) =>
    quality === 'good' ? paints.good : quality === 'bad' || quality === 'avoided' ? paints.warn : paints.quiet;
  const slot = (of: Part, numbered: boolean): Cell[] => [
    ...(numbered ? [String(of.index)] : []),
    of.name,
    clock(of.start_local),
    clock(of.end_local),
    { text: of.quality ?? '', paint: qualityPaint(of.quality) },
  ];
  const slots = (title: string, parts: readonly (Part | null)[], numbered = false): string[] => {
    const present = parts.filter((part) => part !== null);
    if (present.length === 0) return [];
    const columns = [{ title }, { title: 'from' }, { title: 'to' }, { title: '' }];
    const number = numbered ? [{ title: '#', right: true }] : [];
    return [
      table(
        [...number, ...columns],
        present.map((part) => slot(part, numbered)),
        paints.heading,
      ),
    ];
  };
  const limbs = LIMBS.flatMap(([key, title]) =>
    panchanga[key].map(({ name: limb, end_local }, i): Cell[] => [i === 0 ? title : '', limb, clock(end_local)]),
  );
  return `${[
    `${paints.title(`${date}, ${panchanga.vara.name}`)}`,
    placeText(name, place.lat, place.lon),
    `Sunrise ${clock(body.sunrise_local)}, sunset ${clock(body.sunset_local)}, next sunrise ${clock(body.next_sunrise_local)}`,
    `Moonrise ${clock(body.moonrise_local)}, moonset ${clock(body.moonset_local)}`,
    ...(body.note === null ? [] : [body.note]),
    '',
    table([{ title: 'limb' }, { title: '' }, { title: 'to' }], limbs, paints.heading),
    ...slots('window', [
      body.abhijit,
      body.rahu_kalam,
      body.yamaganda,
      body.gulika,
      ...body.dur_muhurta,
      ...body.varjya,
      ...body.amrita_kala,
    ]),
    ...slots('choghaḍiyā', [...body.choghadiya.day, ...body.choghadiya.night]),
    ...(all ? [...slots('muhūrta', body.muhurtas, true), ...slots('horā', body.hora, true)] : []),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

async function muhurta(io: Io, options: MuhurtaOptions): Promise<void> {
  const place = askedPlace(io, options, REFERENCE_PLACE);
  const date = options.date ?? dateAt(place, presentJd(io));
  const { lat, lon } = place;
  const body = { date, lat, lon, tz: offsetAtNoon(place, date) };
  const asked = answered(validate(MuhurtaRequest, body, NAMES), NAMES, OPTIONS);
  const found = answered(muhurtasAsked(await io.kernel(), asked), NAMES, OPTIONS);
  const answer = presentMuhurtas(asked, found);
  return io.write(
    options.json ? jsonText(io, answer) : muhurtaText(answer, place.name, options.all === true, paintsOf(io)),
  );
}

export function muhurtaCommand(io: Io): Command {
  const command = new Command('muhurta')
    .summary('a day from sunrise to sunrise and its parts')
    .description('A day of a place, at New Delhi if none is given: its limbs, windows and choghaḍiyās.')
    .option('--date <date>', 'YYYY-MM-DD; today');
  return withPlace(command)
    .option('--all', 'the thirty muhūrtas and the horās too')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
All times of a day are by what the clocks show at its noon.
${examples(
  'khagola muhurta',
  'khagola muhurta --date 2026-11-21 --place Mumbai --all',
  'khagola muhurta --date 2026-11-21 --lat 28.6139 --lon 77.209 --offset 5.5 --json',
)}`,
    )
    .action((options: MuhurtaOptions) => muhurta(io, options));
}
