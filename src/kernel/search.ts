/** The searches of `Almanac` over the wasm: what goes in as numbers, and what comes out of the events of the block. */
import {
  ANGLES,
  type Crossing,
  type CrossingList,
  type CrossingQuestion,
  DAILY_KINDS,
  type DailyEvent,
  type DailyQuestion,
  type DaysQuestion,
  type Ingress,
  LUMINARIES,
  MOMENT_WIDTH,
  MOVERS,
  type MomentsQuestion,
  type MotionQuestion,
  RISE_DEFINITIONS,
  type Span,
  type Station,
  type Zodiac,
} from './almanac';
import { SLOT, STATUS } from './block';
import type { Instance } from './load';
import { fail, ok, type Result } from './result';
import { AYANAMSHA_KEYS } from './types';
import { DEGREES, latitudeRadians, radiansOf } from './units';

type Found<T> = Result<T, 'out_of_range'>;

/** A count or a status of the kernel as an answer; a refused argument is the caller's fault. */
export function answered<T>(status: number, question: unknown, read: (count: number) => T): Found<T> {
  if (status === STATUS.argument) throw new RangeError(`outside the bounds of the search: ${JSON.stringify(question)}`);
  return status === STATUS.epochOutOfRange ? fail('out_of_range') : ok(read(status));
}

/** A number that the kernel would cut to a whole one must be one. */
function whole(count: number): number {
  if (!Number.isInteger(count)) throw new RangeError(`${count} is not a whole number`);
  return count;
}

function zodiacNumber(zodiac: Zodiac): number {
  const number = zodiac === 'tropical' ? -1 : AYANAMSHA_KEYS.indexOf(zodiac);
  if (number < 0 && zodiac !== 'tropical') throw new RangeError(`${zodiac} is no zodiac`);
  return number;
}

/** Slot `i` of the events. */
const event = ({ block }: Instance, i: number): number => block[SLOT.events + i] as number;

/** Whole numbers counted round a circle of `parts`. */
const around = (number: number, parts: number): number => ((number % parts) + parts) % parts;

export function crossingBeside(
  kernel: Instance,
  question: CrossingQuestion,
  jdUt: number,
  forward: boolean,
): Found<Crossing> {
  const { angle, zodiac, stepDeg, offsetDeg = 0 } = question;
  const [moon, sun] = ANGLES[angle];
  const status = kernel.wasm.crossing(
    moon,
    sun,
    zodiacNumber(zodiac),
    radiansOf(stepDeg),
    radiansOf(offsetDeg),
    jdUt,
    forward ? 1 : 0,
  );
  return answered(status, question, () => {
    const parts = 360 / stepDeg;
    const number = event(kernel, 1);
    return {
      jdUt: event(kernel, 0),
      number: Math.abs(parts - Math.round(parts)) < 1e-9 ? around(number, Math.round(parts)) : number,
    };
  });
}

function dailyEvent(jdUt: number): DailyEvent {
  if (Number.isFinite(jdUt)) return { jdUt };
  return { jdUt: null, always: Number.isNaN(jdUt) ? null : jdUt > 0 ? 'up' : 'down' };
}

export function dailyEventsOf(kernel: Instance, question: DailyQuestion): Found<DailyEvent[]> {
  const { body, kind, fromUt, days, latDeg, lonDeg, definition } = question;
  const status = kernel.wasm.daily(
    LUMINARIES.indexOf(body),
    DAILY_KINDS.indexOf(kind),
    fromUt,
    whole(days),
    latitudeRadians(latDeg),
    radiansOf(lonDeg),
    RISE_DEFINITIONS.indexOf(definition),
  );
  return answered(status, question, () => Array.from({ length: days }, (_, day) => dailyEvent(event(kernel, day))));
}

export function spanOf(kernel: Instance, question: DaysQuestion & { zodiac: Zodiac }): Found<Span> {
  const { fromUt, days, latDeg, lonDeg, zodiac, definition } = question;
  const status = kernel.wasm.span(
    fromUt,
    whole(days),
    latitudeRadians(latDeg),
    radiansOf(lonDeg),
    zodiacNumber(zodiac),
    RISE_DEFINITIONS.indexOf(definition),
  );
  return answered(status, question, () => {
    const list = (index: number): Float64Array => {
      const from = SLOT.events + event(kernel, 3 * index);
      return kernel.block.slice(from, from + event(kernel, 3 * index + 1));
    };
    const crossings = (index: number, parts: number): CrossingList => ({
      first: around(event(kernel, 3 * index + 2), parts),
      jdUt: list(index),
    });
    return {
      karanas: crossings(0, 60),
      nakshatras: crossings(1, 27),
      yogas: crossings(2, 27),
      sankrantis: crossings(3, 12),
      sunrise: list(4),
      sunset: list(5),
      moonrise: list(6),
      moonset: list(7),
    };
  });
}

export function stationsOf(kernel: Instance, question: MotionQuestion): Found<Station[]> {
  const { mover, zodiac, fromUt, days } = question;
  const status = kernel.wasm.stations(MOVERS.indexOf(mover), zodiacNumber(zodiac), fromUt, days);
  return answered(status, question, (count) =>
    Array.from({ length: count }, (_, i) => ({
      jdUt: event(kernel, 2 * i),
      turns: event(kernel, 2 * i + 1) > 0 ? 'direct' : 'retrograde',
    })),
  );
}

export function ingressesOf(kernel: Instance, question: MotionQuestion & { partDeg: number }): Found<Ingress[]> {
  const { mover, zodiac, fromUt, days, partDeg } = question;
  const status = kernel.wasm.ingresses(MOVERS.indexOf(mover), zodiacNumber(zodiac), radiansOf(partDeg), fromUt, days);
  return answered(status, question, (count) =>
    Array.from({ length: count }, (_, i) => ({
      jdUt: event(kernel, 3 * i),
      part: event(kernel, 3 * i + 1),
      forward: event(kernel, 3 * i + 2) > 0,
    })),
  );
}

export function momentsOf(kernel: Instance, question: MomentsQuestion): Found<Float64Array> {
  const { fromUt, stepDays, count, latDeg, lonDeg, zodiac } = question;
  const status = kernel.wasm.moments(
    fromUt,
    stepDays,
    whole(count),
    latitudeRadians(latDeg),
    radiansOf(lonDeg),
    zodiacNumber(zodiac),
  );
  return answered(status, question, () =>
    kernel.block.subarray(SLOT.events, SLOT.events + MOMENT_WIDTH * count).map((radians) => radians * DEGREES),
  );
}
