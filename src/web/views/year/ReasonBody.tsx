/** Why an observance is on its day: drawn, then in one sentence, then with its rule and source. */
import { KALAS } from '../../../data/observances/kala';
import type { YearSky } from '../../../domain/observances/engine/sky';
import type { Utsava } from '../../../domain/observances/types';
import type { ZoneOffsets } from '../../../domain/time/zone';
import { wallAt } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { numberOf } from '../../shared/dates';
import { sentenceText } from '../../shared/sentence';
import { useNarrow } from '../../shared/useNarrow';
import { Contacts } from './Contacts';
import { type Strip, type StripDay, stripOf } from './strip';
import type { ReasonWords } from './words';

/** Widths of the drawing on a narrow and on a wide page. */
const [NARROW_WIDTH, WIDE_WIDTH] = [358, 640];

const c = (value: number): number => Math.round(value * 10) / 10;

/** Approximate width of a text of 13.5 px. */
const widthOf = (text: string): number => text.length * 6.65;

/** The name of the deciding part of the day, or a longer word if the whole day decides. */
function kalaName(reader: Reader, { reckoning: { kala } }: Utsava): string {
  return kala in KALAS ? reader.name('kala', kala) : reader.name('term', kala);
}

interface DrawnProps {
  strip: Strip;
  /** The deciding part of the day. */
  name: string;
  clocks: ZoneOffsets;
}

function Drawn({ strip, name, clocks }: DrawnProps) {
  const { reader, t } = useReader();
  const width = useNarrow() ? NARROW_WIDTH : WIDE_WIDTH;
  const dayText = ({ date }: StripDay['day'], short: boolean): string =>
    short ? `${reader.weekday(numberOf(date), 'short')} ${reader.figures(date.day)}` : reader.shortDay(numberOf(date));
  const { days, limb, instantJd } = strip;
  const [first, last] = [days[0] as StripDay, days.at(-1) as StripDay];
  const span = last.endJd - first.startJd;
  const x = (jdUt: number) => c(Math.min(Math.max((jdUt - first.startJd) / span, 0), 1) * width);
  const time = (jdUt: number) => reader.clock(wallAt(jdUt, clocks.hoursAt(jdUt)));
  const [from, to] = [x(limb.startJd), x(limb.endJd)];
  const begins = limb.startJd >= first.startJd;
  const start = t('year.from', { name: limb.name, time: time(limb.startJd) });
  const end = t('year.until', { time: time(limb.endJd) });
  const whole = `${start} ${end}`;
  const apart = to - from > widthOf(start) + widthOf(end) + 12;
  const label = t('year.strip', { limb: limb.name, days: days.length, kala: name });
  return (
    <svg
      class={width < 400 ? 'strip-drawing narrow' : 'strip-drawing'}
      viewBox={`0 0 ${width} 104`}
      role="img"
      aria-label={label}
    >
      {days.map(({ day, startJd, endJd, nightJd, kept }) => (
        <g key={startJd}>
          {nightJd !== null && <rect class="leaf" x={x(nightJd)} y="24" width={c(x(endJd) - x(nightJd))} height="56" />}
          <path class="ln" d={`M${x(startJd)} 4v76`} />
          <text
            class={kept ? undefined : 'q'}
            font-weight={kept ? 600 : undefined}
            x={x(startJd) + 6}
            y="16"
            font-size="13.5"
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
          <text class="q" x={from} y="98" font-size="13.5">
            {begins ? start : limb.name}
          </text>
          <text class="q" x={to} y="98" font-size="13.5" text-anchor="end">
            {end}
          </text>
        </>
      ) : (
        <text class="q" x={Math.max(0, Math.min(from, width - widthOf(whole)))} y="98" font-size="13.5">
          {whole}
        </text>
      )}
    </svg>
  );
}

/** The times of the deciding period: `Amavasya Sun 8 Nov 11:27 – Mon 9 Nov 12:31; pradosha 17:31–20:09`. */
function timesText(reader: Reader, sky: YearSky, utsava: Utsava): string {
  const { reckoning, date, tithi, nakshatra } = utsava;
  const day = numberOf(date);
  const at = (jdUt: number) => {
    const wall = wallAt(jdUt, sky.clocks.hoursAt(jdUt));
    return wall.dayNumber === day ? reader.clock(wall) : `${reader.shortDay(wall.dayNumber)} ${reader.clock(wall)}`;
  };
  const span = (name: string, { startJd, endJd }: { startJd: number; endJd: number }) =>
    startJd === endJd ? `${name} ${at(startJd)}` : `${name} ${at(startJd)} – ${at(endJd)}`;
  const { window, sankrantiJd } = reckoning;
  return [
    reckoning.nakshatra
      ? span(reader.nameAt('nakshatra', nakshatra), reckoning.nakshatra)
      : span(reader.tithi(tithi), reckoning.tithi),
    ...(window ? [span(kalaName(reader, utsava), window)] : []),
    ...(sankrantiJd === undefined ? [] : [`${reader.name('term', 'sankranti')} ${at(sankrantiJd)}`]),
  ].join('; ');
}

export function ReasonBody({ sky, utsava, words }: { sky: YearSky; utsava: Utsava; words: ReasonWords | null }) {
  const { reader, t } = useReader();
  const { reckoning, rule, source, eclipse } = utsava;
  const strip = stripOf(sky, utsava, reader);
  return (
    <div class="reason">
      {strip && <Drawn strip={strip} name={kalaName(reader, utsava)} clocks={sky.clocks} />}
      {eclipse && <Contacts eclipse={eclipse} clocks={sky.clocks} />}
      <p class="q small" lang={reader.namesLang}>
        {timesText(reader, sky, utsava)}
      </p>
      {words && (
        <>
          <p>{sentenceText(reader, words.decisionIn(reckoning.decision))}</p>
          <p class="q small">
            {sentenceText(reader, words.ruleIn(rule))}{' '}
            {source === 'customary'
              ? t('year.customary')
              : t('year.source', { source: sentenceText(reader, words.cite(source)) })}
          </p>
        </>
      )}
    </div>
  );
}
