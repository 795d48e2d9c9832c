/** The day as a dial: noon at the top, midnight at the bottom, so that sunrise is at the left as in the ghaṭī clock. */
import { MUHURTAS_PER_HALF } from '../../../domain/day-divisions/muhurtas';
import { type WholeDay, wholeDay } from '../../../domain/day-divisions/slots';
import { wallAt } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { arcLength, isBelow, ring, shareOfTurn } from '../../shared/ring';
import { type DayModel, type Named, runs } from './model';

const CENTRE = 340;
const { at, sector, spoke, turn, nameArc } = ring(CENTRE);
/** Inner and outer radii, from the outside in. */
const MUHURTAS = [262, 300] as const;
const CHOGHADIYAS = [218, 258] as const;
const HORAS = [182, 214] as const;
const WINDOWS = { outer: 179, step: 24, width: 17 };
const DISC = 96;
/** Half a space around a name on an arc. */
const AIR = 4;

/** Approximate width of a name, from its size and the average width of a letter. */
const widthOf = (text: string, size: number, share = 0.44): number => [...text.normalize('NFC')].length * size * share;
/** Average width of letters in running text. */
const TEXT_SHARE = 0.57;

/** The class of a slot's shape: its fill tells the quality, its edge whether it runs now. */
export const shapeOf = (mark: Named['mark'] | null, running: boolean): string =>
  `${mark === 'favoured' ? 'good' : 'none'}${running ? ' runs' : ''}`;

interface Angles {
  angle(jdUt: number): number;
}

function Muhurtas({ slots, now, angle }: Angles & { slots: readonly Named[]; now: number }) {
  const reader = useReader();
  const drawn = slots.map((slot, i) => {
    const [from, to] = [angle(slot.startJd), angle(slot.endJd)];
    const { x, y } = at((from + to) / 2, (MUHURTAS[0] + MUHURTAS[1]) / 2);
    const running = runs(slot, now);
    const fits = arcLength(from, to, MUHURTAS[0]) > 16;
    return (
      <g key={slot.index}>
        <path class={shapeOf(slot.mark, running)} d={sector(from, to, ...MUHURTAS)} stroke="var(--rule-2)" />
        {fits && (
          <text class={running || slot.mark === 'favoured' ? undefined : 'q'} x={Math.round(x)} y={Math.round(y + 4.5)}>
            {reader.figures((i % MUHURTAS_PER_HALF) + 1)}
          </text>
        )}
      </g>
    );
  });
  return (
    <g font-size="13" text-anchor="middle">
      {drawn}
    </g>
  );
}

/** The turns along which names of choghaḍiyās read: clockwise from the bottom above the horizontal, otherwise against it. */
const NAME_TURNS = [
  { id: 'dial-above', fromDeg: 90, radius: 233, clockwise: true },
  { id: 'dial-below', fromDeg: 270, radius: 243, clockwise: false },
] as const;

function Choghadiyas({ slots, now, angle }: Angles & { slots: readonly Named[]; now: number }) {
  const drawn = slots.map((slot) => {
    const [from, to] = [angle(slot.startJd), angle(slot.endJd)];
    const fits = arcLength(from, to, 238) > widthOf(slot.name, 15) + 2 * AIR;
    const middle = (from + to) / 2;
    const { id, fromDeg, clockwise } = NAME_TURNS[isBelow(middle) ? 1 : 0];
    const share = shareOfTurn(fromDeg, middle, clockwise);
    return (
      <g key={slot.startJd}>
        <path class={shapeOf(slot.mark, runs(slot, now))} d={sector(from, to, ...CHOGHADIYAS)} stroke="var(--rule-2)" />
        {fits && (
          <text class="d">
            <textPath href={`#${id}`} startOffset={`${(100 * share).toFixed(1)}%`}>
              {slot.name}
            </textPath>
          </text>
        )}
      </g>
    );
  });
  return (
    <g font-size="15" text-anchor="middle">
      {NAME_TURNS.map(({ id, fromDeg, radius, clockwise }) => (
        <path key={id} id={id} class="none" d={turn(fromDeg, radius, clockwise)} />
      ))}
      {drawn}
    </g>
  );
}

/** The horās have no quality, so two circles and the lines between them draw all but the running one. */
function Horas({ slots, now, angle }: Angles & { slots: readonly Named[]; now: number }) {
  const running = slots.find((slot) => runs(slot, now));
  const edges = [...slots.map(({ startJd }) => startJd), ...slots.slice(-1).map(({ endJd }) => endJd)];
  return (
    <g font-size="14" text-anchor="middle">
      {HORAS.map((radius) => (
        <circle key={radius} class="none" cx={CENTRE} cy={CENTRE} r={radius} stroke="var(--rule)" />
      ))}
      <path class="none" d={edges.map((jdUt) => spoke(angle(jdUt), ...HORAS)).join('')} stroke="var(--rule)" />
      {running && (
        <path class={shapeOf(null, true)} d={sector(angle(running.startJd), angle(running.endJd), ...HORAS)} />
      )}
      {slots.map((slot) => {
        const [from, to] = [angle(slot.startJd), angle(slot.endJd)];
        if (arcLength(from, to, HORAS[0]) <= 20) return null;
        const { x, y } = at((from + to) / 2, (HORAS[0] + HORAS[1]) / 2);
        return (
          <text key={slot.index} class={slot === running ? 'd' : 'd q'} x={Math.round(x)} y={Math.round(y + 5)}>
            {slot.short}
          </text>
        );
      })}
    </g>
  );
}

