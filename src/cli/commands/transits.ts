/** `khagola transits`: the transits of a span over a birth. */
import { Command, Option } from 'commander';
import { transits as code, transitRows } from '../../api/transits/answer';
import { LANGUAGE_TAGS } from '../../data/language';
import { CALENDARS, type Calendar, type inBothCalendars } from '../../domain/time/calendars';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../kernel/keys';
import type { Io } from '../io';
import { askedBirth, BIRTH_PARTS, type BirthOptions, birthOptions, withBirth } from '../shared/birthText';
import { type FormatOptions, formatOf, withFormats } from '../shared/formats';
import { listOrNone, readNumber } from '../shared/numbers';
import type { Paints } from '../shared/paint';
import { definedFields, fileOf, optionFields, optionNames, printAnswer, stepAnswers } from '../shared/query';
import { gregorianSpan, otherYearsOf, yearSteps } from '../shared/spans';
import { type TableCell, table } from '../shared/table';
import { readWrittenDate } from '../shared/writtenDate';
import { examples } from './examples';
import { withPlace } from './options';

interface TransitsOptions extends BirthOptions, FormatOptions {
  from: string;
  to: string;
  calendar: Calendar;
  lang?: string;
  ics?: true;
}

interface Timed {
  at: string;
  label?: string;
}

interface Stay {
  start: string | null;
  end: string | null;
}

type BothCalendars = ReturnType<typeof inBothCalendars>;

/** The fields of an answer that the text shows, or that joined answers have. */
interface Body {
  from: string;
  to: string;
  dates?: { from: BothCalendars; to: BothCalendars };
  delta_t?: object;
  tz: string | number;
  hits: (Timed & { enter?: string | null; leave?: string | null })[];
  ingresses: (Timed & { house_from_moon: number; house_from_lagna: number; bindus: number | null })[];
  kakshyas?: Timed[];
  dasha: Timed[];
  sade_sati: { legs: (Stay & { leg: string; house: number })[] }[];
  ashtama_shani: Stay[];
  kantaka_shani: (Stay & { house: number })[];
}

/** Years per step of a long span. */
const STEP_YEARS = 5;

/** Joins the lists of consecutive spans; an item in two spans is listed once. */
const united = <T>(lists: readonly (readonly T[])[]): T[] => [
  ...new Map(lists.flat().map((item) => [JSON.stringify(item), item])).values(),
];

/** Joins the answers of consecutive spans. */
function joined(answers: readonly Body[]): Body {
  const [first, last] = [answers[0], answers.at(-1)];
  if (first === undefined || last === undefined) throw new Error('transits without a span');
  return {
    ...first,
    to: last.to,
    ...otherYearsOf(answers),
    ingresses: answers.flatMap(({ ingresses }) => ingresses),
    ...(first.kakshyas && { kakshyas: answers.flatMap(({ kakshyas = [] }) => kakshyas) }),
    sade_sati: united(answers.map(({ sade_sati }) => sade_sati)),
    ashtama_shani: united(answers.map(({ ashtama_shani }) => ashtama_shani)),
    kantaka_shani: united(answers.map(({ kantaka_shani }) => kantaka_shani)),
    dasha: answers.flatMap(({ dasha }) => dasha),
    hits: answers.flatMap(({ hits }) => hits),
  };
}

const dayOf = (instant: string | null): string => instant?.split('T')[0] ?? '–';

