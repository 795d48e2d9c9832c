/** `khagola now`: the five limbs at an instant, by default now. */

import { Command, Option } from 'commander';
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import { masaName } from '../../../build/lexicon/terms/masa';
import { MUHURTA_RULE_NAMES } from '../../../build/lexicon/terms/muhurta_rule';
import { PAKSHA_NAMES } from '../../../build/lexicon/terms/paksha';
import { rituName } from '../../../build/lexicon/terms/ritu';
import { samvatsaraName } from '../../../build/lexicon/terms/samvatsara';
import { TERM_NAMES } from '../../../build/lexicon/terms/term';
import { undecidedAt } from '../../api/now/undecided';
import { presentPanchanga } from '../../api/panchang/present';
import { domainProblem } from '../../api/problem';
import { kernelAt, presentOtherYear } from '../../api/shapes/anyYear';
import { type TraditionalTime, traditionalTimeAt } from '../../domain/calendar/now';
import { type PanchangaNow, panchangaAt } from '../../domain/panchanga/now';
import { type DomainError, fail, type Result } from '../../domain/result';
import { CALENDARS, type Calendar } from '../../domain/time/calendars';
import { localMarginDays } from '../../domain/time/covered';
import { isoLocal } from '../../domain/time/iso';
import { type LabelKind, type Labels, languageOf, loadLabels } from '../../lexicon/labels';
import type { Name } from '../../lexicon/name';
import { type Io, UsageError } from '../io';
import { BIRTH_OPTIONS, readMoment } from '../shared/birth';
import { clockText, inRashi, localText, placeText } from '../shared/figures';
import { type FormatOptions, formatOf, formatted, withFormats } from '../shared/formats';
import { dateAt, offsetAt, presentJd } from '../shared/instant';
import { type Paints, paintsOf } from '../shared/paint';
import { type PlaceOptions, REFERENCE_PLACE, resolvePlace } from '../shared/place';
import { answered } from '../shared/refusals';
import { type TableCell, table } from '../shared/table';
import { examples } from './examples';
import { languageOption, withPlace } from './options';

interface NowOptions extends PlaceOptions, FormatOptions {
  date?: string;
  calendar?: Calendar;
  time?: string;
  lang?: string;
}

/** The names of the language of `--lang`; null without the option. */
async function labelsIn(tag: string | undefined): Promise<Labels | null> {
  if (tag === undefined) return null;
  const language = languageOf(tag);
  if (language.ok) return loadLabels(language.value);
  throw new UsageError(`--lang must be one of ${language.error.tags.join(', ')}, for example hi.`);
}

type Body = ReturnType<typeof presentPanchanga>;

/** The settings of the text output. */
interface Writing {
  tzHours: number;
  labels: Labels | null;
  paints: Paints;
}

function panchangaText(
  now: PanchangaNow,
  time: TraditionalTime,
  body: Body,
  { tzHours, labels, paints }: Writing,
): string {
  const named = (kind: LabelKind, index: number, nameOf: (index: number) => Name) =>
    labels?.labelAt(kind, index) ?? nameOf(index).iast;
  const local = (jd: number | null) => (jd === null ? null : isoLocal(jd, tzHours));
  const date = body.time_local.slice(0, 10);
  const { reference_place: place } = body;
  const limb = (key: 'tithi' | 'nakshatra' | 'yoga' | 'karana'): TableCell[] => [
    TERM_NAMES[key].iast,
    { text: body[key].label ?? body[key].name, paint: paints.title },
    clockText(local(now.limbs[key].startJd), date),
    clockText(local(now.limbs[key].endJd), date),
  ];
  const { month, years, ritu } = time.calendar;
  const { adhika, amanta, purnimanta, paksha } = month;
  const clock = time.clock && `${time.clock.ghati} ghaṭī ${time.clock.vighati} vighaṭī, muhūrta ${time.clock.muhurta}`;
  const point = (body: Body['sun']) =>
    `${inRashi(body.sidereal_deg)} ${body.rashi_label ?? body.rashi}, ${body.nakshatra_pada_label ?? body.nakshatra_pada}`;
  const rows: TableCell[][] = [
    [
      TERM_NAMES.vara.iast,
      { text: body.vara.label ?? body.vara.name, paint: paints.title },
      clockText(local(now.day.sunriseJd), date),
      clockText(local(now.day.nextSunriseJd), date),
    ],
    limb('tithi'),
    limb('nakshatra'),
    limb('yoga'),
    limb('karana'),
  ];
  return [
    paints.title(localText(body.time_local)),
    placeText(place.name, place.lat, place.lon),
    '',
    table(['limb', 'name', 'from', 'to'], rows, paints.heading),
    table(
      ['', ''],
      [
        [GRAHA_NAMES.sun.iast, point(body.sun)],
        [GRAHA_NAMES.moon.iast, point(body.moon)],
        [
          MUHURTA_RULE_NAMES.month.iast,
          `${adhika ? 'adhika ' : ''}${named('masa', amanta, masaName)} (amānta), ${named('masa', purnimanta, masaName)} (pūrṇimānta), ${labels?.label('paksha', paksha) ?? PAKSHA_NAMES[paksha].iast}`,
        ],
        ['Ṛtu', named('ritu', ritu, rituName)],
        [
          'Year',
          `Vikrama ${years.vikrama}, Śaka ${years.shaka}, ${named('samvatsara', years.samvatsara.north, samvatsaraName)} (north), ${named('samvatsara', years.samvatsara.south, samvatsaraName)} (south)`,
        ],
        ...(clock ? [['Clock', clock]] : []),
      ],
      paints.heading,
    ),
  ].join('\n');
}

