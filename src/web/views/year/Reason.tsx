/** Why an observance is kept on its day: drawn, then in one sentence, then by which rule and source. */
import { useEffect, useState } from 'preact/hooks';
import type { ZoneOffsets } from '../../../domain/time/zone';
import type { YearSky } from '../../../domain/utsavas/engine/sky';
import { KALAS } from '../../../domain/utsavas/kala';
import type { Reckoning, Utsava } from '../../../domain/utsavas/types';
import { decisionWords } from '../../../domain/utsavas/words/decision';
import { ruleWords } from '../../../domain/utsavas/words/rule';
import { clockText, MONTHS, WEEKDAYS, wallAt } from '../../parts/format';
import { Contacts } from './Contacts';
import { type Strip, type StripDay, stripOf } from './strip';

const NARROW = '(max-width: 40rem)';

/** The width of the drawing: letters keep their size on a narrow page. */
function useWidth(): number {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => setNarrow(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return narrow ? 358 : 640;
}

const c = (value: number): number => Math.round(value * 10) / 10;

/** Roughly how wide a text of 13 px is. */
const widthOf = (text: string): number => text.length * 6.4;

const dayText = ({ date: { day, month }, vara }: StripDay['day'], short: boolean): string =>
  `${WEEKDAYS[vara - 1]} ${day}${short ? '' : ` ${MONTHS[month - 1]?.slice(0, 3)}`}`;

const KALA_NAMES: Record<Reckoning['kala'], string> = {
  ...(Object.fromEntries(Object.entries(KALAS).map(([key, { iast }]) => [key, iast])) as Record<
    keyof typeof KALAS,
    string
  >),
  sankranti: 'saṅkrānti',
  eclipse: 'grahaṇa',
  tithi: 'tithi',
};

interface DrawnProps {
  strip: Strip;
  kala: Reckoning['kala'];
  clocks: ZoneOffsets;
}

function Drawn({ strip, kala, clocks }: DrawnProps) {
  const width = useWidth();
  const { days, limb, instantJd } = strip;
  const [first, last] = [days[0] as StripDay, days.at(-1) as StripDay];
  const span = last.endJd - first.startJd;
  const x = (jdUt: number) => c(Math.min(Math.max((jdUt - first.startJd) / span, 0), 1) * width);
  const time = (jdUt: number) => clockText(wallAt(jdUt, clocks.hoursAt(jdUt)));
  const [from, to] = [x(limb.startJd), x(limb.endJd)];
  const [begins, ends] = [limb.startJd >= first.startJd, limb.endJd <= last.endJd];
  const [start, end] = [`${limb.name} from ${time(limb.startJd)}`, `until ${time(limb.endJd)}`];
  const whole = `${start} until ${time(limb.endJd)}`;
  const apart = to - from > widthOf(start) + widthOf(end) + 12;
  const name = KALA_NAMES[kala];
  const label = `${limb.name} over ${days.length} days, with ${name} on each; kept on the day marked.`;
  return (
    <svg class="strip-drawing" viewBox={`0 0 ${width} 104`} role="img" aria-label={label}>
      {days.map(({ day, startJd, endJd, nightJd, kept }) => (
        <g key={startJd}>
          {nightJd !== null && <rect class="leaf" x={x(nightJd)} y="24" width={c(x(endJd) - x(nightJd))} height="56" />}
          <path class="ln" d={`M${x(startJd)} 4v76`} />
          <text
            class={kept ? undefined : 'q'}
            font-weight={kept ? 600 : undefined}
            x={x(startJd) + 6}
            y="16"
            font-size="13"
          >
            {dayText(day, width < 400 && days.length > 2)}
          </text>
        </g>
      ))}
      <rect class="n2" x={from} y="44" width={c(Math.max(to - from, 1))} height="16" />
      {days.map(({ startJd, frame, kept }) => {
        if (!frame) return null;
        const [left, right] = [x(frame.startJd), x(frame.endJd)];
        if (right - left < 2) return <path key={startJd} class={kept ? 'hand' : 'hl'} d={`M${left} 30v44`} />;
        return <rect key={startJd} class={kept ? 'hand' : 'hl'} x={left} y="32" width={c(right - left)} height="40" />;
      })}
      {instantJd !== null && <path class="hand" d={`M${x(instantJd)} 28v48`} />}
      {apart ? (
        <>
          <text class="q" x={from} y="98" font-size="13">
            {begins ? start : limb.name}
          </text>
          <text class="q" x={to} y="98" font-size="13" text-anchor="end">
            {ends ? end : `${end} on`}
          </text>
        </>
      ) : (
        <text class="q" x={Math.max(0, Math.min(from, width - widthOf(whole)))} y="98" font-size="13">
          {whole}
        </text>
      )}
    </svg>
  );
}

/** "No text found; customary." where that is all that is known. */
function sourceText(source: string): string {
  return source === 'customary' ? 'No text found; customary.' : `Source: ${source}.`;
}

export function Reason({ sky, utsava }: { sky: YearSky; utsava: Utsava }) {
  const { reckoning, rule, source, eclipse } = utsava;
  const strip = stripOf(sky, utsava);
  return (
    <div class="reason">
      {strip && <Drawn strip={strip} kala={reckoning.kala} clocks={sky.clocks} />}
      {eclipse && <Contacts eclipse={eclipse} clocks={sky.clocks} />}
      <p>{decisionWords(reckoning.decision, 'en')}</p>
      <p class="q small">
        {ruleWords(rule, 'en')} {sourceText(source)}
      </p>
    </div>
  );
}
