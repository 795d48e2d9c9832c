/** `khagola panchanga`: the five limbs of an instant, now or another. */
import { Command } from 'commander';
import { type TraditionalTime, traditionalTimeAt } from '../../domain/calendar/now';
import { monthName, PAKSHA_NAMES, rituName, samvatsaraName } from '../../domain/names';
import type { PanchangaNow } from '../../domain/panchanga/now';
import { panchangaAt } from '../../domain/panchanga/now';
import { isoLocal } from '../../domain/time/iso';
import { presentPanchanga } from '../../http/panchanga/present';
import type { Io } from '../io';
import { answeredBirth, readBirth } from '../parts/birth';
import { clockText, inRashi, localText, placeText } from '../parts/figures';
import { dateAt, offsetAt, presentJd } from '../parts/instant';
import { jsonText } from '../parts/json';
import { type Paints, paintsOf } from '../parts/paint';
import { askedPlace, type PlaceOptions, REFERENCE_PLACE } from '../parts/place';
import { type Cell, table } from '../parts/table';
import { examples, jsonOption, withPlace } from './options';

interface PanchangaOptions extends PlaceOptions {
  date?: string;
  time?: string;
  json?: true;
}

type Body = ReturnType<typeof presentPanchanga>;

function panchangaText(now: PanchangaNow, time: TraditionalTime, body: Body, tzHours: number, paints: Paints): string {
  const local = (jd: number | null) => (jd === null ? null : isoLocal(jd, tzHours));
  const date = body.time_local.slice(0, 10);
  const { reference_place: place } = body;
  const limb = (title: string, key: 'tithi' | 'nakshatra' | 'yoga' | 'karana'): Cell[] => [
    title,
    { text: body[key].name, paint: paints.title },
    clockText(local(now.limbs[key].startJd), date),
    clockText(local(now.limbs[key].endJd), date),
  ];
  const { month, years, ritu } = time.calendar;
  const { adhika, amanta, purnimanta, paksha } = month;
  const clock = time.clock && `${time.clock.ghati} ghaṭī ${time.clock.vighati} vighaṭī, muhūrta ${time.clock.muhurta}`;
  const point = ({ sidereal_deg, rashi, nakshatra_pada }: Body['sun']) =>
    `${inRashi(sidereal_deg)} ${rashi}, ${nakshatra_pada}`;
  const rows: Cell[][] = [
    [
      'Vāra',
      { text: body.vara.name, paint: paints.title },
      clockText(local(now.day.sunriseJd), date),
      clockText(local(now.day.nextSunriseJd), date),
    ],
    limb('Tithi', 'tithi'),
    limb('Nakṣatra', 'nakshatra'),
    limb('Yoga', 'yoga'),
    limb('Karaṇa', 'karana'),
  ];
  return [
    paints.title(localText(body.time_local)),
    placeText(place.name, place.lat, place.lon),
    '',
    table([{ title: 'limb' }, { title: 'name' }, { title: 'from' }, { title: 'to' }], rows, paints.heading),
    table(
      [{ title: '' }, { title: '' }],
      [
        ['Sūrya', point(body.sun)],
        ['Candra', point(body.moon)],
        [
          'Māsa',
          `${adhika ? 'adhika ' : ''}${monthName(amanta).iast} (amānta), ${monthName(purnimanta).iast} (pūrṇimānta), ${PAKSHA_NAMES[paksha].iast}`,
        ],
        ['Ṛtu', rituName(ritu).iast],
        [
          'Year',
          `Vikrama ${years.vikrama}, Śaka ${years.shaka}, ${samvatsaraName(years.samvatsara.north).iast} (north), ${samvatsaraName(years.samvatsara.south).iast} (south)`,
        ],
        ...(clock ? [['Clock', clock]] : []),
      ],
      paints.heading,
    ),
  ].join('\n');
}

async function panchanga(io: Io, options: PanchangaOptions): Promise<void> {
  const { date, time } = options;
  const place = askedPlace(io, options, REFERENCE_PLACE);
  const now = presentJd(io);
  const asked = readBirth({
    date: date ?? dateAt(place, now),
    time: time ?? (date === undefined ? isoLocal(now, offsetAt(place, now)).slice(11, 19) : undefined),
    place,
  });
  // The present instant is known better than by its clock, which may show it twice.
  const jdUt = date === undefined && time === undefined ? now : asked.question.jdUt;
  const tzHours = jdUt === now ? offsetAt(place, now) : asked.born.offsetHours;
  const { latDeg, lonDeg } = asked.question;
  const kernel = await io.kernel();
  const found = answeredBirth(panchangaAt(kernel, jdUt, { latDeg, lonDeg }, tzHours));
  const isReference =
    latDeg === REFERENCE_PLACE.lat && lonDeg === REFERENCE_PLACE.lon && place.tz === REFERENCE_PLACE.tz;
  const seen = isReference
    ? REFERENCE_PLACE
    : { name: place.name ?? '', lat: latDeg, lon: lonDeg, tz: asked.born.tz ?? '' };
  const body = presentPanchanga(found, { place: seen, tzHours });
  if (options.json) return io.write(jsonText(io, body));
  const traditional = answeredBirth(traditionalTimeAt(kernel, jdUt, { latDeg, lonDeg }, tzHours));
  return io.write(panchangaText(found, traditional, body, tzHours, paintsOf(io)));
}

export function panchangaCommand(io: Io): Command {
  const command = new Command('panchanga')
    .summary('vāra, tithi, nakṣatra, yoga and karaṇa')
    .description('The five limbs in force at an instant, now if none is given; at New Delhi if no place is.')
    .option('--date <date>', 'YYYY-MM-DD; today')
    .option('--time <time>', 'by the clocks of the place, HH:MM or HH:MM:SS; now');
  return withPlace(command)
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examples(
        'khagola panchanga',
        'khagola panchanga --date 2026-11-08 --time 18:00 --place Ujjain',
        'khagola panchanga --date 2026-11-08 --time 18:00 --lat 51.5 --lon -0.13 --tz Europe/London --json',
      ),
    )
    .action((options: PanchangaOptions) => panchanga(io, options));
}