function Windows({ slots, angle }: Angles & { slots: readonly Named[] }) {
  return (
    <>
      {[0, 1, 2].map((track) => (
        <circle
          class="rl"
          key={track}
          cx={CENTRE}
          cy={CENTRE}
          r={WINDOWS.outer - track * WINDOWS.step - WINDOWS.width / 2}
        />
      ))}
      {slots.map((slot, i) => {
        const [from, to] = [angle(slot.startJd), angle(slot.endJd)];
        const outer = WINDOWS.outer - slot.track * WINDOWS.step;
        const inner = outer - WINDOWS.width;
        const favoured = slot.mark === 'favoured';
        const label = [slot.short, `${slot.short.slice(0, 3)}.`].find(
          (text) => arcLength(from, to, inner + 4) > widthOf(text, 12.5, TEXT_SHARE) + AIR,
        );
        return (
          <g key={slot.key + slot.startJd}>
            <path
              class={favoured ? 'good' : undefined}
              fill={favoured ? undefined : 'url(#dial-hatch)'}
              stroke={favoured ? 'var(--tuttha)' : 'var(--ink-3)'}
              d={sector(from, to, inner, outer)}
            />
            {label && (
              <>
                <path id={`dial-w${i}`} class="none" d={nameArc(from, to, inner + 4.5, outer - 4)} />
                <text class={favoured ? undefined : 'halo'} font-size="12.5">
                  <textPath href={`#dial-w${i}`} startOffset="50%" text-anchor="middle">
                    {label}
                  </textPath>
                </text>
              </>
            )}
          </g>
        );
      })}
    </>
  );
}

function Hours() {
  const reader = useReader();
  const drawn = Array.from({ length: 24 }, (_, hour) => {
    const deg = 90 + 15 * hour;
    const { x, y } = at(deg, 321);
    return (
      <g key={hour}>
        <path class="hl" d={spoke(deg, 302, 309)} />
        <text class="q" x={Math.round(x)} y={Math.round(y + 4.5)}>
          {reader.figures(hour)}
        </text>
      </g>
    );
  });
  return (
    <g font-size="14" text-anchor="middle">
      {drawn}
    </g>
  );
}

function Middle({ whole, time }: { whole: WholeDay; time: (jdUt: number) => string }) {
  const { reader, t } = useReader();
  const { sunriseJd, sunsetJd } = whole;
  const minutes = Math.round((sunsetJd - sunriseJd) * 1440);
  const lines = [
    ['sunrise', sunriseJd],
    ['noon', (sunriseJd + sunsetJd) / 2],
    ['sunset', sunsetJd],
  ] as const;
  return (
    <>
      <circle class="pap" cx={CENTRE} cy={CENTRE} r={DISC} />
      <circle class="hl" cx={CENTRE} cy={CENTRE} r={DISC} />
      {lines.map(([name, jdUt], i) => (
        <g key={name}>
          <text class="q" x="332" y={318 + 26 * i} font-size="15" text-anchor="end">
            {t(`day.${name}`)}
          </text>
          <text x="346" y={318 + 26 * i} font-size="17" font-weight="600">
            {time(jdUt)}
          </text>
        </g>
      ))}
      <text class="q" x={CENTRE} y="404" font-size="13" text-anchor="middle">
        {t('day.length', { duration: reader.duration(minutes / 1440) })}
      </text>
    </>
  );
}

/** @param now  the present instant, Julian days UT, marked if the day contains it */
export function Dial({ day, now }: { day: DayModel; now: number }) {
  const reader = useReader();
  const complete = wholeDay(day.day);
  if (!complete) return null;
  const { midnightJd } = day.day;
  const angle = (jdUt: number) => 90 + 360 * (jdUt - midnightJd);
  const time = (jdUt: number) => reader.clock(wallAt(jdUt, day.clocks.hoursAt(jdUt)));
  const { sunriseJd, sunsetJd, nextSunriseJd } = complete;
  const isPresent = runs({ startJd: sunriseJd, endJd: nextSunriseJd }, now);
  return (
    <svg class="dial" viewBox="0 0 680 680" role="img" aria-label={reader.t('day.dial')}>
      <defs>
        <pattern id="dial-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" class="pap" />
          <path class="hst" d="M0 0v5" />
        </pattern>
      </defs>
      <path class="leaf" d={sector(angle(sunsetJd), angle(nextSunriseJd), DISC, 300)} />
      <Muhurtas slots={day.muhurtas} now={now} angle={angle} />
      <Choghadiyas slots={day.choghadiyas} now={now} angle={angle} />
      <Horas slots={day.horas} now={now} angle={angle} />
      <Windows slots={day.windows} angle={angle} />
      <Hours />
      <path class="ln sun" d={spoke(angle(sunriseJd), 104, 309)} />
      <path class="ln sun" d={spoke(angle(sunsetJd), 104, 309)} />
      {isPresent && <path class="hand" d={spoke(angle(now), 104, 309)} />}
      <Middle whole={complete} time={time} />
    </svg>
  );
}
