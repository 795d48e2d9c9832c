/** The chart as a tool: a compact default of some 5,000 characters, and any other part on request. */
import * as z from 'zod';
import { DEFAULT_PARTS, PART_KEYS, type PartKey } from '../../domain/chart/parts';
import { ok } from '../../domain/result';
import { unixToJd } from '../../domain/time/civil';
import { isoUtc } from '../../domain/time/iso';
import { fixedClocks } from '../../domain/time/zone';
import { presentBirth } from '../birth';
import { chart } from '../chart/answer';
import type { ChartResponse } from '../chart/response';
import { integerFrom } from '../fields';
import { admit } from '../price';
import type { ToolCode } from '../resource';
import { located } from '../shapes/location';
import { mapValues } from '../shapes/values';
import { echoing } from '../spelling';
import { chosenFields, fitted, leftOut, RESULT_CHARACTERS } from '../tool';
import { validate } from '../validate';
import { birthChart as code } from './answer';
import { BirthChartRequest } from './request';

/** The result does not need the caller's label, and `fields` replaces `include`. */
const { name: _name, dasha_depth: _depth, include: _include, times: _times, ...FIELDS } = BirthChartRequest.shape;

/** Mahādaśās and antardaśās. */
const USUAL_DEPTH = 2;
const DEEPEST = 3;

/** Characters reserved for the fields of a result other than its parts. */
const MARGIN = 500;

/** The fields of the compact result, to which its comparison is limited. */
const SHOWN =
  /^(lagna|grahas|vargas\.D9|yogas|current_phase\.(maha|antara)|dasha\.vimshottari\.periods\.\d+)(\.(?!sub\.)|$)/;

/** The parts of the compact result. */
const COMPACT = ['vargas', 'yogas', 'dasha', 'current_phase'] as const satisfies readonly PartKey[];

/** The answer fields of a part, if their names differ from the part's name. */
const FIELDS_OF: Partial<Record<PartKey, readonly (keyof Chart)[]>> = {
  karakas: ['chara_karakas', 'naisargika_karakas'],
};

const WholeChart = located(
  z.object({
    ...FIELDS,
    dasha_depth: integerFrom(1, DEEPEST)
      .optional()
      .meta({
        description: 'Levels of the periods of daśās, when `dashas` or `fields` asks for them.',
        examples: [USUAL_DEPTH],
      }),
    fields: chosenFields(PART_KEYS).meta({
      description: 'Parts of the chart to return besides the compact result.',
      examples: [['chalit', 'kp']],
    }),
  }),
);

// The caller's label does not change the result.
const ChartTool = echoing(['name'], WholeChart);

type Chart = z.output<typeof ChartResponse>;

interface Period {
  lord: string;
  start: string;
  end: string;
  sub: Period[];
}

/** All mahādaśās, and the antardaśās of the current one at an instant, ISO 8601 in UTC. */
function periods({ dasha, current_phase }: Chart, time: string) {
  const mahas: readonly Period[] = dasha?.vimshottari?.periods ?? [];
  const runs = ({ start, end }: { start: string; end: string }) => start <= time && time < end;
  const span = ({ lord, start, end }: Period) => ({ lord, start, end });
  const running = mahas.find(runs);
  return {
    at_birth: current_phase && { maha: current_phase.maha, antara: current_phase.antara },
    mahadashas: mahas.map(span),
    at_present: running
      ? { time, maha: span(running), antaras: running.sub.map((sub) => ({ ...span(sub), runs_now: runs(sub) })) }
      : null,
  };
}

/** The part of a comparison about fields of the compact result and requested parts. */
const shownOf = (comparison: NonNullable<Chart['comparison']>, parts: readonly string[]) =>
  comparison.map(({ settings, differs, more }) => ({
    settings,
    ...(more > 0 && { more }),
    differs: differs.filter(({ path }) => SHOWN.test(path) || parts.includes(path.replace(/\..*/, ''))),
  }));

/**
 * The compact chart at an instant, ISO 8601 in UTC.
 *
 * @param parts  additional answer fields that the call requests
 */
