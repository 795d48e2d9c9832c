/** The day along a line, for narrow pages: the slots of the dial from one sunrise to the next. */
import { MUHURTAS_PER_HALF } from '../../../domain/day-divisions/muhurtas';
import { wholeDay } from '../../../domain/day-divisions/slots';
import { two, wallAt } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { shapeOf } from './Dial';
import { type DayModel, type Named, runs } from './model';

const WIDTH = 358;
const TOP = 26;
const HEIGHT = 1120;
const COLUMNS = { choghadiya: [44, 74], muhurta: [122, 130], hora: [256, 32] } as const;
const TRACKS = { x: 294, step: 21.5, width: 19 };
const c = (value: number): number => Math.round(value * 10) / 10;

/** Distance of a name's baseline below the beginning of its slot, and the height that it needs. */
const [BASELINE, LINE] = [19, 22];

interface Placed {
  yOf(jdUt: number): number;
  /** Position of the present instant; null on another day. */
  nowY: number | null;
}

interface CellProps extends Placed {
  slot: Named;
  x: number;
  width: number;
  shape: string;
  stroke: string;
  children: (x: number, y: number) => preact.ComponentChildren;
}

/** The baseline of a slot's name: below its upper edge, and away from the line of now if that would cross it. */
function baselineOf(top: number, bottom: number, nowY: number | null): number {
  const usual = top + (bottom - top < LINE ? (bottom - top) / 2 + 5 : BASELINE);
  if (nowY === null || nowY <= usual - 11 || nowY >= usual + 4) return usual;
  const [below, above] = [nowY + 15, nowY - 5];
  if (below <= bottom - 3) return below;
  return above >= top + 12 ? above : usual;
}

/** A slot, with its name if there is room. */
function Cell({ slot, x, width, shape, stroke, yOf, nowY, children }: CellProps) {
  const [top, bottom] = [yOf(slot.startJd), yOf(slot.endJd)];
  return (
    <>
      <rect class={shape} x={x} y={top} width={width} height={c(bottom - top)} stroke={stroke} />
      {bottom - top >= 14 && children(x, c(baselineOf(top, bottom, nowY)))}
    </>
  );
}

/** Approximate width of a window's name. */
const widthOf = (text: string): number => text.length * 5.2;

function Windows({ slots, yOf, nowY }: Placed & { slots: readonly Named[] }) {
  return slots.map((slot) => {
    const [top, bottom] = [yOf(slot.startJd) + 1, yOf(slot.endJd) - 1];
    const x = TRACKS.x + slot.track * TRACKS.step;
    const favoured = slot.mark === 'favoured';
    const label = [slot.short, `${slot.short.slice(0, 3)}.`].find((text) => widthOf(text) < bottom - top) ?? '';
    const width = widthOf(label);
    const middle = (top + bottom) / 2;
    const crossed = nowY !== null && Math.abs(nowY - middle) < width / 2;
    return (
      <g key={slot.key + slot.startJd}>
        <rect
          class={favoured ? 'good' : undefined}
          fill={favoured ? undefined : 'url(#vert-hatch)'}
          stroke={favoured ? 'var(--tuttha)' : 'var(--ink-3)'}
          x={x}
          y={top}
          width={TRACKS.width}
          height={c(Math.max(bottom - top, 1))}
        />
        {label && !crossed && (
          <g transform={`translate(${x + 13.7} ${middle.toFixed(1)}) rotate(-90)`}>
            {!favoured && <rect class="inv" x={-width / 2} y="-11.5" width={width} height="14" />}
            <text font-size="11.5" text-anchor="middle">
              {label}
            </text>
          </g>
        )}
      </g>
    );
  });
}

/** A line with a time of its own, and the baseline of this time. */
interface Mark {
  y: number;
  baseline: number;
}

/** Least distance of two lines whose times both stand above them. */
const APART = 17;

/** Sunrise, sunset and the next sunrise, then now. Of two lines close together, the lower has its time below it. */
function marksOf(sunY: readonly number[], nowY: number | null): { sun: Mark[]; now: Mark | null } {
  const markOf = (y: number, others: readonly number[]): Mark => {
    const isCrowded = others.some((other) => y >= other && y - other < APART);
    return { y, baseline: y + (isCrowded ? 13 : -4) };
  };
  return {
    sun: sunY.map((y) => markOf(y, nowY === null || nowY === y ? [] : [nowY])),
    now: nowY === null ? null : markOf(nowY, sunY),
  };
}

