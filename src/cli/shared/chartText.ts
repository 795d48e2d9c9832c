/** A chart as text for a terminal, and a comparison as tables. */

import type * as z from 'zod';
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import type { ChartResponse } from '../../api/chart/response';
import type { GrahaKey } from '../../data/keys';
import type { DashaKey } from '../../domain/dasha/keys';
import { SECONDS_PER_DAY } from '../../domain/time/civil';
import { isoLocal } from '../../domain/time/iso';
import { dashaName } from '../../lexicon/dasha';
import { englishFormat } from '../../lexicon/formats/english';
import { inRashi, localText, placeText } from './figures';
import type { Paints } from './paint';
import { type TableCell, type TableColumn, table } from './table';

type ChartBody = z.output<typeof ChartResponse>;

const POSITIONS: readonly TableColumn[] = [
  'graha',
  { title: 'longitude', right: true },
  'rāśi',
  'nakṣatra',
  { title: 'house', right: true },
  'dignity',
  '',
  { title: 'to the next edge', right: true },
];

const PHASES = ['maha', 'antara', 'pratyantara', 'sookshma', 'prana'] as const;

const lordText = (lord: string, label: string | undefined): string => label ?? GRAHA_NAMES[lord as GrahaKey].iast;

/** The local time and the place of a birth. */
function birthLines({ input, jd_utc, place }: ChartBody): string[] {
  const local = localText(isoLocal(jd_utc, input.tzHours));
  return [
    `${local} ${input.tz ?? ''} (${input.utc})`.replace('  ', ' '),
    placeText(place?.name ?? null, input.lat, input.lon),
  ];
}

type Settings = NonNullable<ChartBody['substrate_stamp']['settings']>;

const ayanamshaText = (ayanamsa: Settings['ayanamsa']): string =>
  typeof ayanamsa === 'string' ? ayanamsa : `${ayanamsa.deg}° at JD ${ayanamsa.epochJd}`;

const settingsText = ({ ayanamsa, nodeMode, dashaYearDays, coLords }: Settings): string =>
  [
    ayanamshaText(ayanamsa),
    `${nodeMode} node`,
    `daśā year of ${dashaYearDays} days`,
    coLords ? 'two lords' : 'single lords',
  ].join(', ');

function headLines(body: ChartBody, paints: Paints): string[] {
  const { input, substrate_stamp: stamp, day } = body;
  return [
    paints.title(input.name ?? 'Birth chart'),
    ...birthLines(body),
    `Ayanāṃśa ${body.ayanamsha_deg.toFixed(6)}° (${stamp.ayanamsha.key}), ${stamp.node_mode} node`,
    ...(stamp.preset === 'khagola' || !stamp.settings
      ? []
      : [`Preset ${stamp.preset}: ${settingsText(stamp.settings)}`]),
    ...(day ? [`Sunrise ${localText(day.sunrise_local)}, ${day.is_day ? 'born by day' : 'born by night'}`] : []),
  ];
}

const noteLines = ({ substrate_stamp: { notes } }: ChartBody, paints: Paints): string[] =>
  notes.map((note) => paints.quiet(`Note: ${note}.`));

type AnyPoint = ChartBody['lagna'] | ChartBody['grahas'][number];

const ARCSEC_PER_DEGREE = 3600;

/** Seconds to the next edge. If the positions lack them, the distance and speed give them. */
function secondsToEdge(point: AnyPoint): number | null {
  if (point.boundary_seconds !== undefined) return point.boundary_seconds;
  const { boundary_arcsec: arcsec } = point;
  const speed = 'speed_deg_per_day' in point ? point.speed_deg_per_day : null;
  return arcsec && speed ? (arcsec / ARCSEC_PER_DEGREE / Math.abs(speed)) * SECONDS_PER_DAY : null;
}

