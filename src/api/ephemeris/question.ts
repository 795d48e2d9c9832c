/** Reads a request for an ephemeris: its instants, bodies, columns and place, with nothing left open. */
import type * as z from 'zod';
import { GRAHA_KEYS } from '../../data/keys';
import {
  type AnyColumn,
  EPHEMERIS_BODIES,
  type EphemerisBody,
  isHorizontal,
  TABLE_COLUMNS,
} from '../../domain/ephemeris/columns';
import {
  defaultColumnsOf,
  isModernColumn,
  isSiddhantaBody,
  isSiddhantaColumn,
  SIDDHANTA_COLUMNS,
} from '../../domain/ephemeris/models';
import { fail, ok, type Result } from '../../domain/result';
import { DOME_BODIES, DOME_COLUMNS } from '../../domain/sky/dome';
import { JD_UNIX_EPOCH, MINUTES_PER_DAY } from '../../domain/time/civil';
import { isInPresent } from '../../domain/time/covered';
import type { Clocks } from '../../domain/time/zone';
import type { Script } from '../../drawing/types';
import type { FieldProblem } from '../problem';
import type { Occasion } from '../resource';
import { clocksBetween, zoneName } from '../shapes/clocks';
import { julianDay, readInstant, refused, type WrittenInstant } from '../shapes/instants';
import { locationOf } from '../shapes/location';
import type { Location } from '../shapes/place';
import { instantMeant, isRelative, UTC_CLOCKS } from '../shapes/relative';
import { validate } from '../validate';
import { EphemerisRequest, MAX_ROWS, STEP_MINUTES } from './request';

/** The rows from one instant to another, at equal distances. @param step  such as `6h` */
function rowsBetween(fromJd: number, toJd: number, step: string): Result<Float64Array, FieldProblem> {
  const unit = step.at(-1) as keyof typeof STEP_MINUTES;
  const perDay = MINUTES_PER_DAY / (Number(step.slice(0, -1)) * STEP_MINUTES[unit]);
  if (toJd < fromJd) {
    return fail({
      reason: 'invalid_field',
      field: 'to',
      rule: 'value',
      expected: { type: 'not-before', field: 'from' },
    });
  }
  const count = Math.floor((toJd - fromJd) * perDay + 1e-6) + 1;
  if (count > MAX_ROWS)
    return refused('step', `longer: the span has ${count} rows, and at most ${MAX_ROWS} are allowed`);
  const jd = new Float64Array(count);
  for (let i = 0; i < count; i++) jd[i] = fromJd + i / perDay;
  return ok(jd);
}

type Request = z.output<typeof EphemerisRequest>;

export interface EphemerisRequestQuestion extends Pick<Request, 'model' | 'scale' | 'center' | 'ayanamsa' | 'node'> {
  /** The written instants: the first and the last of a span, or each of `at`. */
  written: readonly WrittenInstant[];
  /** Null for `at`. */
  step: string | null;
  bodies: readonly EphemerisBody[];
  columns: readonly AnyColumn[];
  place?: Location;
  /** The zone of instants without an offset and of the instants in the answer; null for UTC. */
  zone: Pick<Location, 'tz' | 'lon'> | null;
  /** Whether instants are written in UTC. */
  isUtc: boolean;
  assumed: readonly string[];
  heightM: number;
  /** The script of a drawing; absent for a table. */
  script?: Script;
  /** Whether the instants are counted with the kernel of all years. */
  isOfAllYears: boolean;
}

/** The problem of a request for a drawing, which shows one instant at a place, or of a drawing’s field without one. */
function drawingProblem(request: Request): Result<never, FieldProblem> | undefined {
  const { format, script, at, model, place, lat } = request;
  if (format !== 'svg') return script && refused('script', 'left out unless format is svg');
  const given = (['from', 'to', 'bodies', 'columns'] as const).find((field) => request[field] !== undefined);
  if (given !== undefined) {
    return refused(given, 'left out with format=svg: it shows all grahas and bright stars at the instant of at');
  }
  if (at?.length !== 1) return refused('at', 'one instant with format=svg', '2026-11-21T19:00');
  if (model !== 'modern') return refused('model', 'modern with format=svg', 'modern');
  if (place === undefined && lat === undefined) {
    return refused('place', 'the name of a place, or lat and lon: a drawing needs one', 'Pune');
  }
  return undefined;
}

/** The texts of the instants with their fields. */
function textsOf({ from, to, at }: Request): Result<{ text: string; field: string }[], FieldProblem> {
  if (at !== undefined) {
    if (from !== undefined || to !== undefined)
      return refused(from === undefined ? 'to' : 'from', 'left out beside at');
    return ok(at.map((text) => ({ text, field: 'at' })));
  }
  if (from === undefined) {
    const expected = { type: 'one-of', fields: ['from', 'at'] } as const;
    return fail({ reason: 'invalid_field', field: 'from', rule: 'missing', expected, example: '2026-01-01' });
  }
  return ok([
    { text: from, field: 'from' },
    { text: to ?? from, field: 'to' },
  ]);
}

/** The place of a request and its zone: without a place the zone `tz`, or UTC. */
async function placeOf(request: Request, occasion: Occasion) {
  const { place, lat, tz } = request;
  if (place === undefined && lat === undefined) {
    return ok({ place: undefined, assumed: [], zone: tz === undefined ? null : { ...UTC_CLOCKS, tz: zoneName(tz) } });
  }
  const found = await locationOf(request, occasion, { rounds: true });
  return found.ok ? ok({ ...found.value, zone: found.value.place }) : found;
}

