/** The times of an observance along the hours: its tithi, and a row for each time; night is shaded. */
import type { Stretch } from '../../../data/stretch';
import type { YearSky } from '../../../domain/observances/engine/sky';
import type { Utsava } from '../../../domain/observances/types';
import { wallAt } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { numberOf } from '../../shared/dates';
import { daysBetween } from '../year/squares';
import { datedTimes, foremostTime, nameOf } from './Times';

const WIDTH = 980;
const TOP = 24;
const ROW = 30;
const BAR = 22;
const HOUR = 1 / 24;
/** Room at each end of the drawing, days. */
const MARGIN = HOUR;
/** Longest span that is drawn: an observance of several days has its times in the list alone. */
const LONGEST = 3.2;
const c = (value: number): number => Math.round(value * 10) / 10;
/** Approximate width of a text of 14 px. */
const widthOf = (text: string): number => text.length * 7.2;

interface Row extends Stretch {
  name: string;
  isForemost?: boolean;
  fill: 'n2' | 'good' | 'n1' | 'avoid';
}

const FILLS = { best: 'good', allowed: 'n1', 'last-resort': 'n1', avoid: 'avoid' } as const;

export function TimeStrip({ utsava, sky }: { utsava: Utsava; sky: YearSky }) {
  const reader = useReader();
  const { reckoning, tithi, date, kind } = utsava;
  const foremost = foremostTime(utsava);
  const rows: Row[] = datedTimes(utsava).map((time) => {
    const { startJd, endJd, rule } = time;
    const isForemost = time === foremost;
    return { name: nameOf(reader, time), startJd, endJd: endJd ?? startJd, fill: FILLS[rule.quality], isForemost };
  });
  const limb: Row = { ...reckoning.tithi, name: reader.nameAt('tithi', tithi), fill: 'n2' };
  const drawn = kind === 'eclipse' || kind === 'sankranti' ? rows : [limb, ...rows];
  const [startJd, endJd] = [
    Math.min(...drawn.map((row) => row.startJd)) - MARGIN,
    Math.max(...drawn.map((row) => row.endJd)) + MARGIN,
  ];
  if (rows.length === 0 || endJd - startJd > LONGEST) return null;
  const { hoursAt } = sky.clocks;
  const x = (jdUt: number): number =>
    c(((Math.min(Math.max(jdUt, startJd), endJd) - startJd) / (endJd - startJd)) * WIDTH);
  const height = TOP + drawn.length * ROW + 4;
  const day = numberOf(date);
  const nights = daysBetween(sky, day - 3, day + 3).flatMap(({ sunsetJd, nextSunriseJd }) =>
    sunsetJd === null || nextSunriseJd === null || nextSunriseJd < startJd || sunsetJd > endJd
      ? []
      : [{ startJd: sunsetJd, endJd: nextSunriseJd }],
  );
  const step = endJd - startJd > 1.2 ? 6 : 3;
  const firstHour = Math.ceil((wallHours(startJd, hoursAt(startJd)) + 1e-9) / step) * step;
  const origin = startJd - wallHours(startJd, hoursAt(startJd)) * HOUR;
  const ticks = Array.from({ length: 40 }, (_, i) => origin + (firstHour + i * step) * HOUR).filter(
    (jdUt) => jdUt < endJd - 0.3 * HOUR,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <div class="stripw" role="region" aria-label={reader.t('utsava.drawn')} tabIndex={0}>
      <svg class="timestrip" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={reader.t('utsava.strip')}>
        <defs>
          <pattern id="avoid" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path class="hst" d="M0 0V5" />
          </pattern>
        </defs>
        {nights.map((night) => (
          <rect
            key={night.startJd}
            class="leaf"
            x={x(night.startJd)}
            y={TOP - 4}
            width={c(x(night.endJd) - x(night.startJd))}
            height={height - TOP + 4}
          />
        ))}
        {ticks.map((jdUt) => {
          const wall = wallAt(jdUt + HOUR / 120, hoursAt(jdUt));
          const isMidnight = wall.hour === 0;
          const at = x(jdUt);
          const label = isMidnight ? reader.shortDay(wall.dayNumber) : reader.clock({ ...wall, minute: 0, second: 0 });
          const half = widthOf(label) / 2;
          return (
            <g key={jdUt}>
              <path class={isMidnight ? 'hl' : 'rl'} d={`M${at} ${TOP - 4}V${height}`} />
              <text class="q" x={Math.min(Math.max(at, half), WIDTH - half)} y="14" font-size="14" text-anchor="middle">
                {label}
              </text>
            </g>
          );
        })}
        {drawn.map(({ name, startJd: from, endJd: to, fill, isForemost }, i) => {
          const [left, right, y] = [x(from), x(to), TOP + i * ROW + 4];
          const width = c(Math.max(right - left, 3));
          const inside = width > widthOf(name) + 14;
          const before = !inside && right + widthOf(name) + 8 > WIDTH;
          const textX = inside ? left + 7 : before ? left - 7 : left + width + 7;
          return (
            <g key={`${name}${from}`} data-foremost={isForemost || undefined}>
              {fill === 'avoid' ? (
                <>
                  <rect x={left} y={y} width={width} height={BAR} fill="url(#avoid)" />
                  <rect class="hl" x={left} y={y} width={width} height={BAR} />
                </>
              ) : (
                <rect class={from === to ? 'handf' : fill} x={left} y={y} width={width} height={BAR} />
              )}
              <text class="halo" x={textX} y={y + 16} font-size="14" text-anchor={before ? 'end' : undefined}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** Hours since local midnight. */
function wallHours(jdUt: number, offsetHours: number): number {
  const { hour, minute, second } = wallAt(jdUt, offsetHours);
  return hour + minute / 60 + second / 3600;
}