function transitsText(body: Body, paints: Paints): string {
  const { hits, ingresses, kakshyas = [], dasha, sade_sati, ashtama_shani, kantaka_shani, from, to, tz } = body;
  const timed = [
    ...hits.map((hit) => ({
      ...hit,
      note: hit.enter === undefined ? '' : `${dayOf(hit.enter)} – ${dayOf(hit.leave ?? null)}`,
    })),
    ...ingresses.map((ingress) => ({
      ...ingress,
      note: `house ${ingress.house_from_moon} from Moon, ${ingress.house_from_lagna} from lagna${ingress.bindus === null ? '' : `, ${ingress.bindus} bindus`}`,
    })),
    ...[...kakshyas, ...dasha].map((event) => ({ ...event, note: '' })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const rows = timed.map(({ at, label, note }): TableCell[] => [
    dayOf(at),
    at.split('T')[1]?.slice(0, 8) ?? '',
    label ?? '',
    { text: note, paint: paints.quiet },
  ]);
  const stays: TableCell[][] = [
    ...sade_sati.flatMap(({ legs }) =>
      legs.map(({ leg, house, start, end }) => [`sāḍe-sātī ${leg}`, `house ${house}`, dayOf(start), dayOf(end)]),
    ),
    ...ashtama_shani.map(({ start, end }) => ['aṣṭama-śani', 'house 8', dayOf(start), dayOf(end)]),
    ...kantaka_shani.map(({ house, start, end }) => ['kaṇṭaka-śani', `house ${house}`, dayOf(start), dayOf(end)]),
  ];
  return [
    paints.title(`${hits.length} hits, ${from} to ${to}`),
    '',
    table(['date', String(tz), '', ''], rows, paints.heading),
    table(['Saturn', 'from Moon', 'from', 'to'], stays, paints.heading),
  ].join('\n');
}

async function transits(io: Io, options: TransitsOptions, command: Command): Promise<void> {
  const written = { from: readWrittenDate(options.from), to: readWrittenDate(options.to) };
  const { calendar, ...span } = gregorianSpan(written, options.calendar);
  const lang = options.lang ?? (formatOf(options) || options.ics ? undefined : 'en');
  const birth = { ...askedBirth(options), calendar: options.calendar };
  const fields = definedFields({ ...optionFields(options, code, BIRTH_PARTS), birth, calendar, lang, ...span });
  const query = { code, fields, names: optionNames(command, birthOptions('birth', options)) };
  if (options.ics) return io.write(await fileOf(io, query, 'ics'));
  const answer = joined((await stepAnswers(io, query, yearSteps(span, STEP_YEARS))) as unknown as Body[]);
  return printAnswer(io, options, answer, { rows: transitRows, text: transitsText });
}

export function transitsCommand(io: Io): Command {
  const described = new Command('transits').description(
    'Compute transits over a birth: hits with their passes, ingresses, Saturn from the Moon, daśā changes.',
  );
  const command = withBirth(described)
    .requiredOption('--from <date>', 'first day')
    .requiredOption('--to <date>', 'last day')
    .addOption(new Option('--calendar <key>', 'calendar of the dates').choices(CALENDARS).default('auto'))
    .option('--bodies <list>', 'transiting grahas, separated by commas', listOrNone)
    .option('--points <list>', 'natal points, separated by commas', listOrNone)
    .option('--orbs <degrees>', 'orb, with the first and the last instant within it', readNumber)
    .option('--kakshyas', 'entries into kakṣyās, with their bindus')
    .addOption(new Option('--ayanamsa <key>', 'ayanāṃśa').choices(AYANAMSHA_KEYS))
    .addOption(new Option('--node <mode>', 'lunar node').choices(NODE_MODES));
  withPlace(command).addOption(new Option('--lang <tag>', 'language of titles').choices(LANGUAGE_TAGS));
  return withFormats(command, 'the rows of all tables', { ics: 'print the transits as an iCalendar file (RFC 5545)' })
    .addHelpText(
      'after',
      examples(
        'khagola transits --birth "1990-06-15 14:30 New Delhi" --from 2026-01-01 --to 2027-12-31 --bodies jupiter,saturn',
        'khagola transits --birth "2 Oct 1869 07:11 Porbandar" --from 1893-01-01 --to 1894-12-31 --bodies saturn',
        'khagola transits --date 1990-06-15 --time 14:30 --place Pune --from 2026-01-01 --to 2026-12-31',
        'khagola transits --birth "1990-06-15 14:30 13.08,80.27,Asia/Kolkata" --from 2026-01-01 --to 2026-12-31 --orbs 1',
      ),
    )
    .action((options: TransitsOptions) => transits(io, options, command));
}