function positionsTable({ lagna, grahas }: ChartBody, paints: Paints): string {
  const edge = (point: AnyPoint) => {
    const seconds = secondsToEdge(point);
    return seconds === null || !Number.isFinite(seconds) ? '–' : englishFormat.largestUnits(seconds);
  };
  const place = (point: AnyPoint): TableCell[] => [
    inRashi(point.sidereal_deg),
    point.rashi_label ?? point.rashi ?? '–',
    point.nakshatra === null ? '–' : `${point.nakshatra_label ?? point.nakshatra} ${point.pada}`,
  ];
  const rows = [
    [{ text: 'Lagna', paint: paints.title }, ...place(lagna), '1', '', '', edge(lagna)],
    ...grahas.map((graha): TableCell[] => [
      graha.label ?? graha.iast,
      ...place(graha),
      String(graha.house ?? '–'),
      graha.dignity === 'none' ? '' : (graha.dignity_label ?? graha.dignity),
      [graha.retrograde && 'retrograde', graha.combust && 'combust'].filter(Boolean).join(', '),
      edge(graha),
    ]),
  ];
  return table(POSITIONS, rows, paints.heading);
}

interface Period {
  lord: string;
  start: string;
  end: string;
  lord_label?: string | undefined;
  rashi?: string;
  rashi_label?: string | undefined;
  name?: string;
  label?: string | undefined;
}

const periodText = ({ lord, lord_label, rashi, rashi_label, name, label }: Period): string =>
  label ?? name ?? rashi_label ?? rashi ?? lordText(lord, lord_label);

/** The mahādaśās of Viṃśottarī, or of each daśā in the request. */
function dashaTables({ dasha = {}, input }: ChartBody, paints: Paints): string[] {
  const shown = Object.entries(dasha).filter(([key]) => input.dashas !== undefined || key === 'vimshottari');
  return shown.flatMap(([key, each]) => {
    if (!each) return [];
    const { periods } = each as { periods: Period[] };
    const rows = periods.map((period): TableCell[] => [
      periodText(period),
      ...[period.start, period.end].map((instant) => instant.replace(/T.*/, '')),
    ]);
    const title = input.dashas === undefined ? 'mahādaśā' : `${dashaName(key as DashaKey).iast} (${key})`;
    return [table([title, 'from', 'to'], rows, paints.heading)];
  });
}

/** The parts that the text shows. */
const SHOWN: readonly string[] = ['day', 'dasha', 'current_phase'];

/** Names the requested parts that only the JSON output has. */
function leftOutLines({ input }: ChartBody, paints: Paints): string[] {
  const parts = (input.include ?? []).filter((part) => !SHOWN.includes(part));
  const hasSubPeriods = input.dashas !== undefined && (input.dashaDepth ?? 1) > 1;
  const leftOut = [...parts, ...(hasSubPeriods ? ['sub-periods'] : [])];
  return leftOut.length === 0 ? [] : [paints.quiet(`Note: --json also prints ${leftOut.join(', ')}.`)];
}

const joined = (lines: readonly string[]): string => `${lines.join('\n').trimEnd()}\n`;

/** Positions, the running periods, mahādaśās and notes. */
export function chartText(body: ChartBody, paints: Paints): string {
  const { current_phase: phase } = body;
  const running = phase && PHASES.map((key) => lordText(phase[key].lord, phase[key].lord_label)).join(' › ');
  return joined([
    ...headLines(body, paints),
    '',
    positionsTable(body, paints),
    ...(running ? [`Viṃśottarī at birth: ${running}`, ''] : []),
    ...dashaTables(body, paints),
    ...leftOutLines(body, paints),
    ...noteLines(body, paints),
  ]);
}

type Label = NonNullable<ChartBody['comparison']>[number]['differs'][number]['from'];
const labelText = (label: Label): string =>
  label === null ? '–' : Array.isArray(label) ? label.join(' ') || '–' : String(label);

/** The differences under other settings, one table for each. */
export function comparisonText(body: ChartBody, paints: Paints): string {
  const sections = (body.comparison ?? []).flatMap(({ settings, differs, more }) => {
    const { preset, ...others } = settings;
    const rows = differs.map(({ path, from, to }): TableCell[] => [path, labelText(from), labelText(to)]);
    const columns = ['label', 'this chart', preset];
    return [
      paints.title(`${preset}: ${settingsText(others)}`),
      `${differs.length + more} labels differ`,
      ...(rows.length > 0 ? [table(columns, rows, paints.heading)] : ['']),
    ];
  });
  return joined([...headLines(body, paints), '', ...sections, ...noteLines(body, paints)]);
}
