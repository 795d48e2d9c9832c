/**
 * Risings, upper transits and settings of any body at a place, and the twilights. Sun and Moon rise with the upper limb,
 * planets with the centre, with refraction of 15 °C; all are seen from the surface.
 */
import type { Place } from '../../data/place';
import type { MoverColumns, PositionTable } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';
import type { BodyKey } from '../../kernel/keys';
import { arcTangent } from '../arcTangent';
import { HORIZON_DEG } from '../ephemeris/refraction';
import { discDeg, equatorialVector, horizontalPlace, KM_PER_AU, observerAt, topocentric } from '../ephemeris/vectors';
import { sineCosine } from '../sineCosine';
import { gridOf } from './grid';
import { type RisingEvent, TWILIGHTS, type TwilightEvent } from './types';

type Tables = Pick<Kernel, 'positions' | 'range'>;

/** Radii of Sun and Moon, km, for their limbs. */
const LIMB_KM: Partial<Record<BodyKey, number>> = { sun: 696_000, moon: 1737.5 };

/** Interval of the samples, days: it contains at most one turning point of the altitude. */
const SAMPLE_DAYS = 1 / 24;
const CLOSE_DAYS = 1e-8;
const STEPS = 40;

/** How a body stands at an instant. */
interface Standing {
  /** Altitude of the defining point above the altitude at which it rises, degrees. */
  above: number;
  /** East of the meridian negative, west positive; degrees of hour angle within half a turn. */
  past: number;
  azimuthDeg: number;
  altitudeDeg: number;
}

function standingAt(table: PositionTable, body: BodyKey, place: Place, i: number): Standing {
  const own = table.movers[body] as MoverColumns;
  const obliquity = sineCosine(table.obliquityDeg[i] as number);
  const at = { lonDeg: own.lonDeg[i] as number, latDeg: own.latDeg[i] as number, distAu: own.distAu[i] as number };
  const observer = observerAt(place, table.gastDeg[i] as number);
  const vector = topocentric(equatorialVector(at, obliquity), observer);
  const { azimuthDeg, altitudeDeg } = horizontalPlace(vector, observer);
  const limb = LIMB_KM[body];
  const radius = limb === undefined ? 0 : discDeg(limb / KM_PER_AU, at.distAu);
  const west = vector.x * observer.meridian.sine - vector.y * observer.meridian.cosine;
  const towards = vector.x * observer.meridian.cosine + vector.y * observer.meridian.sine;
  return { above: altitudeDeg + radius - HORIZON_DEG, past: arcTangent(west, towards), azimuthDeg, altitudeDeg };
}

/** The root of a function between two instants with different signs, by the rule of Illinois. */
function rootBetween(f: (jdUt: number) => number, lowJd: number, highJd: number): number {
  let [low, high, before, after] = [lowJd, highJd, f(lowJd), f(highJd)];
  for (let step = 0; step < STEPS && high - low > CLOSE_DAYS; step++) {
    const middle = low + ((high - low) * before) / (before - after);
    const value = f(middle);
    if (Math.abs(value) < 1e-12) return middle;
    if (value > 0 === before > 0) [low, before, after] = [middle, value, after / 2];
    else [high, after, before] = [middle, value, before / 2];
  }
  return low + ((high - low) * before) / (before - after);
}

/** The instant of the extreme of a parabola through three values at equal distances, from the middle in intervals. */
const vertex = (a: number, b: number, c: number): number => (a - c) / (2 * (a - 2 * b + c));

/**
 * Risings, transits and settings of bodies with fromJd ≤ instant < toJd, in no order.
 *
 * Throws a RangeError outside the kernel's range.
 */
export function risingsIn(
  kernel: Tables,
  place: Place,
  bodies: readonly BodyKey[],
  fromJd: number,
  toJd: number,
): RisingEvent[] {
  const tableAt = (body: BodyKey, jdUt: readonly number[]): PositionTable => {
    const { from, to } = kernel.range;
    const within = jdUt.map((jd) => Math.min(Math.max(jd, from), to));
    const table = kernel.positions({ jdUt: within, movers: [body], zodiac: 'tropical', withDistances: true });
    if (!table.ok) throw new RangeError(`no positions at ${table.error.jdUt}`);
    return table.value;
  };
  const first = Math.floor(fromJd / SAMPLE_DAYS) - 1;
  const count = Math.ceil(toJd / SAMPLE_DAYS) - first + 2;
  const grid = Array.from({ length: count }, (_, i) => (first + i) * SAMPLE_DAYS);
  return bodies.flatMap((body) => {
    const at = (jdUt: number): Standing => standingAt(tableAt(body, [jdUt]), body, place, 0);
    const above = (jdUt: number): number => at(jdUt).above;
    const table = tableAt(body, grid);
    const standings = grid.map((_, i) => standingAt(table, body, place, i));
    const events: RisingEvent[] = [];
    const add = (event: 'rise' | 'transit' | 'set', jdUt: number): void => {
      if (!(jdUt >= fromJd && jdUt < toJd)) return;
      const { azimuthDeg, altitudeDeg } = at(jdUt);
      events.push({ kind: event, jdUt, body, azimuthDeg, altitudeDeg });
    };
    for (let i = 1; i < count - 1; i++) {
      const [last, here, next] = [standings[i - 1], standings[i], standings[i + 1]] as [Standing, Standing, Standing];
      const [lowJd, highJd] = [grid[i] as number, grid[i + 1] as number];
      if (here.above > 0 !== next.above > 0) {
        add(next.above > 0 ? 'rise' : 'set', rootBetween(above, lowJd, highJd));
      }
      // A body that comes to the horizon and turns back between two samples.
      const turn = vertex(last.above, here.above, next.above);
      if (Math.abs(turn) <= 0.5 && last.above > 0 === here.above > 0 && here.above > 0 === next.above > 0) {
        const turnJd = lowJd + turn * SAMPLE_DAYS;
        const isUp = here.above > 0;
        if (above(turnJd) > 0 !== isUp) {
          add(isUp ? 'set' : 'rise', rootBetween(above, grid[i - 1] as number, turnJd));
          add(isUp ? 'rise' : 'set', rootBetween(above, turnJd, highJd));
        }
      }
      if (here.past < 0 && next.past >= 0 && next.past - here.past < 180) {
        add(
          'transit',
          rootBetween((jdUt) => at(jdUt).past, lowJd, highJd),
        );
      }
    }
    return events;
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
  const kinds = TWILIGHTS.flatMap((twilight) => (['rise', 'set'] as const).map((kind) => ({ twilight, kind })));
  return gridOf(kernel, fromJd, toJd, 0.5 - lonDeg / 360).flatMap((stretch) =>
    kinds.flatMap(({ twilight, kind }) => {
      const answer = kernel.dailyEvents({ ...stretch, latDeg, lonDeg, body: 'sun', kind, definition: twilight });
      if (!answer.ok) throw new RangeError(`no twilight at ${stretch.fromUt}`);
      return answer.value.flatMap(({ jdUt }): TwilightEvent[] =>
        jdUt === null ? [] : [{ kind: 'twilight', jdUt, twilight, phase: kind === 'rise' ? 'begin' : 'end' }],
      );
    }),
  );
}