/** The full hours of the clock, except near a line that has its own time. */
function Hours({ day, yOf, marks }: { day: DayModel; yOf: Placed['yOf']; marks: readonly Mark[] }) {
  const reader = useReader();
  const { sunriseJd, nextSunriseJd, midnightJd } = day.day;
  if (sunriseJd === null || nextSunriseJd === null) return null;
  const first = Math.ceil((sunriseJd - midnightJd) * 24);
  const last = Math.floor((nextSunriseJd - midnightJd) * 24);
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const hour = first + i;
    const y = yOf(midnightJd + hour / 24);
    if (marks.some((mark) => Math.abs(y - mark.y) < 8 || (y > mark.baseline - 18 && y < mark.baseline + 12)))
      return null;
    return (
      <g key={hour}>
        <text class="q" x="36" y={y + 4} font-size="13" text-anchor="end">
          {reader.figures(two(hour % 24))}
        </text>
        <path class="hl" d={`M39 ${y}h5`} />
      </g>
    );
  });
}

function Line({ mark: { y, baseline }, time }: { mark: Mark; time: string }) {
  return (
    <>
      <path class="ln" d={`M0 ${y}H${WIDTH}`} />
      <text x="0" y={baseline} font-size="13" font-weight="600">
        {time}
      </text>
    </>
  );
}

export function Vertical({ day, now }: { day: DayModel; now: number }) {
  const { reader, t } = useReader();
  const complete = wholeDay(day.day);
  if (!complete) return null;
  const { sunriseJd, sunsetJd, nextSunriseJd } = complete;
  const yOf = (jdUt: number) => {
    const share = (jdUt - sunriseJd) / (nextSunriseJd - sunriseJd);
    return TOP + Math.round(Math.min(Math.max(share, 0), 1) * HEIGHT * 10) / 10;
  };
  const time = (jdUt: number) => reader.clock(wallAt(jdUt, day.clocks.hoursAt(jdUt)));
  const nowY = runs({ startJd: sunriseJd, endJd: nextSunriseJd }, now) ? yOf(now) : null;
  const placed = { yOf, nowY };
  const lines = [sunriseJd, sunsetJd, nextSunriseJd];
  const marks = marksOf(lines.map(yOf), nowY);
  const ring = 'var(--rule-2)';
  return (
    <svg class="vert" viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + 14}`} role="img" aria-label={t('day.line')}>
      <defs>
        <pattern id="vert-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" class="pap" />
          <path class="hst" d="M0 0v5" />
        </pattern>
      </defs>
      {(
        [
          [t('day.choghadiya'), 44],
          [t('day.muhurta'), 122],
          [t('day.hora'), 256],
          [t('day.windowsShort'), 293],
        ] as const
      ).map(([name, x]) => (
        <text class="q" key={name} x={x} y="13" font-size="12.5">
          {name}
        </text>
      ))}
      <rect class="leaf" x="40" y={yOf(sunsetJd)} width={WIDTH - 40} height={TOP + HEIGHT - yOf(sunsetJd)} />
      {day.choghadiyas.map((slot) => (
        <Cell
          key={slot.startJd}
          {...placed}
          slot={slot}
          x={COLUMNS.choghadiya[0]}
          width={COLUMNS.choghadiya[1]}
          shape={shapeOf(slot.mark, runs(slot, now))}
          stroke={ring}
        >
          {(x, y) => (
            <text class="d" x={x + 6} y={y} font-size="15">
              {slot.name}
            </text>
          )}
        </Cell>
      ))}
      {day.muhurtas.map((slot, i) => (
        <Cell
          key={slot.index}
          {...placed}
          slot={slot}
          x={COLUMNS.muhurta[0]}
          width={COLUMNS.muhurta[1]}
          shape={shapeOf(slot.mark, runs(slot, now))}
          stroke={ring}
        >
          {(x, y) => (
            <text
              class={slot.mark === 'favoured' || runs(slot, now) ? undefined : 'q'}
              x={x + 6}
              y={y}
              font-size="13.5"
            >
              {reader.figures((i % MUHURTAS_PER_HALF) + 1)}{' '}
              <tspan class="d" font-size="14.5">
                {slot.name}
              </tspan>
            </text>
          )}
        </Cell>
      ))}
      {day.horas.map((slot) => (
        <Cell
          key={slot.index}
          {...placed}
          slot={slot}
          x={COLUMNS.hora[0]}
          width={COLUMNS.hora[1]}
          shape={shapeOf(null, runs(slot, now))}
          stroke="var(--rule)"
        >
          {(x, y) => (
            <text class={runs(slot, now) ? 'd' : 'd q'} x={x + 8} y={y} font-size="14.5">
              {slot.short}
            </text>
          )}
        </Cell>
      ))}
      <Windows slots={day.windows} {...placed} />
      <Hours day={day} yOf={yOf} marks={marks.now ? [...marks.sun, marks.now] : marks.sun} />
      {marks.sun.map((mark, i) => (
        <Line key={lines[i]} mark={mark} time={time(lines[i] as number)} />
      ))}
      {marks.now && (
        <>
          <path class="hand" d={`M0 ${marks.now.y}H${WIDTH}`} />
          <rect class="inv" x="0" y={marks.now.baseline - 12} width="36" height="14" />
          <text class="r" x="0" y={marks.now.baseline} font-size="13" font-weight="600">
            {time(now)}
          </text>
        </>
      )}
    </svg>
  );
}
