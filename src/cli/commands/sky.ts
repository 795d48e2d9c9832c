/** `khagola sky`: the events of the sky in a span. */
import { Command, Option } from 'commander';
import type * as z from 'zod';
import { dayOfAny, presentOtherYears } from '../../api/shapes/anyYear';
import { sky as code } from '../../api/sky/answer';
import type { SkyResponse } from '../../api/sky/response';
import { LANGUAGE_TAGS } from '../../data/language';
import { VISIBILITY_MODELS } from '../../data/visibility';
import { CALENDARS, type Calendar } from '../../domain/time/calendars';
import { JD_UNIX_EPOCH } from '../../domain/time/civil';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../kernel/keys';
import type { Io } from '../io';
import { type FormatOptions, formatOf, withFormats } from '../shared/formats';
import { listOf, readNumber } from '../shared/numbers';
import type { Paints } from '../shared/paint';
import { definedFields, fileOf, optionFields, optionNames, printAnswer, stepAnswers } from '../shared/query';
import { gregorianSpan, yearSteps } from '../shared/spans';
import { type TableCell, table } from '../shared/table';
import { readWrittenDate } from '../shared/writtenDate';
import { examples } from './examples';

interface SkyOptions extends FormatOptions {
  from: string;
  to?: string;
  calendar: Calendar;
  lang?: string;
  ics?: true;
}

type Body = z.output<typeof SkyResponse>;

/** Years per step of a long span. */
const STEP_YEARS = 5;

type AtPlace = NonNullable<Extract<Body['events'][number], { kind: 'eclipse' }>['at_place']>;

/** The contacts of an eclipse at a place in order of time: key, instant, altitude in degrees. */
const contactsOf = ({ contacts }: AtPlace): [string, string, number][] =>
  Object.entries(contacts).flatMap(([key, contact]): [string, string, number][] =>
    contact === null ? [] : [[key, contact.at, contact.altitude_deg]],
  );

function skyText({ events, from, to, settings, place, tz }: Body, paints: Paints): string {
  const row = (instant: string, kind: string, label: string): TableCell[] => {
    const [date = '', clock = ''] = instant.split('T');
    return [date, clock.slice(0, 8), { text: kind, paint: paints.quiet }, label];
  };
  const rows = events.flatMap((event) => [
    row(event.at, event.kind, event.label ?? ''),
    ...('at_place' in event && event.at_place ? contactsOf(event.at_place) : []).map(([key, instant, altitude]) =>
      row(instant, key, `${altitude.toFixed(1)}°`),
    ),
  ]);
  const columns = ['date', String(place?.tz ?? tz ?? 'UTC'), '', ''];
  return `${paints.title(`${events.length} events, ${from} to ${to} (${settings.ayanamsa})`)}\n\n${table(columns, rows, paints.heading)}`;
}

/** Joins the answers of consecutive spans. */
function joined(answers: readonly Body[]): Body {
  const [first, last] = [answers[0], answers.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a list without a span');
  const events = answers.flatMap((answer) => answer.events);
  const { from, substrate_stamp } = first;
  const start = { jdUt: JD_UNIX_EPOCH + dayOfAny(from, 'gregorian'), deltaTSeconds: substrate_stamp.delta_t.seconds };
  const years = presentOtherYears(from, last.to, start);
  return { ...first, to: last.to, ...years, count: events.length, total: events.length, next: null, events };
}

/** The span of the options: without a last day, until the end of the year. */
function spanOf({ from: text, to, calendar }: SkyOptions) {
  const from = readWrittenDate(text);
  const last = to === undefined ? `${from.slice(0, -6)}-12-31` : readWrittenDate(to);
  return gregorianSpan({ from, to: last }, calendar);
}

export function skyCommand(io: Io): Command {
  const command = new Command('sky')
    .description(
      'List the events of the sky in a span: ingresses, stations, lunations, eclipses, conjunctions and more.',
    )
    .requiredOption('--from <date>', 'first day')
    .option('--to <date>', 'last day (default: the end of that year)')
    .addOption(new Option('--calendar <key>', 'calendar of the dates').choices(CALENDARS).default('auto'))
    .option('--kind <list>', 'kinds of events, separated by commas', listOf)
    .option('--bodies <list>', 'grahas, planets beyond Saturn and stars, separated by commas', listOf)
    .option('--include <list>', 'outer: planets beyond Saturn; stars: all stars', listOf)
    .addOption(new Option('--ayanamsa <key>', 'ayanāṃśa').choices(AYANAMSHA_KEYS).default('lahiri'))
    .addOption(new Option('--node <mode>', 'lunar node').choices(NODE_MODES).default('mean'))
    .option('--tz <zone>', 'IANA time zone of days and clocks (default: UTC)')
    .option('--lat <degrees>', 'latitude for heliacal events and the view of eclipses', readNumber)
    .option('--lon <degrees>', 'longitude for them', readNumber)
    .option('--place <town>', 'or a town by name, with its zone')
    .addOption(
      new Option('--visibility <model>', 'test of heliacal events')
        .choices(VISIBILITY_MODELS)
        .default('arcus-visionis'),
    )
    .addOption(new Option('--lang <tag>', 'language of titles').choices(LANGUAGE_TAGS));
  return withFormats(command, 'the events', { ics: 'print the events as an iCalendar file (RFC 5545)' })
    .addHelpText(
      'after',
      examples(
        'khagola sky --from 2026-01-01 --kind station,eclipse',
        'khagola sky --from 2026-01-01 --kind conjunction,conjunction_ra --include outer,stars',
        'khagola sky --from 2026-11-21 --to 2026-11-21 --place Pune --kind rise,set --bodies sirius,chitra',
        'khagola sky --from "1 May 585 BCE" --kind eclipse',
        'khagola sky --from 2025-01-01 --to 2030-12-31 --bodies jupiter,saturn --kind ingress --tz Asia/Kolkata',
      ),
    )
    .action(async (options: SkyOptions) => {
      const { calendar, ...span } = spanOf(options);
      const lang = options.lang ?? (formatOf(options) || options.ics ? undefined : 'en');
      const fields = definedFields({ ...optionFields(options, code), calendar, lang, ...span });
      const query = { code, fields, names: optionNames(command) };
      if (options.ics) return io.write(await fileOf(io, query, 'ics'));
      const answer = joined(await stepAnswers(io, query, yearSteps(span, STEP_YEARS)));
      return printAnswer(io, options, answer, { rows: ({ events }) => events, text: skyText });
    });
}
