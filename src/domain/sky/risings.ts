/**
 * Risings, upper transits and settings of any body at a place, and the twilights. Sun and Moon rise with the upper limb,
 * planets with the centre, with refraction of 15 °C; all are seen from the surface.
 */
import type { Place } from '../../data/place';
import type { DailyQuestion, MoverColumns } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';
import type { BodyKey } from '../../kernel/keys';
import { equatorialVector, horizontalPlace, observerAt, topocentric } from '../ephemeris/vectors';
import { sineCosine } from '../sineCosine';
import { gridOf } from './grid';
import { type RisingEvent, type RisingKind, TWILIGHTS, type TwilightEvent } from './types';

/** Periods of the searches: short, so that a question about one day costs little. */
const STRETCH_DAYS = 32;
/** Two events of one kind are further apart than this. */
const APART_DAYS = 0.25;

const DAILY_KIND = { rise: 'rise', transit: 'upper-transit', set: 'set' } as const;

/** The instants of a daily event that cover a span, in order of time, with some beyond both ends. */
function instantsOf(
  kernel: Pick<Kernel, 'dailyEvents' | 'range'>,
  question: Omit<DailyQuestion, 'fromUt' | 'days'>,
  fromJd: number,
  toJd: number,
): number[] {
  // The kernel finds the first event of a day. If it has two, the second is the first of a day that begins at noon.
  const [midnight, noon] = [0.5 - question.lonDeg / 360, 1 - question.lonDeg / 360];
  return [midnight, noon]
    .flatMap((shiftDays) => gridOf(kernel, fromJd, toJd, shiftDays, STRETCH_DAYS))
    .flatMap((stretch) => {
      const events = kernel.dailyEvents({ ...question, ...stretch });
      if (!events.ok) throw new RangeError(`no ${question.kind} at ${stretch.fromUt}`);
      return events.value.flatMap(({ jdUt }) => (jdUt === null ? [] : [jdUt]));
    })
    .sort((a, b) => a - b)
    .filter((jdUt, i, instants) => !(jdUt - (instants[i - 1] as number) < APART_DAYS));
}

/**
 * Risings, transits and settings of bodies with fromJd ≤ instant < toJd.
 *
 * Throws a RangeError outside the kernel's range.
 */
export function risingsIn(
  kernel: Pick<Kernel, 'dailyEvents' | 'positions' | 'range'>,
  { latDeg, lonDeg }: Place,
  kinds: readonly RisingKind[],
  bodies: readonly BodyKey[],
  fromJd: number,
  toJd: number,
): RisingEvent[] {
  return bodies.flatMap((body) => {
    const definition = body === 'sun' || body === 'moon' ? 'ul15' : 'centre15';
    const events = kinds.flatMap((kind) => {
      const question = { body, kind: DAILY_KIND[kind], latDeg, lonDeg, definition } as const;
      const instants = instantsOf(kernel, question, fromJd, toJd).filter((jdUt) => jdUt >= fromJd && jdUt < toJd);
      return instants.map((jdUt) => ({ kind, jdUt }));
    });
    const jdUt = events.map((event) => event.jdUt);
    const table = kernel.positions({ jdUt, movers: [body], zodiac: 'tropical', withDistances: true });
    if (!table.ok) throw new RangeError(`no positions at ${table.error.jdUt}`);
    const { obliquityDeg, gastDeg, movers } = table.value;
    const own = movers[body] as MoverColumns;
    return events.map((event, i) => {
      const place = {
        lonDeg: own.lonDeg[i] as number,
        latDeg: own.latDeg[i] as number,
        distAu: own.distAu[i] as number,
      };
      const observer = observerAt({ latDeg, lonDeg }, gastDeg[i] as number);
      const vector = topocentric(equatorialVector(place, sineCosine(obliquityDeg[i] as number)), observer);
      return { ...event, body, ...horizontalPlace(vector, observer) };
    });
  });
}

/**
 * Beginnings and ends of the twilights, with some beyond both ends of the span: Sun 6°, 12° and 18° below the
 * horizon (geocentric, without refraction).
 */
export function twilightsIn(
  kernel: Pick<Kernel, 'dailyEvents' | 'range'>,
  { latDeg, lonDeg }: Place,
  fromJd: number,
  toJd: number,
): TwilightEvent[] {
  const phases = [
    ['rise', 'begin'],
    ['set', 'end'],
  ] as const;
  return TWILIGHTS.flatMap((twilight) =>
    phases.flatMap(([kind, phase]) =>
      instantsOf(kernel, { body: 'sun', kind, latDeg, lonDeg, definition: twilight }, fromJd, toJd).map(
        (jdUt): TwilightEvent => ({ kind: 'twilight', jdUt, twilight, phase }),
      ),
    ),
  );
}
