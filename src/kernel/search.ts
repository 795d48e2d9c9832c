/** The searches of `Almanac`: the question as numbers for the module, and the events of the block as an answer. */
import * as layout from '../../assembly/layout';
import { ERR_ARGUMENT, ERR_EPOCH_OUT_OF_RANGE } from '../../assembly/status';
import {
  ANGLES,
  type Crossing,
  type CrossingList,
  type CrossingQuestion,
  DAILY_KINDS,
  type DailyEvent,
  type DailyQuestion,
  type DaysQuestion,
  MOVERS,
  type MomentsQuestion,
  RISE_DEFINITIONS,
  type Span,
  type Zodiac,
} from './almanac';
import type { Instance } from './load';
import { fail, ok, type Result } from './result';
import { DEGREES, latitudeRadians, radiansOf } from './units';
import { chooseZodiac } from './zodiac';

type Answer<T> = Result<T, 'out_of_range'>;

/**
 * The answer to a status or a count of the module.
 *
 * @throws RangeError if the module refused an argument
 */
export function answered<T>(status: number, question: unknown, read: (count: number) => T): Answer<T> {
  if (status === ERR_ARGUMENT) throw new RangeError(`outside the bounds of the search: ${JSON.stringify(question)}`);
  return status === ERR_EPOCH_OUT_OF_RANGE ? fail('out_of_range') : ok(read(status));
}

/** Requires a whole number, because the module would truncate a fraction. */
export function wholeNumber(count: number): number {
  if (!Number.isInteger(count)) throw new RangeError(`${count} is not a whole number`);
  return count;
}

/** A slot of the events, counted from the first. */
const event = ({ block }: Instance, slot: number): number => block[layout.EVENTS + slot] as number;

/** A whole number modulo `parts`, 0 ≤ n < parts. */
const modulo = (number: number, parts: number): number => ((number % parts) + parts) % parts;

/** See `Almanac.nextCrossing` and `Almanac.previousCrossing`. */
export function crossingBeside(
  kernel: Instance,
  question: CrossingQuestion,
  jdUt: number,
  forward: boolean,
): Answer<Crossing> {
  const { angle, zodiac, stepDeg, offsetDeg = 0 } = question;
  const [moon, sun] = ANGLES[angle];
  chooseZodiac(kernel, zodiac, jdUt);
  const status = kernel.wasm.crossing(moon, sun, radiansOf(stepDeg), radiansOf(offsetDeg), jdUt, forward ? 1 : 0);
  return answered(status, question, () => {
    const parts = 360 / stepDeg;
    const number = event(kernel, layout.CROSSING_NUMBER);
    return {
      jdUt: event(kernel, layout.CROSSING_JD),
      number: Math.abs(parts - Math.round(parts)) < 1e-9 ? modulo(number, Math.round(parts)) : number,
    };
  });
}

function dailyEvent(jdUt: number): DailyEvent {
  if (Number.isFinite(jdUt)) return { jdUt };
  return { jdUt: null, always: Number.isNaN(jdUt) ? null : jdUt > 0 ? 'up' : 'down' };
}

/** See `Almanac.dailyEvents`. */
export function dailyEventsOf(kernel: Instance, question: DailyQuestion): Answer<DailyEvent[]> {
  const { body, kind, fromUt, days, latDeg, lonDeg, definition } = question;
  const status = kernel.wasm.daily(
    MOVERS.indexOf(body),
    DAILY_KINDS.indexOf(kind),
    fromUt,
    wholeNumber(days),
    latitudeRadians(latDeg),
    radiansOf(lonDeg),
    RISE_DEFINITIONS.indexOf(definition),
  );
  return answered(status, question, () => Array.from({ length: days }, (_, day) => dailyEvent(event(kernel, day))));
}

/** See `Almanac.span`. */
export function spanOf(kernel: Instance, question: DaysQuestion & { zodiac: Zodiac }): Answer<Span> {
  const { fromUt, days, latDeg, lonDeg, zodiac, definition } = question;
  chooseZodiac(kernel, zodiac, fromUt);
  const status = kernel.wasm.span(
    fromUt,
    wholeNumber(days),
    latitudeRadians(latDeg),
    radiansOf(lonDeg),
    RISE_DEFINITIONS.indexOf(definition),
  );
  return answered(status, question, () => {
    const head = (index: number, field: number): number => event(kernel, layout.LIST_SLOTS * index + field);
    const list = (index: number): Float64Array => {
      const from = layout.EVENTS + head(index, layout.LIST_FIRST_SLOT);
      return kernel.block.slice(from, from + head(index, layout.LIST_COUNT));
    };
    const crossings = (index: number, parts: number): CrossingList => ({
      first: modulo(head(index, layout.LIST_FIRST_NUMBER), parts),
      jdUt: list(index),
    });
    return {
      karanas: crossings(layout.KARANAS, 60),
      nakshatras: crossings(layout.NAKSHATRAS, 27),
      yogas: crossings(layout.YOGAS, 27),
      sankrantis: crossings(layout.SANKRANTIS, 12),
      sunrise: list(layout.RISINGS),
      sunset: list(layout.RISINGS + 1),
      moonrise: list(layout.RISINGS + 2),
      moonset: list(layout.RISINGS + 3),
    };
  });
}

/** See `Almanac.moments`. */
export function momentsOf(kernel: Instance, question: MomentsQuestion): Answer<Float64Array> {
  const { fromUt, stepDays, count, latDeg, lonDeg, zodiac } = question;
  chooseZodiac(kernel, zodiac, fromUt);
  const status = kernel.wasm.moments(fromUt, stepDays, wholeNumber(count), latitudeRadians(latDeg), radiansOf(lonDeg));
  return answered(status, question, () =>
    kernel.block
      .subarray(layout.EVENTS, layout.EVENTS + layout.MOMENT_SLOTS * count)
      .map((radians) => radians * DEGREES),
  );
}
