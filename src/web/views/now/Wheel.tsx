/**
 * Clock and sky in one drawing with one horizon: sunrise and the rising degree are both at the left. The ghaṭīs run
 * clockwise from sunrise. The zodiac runs counter-clockwise from the lagna, in the order of rising.
 */
import { useMemo } from 'preact/hooks';
import { isNode } from '../../../data/keys';
import type { Stretch } from '../../../data/stretch';
import { norm360 } from '../../../domain/circle';
import { ghatiAt } from '../../../domain/day/ghati';
import { dayAndNightParts } from '../../../domain/day-divisions/slots';
import { spread } from '../../../drawing/spread';
import { two, wallAt } from '../../reader/format';
import { lettersOf } from '../../reader/letters';
import { type Reader, useReader } from '../../reader/reader';
import { useNow } from '../../shared/now';
import { ring } from '../../shared/ring';
import type { Now } from './model';

const CENTRE = 320;
const SIZE = 640;
const { at, sector, spoke, nameArc } = ring(CENTRE);
const MUHURTAS = 15;
const GHATIS = 60;
/** Radii, from the outside in. */
const R = {
  numerals: 300,
  fifth: 286,
  tick: 279,
  dial: 273,
  muhurtas: [236, 270],
  windows: [224, 233],
  rashis: [178, 220],
  grahas: 148,
  middle: 122,
} as const;
/** Least distance of the letters of grahas. Two that are retrograde have room side by side. */
const APART_DEG = 20;

/** Angles clockwise from the right: the left is 180. */
const timeAngle = (sunriseJd: number, jdUt: number): number => 180 + 360 * (jdUt - sunriseJd);
const skyAngle = (lagnaDeg: number, lonDeg: number): number => 180 - norm360(lonDeg - lagnaDeg);

