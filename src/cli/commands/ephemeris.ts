/** `khagola ephemeris`: the places of bodies at many instants, as a table, CSV, JSON or JSON lines. */

import { Command, Option } from 'commander';
import type * as z from 'zod';
import { ephemeris as code } from '../../api/ephemeris/answer';
import { SCALES } from '../../api/ephemeris/request';
import type { EphemerisResponse } from '../../api/ephemeris/response';
import { MODELS } from '../../data/days/values';
import { CENTERS } from '../../domain/ephemeris/columns';
import { CALENDARS } from '../../domain/time/calendars';
import { SCRIPTS, type Script } from '../../drawing/types';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../kernel/keys';
import { type Io, jsonText, UsageError } from '../io';
import { type FormatOptions, formatOf, withFormats } from '../shared/formats';
import { listOf, readNumber } from '../shared/numbers';
import { type Paints, paintsOf } from '../shared/paint';
import { answerOf, definedFields, fileOf, optionFields, optionNames } from '../shared/query';
import { type TableCell, table } from '../shared/table';
import { readWrittenDate } from '../shared/writtenDate';
import { examples } from './examples';

interface EphemerisOptions extends FormatOptions {
  height?: number | string;
  svg?: true;
  script?: Script;
}

type Body = z.output<typeof EphemerisResponse>;

/** A row for each instant and body, a column for each figure. */
function ephemerisText({ time, bodies, count, settings, model, center }: Body, paints: Paints): string {
  const names = Object.keys(Object.values(bodies)[0] ?? {});
  const rows = time.flatMap((instant, i) =>
    Object.entries(bodies).map(([body, columns], at): TableCell[] => [
      at === 0 ? instant : '',
      { text: body, paint: paints.quiet },
      ...Object.values(columns ?? {}).map((values) => String(values?.[i] ?? '')),
    ]),
  );
  const columns = ['time', '', ...names.map((title) => ({ title, right: true }))];
  const title = paints.title(
    `${count} ${count === 1 ? 'instant' : 'instants'}, ${model ?? `${center} (${settings?.ayanamsa})`}`,
  );
  return `${title}\n\n${table(columns, rows, paints.heading)}`;
}

async function ephemeris(io: Io, options: EphemerisOptions, command: Command): Promise<void> {
  const { height, svg } = options;
  const fields = definedFields({ ...optionFields(options, code), height_m: height, format: svg && 'svg' });
  const query = { code, fields, names: optionNames(command, { height_m: '--height' }) };
  const format = svg ? 'svg' : formatOf(options);
  if (format && format in (code.formats ?? {})) return io.write(await fileOf(io, query, format));
  const answer = await answerOf(io, query);
  return io.write(format ? jsonText(io, answer) : ephemerisText(answer, paintsOf(io)));
}

/** Options that have no effect on a drawing. */
const NOT_DRAWN = ['from', 'to', 'step', 'bodies', 'columns', 'model', 'center'] as const;

export function ephemerisCommand(io: Io): Command {
  const command = new Command('ephemeris')
    .description('Print places of the grahas: longitude, right ascension, azimuth, magnitude and more.')
    .option('--from <date>', 'first day or instant', readWrittenDate)
    .option('--to <date>', 'last day or instant (default: that of --from)', readWrittenDate)
    .option('--step <step>', 'time between rows, for example 6h or 10m (default: 1d)')
    .option('--at <list>', 'instants instead of a span, separated by commas', (list) =>
      listOf(list).map(readWrittenDate),
    )
    .option('--bodies <list>', 'grahas, and lagna with a place, separated by commas', listOf)
    .option('--columns <list>', 'columns, separated by commas', listOf)
    .addOption(new Option('--model <key>', 'theory of the places').choices(MODELS).default('modern'))
    .addOption(new Option('--scale <key>', 'scale of time').choices(SCALES).default('utc'))
    .addOption(new Option('--center <key>', 'where the bodies are seen from').choices(CENTERS).default('geocentric'))
    .option('--place <town>', 'a town by name, with its zone')
    .option('--lat <degrees>', 'or its latitude,', readNumber)
    .option('--lon <degrees>', 'longitude', readNumber)
    .option('--tz <zone>', 'and IANA time zone')
    .option('--height <metres>', 'height of the place', readNumber)
    .addOption(new Option('--ayanamsa <key>', 'ayanāṃśa').choices(AYANAMSHA_KEYS).default('lahiri'))
    .addOption(new Option('--node <mode>', 'lunar node').choices(NODE_MODES).default('mean'))
    .addOption(new Option('--calendar <key>', 'calendar of the dates').choices(CALENDARS).default('auto'))
    .addOption(new Option('--script <script>', 'script of the drawing').choices(SCRIPTS));
  return withFormats(command, 'the instants', { svg: 'draw the sky above the place at the instant of --at' })
    .addHelpText(
      'after',
      examples(
        'khagola ephemeris --from 2026-01-01 --to 2026-01-31 --csv',
        'khagola ephemeris --at 2026-11-21T19:00 --place Pune --bodies moon,jupiter --columns azimuth,apparent_altitude',
        'khagola ephemeris --at 2026-11-21T19:00 --place Pune --svg > sky.svg',
        'khagola ephemeris --at 1860-01-01 --place Ujjain --model surya-siddhanta',
        'khagola ephemeris --from "18 Feb 3102 BCE" --bodies sun,moon',
      ),
    )
    .action((options: EphemerisOptions, command: Command) => {
      if (options.script !== undefined && !options.svg) throw new UsageError('--script requires --svg.');
      const undrawn = NOT_DRAWN.find((name) => options.svg && command.getOptionValueSource(name) === 'cli');
      if (undrawn) throw new UsageError(`--${undrawn} has no effect on a drawing: omit it with --svg.`);
      return ephemeris(io, options, command);
    });
}
