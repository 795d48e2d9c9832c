/** `khagola chart`: a birth chart, or those of a file. */
import { Command, Option } from 'commander';
import type * as z from 'zod';
import { computePositions } from '../../domain/chart/positions';
import { VARGA_KEYS, type VargaKey } from '../../domain/chart/types';
import {
  birthLines,
  chartPicture,
  DRAWING_STYLES,
  type DrawingStyle,
  drawSvg,
  layoutChart,
  SCRIPTS,
  type Script,
} from '../../domain/drawing';
import { grahaName } from '../../domain/names';
import { isoLocal } from '../../domain/time/iso';
import { chartAnswer } from '../../http/chart/answer';
import type { ChartResponse } from '../../http/chart/schema';
import { presentPositions } from '../../http/core-chart/present';
import type { BharatChartResponse } from '../../http/core-chart/schema';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../kernel/types';
import { type Io, UsageError } from '../io';
import { answeredBirth, type Birth, readBirth } from '../parts/birth';
import { durationText, inRashi, localText, placeText } from '../parts/figures';
import { jsonText } from '../parts/json';
import { readNumber } from '../parts/numbers';
import { type Paints, paintsOf } from '../parts/paint';
import { askedPlace, type PlaceOptions } from '../parts/place';
import { type Cell, type Column, table } from '../parts/table';
import { chartsOfFile } from './charts';
import { examples, jsonOption, withPlace } from './options';

export interface ChartOptions extends PlaceOptions {
  date?: string;
  time?: string;
  name?: string;
  depth?: string;
  ayanamsha?: string;
  nodes?: string;
  json?: true;
  svg?: true;
  style: DrawingStyle;
  varga: VargaKey;
  script: Script;
  csv?: string;
}

type Whole = z.output<typeof ChartResponse>;
type Core = z.output<typeof BharatChartResponse>;

const POSITIONS: readonly Column[] = [
  { title: 'graha' },
  { title: 'longitude', right: true },
  { title: 'rāśi' },
  { title: 'nakṣatra' },
  { title: 'house', right: true },
  { title: 'dignity' },
  { title: '' },
  { title: 'to the next edge', right: true },
];

const PHASES = ['maha', 'antara', 'pratyantara', 'sookshma', 'prana'] as const;

/** When by the clocks of the place, and where. */
const birthWords = ({ born, question }: Birth, local: string | null, utc: string, place: string | null): string[] => [
  `${localText(local)} ${born.tz ?? ''} (${utc})`.replace('  ', ' '),
  placeText(place, question.latDeg, question.lonDeg),
];

const twiceWords = ({ born }: Birth): string[] =>
  born.ambiguous ? ['The clocks showed this time twice: taken is the earlier.'] : [];

function wholeText(birth: Birth, body: Whole, place: string | null, paints: Paints): string {
  const { lagna, grahas, day, dasha, current_phase: phase, substrate_stamp: stamp } = body;
  const edge = (point: { boundary_seconds: number | null }) => durationText(point.boundary_seconds);
  const rows: Cell[][] = [
    [
      { text: 'Lagna', paint: paints.title },
      inRashi(lagna.sidereal_deg),
      lagna.rashi ?? '–',
      lagna.nakshatra_pada ?? '–',
      '1',
      '',
      '',
      edge(lagna),
    ],
    ...grahas.map((graha): Cell[] => [
      graha.iast,
      inRashi(graha.sidereal_deg),
      graha.rashi ?? '–',
      graha.nakshatra_pada ?? '–',
      String(graha.house ?? '–'),
      graha.dignity === 'none' ? '' : graha.dignity,
      [graha.retrograde && 'retrograde', graha.combust && 'combust'].filter(Boolean).join(', '),
      edge(graha),
    ]),
  ];
  const lines = [
    paints.title(body.input.name ?? 'Birth chart'),
    ...birthWords(birth, isoLocal(birth.born.jdUt, birth.born.offsetHours), body.input.utc, place),
    `Ayanāṃśa ${body.ayanamsha_deg.toFixed(6)}° (Lahiri), mean node`,
    ...(day ? [`Sunrise ${localText(day.sunrise_local)}, ${day.is_day ? 'born by day' : 'born by night'}`] : []),
    ...twiceWords(birth),
    '',
    table(POSITIONS, rows, paints.heading),
  ];
  if (phase) {
    const running = PHASES.map((key) => grahaName(phase[key].lord).iast).join(' › ');
    lines.push(`Viṃśottarī at birth: ${running}`, '');
  }
  const mahadashas = dasha.vimshottari?.periods;
  if (mahadashas) {
    const periods = mahadashas.map(({ lord, start, end }): Cell[] => [
      grahaName(lord).iast,
      start.slice(0, 10),
      end.slice(0, 10),
    ]);
    lines.push(table([{ title: 'mahādaśā' }, { title: 'from' }, { title: 'to' }], periods, paints.heading));
  }
  return `${[...lines, ...stamp.notes.map((note) => paints.quiet(`Note: ${note}.`))].join('\n').trimEnd()}\n`;
}