function Outer({ now, reader }: { now: Now; reader: Reader }) {
  const { whole, windows, clock } = now;
  if (!whole) return null;
  const angle = (jd: number) => timeAngle(whole.sunriseJd, jd);
  const band = ({ startJd, endJd }: Stretch, [inner, outer]: readonly [number, number]) =>
    sector(angle(startJd), angle(endJd), inner, outer);
  return (
    <>
      <path class="leaf" d={sector(angle(whole.sunsetJd), 539.999, R.middle, R.muhurtas[1])} />
      {dayAndNightParts(whole, MUHURTAS).map((part, i) => {
        const { x, y } = at(angle((part.startJd + part.endJd) / 2), (R.muhurtas[0] + R.muhurtas[1]) / 2);
        return (
          <g key={i}>
            <path class={i + 1 === clock?.muhurta ? 'hari hl2' : 'none hl2'} d={band(part, R.muhurtas)} />
            <text class="qq w1 wide" x={x.toFixed(1)} y={(y + 4.5).toFixed(1)} text-anchor="middle">
              {reader.figures((i % MUHURTAS) + 1)}
            </text>
          </g>
        );
      })}
      {windows && (
        <>
          <path fill="url(#hatched)" class="edge2" d={band(windows.rahu, R.windows)} />
          <path class="good edge" d={band(windows.abhijit, R.windows)} />
        </>
      )}
      {Array.from({ length: GHATIS }, (_, ghati) => {
        const deg = 180 + (360 * ghati) / GHATIS;
        const isFifth = ghati % 5 === 0;
        const { x, y } = at(deg, R.numerals);
        return (
          <g key={ghati}>
            <path class={isFifth ? 'ln' : 'hl'} d={spoke(deg, R.dial, isFifth ? R.fifth : R.tick)} />
            {isFifth && (
              <text class="w2" x={x.toFixed(1)} y={(y + 5).toFixed(1)} text-anchor="middle">
                {reader.figures(ghati)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

function Inner({ now, reader }: { now: Now; reader: Reader }) {
  const { lagna, grahas } = now.positions;
  // The circle begins with Meṣa if there is no lagna, at the poles.
  const firstDeg = Number.isFinite(lagna.siderealDeg) ? lagna.siderealDeg : 0;
  const angle = (lonDeg: number) => skyAngle(firstDeg, lonDeg);
  /** The angle at which a rāśi begins. The zodiac runs counter-clockwise. */
  const edge = (i: number) => angle(30 * i);
  const degs = grahas.map(({ siderealDeg }) => norm360(angle(siderealDeg)));
  const labelDegs = spread(degs, APART_DEG);
  const [inner, outer] = R.rashis;
  const middle = (inner + outer) / 2;
  return (
    <>
      <circle class="none hl" cx={CENTRE} cy={CENTRE} r={outer} />
      <circle class="none hl" cx={CENTRE} cy={CENTRE} r={inner} />
      {Array.from({ length: 12 }, (_, i) => (
        <g key={i}>
          <path class="hl" d={spoke(edge(i), inner, outer)} />
          <path id={`rashi-${i}`} class="none" d={nameArc(edge(i) - 30, edge(i), middle - 5, middle + 5)} />
          <text class="d w3">
            <textPath href={`#rashi-${i}`} startOffset="50%" text-anchor="middle">
              {reader.nameAt('rashi', i + 1)}
            </textPath>
          </text>
        </g>
      ))}
      {grahas.map(({ key, retrograde }, i) => {
        const labelDeg = labelDegs[i] as number;
        const point = at(degs[i] as number, inner);
        const label = at(labelDeg, R.grahas);
        const letters = lettersOf(reader, key);
        const end = at(labelDeg, R.grahas + 14);
        return (
          <g key={key}>
            <path
              class="hl"
              d={`M${point.x.toFixed(1)} ${point.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`}
            />
            <circle class={key === 'sun' ? 'handf' : 'gd'} cx={point.x.toFixed(1)} cy={point.y.toFixed(1)} r="3" />
            <text
              class={key === 'sun' ? 'd r w4' : 'd w4'}
              x={label.x.toFixed(1)}
              y={(label.y + 6.5).toFixed(1)}
              text-anchor="middle"
            >
              {retrograde && !isNode(key) ? `(${letters})` : letters}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** @param isLive  false in cached HTML, which has no seconds */
export function Wheel({ now, isLive }: { now: Now; isLive: boolean }) {
  const reader = useReader();
  const present = useNow(1);
  const jdUt = isLive ? present : now.jdUt;
  const isMoving = isLive && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { whole, panchanga, tzHours, positions } = now;
  const clock = ghatiAt(panchanga.day, jdUt) ?? now.clock;
  const drawn = useMemo(
    () => (
      <>
        <Outer now={now} reader={reader} />
        <Inner now={now} reader={reader} />
      </>
    ),
    [now, reader],
  );
  const wall = wallAt(jdUt, tzHours);
  const muhurta = clock && reader.nameAt('muhurta', clock.muhurta);
  return (
    <svg
      class="wheel"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={reader.t('now.wheel', {
        place: reader.placeName,
        time: reader.clock(wallAt(now.jdUt, tzHours)),
        ghati: clock?.ghati ?? '–',
        vighati: clock?.vighati ?? '–',
        lagna: reader.nameAt('rashi', positions.lagna.rashi),
      })}
    >
      <defs>
        <pattern id="hatched" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hst" d="M0 0V5" />
        </pattern>
      </defs>
      {drawn}
      <circle class="pap" cx={CENTRE} cy={CENTRE} r={R.middle} />
      <circle class="rl none" cx={CENTRE} cy={CENTRE} r={R.middle} />
      <path class="ln" d={`${spoke(180, R.middle, R.dial)}${spoke(0, R.middle, R.dial)}`} />
      {whole && clock && (
        <g id="hand" transform={`rotate(${timeAngle(whole.sunriseJd, jdUt).toFixed(2)} ${CENTRE} ${CENTRE})`}>
          <path class="hand" d={`M${CENTRE + 222} ${CENTRE}H${CENTRE + 286}`} />
          <circle class="handf" cx={CENTRE + 222} cy={CENTRE} r="4.5" />
        </g>
      )}
      <text id="clock" class="q w5" x={CENTRE} y="270" text-anchor="middle">
        {reader.clock(wall, isMoving)}
      </text>
      {clock && (
        <>
          <text id="ghati" class="d w7" x="308" y="332" text-anchor="end">
            {reader.figures(clock.ghati)}
          </text>
          <text id="vighati" class="d w7" x="334" y="332">
            {reader.figures(two(clock.vighati))}
          </text>
          <text class="q w2" x="306" y="356" text-anchor="end">
            {reader.t('now.ghati')}
          </text>
          <text class="q w2" x="336" y="356">
            {reader.t('now.vighati')}
          </text>
          <text class="d r w6" x={CENTRE} y="392" text-anchor="middle">
            {muhurta}
          </text>
          <text class="q w2 wide" x={CENTRE} y="413" text-anchor="middle">
            {reader.t('now.muhurta', { n: reader.figures(((clock.muhurta - 1) % MUHURTAS) + 1) })}
          </text>
        </>
      )}
    </svg>
  );
}
