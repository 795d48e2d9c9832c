/**
 * Heliacal risings and settings: the first and the last day on which a planet passes the test of a model, rising before
 * the Sun or setting after it. No model agrees with all printed dates (disputed).
 */

import type { Place } from '../../data/place';
import type { DailyEvent, Passage } from '../../kernel/almanac';
import { type DomainError, ok, type Result } from '../result';
import type { SkyKernel } from './ask';
import { type GridStretch, gridOf } from './grid';
import { stationQuestion } from './stations';
import type { PlanetKey, VisibilityEvent, VisibilityModel } from './types';
import { VISIBILITY_LIMITS } from './visibilityLimits';

/**
 * A planet that rises or sets further than this from the Sun, in days, is near opposition and has no heliacal event.
 */
const NEAR_SUN_DAYS = 0.25;

const SIDES = [
  { side: 'east', kind: 'rise' },
  { side: 'west', kind: 'set' },
] as const;

/** A rising or setting of the planet: the depression of the Sun, and the time until sunrise or since sunset. */
interface Sighting {
  jdUt: number;
  depressionDeg: number;
  apartDays: number;
}

type Side = (typeof SIDES)[number];

/** Risings or settings of the Sun over whole periods of days that start at mean midnight. */
function sunDays(
  kernel: SkyKernel,
  { kind }: Side,
  { latDeg, lonDeg }: Place,
  stretches: readonly GridStretch[],
): Result<DailyEvent[][], DomainError> {
  const days: DailyEvent[][] = [];
  for (const stretch of stretches) {
    const sun = kernel.dailyEvents({ body: 'sun', kind, definition: 'centre', ...stretch, latDeg, lonDeg });
    if (!sun.ok) return sun;
    days.push(sun.value);
  }
  return ok(days);
}

/** Sightings of a planet on the same days; null if the planet or the Sun stays up or down. */
function sightings(
  kernel: SkyKernel,
  body: PlanetKey,
  { side, kind }: Side,
  { latDeg, lonDeg }: Place,
  stretches: readonly GridStretch[],
  suns: readonly DailyEvent[][],
): Result<(Sighting | null)[], DomainError> {
  const days: (Sighting | null)[] = [];
  for (const [i, stretch] of stretches.entries()) {
    const planet = kernel.planetDays({ body, kind, ...stretch, latDeg, lonDeg });
    if (!planet.ok) return planet;
    for (const [day, { jdUt: sunJd }] of (suns[i] ?? []).entries()) {
      const jdUt = planet.value.jdUt[day] as number;
      if (sunJd === null || Number.isNaN(jdUt)) days.push(null);
      else {
        const later = side === 'east' ? sunJd - jdUt : jdUt - sunJd;
        const depressionDeg = -(planet.value.sunAltitudeDeg[day] as number);
        days.push({ jdUt, depressionDeg, apartDays: later - Math.round(later) });
      }
    }
  }
  return ok(days);
}

/** Whether a planet is retrograde at an instant, from its stations in order. */
function isRetrograde(stations: readonly Passage[], jdUt: number): boolean {
  const next = stations.find((station) => station.jdUt > jdUt);
  return next?.forward ?? false;
}

/** The events of one side: each change from hidden to visible, and back. */
function changesOf(
  body: PlanetKey,
  side: 'east' | 'west',
  model: VisibilityModel,
  days: readonly (Sighting | null)[],
  stations: readonly Passage[],
): VisibilityEvent[] {
  const { direct, retrograde } = VISIBILITY_LIMITS[model][body];
  const tested = days.map((sighting) => {
    if (sighting === null || Math.abs(sighting.apartDays) > NEAR_SUN_DAYS) return null;
    const { jdUt, depressionDeg, apartDays } = sighting;
    const limitDeg = direct !== retrograde && isRetrograde(stations, jdUt) ? retrograde : direct;
    const reachedDeg = model === 'kalamsha' ? 360 * apartDays : depressionDeg;
    const marginDeg = reachedDeg - limitDeg;
    return { jdUt, limitDeg, marginDeg, isSeen: apartDays > 0 && marginDeg >= 0 };
  });
  return tested.flatMap((today, i) => {
    const before = tested[i - 1];
    if (!today || !before || today.isSeen === before.isSeen) return [];
    const { jdUt, limitDeg, marginDeg } = today.isSeen ? today : before;
    const event = today.isSeen ? 'rising' : 'setting';
    return [{ kind: 'visibility', jdUt, body, event, side, model, limitDeg, marginDeg }];
  });
}

/** The heliacal risings and settings of planets at a place, with some beyond both ends of the span. */
export function visibilitiesIn(
  kernel: SkyKernel,
  question: {
    fromJd: number;
    toJd: number;
    bodies: readonly PlanetKey[];
    place: Place;
    model: VisibilityModel;
  },
): Result<VisibilityEvent[], DomainError> {
  const { bodies, place, model } = question;
  // A change is between two days, so include a day before the span and one after it.
  const span = { fromJd: question.fromJd - 2, toJd: question.toJd + 2 };
  // The next station gives the motion: a retrograde planet has one within half a year.
  const stations = kernel.passages({
    zodiac: 'tropical',
    questions: bodies.map(stationQuestion),
    fromUt: span.fromJd,
    toUt: span.toJd + 200,
  });
  if (!stations.ok) return stations;
  const events: VisibilityEvent[] = [];
  const stretches = gridOf(span.fromJd, span.toJd, 0.5 - place.lonDeg / 360);
  for (const row of SIDES) {
    const suns = sunDays(kernel, row, place, stretches);
    if (!suns.ok) return suns;
    for (const [i, body] of bodies.entries()) {
      const days = sightings(kernel, body, row, place, stretches, suns.value);
      if (!days.ok) return days;
      events.push(...changesOf(body, row.side, model, days.value, stations.value[i] ?? []));
    }
  }
  return ok(events);
}