function coreText(birth: Birth, body: Core, place: string | null, paints: Paints): string {
  const rows = [{ iast: 'Lagna', retrograde: false, ...body.lagna }, ...body.grahas].map((point): Cell[] => [
    point.iast,
    inRashi(point.nirayanaDeg),
    point.rashi ?? '–',
    point.nakshatra === null ? '–' : `${point.nakshatra} ${point.pada}`,
    point.retrograde ? 'retrograde' : '',
    durationText(point.boundarySeconds),
  ]);
  const columns = POSITIONS.filter(({ title }) => title !== 'house' && title !== 'dignity');
  return [
    paints.title('Positions'),
    ...birthWords(birth, body.birth.local, body.birth.utc, place),
    `Ayanāṃśa ${body.ayanamsa.deg.toFixed(6)}° (${body.ayanamsa.key}), ${body.nodeMode} node`,
    ...twiceWords(birth),
    '',
    table(columns, rows, paints.heading),
  ].join('\n');
}

async function chart(io: Io, options: ChartOptions): Promise<void> {
  if (options.csv !== undefined) return chartsOfFile(io, options.csv, options);
  const place = askedPlace(io, options);
  const { date, time, ayanamsha, nodes } = options;
  const birth = readBirth({ date, time, place, ...(ayanamsha && { ayanamsha }), ...(nodes && { nodes }) });
  const kernel = await io.kernel();
  const paints = paintsOf(io);
  if (options.svg || ayanamsha || nodes) {
    const { jdUt, tzHours, latDeg, lonDeg } = birth.question;
    const positions = answeredBirth(computePositions(kernel, birth.question));
    if (!options.svg) {
      const body = presentPositions(birth.born, positions);
      return io.write(options.json ? jsonText(io, body) : coreText(birth, body, place.name, paints));
    }
    const { style, varga, script } = options;
    const caption = birthLines(jdUt, tzHours, latDeg, lonDeg);
    return io.write(drawSvg(layoutChart(chartPicture(positions, { style, varga, script, caption }))));
  }
  const depth = options.depth === undefined ? undefined : readNumber(options.depth);
  const body = answeredBirth(chartAnswer(kernel, birth.request({ name: options.name, dashaDepth: depth })));
  return io.write(options.json ? jsonText(io, body) : wholeText(birth, body, place.name, paints));
}

/** Options of a drawing; anything else would pass them over. */
const DRAWN = ['style', 'varga', 'script'] as const;

const ALONE = ['date', 'time', 'lat', 'lon', 'tz', 'offset', 'place', 'name', 'ayanamsha', 'nodes', 'svg'];

export function chartCommand(io: Io): Command {
  const command = new Command('chart')
    .summary('a birth chart, or those of a file')
    .description('A birth chart: Lahiri ayanāṃśa and mean node, or as --ayanamsha and --nodes say.')
    .option('--date <date>', 'date of birth, YYYY-MM-DD')
    .option('--time <time>', 'time by the clocks of the place, HH:MM or HH:MM:SS');
  return withPlace(command)
    .option('--name <label>', 'label of the chart')
    .option('--depth <levels>', 'levels of the daśā tree in --json, 1 to 5 (3)')
    .addOption(new Option('--ayanamsha <key>', 'positions alone, by another ayanāṃśa').choices(AYANAMSHA_KEYS))
    .addOption(new Option('--nodes <mode>', 'positions alone, with this node').choices(NODE_MODES))
    .addOption(jsonOption().conflicts('svg'))
    .option('--svg', 'a drawing')
    .addOption(new Option('--style <style>', 'how it is drawn').choices(DRAWING_STYLES).default('north'))
    .addOption(new Option('--varga <key>', 'which division is drawn').choices(VARGA_KEYS).default('D1'))
    .addOption(new Option('--script <script>', 'what it is written in').choices(SCRIPTS).default('iast'))
    .addOption(
      new Option('--csv <file>', 'the births of a file, or of - for the input; the answer is CSV too').conflicts(ALONE),
    )
    .addHelpText(
      'after',
      `
The first line of a CSV names its columns: date, time, and lat, lon with tz or offset, or place; name if you like.
${examples(
  'khagola chart --date 1990-06-15 --time 14:30 --place "New Delhi"',
  'khagola chart --date 1990-06-15 --time 14:30:00 --lat 28.6139 --lon 77.209 --tz Asia/Kolkata --json',
  'khagola chart --date 1990-06-15 --time 14:30 --place Varanasi --ayanamsha raman --nodes true',
  'khagola chart --date 1990-06-15 --time 14:30 --place Varanasi --svg --style south --varga D9 > navamsha.svg',
  'khagola chart --csv births.csv > charts.csv',
)}`,
    )
    .action((options: ChartOptions, command: Command) => {
      const idle = DRAWN.find((name) => !options.svg && command.getOptionValueSource(name) === 'cli');
      if (idle) throw new UsageError(`--${idle} is of a drawing: give --svg with it.`);
      if (options.depth !== undefined && (options.svg || options.ayanamsha || options.nodes)) {
        throw new UsageError('--depth is of a whole chart: not with --svg, --ayanamsha or --nodes.');
      }
      return chart(io, options);
    });
}
