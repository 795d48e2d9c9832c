/** The chart on one printed page: two drawings, the grahas, three levels of Viṃśottarī, and aṣṭakavarga. */
import { useMemo } from 'preact/hooks';
import type { VargaKey } from '../../../../data/keys';
import type { FirstChart } from '../../../../domain/chart/firstParts';
import type { DashaTree } from '../../../../domain/dasha/types';
import { vimshottariDasha } from '../../../../domain/dasha/vimshottari';
import { unixToJd } from '../../../../domain/time/civil';
import type { DrawingStyle } from '../../../../drawing';
import { BODY_KEYS } from '../../../../kernel/keys';
import { kernelStamp } from '../../../../kernel/stamp';
import { coordinatesText } from '../../../../lexicon/coordinates';
import { degreesText, wallAt } from '../../../reader/format';
import { useReader } from '../../../reader/reader';
import { type Resolved, zoneWords } from '../../../shared/birth';
import { ChartDrawing } from '../../../shared/ChartDrawing';
import { ayanamshaName } from '../../../shared/conventions';
import type { BrowserKernel } from '../../../shared/kernel';
import { ashtakavargaOf } from '../ashtakavarga';
import { GrahaTable } from './Desk';

interface Props {
  chart: FirstChart;
  kernel: BrowserKernel;
  resolved: Resolved;
  style: DrawingStyle;
  varga: VargaKey;
  title: string;
}

const LEVELS = 3;

const running = (periods: readonly DashaTree[], jd: number): DashaTree | undefined =>
  periods.find(({ startJd, endJd }) => jd >= startJd && jd < endJd);

function Periods({
  title,
  periods,
  nowJd,
  offset,
}: {
  title: string;
  periods: readonly DashaTree[];
  nowJd: number;
  offset: number;
}) {
  const reader = useReader();
  const now = running(periods, nowJd);
  return (
    <div>
      <h2>{title}</h2>
      <table>
        <tbody>
          {periods.map((period) => (
            <tr key={period.startJd} class={period === now ? 'on' : undefined}>
              <th scope="row">{reader.name('graha', period.lord)}</th>
              <td class="num">{reader.date(wallAt(period.startJd, offset).dayNumber, 'short')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Sheet({ chart, kernel, resolved, style, varga, title }: Props) {
  const { reader, t } = useReader();
  const { birth, question, offsetHours } = resolved;
  const { isTimeKnown, settings } = birth;
  const nowJd = unixToJd(Date.now());
  const dasha = useMemo(() => {
    const moonDeg = chart.grahas.find(({ key }) => key === 'moon')?.siderealDeg ?? Number.NaN;
    if (!isTimeKnown || !Number.isFinite(moonDeg)) return null;
    return vimshottariDasha(kernel, { moonDeg, birthJd: question.jdUt, yearDays: settings.dashaYearDays }, LEVELS);
  }, [chart]);
  const maha = dasha && running(dasha.periods, nowJd);
  const antara = maha && running(maha.sub, nowJd);
  const wall = wallAt(question.jdUt, offsetHours);
  const names = [maha, antara].flatMap((period) => (period ? [reader.name('graha', period.lord)] : []));
  const grid = useMemo(() => (isTimeKnown ? ashtakavargaOf(chart) : null), [chart]);
  return (
    <section class="sheet chart-sheet" aria-hidden="true">
      <header>
        <h1>{title}</h1>
        <p>
          {reader.weekday(wall.dayNumber)}, {reader.date(wall.dayNumber)}
          {isTimeKnown && `, ${reader.clock(wall, true)}`}, {birth.place} (
          {reader.figures(coordinatesText(birth.lat, birth.lon))}), {reader.figures(zoneWords(resolved))}
          <span>
            {ayanamshaName(reader, settings.ayanamsa)} {reader.figures(degreesText(chart.ayanamshaDeg))},{' '}
            {t(`birth.node_${settings.nodeMode}`)}
          </span>
        </p>
      </header>
      <div class="pair">
        {(['D1', varga] as const).map((key, i) => (
          <figure key={i}>
            <figcaption>
              {key} {reader.name('varga', key)}
            </figcaption>
            <ChartDrawing positions={chart} style={style} varga={key} detail="medium" id={`sheet-${i}`} />
          </figure>
        ))}
      </div>
      <GrahaTable chart={chart} kernel={kernel} isTimeKnown={isTimeKnown} />
      {dasha && (
        <div class="three">
          <Periods title={t('desk.sheetMaha')} periods={dasha.periods} nowJd={nowJd} offset={offsetHours} />
          {maha && (
            <Periods
              title={t('desk.sheetAntara', { lord: names[0] ?? '' })}
              periods={maha.sub}
              nowJd={nowJd}
              offset={offsetHours}
            />
          )}
          {antara && (
            <Periods
              title={t('desk.sheetPratyantara', { lord: names.join('–') })}
              periods={antara.sub}
              nowJd={nowJd}
              offset={offsetHours}
            />
          )}
        </div>
      )}
      {grid && (
        <div>
          <h2>{t('desk.ashtakavarga')}</h2>
          <table class="grid12">
            <thead>
              <tr>
                <td />
                {Array.from({ length: 12 }, (_, i) => (
                  <th scope="col" key={i}>
                    {reader.nameAt('rashi', i + 1)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {BODY_KEYS.map((key) => (
                <tr key={key}>
                  <th scope="row">{reader.name('graha', key)}</th>
                  {grid.bhinna[key].map((points, i) => (
                    <td key={i}>{reader.figures(points)}</td>
                  ))}
                </tr>
              ))}
              <tr class="sum">
                <th scope="row">Σ</th>
                {grid.sarva.map((points, i) => (
                  <td key={i}>{reader.figures(points)}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      )}
      <footer>
        <span>Khagola</span>
        <span>
          {t('desk.sheetComputed', {
            date: reader.date(wallAt(nowJd, offsetHours).dayNumber),
            hash: kernelStamp().sha256.slice(0, 12),
          })}
        </span>
      </footer>
    </section>
  );
}
