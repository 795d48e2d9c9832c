/** The same work by astronomy-engine, with its own searches where available. */
import {
  Body,
  EclipticGeoMoon,
  EquatorFromVector,
  GeoMoon,
  GeoVector,
  MakeTime,
  MoonPhase,
  Observer,
  RotateVector,
  Rotation_EQJ_ECT,
  Search,
  SearchRiseSet,
  SiderealTime,
  SunPosition,
} from 'astronomy-engine';

const J2000 = 2_451_545;
const PLANETS = [Body.Mars, Body.Mercury, Body.Jupiter, Body.Venus, Body.Saturn];

/** Apparent longitudes of the seven bodies and the sidereal time: no speeds, no nodes. */
export function longitudes(jdUt: number): number {
  const time = MakeTime(jdUt - J2000);
  const toDate = Rotation_EQJ_ECT(time);
  const lon = (vector: ReturnType<typeof GeoMoon>) => EquatorFromVector(RotateVector(toDate, vector)).ra;
  let sum = SunPosition(time).elon + SiderealTime(time) + lon(GeoMoon(time));
  for (const body of PLANETS) sum += lon(GeoVector(body, time, true));
  return sum;
}

/** Mean Lahiri ayanāṃśa, degrees, accurate enough for the limits of the limbs. */
const ayanamsha = (days: number): number => 23.857 + (days / 36_525) * 1.3969;

type Angle = (days: number) => number;
const moon: Angle = (days) => EclipticGeoMoon(MakeTime(days)).lon;
const sun: Angle = (days) => SunPosition(MakeTime(days)).elon;
const LIMBS: { angle: Angle; step: number; most: number }[] = [
  { angle: (days) => MoonPhase(MakeTime(days)), step: 6, most: 1 },
  { angle: (days) => moon(days) - ayanamsha(days), step: 40 / 3, most: 1.5 },
  { angle: (days) => moon(days) + sun(days) - 2 * ayanamsha(days), step: 40 / 3, most: 1.5 },
  { angle: (days) => sun(days) - ayanamsha(days), step: 30, most: 33 },
];

/** Every limb, saṅkrānti, rising and setting of a year at a place. Returns their number. */
export function year(fromUt: number, days: number, latDeg: number, lonDeg: number): number {
  const start = fromUt - J2000;
  let count = 0;
  for (const { angle, step, most } of LIMBS) {
    let instant = start;
    while (instant < start + days) {
      const goal = (Math.floor(angle(instant + 0.001) / step) + 1) * step;
      const off = (days: number) => ((((angle(days) - goal) % 360) + 540) % 360) - 180;
      const event = Search((time) => off(time.ut), MakeTime(instant + 0.001), MakeTime(instant + most), {
        dt_tolerance_seconds: 0.1,
      });
      if (!event) throw new Error('astronomy-engine found no crossing');
      instant = event.ut;
      count++;
    }
  }
  const observer = new Observer(latDeg, lonDeg, 0);
  for (const body of [Body.Sun, Body.Moon]) {
    for (const direction of [1, -1]) {
      for (let day = 0; day < days; day++) {
        if (SearchRiseSet(body, observer, direction, MakeTime(start + day), 1)) count++;
      }
    }
  }
  return count;
}
