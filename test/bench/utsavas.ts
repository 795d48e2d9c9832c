import { readFileSync } from 'node:fs';
import {
  Body,
  EclipticGeoMoon,
  MakeTime,
  MoonPhase,
  Observer,
  Search,
  SearchRiseSet,
  SunPosition,
} from 'astronomy-engine';
import { Bench } from 'tinybench';
import { yearSky } from '../../src/domain/observances/engine/sky';
import { utsavasOf } from '../../src/domain/observances/year';
import { loadKernel } from '../../src/kernel';

const DELHI = { latDeg: 28.6139, lonDeg: 77.209 };
const TZ = 'Asia/Kolkata';
/** 2026-01-01 at midnight in Delhi, days from J2000. */
const FIRST_DAY = 9496.5 - 5.5 / 24;
const DAYS = 365;
const PEER_RUNS = 3;

/** Mean Lahiri ayanāṃśa, degrees. */
const ayanamsha = (days: number): number => 23.857 + (days / 36_525) * 1.3969;

type Angle = (days: number) => number;
const elongation: Angle = (days) => MoonPhase(MakeTime(days));
const nakshatraAngle: Angle = (days) => EclipticGeoMoon(MakeTime(days)).lon - ayanamsha(days);
const sunAngle: Angle = (days) => SunPosition(MakeTime(days)).elon - ayanamsha(days);

/** The next instant at which an angle reaches a multiple of a step. */
function boundaryAfter(angle: Angle, step: number, from: number, maxDays: number): number {
  const goal = (Math.floor(angle(from) / step) + 1) * step;
  const off = (days: number) => ((((angle(days) - goal) % 360) + 540) % 360) - 180;
  const crossing = Search((time) => off(time.ut), MakeTime(from), MakeTime(from + maxDays), {
    dt_tolerance_seconds: 1,
  });
  if (!crossing) throw new Error('astronomy-engine found no boundary');
  return crossing.ut;
}

/**
 * A year day by day with astronomy-engine: risings and settings, the tithi and nakṣatra at each sunrise with their
 * ends, and the monthly saṅkrānti. This is the sky that the rules use, without the rules.
 */
function dayByDay(): number {
  const observer = new Observer(DELHI.latDeg, DELHI.lonDeg, 0);
  let sum = 0;
  for (let day = 0; day < DAYS; day++) {
    const midnight = MakeTime(FIRST_DAY + day);
    const rise = SearchRiseSet(Body.Sun, observer, 1, midnight, 1);
    const set = SearchRiseSet(Body.Sun, observer, -1, midnight, 1);
    const moonrise = SearchRiseSet(Body.Moon, observer, 1, midnight, 1.1);
    if (!rise || !set) throw new Error('no sunrise');
    // Several tithis may end between two sunrises, so the loop follows the ends until the next sunrise.
    for (let instant = rise.ut; instant < rise.ut + 1; ) {
      instant = boundaryAfter(elongation, 12, instant + 1e-4, 1.2);
      sum += instant;
    }
    sum += boundaryAfter(nakshatraAngle, 40 / 3, rise.ut, 1.3) + (moonrise?.ut ?? 0);
    if (day % 30 === 0) sum += boundaryAfter(sunAngle, 30, rise.ut, 33);
  }
  return sum;
}

/** Prints a year of observances in ms, sky and rules separately, next to a day-by-day computation of its sky. */
export async function benchUtsavas(): Promise<void> {
  const kernel = loadKernel(new WebAssembly.Module(readFileSync(new URL('../../build/kernel.wasm', import.meta.url))));
  let year = 2000;
  const next = () => {
    year = year === 2050 ? 2000 : year + 1;
    return { year, place: DELHI, tz: TZ };
  };
  let sink = 0;
  const [WHOLE, SKY, ECLIPSES] = ['a year, kernel and rules', 'of it the sky', 'of it the eclipses'] as const;
  const bench = new Bench({ time: 1500, warmupTime: 500 });
  bench
    .add(WHOLE, () => {
      const result = utsavasOf(kernel, next());
      sink += result.ok ? result.value.utsavas.length : Number.NaN;
    })
    .add(SKY, () => {
      const sky = yearSky(kernel, next());
      sink += sky.ok ? sky.value.days.length : Number.NaN;
    })
    .add(ECLIPSES, () => {
      const eclipses = kernel.eclipses({ ...DELHI, fromUt: 2_451_544.5 + 365.25 * (next().year - 2000), days: 368 });
      sink += eclipses.ok ? eclipses.value.length : Number.NaN;
    });
  await bench.run();
  const median = (name: string): number => {
    const result = bench.getTask(name)?.result;
    if (result?.state !== 'completed') throw new Error(`${name} did not run`);
    return result.latency.p50;
  };
  const runs = Array.from({ length: PEER_RUNS }, () => {
    const start = performance.now();
    sink += dayByDay();
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  const peerMs = runs[PEER_RUNS >> 1] as number;
  const line = (name: string, ms: number) => console.log(`  ${name.padEnd(36)}${ms.toFixed(2).padStart(9)} ms`);

  console.log('\nThe observances of a year at a place (median)');
  line(WHOLE, median(WHOLE));
  line(SKY, median(SKY));
  line(ECLIPSES, median(ECLIPSES));
  line('of it the rules', median(WHOLE) - median(SKY) - median(ECLIPSES));
  line('astronomy-engine, day by day', peerMs);
  console.log(`  astronomy-engine takes ${(peerMs / median(WHOLE)).toFixed(0)} times as long, without the rules`);
  if (Number.isNaN(sink)) throw new Error('a year was refused');
}
