/** `khagola chart`: a birth chart. */

import { Command, Option } from 'commander';
import { chartOfAllYears as chartCode } from '../../api/chart/answer';
import { textOf } from '../../api/resource';
import { DrawingRequest } from '../../api/shapes/drawingRequest';
import { validate } from '../../api/validate';
import { HOUSE_SYSTEMS, type HouseSystem } from '../../data/houseSystems';
import { VARGA_KEYS, type VargaKey } from '../../data/keys';
import { CALENDARS } from '../../domain/time/calendars';
import { DRAWING_STYLES, type DrawingStyle, SCRIPTS, type Script } from '../../drawing';
import { FIGURE_STYLES, type FigureStyle } from '../../drawing/figureStyles';
import { type Io, UsageError } from '../io';
import { BIRTH_OPTIONS, type BirthClockOptions, type ParsedChart, readBirth } from '../shared/birth';
import { chartFields, withChartOptions } from '../shared/chartOptions';
import { chartText, comparisonText } from '../shared/chartText';
import { type FormatOptions, formatOf, formatted, withFormats } from '../shared/formats';
import { paintsOf } from '../shared/paint';
import { answered } from '../shared/refusals';
import { examples } from './examples';
import { withPlace } from './options';

interface ChartOptions extends BirthClockOptions, FormatOptions {
  svg?: true;
  style: DrawingStyle | FigureStyle;
  houses?: HouseSystem;
  varga: VargaKey;
  script: Script;
}

/** Dates of deeper sub-periods would make the table of a comparison unreadable. */
const COMPARED_DEPTH = 1;

async function drawn(kernel: Parameters<typeof chartCode.answer>[0], question: ParsedChart, options: ChartOptions) {
  const { style, houses, varga, script } = options;
  const drawing = answered(validate(DrawingRequest, { style, houses, varga, script }), {
    varga: '--varga',
    houses: '--houses',
  });
  const svg = await chartCode.formats?.svg?.(kernel, question, drawing);
  if (svg === undefined) throw new Error('the chart has no drawing');
  return textOf(answered(svg, BIRTH_OPTIONS));
}

async function chart(io: Io, options: ChartOptions): Promise<void> {
  const fields = chartFields(options);
  const format = formatOf(options);
  const isCompared = fields.compare !== undefined && !format && !options.svg;
  const depth = isCompared && fields.dashaDepth === undefined ? { dashaDepth: COMPARED_DEPTH } : {};
  const question = await readBirth(io, options, { ...depth, ...fields });
  const kernel = await io.kernel();
  const load = () => kernel;
  if (options.svg) return io.write(await drawn(load, question, options));
  const body = answered(await chartCode.answer(load, question), BIRTH_OPTIONS);
  if (format) return io.write(formatted(io, format, body, [{ key: 'lagna', ...body.lagna }, ...body.grahas]));
  return io.write((isCompared ? comparisonText : chartText)(body, paintsOf(io)));
}

/** Options that require a drawing. */
const DRAWN = ['style', 'houses', 'varga', 'script'] as const;
/** Options that have no effect on a drawing. */
const NOT_DRAWN = ['include', 'dashas', 'depth', 'number', 'divisions', 'precision', 'compare', 'lang'] as const;

export function chartCommand(io: Io): Command {
  const command = new Command('chart')
    .description('A birth chart: Lahiri ayanāṃśa and mean node, unless the options choose other settings.')
    .option('--date <date>', 'date of birth, YYYY-MM-DD')
    .addOption(new Option('--calendar <key>', 'calendar of the date').choices(CALENDARS))
    .option('--time <time>', 'local time, HH:MM or HH:MM:SS');
  withChartOptions(withPlace(command).option('--name <label>', 'label of the chart'));
  return withFormats(command, 'the lagna and the grahas', { svg: 'print a drawing' })
    .addOption(
      new Option('--style <style>', 'style of the drawing')
        .choices([...DRAWING_STYLES, ...FIGURE_STYLES])
        .default('north'),
    )
    .addOption(
      new Option('--houses <system>', 'house system of --style chalit (default: sripati)').choices(HOUSE_SYSTEMS),
    )
    .addOption(new Option('--varga <key>', 'divisional chart to draw').choices(VARGA_KEYS).default('D1'))
    .addOption(new Option('--script <script>', 'script of the drawing').choices(SCRIPTS).default('iast'))
    .addHelpText(
      'after',
      `
--tz also takes the civil times of India that the tz database lacks: bombay, calcutta, madras.
${examples(
  'khagola chart --date 1990-06-15 --time 14:30 --place "New Delhi"',
  'khagola chart --date 1990-06-15 --time 14:30:00 --lat 28.6139 --lon 77.209 --tz Asia/Kolkata --json',
  'khagola chart --date 1990-06-15 --time 14:30 --place Varanasi --ayanamsa raman --node true',
  'khagola chart --date 1990-06-15 --time 14:30 --place Varanasi --compare jhora,kp',
  'khagola chart --date 1990-06-15 --time 14:30 --place Varanasi --dashas narayana,chara-rao --depth 2 --json',
  'khagola chart --date 1990-06-15 --time 14:30 --place Varanasi --svg --style south --varga D9 > navamsha.svg',
  'khagola chart --date 1990-06-15 --time 14:30 --place Varanasi --svg --style chalit --houses placidus > chalit.svg',
  'khagola chart --date "2 Oct 1869" --time 07:11 --place Porbandar',
  'khagola chart --date 1990-06-15 --time 14:30 --place Varanasi --csv > grahas.csv',
)}`,
    )
    .action((options: ChartOptions, command: Command) => {
      const idle = DRAWN.find((name) => !options.svg && command.getOptionValueSource(name) === 'cli');
      if (idle) throw new UsageError(`--${idle} requires --svg.`);
      const undrawn = NOT_DRAWN.find((name) => options.svg && command.getOptionValueSource(name) === 'cli');
      if (undrawn) throw new UsageError(`--${undrawn} has no effect on a drawing: omit it with --svg.`);
      return chart(io, options);
    });
}
