/** `khagola muhurta`: the parts of a day from sunrise to sunrise. */

import { Command } from 'commander';
import type * as z from 'zod';
import { TERM_NAMES } from '../../../build/lexicon/terms/term';
import { rowsOfTables } from '../../api/formats';
import { muhurta as code } from '../../api/muhurta/answer';
import type { MuhurtaResponse, Slot } from '../../api/muhurta/response';
import type { Io } from '../io';
import { clockText, placeText } from '../shared/figures';
import { type FormatOptions, withFormats } from '../shared/formats';
import { dateAt, offsetAtNoon, presentJd } from '../shared/instant';
import type { Paints } from '../shared/paint';
import { type PlaceOptions, REFERENCE_PLACE, resolvePlace } from '../shared/place';
import { answerOf, definedFields, optionNames, printAnswer } from '../shared/query';
import { type TableCell, table } from '../shared/table';
import { readWrittenDate } from '../shared/writtenDate';
import { examples } from './examples';
import { languageOption, withPlace } from './options';

interface MuhurtaOptions extends PlaceOptions, FormatOptions {
  date?: string;
  all?: true;
  lang?: string;
}

type Part = z.output<typeof Slot>;

const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;

type Answer = z.output<typeof MuhurtaResponse>;

/** The parts of a day that a list names windows. */
const windowsOf = ({ abhijit, rahu_kalam, yamaganda, gulika, dur_muhurta, varjya, amrita_kala }: Answer): Part[] =>
  [abhijit, rahu_kalam, yamaganda, gulika, ...dur_muhurta, ...varjya, ...amrita_kala].filter((part) => part !== null);

/** The rows of the tables of a day. */
const muhurtaRows = (answer: Answer): object[] =>
  rowsOfTables({
    windows: windowsOf(answer),
    choghadiya: [...answer.choghadiya.day, ...answer.choghadiya.night],
    muhurtas: answer.muhurtas,
    hora: answer.hora,
  });

function muhurtaText(body: Answer, name: string | null, all: boolean, paints: Paints): string {
  const { date, place, panchanga } = body;
  const clock = (instant: string | null) => clockText(instant, date);
  const qualityPaint = (quality: Part['quality']) =>
    quality === 'good' ? paints.good : quality === 'bad' || quality === 'avoided' ? paints.warn : paints.quiet;
  const slot = (part: Part, numbered: boolean): TableCell[] => [
    ...(numbered ? [String(part.index)] : []),
    part.label ?? part.name,
    clock(part.start_local),
    clock(part.end_local),
    { text: part.quality ?? '', paint: qualityPaint(part.quality) },
  ];
  const slots = (title: string, parts: readonly Part[], numbered = false): string[] => {
    if (parts.length === 0) return [];
    const columns = [title, 'from', 'to', ''];
    const number = numbered ? [{ title: '#', right: true }] : [];
    return [
      table(
        [...number, ...columns],
        parts.map((part) => slot(part, numbered)),
        paints.heading,
      ),
    ];
  };
  const limbs = LIMBS.flatMap((key) =>
    panchanga[key].map(({ name: limb, label, end_local }, i): TableCell[] => [
      i === 0 ? TERM_NAMES[key].iast : '',
      label ?? limb,
      clock(end_local),
    ]),
  );
  return `${[
    `${paints.title(`${date}, ${panchanga.vara.label ?? panchanga.vara.name}`)}`,
    placeText(name, place.lat, place.lon),
    `Sunrise ${clock(body.sunrise_local)}, sunset ${clock(body.sunset_local)}, next sunrise ${clock(body.next_sunrise_local)}`,
    `Moonrise ${clock(body.moonrise_local)}, moonset ${clock(body.moonset_local)}`,
    ...(body.note === null ? [] : [body.note]),
    '',
    table(['limb', '', 'to'], limbs, paints.heading),
    ...slots('window', windowsOf(body)),
    ...slots('choghaḍiyā', [...body.choghadiya.day, ...body.choghadiya.night]),
    ...(all ? [...slots('muhūrta', body.muhurtas, true), ...slots('horā', body.hora, true)] : []),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

async function muhurta(io: Io, options: MuhurtaOptions, command: Command): Promise<void> {
  const place = await resolvePlace(io, options, REFERENCE_PLACE);
  const date = options.date === undefined ? await dateAt(place, presentJd(io)) : readWrittenDate(options.date);
  const { lat, lon, name } = place;
  const fields = definedFields({ date, lat, lon, tz: await offsetAtNoon(place, date), lang: options.lang });
  const answer = await answerOf(io, { code, fields, names: optionNames(command, { tz: '--offset' }) });
  const text = (body: Answer, paints: Paints) => muhurtaText(body, name, options.all === true, paints);
  return printAnswer(io, options, answer, { rows: muhurtaRows, text });
}

export function muhurtaCommand(io: Io): Command {
  const command = new Command('muhurta')
    .description('List the limbs, windows and choghaḍiyās of a day. The default place is New Delhi.')
    .option('--date <date>', 'YYYY-MM-DD; today');
  withPlace(command).option('--all', 'also list the thirty muhūrtas and the horās').addOption(languageOption());
  return withFormats(command, 'the parts of the day')
    .addHelpText(
      'after',
      `
All times of a day use the UTC offset at its noon.
${examples(
  'khagola muhurta',
  'khagola muhurta --date 2026-11-21 --place Mumbai --all',
  'khagola muhurta --date 2026-11-21 --lat 28.6139 --lon 77.209 --offset 5.5 --json',
)}`,
    )
    .action((options: MuhurtaOptions) => muhurta(io, options, command));
}