/** The lines about a date outside 1900 to 2100. */
function otherYearLines({ dates, delta_t }: ReturnType<typeof presentOtherYear>, undecided: string[]): string[] {
  if (dates === undefined || delta_t === undefined) return [];
  return [
    `Date: ${dates.gregorian} Gregorian, ${dates.julian} Julian. ` +
      `ΔT: ${delta_t.seconds.toFixed(1)} s, standard error ${delta_t.sigma_seconds.toPrecision(2)} s.`,
    ...(undecided.length > 0 ? [`Undecided by the error of ΔT: ${undecided.join(', ')}.`] : []),
  ];
}

const FIELDS = { epoch: 'birthDate', day: 'birthDate', time: 'birthTime', timezone: 'tz' };

/** The value of a result. An instant outside the supported span becomes a usage error. */
const ofInstant = <T>(result: Result<T, DomainError>): T =>
  answered(result.ok ? result : fail(domainProblem(result.error, FIELDS)), BIRTH_OPTIONS);

async function panchanga(io: Io, options: NowOptions): Promise<void> {
  const { date, calendar, time } = options;
  const place = await resolvePlace(io, options, REFERENCE_PLACE);
  const now = presentJd(io);
  const clock = {
    date: date ?? (await dateAt(place, now)),
    calendar,
    time: time ?? (date === undefined ? isoLocal(now, await offsetAt(place, now)).slice(11, 19) : undefined),
  };
  const { chart, request } = await readMoment(io, clock, place);
  // The present instant is exact; its wall-clock time may be ambiguous.
  const jdUt = date === undefined && time === undefined ? now : chart.jdUt;
  const tzHours = jdUt === now ? await offsetAt(place, now) : chart.tzHours;
  const { latDeg, lonDeg } = chart;
  const loaded = await io.kernel();
  const kernel = kernelAt(() => loaded, jdUt);
  const panchanga = ofInstant(panchangaAt(kernel, jdUt, { latDeg, lonDeg }, tzHours));
  const isReference =
    latDeg === REFERENCE_PLACE.lat && lonDeg === REFERENCE_PLACE.lon && place.tz === REFERENCE_PLACE.tz;
  const shownPlace = isReference
    ? REFERENCE_PLACE
    : { name: place.name ?? '', lat: latDeg, lon: lonDeg, tz: request.tz ?? '' };
  const labels = await labelsIn(options.lang);
  const body = presentPanchanga(panchanga, { place: shownPlace, tzHours }, labels);
  const traditional = ofInstant(traditionalTimeAt(kernel, jdUt, { latDeg, lonDeg }, tzHours));
  const otherYear = presentOtherYear(kernel, panchanga.sky, { latDeg, lonDeg, tzHours });
  const marginDays = localMarginDays(jdUt, tzHours);
  const undecided = marginDays === 0 ? [] : ofInstant(undecidedAt(kernel, panchanga, traditional, marginDays));
  const format = formatOf(options);
  if (format) {
    const answer = { ...body, ...otherYear, ...(marginDays > 0 && { undecided }) };
    return io.write(formatted(io, format, answer, [answer]));
  }
  const text = panchangaText(panchanga, traditional, body, { tzHours, labels, paints: paintsOf(io) });
  return io.write([text, ...otherYearLines(otherYear, undecided)].join('\n'));
}

export function nowCommand(io: Io): Command {
  const command = new Command('now')
    .description('Show the five limbs at an instant: now at New Delhi, unless options say otherwise.')
    .option('--date <date>', 'date, for example 2026-11-08 or "8 Nov 2026" (default: today)')
    .addOption(new Option('--calendar <key>', 'calendar of the date').choices(CALENDARS))
    .option('--time <time>', 'local time, HH:MM or HH:MM:SS (default: now)');
  withPlace(command).addOption(languageOption());
  return withFormats(command, 'the instant')
    .addHelpText(
      'after',
      examples(
        'khagola now',
        'khagola now --date 2026-11-08 --time 18:00 --place Ujjain --lang hi',
        'khagola now --date "12 Feb 1809" --time 12:00 --place Ujjain',
        'khagola now --date 2026-11-08 --time 18:00 --lat 51.5 --lon -0.13 --tz Europe/London --json',
      ),
    )
    .action((options: NowOptions) => panchanga(io, options));
}