/** The problem of a field that the model of a request lacks, if any. */
function modelProblem(
  { model, scale, center, ayanamsa, node, height_m: heightM }: Request,
  bodies: readonly EphemerisBody[],
  columns: readonly AnyColumn[],
): Result<never, FieldProblem> | undefined {
  if (model === 'modern') {
    const column = columns.find((key) => !isModernColumn(key));
    return column && refused('columns', `without ${column}, unless model is surya-siddhanta`, 'longitude');
  }
  const without = (field: string, words: string) => refused(field, `left out with model=surya-siddhanta: ${words}`);
  const body = bodies.find((key) => !isSiddhantaBody(key));
  if (body !== undefined) return refused('bodies', `grahas: the Sūrya-siddhānta has no ${body}`, GRAHA_KEYS);
  const column = columns.find((key) => !isSiddhantaColumn(key));
  if (column !== undefined) {
    return refused('columns', `columns of the Sūrya-siddhānta, which has no ${column}`, SIDDHANTA_COLUMNS);
  }
  if (scale !== 'utc') return without('scale', 'the text counts mean solar days');
  if (center !== 'geocentric') return without('center', 'the text gives no topocentric places');
  if (ayanamsa !== 'lahiri') return without('ayanamsa', 'its longitudes are sidereal by themselves');
  if (node !== 'mean') return without('node', 'its node is the mean one');
  return heightM === undefined ? undefined : without('height_m', 'the text has no heights');
}

export async function readEphemeris(
  body: Record<string, unknown>,
  occasion: Occasion,
): Promise<Result<EphemerisRequestQuestion, FieldProblem>> {
  const request = validate(EphemerisRequest, body);
  if (!request.ok) return request;
  const undrawn = drawingProblem(request.value);
  if (undrawn) return undrawn;
  const { model, calendar, step, at, scale, ayanamsa, node, height_m: heightM = 0 } = request.value;
  const isDrawing = request.value.format === 'svg';
  const center = isDrawing ? 'topocentric' : request.value.center;
  const texts = textsOf(request.value);
  if (!texts.ok) return texts;
  const located = await placeOf(request.value, occasion);
  if (!located.ok) return located;
  const { place, zone, assumed } = located.value;
  const written: WrittenInstant[] = [];
  for (const { text, field } of texts.value) {
    const meant = await instantMeant(text, zone ?? UTC_CLOCKS, occasion);
    const instant = readInstant(meant, isRelative(text) ? 'gregorian' : calendar, field);
    if (!instant.ok) return instant;
    if (scale === 'tt' && instant.value.offset !== null) return refused(field, 'without an offset in Terrestrial Time');
    written.push(instant.value);
  }
  const bodies: readonly EphemerisBody[] = request.value.bodies ?? (isDrawing ? DOME_BODIES : GRAHA_KEYS);
  const columns = request.value.columns ?? (isDrawing ? DOME_COLUMNS : defaultColumnsOf(model));
  const problem = modelProblem(request.value, bodies, columns);
  if (problem) return problem;
  if (place === undefined) {
    const needs = 'the name of a place, or lat and lon:';
    if (bodies.includes('lagna')) return refused('place', `${needs} the lagna needs one`, 'Pune');
    if (center === 'topocentric') return refused('place', `${needs} topocentric places need one`, 'Pune');
    const column = columns.find(isHorizontal);
    if (column !== undefined) return refused('place', `${needs} ${column} needs one`, 'Pune');
  }
  const days = written.map(({ day }) => day);
  return ok({
    written,
    step: at === undefined ? step : null,
    bodies: EPHEMERIS_BODIES.filter((key) => bodies.includes(key)),
    columns: TABLE_COLUMNS.filter((key) => columns.includes(key)),
    model,
    scale,
    center,
    ayanamsa,
    node,
    ...(place && { place }),
    zone,
    isUtc: request.value.times === 'utc',
    assumed,
    heightM,
    ...(isDrawing && { script: request.value.script ?? 'iast' }),
    isOfAllYears: !isInPresent(Math.min(...days), Math.max(...days)),
  });
}

/** The clocks of the place around the instants; null for UTC and Terrestrial Time. */
async function clocksOf({ zone, scale, written }: EphemerisRequestQuestion): Promise<Clocks | null> {
  if (zone === null || scale === 'tt') return null;
  const days = written.map(({ day }) => day);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return clocksBetween(zone, JD_UNIX_EPOCH + first - 2, JD_UNIX_EPOCH + last + 3);
}

/** The Julian days of the rows, UT or TT by `scale`, and the clocks of their local times; null to show UTC or TT. */
export async function instantsOf(
  question: EphemerisRequestQuestion,
): Promise<Result<{ jd: Float64Array; clocks: Clocks | null }, FieldProblem>> {
  const { written, step, isUtc } = question;
  const clocks = await clocksOf(question);
  const shown = isUtc ? null : clocks;
  if (step === null) {
    return ok({ jd: Float64Array.from(written, (instant) => julianDay(instant, clocks)), clocks: shown });
  }
  const [from, to] = written as [WrittenInstant, WrittenInstant];
  // A last day is included as a whole: its rows are before the next midnight.
  const endJd =
    to.minutes === null ? julianDay({ ...to, day: to.day + 1 }, clocks) - 1 / 86_400 : julianDay(to, clocks);
  const rows = rowsBetween(julianDay(from, clocks), endJd, step);
  return rows.ok ? ok({ jd: rows.value, clocks: shown }) : rows;
}