function compactChart(chart: Chart, time: string, parts: readonly string[] = []) {
  const { lagna, grahas, vargas, yogas, comparison, substrate_stamp: stamp } = chart;
  const point = ({
    sidereal_deg,
    rashi,
    nakshatra_pada,
    boundary_seconds,
  }: Chart['lagna'] | Chart['grahas'][number]) => ({
    sidereal_deg,
    rashi,
    nakshatra_pada,
    boundary_seconds,
  });
  return {
    ayanamsha: stamp.ayanamsha.key,
    ayanamsha_deg: chart.ayanamsha_deg,
    node_mode: stamp.node_mode,
    preset: stamp.preset,
    lagna: point(lagna),
    grahas: grahas.map((graha) => ({
      key: graha.key,
      iast: graha.iast,
      ...(graha.label !== undefined && { label: graha.label }),
      ...point(graha),
      house: graha.house,
      dignity: graha.dignity,
      retrograde: graha.retrograde,
      combust: graha.combust,
    })),
    navamsha: vargas
      ? {
          lagna: vargas.D9.lagna.rashi,
          ...Object.fromEntries(Object.entries(vargas.D9.grahas).map(([key, { rashi }]) => [key, rashi])),
        }
      : null,
    yogas: yogas?.map(({ iast, source }) => ({ iast, source })) ?? null,
    ...(chart.dasha?.vimshottari && { vimshottari: periods(chart, time) }),
    ...(comparison && { comparison: shownOf(comparison, parts) }),
    kernel: { version: stamp.kernel.version, theory: stamp.kernel.theory },
    residuals_arcsec_max: stamp.residuals_arcsec.max,
    notes: stamp.notes,
  };
}

/** Named daśās with only the periods of their first level. */
const firstLevels = (dashas: Record<string, { periods: Period[] }>) =>
  mapValues(dashas, ({ periods, ...dasha }) => ({
    ...dasha,
    periods: periods.map((period) => ({ ...period, sub: [] })),
  }));

/** The requested parts of a call, by their answer fields. */
function askedParts({
  fields = [],
  dashas,
  number,
  divisions,
}: {
  fields?: string[];
  dashas?: unknown;
  number?: unknown;
  divisions?: unknown;
}) {
  const parts = PART_KEYS.filter(
    (part) =>
      fields.includes(part) ||
      (part === 'dasha' && dashas !== undefined) ||
      (part === 'kp_horary' && number !== undefined) ||
      (part === 'divisions' && divisions !== undefined),
  );
  return { parts, names: parts.flatMap((part) => FIELDS_OF[part] ?? [part as keyof Chart]) };
}

export const chartTool: ToolCode = {
  request: ChartTool,
  async run(kernel, body, occasion) {
    const options = validate(ChartTool, body);
    if (!options.ok) return options;
    const { fields: _fields, dasha_depth, ...birth } = options.value;
    // Defaults are not part of the input of the call.
    const input = Object.fromEntries(Object.entries(birth).filter(([field]) => field in body));
    const { fields: _chosen, name: _label, ...given } = body;
    const { parts, names } = askedParts(options.value as Parameters<typeof askedParts>[0]);
    const include = [...new Set([...COMPACT, ...parts])];
    const question = await code.read({ ...given, dasha_depth: dasha_depth ?? USUAL_DEPTH, include }, occasion);
    if (!question.ok) return question;
    const { birth: read, chart: asked } = question.value;
    const admitted = await admit(code.price, question.value, 'objects', occasion.door);
    if (!admitted.ok) return admitted;
    const answer = await chart.answer(kernel, asked);
    if (!answer.ok) return answer;
    // The comparison comes last, because a list that does not fit is cut.
    const { comparison, ...compact } = compactChart(answer.value, isoUtc(unixToJd(occasion.nowMs)), names);
    const { CHART_SETTINGS } = await import('./response');
    const first = {
      birth: presentBirth(read, fixedClocks(read.tzHours)),
      assumed: read.assumed,
      settings: { preset: asked.settings.preset, ...(CHART_SETTINGS.spell(asked.settings, null) as object) },
      ...compact,
    };
    const isBounded = options.value.fields === undefined;
    const room = isBounded ? RESULT_CHARACTERS - MARGIN - JSON.stringify(first).length : Number.POSITIVE_INFINITY;
    const wanted = { ...answer.value, ...(comparison && { comparison }) } as Record<string, unknown>;
    const order = [...names, ...(comparison ? ['comparison'] : [])];
    const whole = fitted(wanted, order, room);
    const isShortened = whole.dropped.includes('dasha');
    const { output, entries, dropped } = isShortened
      ? fitted({ ...wanted, dasha: firstLevels(wanted.dasha as Parameters<typeof firstLevels>[0]) }, order, room)
      : whole;
    const omitted = isShortened && !dropped.includes('dasha') ? [...dropped, 'sub-periods of dasha'] : dropped;
    const others = [...DEFAULT_PARTS, ...PART_KEYS.slice(DEFAULT_PARTS.length)].filter((part) => !parts.includes(part));
    return ok({
      input,
      output: { ...first, ...output, left_out: leftOut([...others, ...omitted], entries) },
    });
  },
};
