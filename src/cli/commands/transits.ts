/** `khagola transits`: the transits of a span over a birth. */
import { Command, Option } from 'commander';
import type * as z from 'zod';
import { transits as transitsCode } from '../../api/transits/answer';
import type { TransitsResponse } from '../../api/transits/response';
import { LANGUAGE_TAGS } from '../../data/language';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../kernel/keys';
import { type Io, jsonText } from '../io';
import { birthBody } from '../parts/birthText';
import { readNumber } from '../parts/numbers';
import { type Paints, paintsOf } from '../parts/paint';
import type { OptionNames } from '../parts/refusals';
import { yearSteps } from '../parts/spans';
import { calendarFile, stepAnswers } from '../parts/stepAnswers';
import { type TableCell, table } from '../parts/table';
import { examples } from './examples';
import { jsonOption } from './options';

interface TransitsOptions {
  birth: string;
  from: string;
  to: string;
  bodies?: string;
  points?: string;
  orbs?: string;
  ayanamsha?: string;
  nodes?: string;
  tz?: string;
  lang?: string;
  json?: true;
  ics?: true;
}

type Body = z.output<typeof TransitsResponse>;

/** Options of a birth in one argument. */
export const birthOptions = (field: string, option: string): OptionNames =>
  Object.fromEntries(
    ['', '.birthDate', '.birthTime', '.birthPlace.lat', '.birthPlace.lon', '.birthPlace.tz'].map((part) => [
      field + part,
      option,
    ]),
  );

const OPTIONS: OptionNames = {
  ...birthOptions('birth', '--birth'),
  from: '--from',
  to: '--to',
  bodies: '--bodies',
  points: '--points',
  orbs: '--orbs',
  ayanamsa: '--ayanamsha',
  nodeMode: '--nodes',
  tz: '--tz',
  lang: '--lang',
};

/** Years per step of a long span. */
const STEP_YEARS = 5;

const listOf = (text: string): string[] => (text === '' ? [] : text.split(',').map((part) => part.trim()));

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
    input: { ...first.input, to: last.input.to },
    ingresses: answers.flatMap(({ ingresses }) => ingresses),
    sade_sati: united(answers.map(({ sade_sati }) => sade_sati)),
    ashtama_shani: united(answers.map(({ ashtama_shani }) => ashtama_shani)),
    kantaka_shani: united(answers.map(({ kantaka_shani }) => kantaka_shani)),
    dasha: answers.flatMap(({ dasha }) => dasha),
    hits: answers.flatMap(({ hits }) => hits),
  };
}

const dayOf = (instant: string | null): string => instant?.slice(0, 10) ?? '–';

function transitsText(body: Body, paints: Paints): string {
  const { hits, ingresses, dasha, sade_sati, ashtama_shani, kantaka_shani, input } = body;
  const timed = [
    ...hits.map((hit) => ({
      ...hit,
      note: hit.enter === undefined ? '' : `${dayOf(hit.enter)} – ${dayOf(hit.leave ?? null)}`,
    })),
    ...ingresses.map((ingress) => ({
      ...ingress,
      note: `house ${ingress.house_from_moon} from Moon, ${ingress.house_from_lagna} from lagna${ingress.bindus === null ? '' : `, ${ingress.bindus} bindus`}`,
    })),
    ...dasha.map((change) => ({ ...change, note: '' })),
  ].toSorted((a, b) => a.utc.localeCompare(b.utc));
  const rows = timed.map(({ utc, local, label, note }): TableCell[] => {
    const instant = local ?? utc;
    return [instant.slice(0, 10), instant.slice(11, 19), label ?? '', { text: note, paint: paints.quiet }];
  });
  const stays: TableCell[][] = [
    ...sade_sati.flatMap(({ legs }) =>
      legs.map(({ leg, house, start, end }) => [`sāḍe-sātī ${leg}`, `house ${house}`, dayOf(start), dayOf(end)]),
    ),
    ...ashtama_shani.map(({ start, end }) => ['aṣṭama-śani', 'house 8', dayOf(start), dayOf(end)]),
    ...kantaka_shani.map(({ house, start, end }) => ['kaṇṭaka-śani', `house ${house}`, dayOf(start), dayOf(end)]),
  ];
  const titled = (...titles: string[]) => titles.map((title) => ({ title }));
  return [
    paints.title(`${hits.length} hits, ${input.from} to ${input.to}`),
    '',
    table(titled('date', input.tz ?? 'UTC', '', ''), rows, paints.heading),
    table(titled('Saturn', 'from Moon', 'from', 'to'), stays, paints.heading),
  ].join('\n');
}

async function transits(io: Io, options: TransitsOptions): Promise<void> {
  const { from, to, bodies, points, orbs, ayanamsha, nodes, tz, lang } = options;
  const language = lang ?? (options.json || options.ics ? undefined : 'en');
  const fields = {
    birth: await birthBody(io, '--birth', options.birth),
    ...(bodies !== undefined && { bodies: listOf(bodies) }),
    ...(points !== undefined && { points: listOf(points) }),
    ...(orbs !== undefined && { orbs: readNumber(orbs) }),
    ...(ayanamsha !== undefined && { ayanamsa: ayanamsha }),
    ...(nodes !== undefined && { nodeMode: nodes }),
    ...(tz !== undefined && { tz }),
    ...(language !== undefined && { lang: language }),
  };
  const query = { code: transitsCode, fields, options: OPTIONS };
  if (options.ics) return io.write(await calendarFile(io, query, { from, to }));
  const answer = joined(await stepAnswers(io, query, yearSteps({ from, to }, STEP_YEARS)));
  return io.write(options.json ? jsonText(io, answer) : transitsText(answer, paintsOf(io)));
}

export function transitsCommand(io: Io): Command {
  return new Command('transits')
    .description(
      'Compute transits over a birth: hits with their passes, ingresses, Saturn from the Moon, daśā changes.',
    )
    .requiredOption('--birth <birth>', 'birth: date, time and place')
    .requiredOption('--from <date>', 'first day')
    .requiredOption('--to <date>', 'last day')
    .option('--bodies <list>', 'transiting grahas, separated by commas')
    .option('--points <list>', 'natal points, separated by commas')
    .option('--orbs <degrees>', 'orb, with the first and the last instant within it')
    .addOption(new Option('--ayanamsha <key>', 'ayanāṃśa').choices(AYANAMSHA_KEYS))
    .addOption(new Option('--nodes <mode>', 'lunar node').choices(NODE_MODES))
    .option('--tz <zone>', 'IANA time zone of days and clocks (default: UTC)')
    .addOption(new Option('--lang <tag>', 'language of titles').choices(LANGUAGE_TAGS))
    .addOption(jsonOption().conflicts('ics'))
    .option('--ics', 'print a calendar file')
    .addHelpText(
      'after',
      examples(
        'khagola transits --birth "1990-06-15 14:30 New Delhi" --from 2026-01-01 --to 2027-12-31 --bodies jupiter,saturn',
        'khagola transits --birth "1990-06-15 14:30 13.08,80.27,Asia/Kolkata" --from 2026-01-01 --to 2026-12-31 --orbs 1 --tz Asia/Kolkata',
      ),
    )
    .action((options: TransitsOptions) => transits(io, options));
}
