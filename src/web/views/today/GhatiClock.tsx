/** Sixty ghaṭīs from sunrise: sunrise at the left where the horizon is, noon above. The hand moves once a second. */
import { useMemo } from 'preact/hooks';
import { ghatiAt } from '../../../domain/day/ghati';
import type { VedicDay } from '../../../domain/day/types';
import { MUHURTAS_PER_HALF, muhurtaName } from '../../../domain/muhurta/muhurtas';
import { dayAndNightParts, type WholeDay, wholeDay } from '../../../domain/muhurta/slots';
import { clockText, two, wallAt } from '../../parts/format';
import { useNow } from '../../parts/now';
import { ring } from '../../parts/ring';

const CENTRE = 250;
const { at, sector, spoke } = ring(CENTRE);
const R = {
  numerals: 236,
  tick: 216,
  fifth: 222,
  dial: 208,
  outer: 206,
  inner: 168,
  middle: 187,
  hand: 126,
  disc: 116,
};
const GHATIS = 60;

/** Sunrise points to the left; the circle is sixty ghaṭīs, a day. */
const angleOf = (sunriseJd: number, jdUt: number): number => 180 + 360 * (jdUt - sunriseJd);

interface FaceProps {
  day: WholeDay;
  /** The running muhūrta, 1..30. */
  muhurta: number;
}

function Face({ day, muhurta }: FaceProps) {
  const { sunriseJd, sunsetJd } = day;
  const angle = (jdUt: number) => angleOf(sunriseJd, jdUt);
  const sunset = angle(sunsetJd);
  return (
    <>
      <path class="leaf" d={sector(sunset, 180 + 359.999, 0, R.outer)} />
      {dayAndNightParts(day, MUHURTAS_PER_HALF).map(({ startJd, endJd }, i) => {
        const [from, to] = [angle(startJd), angle(endJd)];
        const { x, y } = at((from + to) / 2, R.middle);
        const runs = i + 1 === muhurta;
        return (
          <g key={i}>
            <path class={runs ? 'hari' : 'none'} d={sector(from, to, R.inner, R.outer)} stroke="var(--rule-2)" />
            <text class={runs ? undefined : 'qq'} x={x} y={y + 5} font-size="15" text-anchor="middle">
              {(i % MUHURTAS_PER_HALF) + 1}
            </text>
          </g>
        );
      })}
      {Array.from({ length: GHATIS }, (_, ghati) => {
        const deg = 180 + (360 * ghati) / GHATIS;
        const fifth = ghati % 5 === 0;
        const { x, y } = at(deg, R.numerals);
        return (
          <g key={ghati}>
            <path class={fifth ? 'ln' : 'hl'} d={spoke(deg, R.dial, fifth ? R.fifth : R.tick)} />
            {fifth && (
              <text class="q" x={x} y={y + 5.5} font-size="17" text-anchor="middle">
                {ghati}
              </text>
            )}
          </g>
        );
      })}
      <path class="ln" d={spoke(180, 120, R.dial)} />
      <path class="ln" d={spoke(sunset, 120, R.dial)} />
    </>
  );
}

/** The words of an instant of the day, for the drawing and for who asks to have it read. */
export function ghatiWords(day: VedicDay, jdUt: number) {
  const clock = ghatiAt(day, jdUt);
  if (clock === null) return null;
  const { ghati, vighati, muhurta } = clock;
  const night = muhurta > MUHURTAS_PER_HALF;
  return {
    ...clock,
    name: muhurtaName(muhurta).iast,
    which: `muhūrta ${night ? muhurta - MUHURTAS_PER_HALF : muhurta} of the ${night ? 'night' : 'day'}`,
    since: `${ghati} ghaṭī ${vighati} vighaṭī since sunrise`,
  };
}

/** @param tzHours  what the clocks of the place run ahead of UT, hours */
export function GhatiClock({ day, tzHours }: { day: VedicDay; tzHours: number }) {
  const jdUt = useNow(1);
  const whole = wholeDay(day);
  const words = ghatiWords(day, jdUt);
  const muhurta = words?.muhurta ?? 0;
  const face = useMemo(() => whole && <Face day={whole} muhurta={muhurta} />, [day.sunriseJd, muhurta]);
  if (!whole || !words) return null;
  const hand = angleOf(whole.sunriseJd, jdUt);
  const bead = at(hand, R.hand);
  return (
    <svg viewBox="0 0 500 500" role="img" aria-label={`Ghaṭī clock: ${words.since}, ${words.which}, ${words.name}`}>
      {face}
      <path class="hand" d={spoke(hand, R.hand, 224)} />
      <circle class="handf" cx={bead.x} cy={bead.y} r="4" />
      <circle class="pap" cx={CENTRE} cy={CENTRE} r={R.disc} />
      <circle class="rl" cx={CENTRE} cy={CENTRE} r={R.disc} />
      <text class="q" x={CENTRE} y="192" font-size="17" text-anchor="middle">
        {clockText(wallAt(jdUt, tzHours), { seconds: true })}
      </text>
      <text class="d" x="242" y="254" font-size="60" text-anchor="end">
        {words.ghati}
      </text>
      <text class="d" x="264" y="254" font-size="60">
        {two(words.vighati)}
      </text>
      <text class="q" x="242" y="278" font-size="17" text-anchor="end">
        ghaṭī
      </text>
      <text class="q" x="264" y="278" font-size="17">
        vighaṭī
      </text>
      <text class="d r" x={CENTRE} y="316" font-size="19" text-anchor="middle">
        {words.name}
      </text>
      <text class="q" x={CENTRE} y="336" font-size="15" text-anchor="middle">
        {words.which}
      </text>
    </svg>
  );
}
