/** A row per graha: its rāśis as bars, hatched while retrograde, and a red line at the chosen date. */
import { civilFromDays, JD_UNIX_EPOCH } from '../../../domain/time/civil';
import { useReader } from '../../reader/reader';
import { type SkySpan, ticksOf } from './model';

const WIDTH = 1200;
const LEFT = 96;
const TOP = 24;
const ROW = 40;
const BAR = 28;
/** Width of a letter, in units of the drawing. Names that do not fit are shortened, then left out. */
const LETTER = 9.7;

interface Props {
  sky: SkySpan;
  atJd: number;
}

export function Timeline({ sky, atJd }: Props) {
  const { reader, t, namesLang } = useReader();
  const { from, to, fromJd, toJd, rows } = sky;
  const x = (jd: number) => LEFT + ((jd - fromJd) / (toJd - fromJd)) * (WIDTH - LEFT);
  const bottom = TOP + rows.length * ROW;
  const segmenter = new Intl.Segmenter(reader.intl);
  const label = (name: string, width: number): string => {
    if (name.length * LETTER < width - 8) return name;
    const short = [...segmenter.segment(name)]
      .slice(0, 3)
      .map(({ segment }) => segment)
      .join('');
    return short.length * LETTER < width - 4 ? short : '';
  };
  const isLong = to - from > 800;
  return (
    <svg
      class="tl"
      viewBox={`0 0 ${WIDTH} ${bottom}`}
      role="img"
      aria-label={t('sky.timeline', { from: reader.date(from), to: reader.date(to - 1) })}
    >
      <defs>
        <pattern id="back" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hst" d="M0 0V5" />
        </pattern>
      </defs>
      {ticksOf(from, to).map((day, i) => {
        const at = x(JD_UNIX_EPOCH + day);
        const { year, month } = civilFromDays(day);
        const isYear = i === 0 || month === 1 || isLong;
        return (
          <g key={day}>
            <path class="rl" d={`M${at.toFixed(1)} ${TOP - 4}V${bottom}`} />
            <text class="q" x={(at + 5).toFixed(1)} y="15" font-size="16.5">
              {isLong && month === 1 ? '' : `${reader.month(day, 'short')} `}
              {isYear && reader.figures(year)}
            </text>
          </g>
        );
      })}
      {rows.map(({ body, stays, retrograde }, row) => {
        const y = TOP + row * ROW + 4;
        return (
          <g key={body} lang={namesLang}>
            <text class="d" x="0" y={y + 20} font-size="17">
              {reader.name('graha', body)}
            </text>
            {stays.map(({ fromJd: start, toJd: end, rashi }) => {
              const [left, right] = [x(start), x(end)];
              const name = reader.nameAt('rashi', rashi);
              return (
                <g key={start}>
                  <rect
                    class={rashi % 2 === 0 ? 'n1' : 'n2'}
                    x={left.toFixed(1)}
                    y={y}
                    width={Math.max(right - left - 1, 0.5).toFixed(1)}
                    height={BAR}
                  >
                    <title>{name}</title>
                  </rect>
                  <text x={((left + right) / 2).toFixed(1)} y={y + 17} font-size="16.5" text-anchor="middle">
                    {label(name, right - left)}
                  </text>
                </g>
              );
            })}
            {retrograde.map(({ fromJd: start, toJd: end }) => (
              <rect
                key={start}
                fill="url(#back)"
                x={x(start).toFixed(1)}
                y={y + BAR - 7}
                width={(x(end) - x(start)).toFixed(1)}
                height="7"
              />
            ))}
          </g>
        );
      })}
      <path class="hand" d={`M${x(atJd).toFixed(1)} ${TOP - 6}V${bottom}`} />
      <circle class="handf" cx={x(atJd).toFixed(1)} cy={TOP - 6} r="4" />
    </svg>
  );
}
