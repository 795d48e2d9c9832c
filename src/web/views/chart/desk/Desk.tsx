/** The first section of the desk: birth chart with transits, a varga, the running daśā and the grahas on one screen. */

import { useMemo, useState } from 'preact/hooks';
import { isBody, type PointKey, VARGA_KEYS, type VargaKey } from '../../../../data/keys';
import type { FirstChart } from '../../../../domain/chart/firstParts';
import { limbsAt } from '../../../../domain/panchanga/limbs';
import { CROSSING_DAYS, quarterCrossings } from '../../../../domain/positions/crossings';
import { degreesInRashi } from '../../../../domain/positions/placement';
import { computePositions } from '../../../../domain/positions/positions';
import { rashiLord } from '../../../../domain/positions/rashi';
import type { GrahaPlacement, Placement } from '../../../../domain/positions/types';
import { vargaRashi } from '../../../../domain/positions/vargas';
import { DRAWING_STYLES, type DrawingStyle } from '../../../../drawing/cells';
import { angleText, degreesText, numberText, wallAt } from '../../../reader/format';
import { pointName } from '../../../reader/letters';
import { changeSetting } from '../../../reader/open';
import { type Reader, useReader } from '../../../reader/reader';
import { ChartDrawing } from '../../../shared/ChartDrawing';
import { Choice, Dropdown, Name, Table } from '../../../shared/components';
import { conditionText } from '../../../shared/grahaCondition';
import type { BrowserKernel } from '../../../shared/kernel';
import { Progress } from '../../../shared/Progress';
import { Ring } from './Ring';
import { type RunningPeriod, runningPeriods } from './running';

interface DeskProps {
  chart: FirstChart;
  kernel: BrowserKernel;
  yearDays: number;
  isTimeKnown: boolean;
  /** The present instant, Julian days UT. */
  nowJd: number;
  style: DrawingStyle;
  varga: VargaKey;
  onVarga: (varga: VargaKey) => void;
}

const dayOf = (jdUt: number, offsetHours: number): number => wallAt(jdUt, offsetHours).dayNumber;

/** The grahas at an instant, by the conventions of a chart. */
export function transitsAt(kernel: BrowserKernel, { question }: FirstChart, jdUt: number): GrahaPlacement[] {
  const positions = computePositions(kernel, { ...question, jdUt });
  return positions.ok ? positions.value.grahas : [];
}

function Natal({ chart, kernel, nowJd, style }: DeskProps) {
  const { reader, t } = useReader();
  const [ring, setRing] = useState<'transits' | 'none'>('transits');
  const transits = useMemo(() => transitsAt(kernel, chart, nowJd), [kernel, chart, nowJd]);
  return (
    <figure class="natal">
      <figcaption>
        <b lang={reader.namesLang}>D1 {reader.name('varga', 'D1')}</b>
        <Dropdown
          aria-label={t('words.drawing')}
          options={DRAWING_STYLES}
          nameOf={(each) => t(`words.drawing_${each}`)}
          value={style}
          onChoose={(each) => changeSetting('drawing', each)}
        />
        <Choice
          legend={t('desk.ring')}
          options={[
            { value: 'transits', label: t('desk.ring_transits') },
            { value: 'none', label: t('desk.ring_none') },
          ]}
          value={ring}
          onChange={setRing}
        />
      </figcaption>
      <div class={ring === 'transits' ? 'ringed' : 'ringed bare'}>
        <ChartDrawing
          positions={chart}
          style={style}
          id="natal"
          around={(layout) => ring === 'transits' && <Ring layout={layout} transits={transits} />}
        />
      </div>
    </figure>
  );
}

function OtherVarga({ chart, style, varga, onVarga, kernel, isTimeKnown }: DeskProps) {
  const { reader, t } = useReader();
  const moon = chart.grahas.find(({ key }) => key === 'moon') as GrahaPlacement;
  const limbs = limbsAt(kernel, chart.question.jdUt, chart.question.ayanamsha);
  const tithi = limbs.ok ? reader.tithi(limbs.value.tithi.index) : '–';
  const lord = Number.isFinite(chart.lagna.rashi) ? rashiLord(chart.lagna.rashi) : null;
  const lordHouse = chart.grahas.find(({ key }) => key === lord)?.house;
  return (
    <figure class="other">
      <figcaption>
        <b lang={reader.namesLang}>{reader.name('varga', varga)}</b>
        <Dropdown
          aria-label={t('desk.varga')}
          options={VARGA_KEYS.filter((key) => key !== 'D1')}
          nameOf={(key) => key}
          value={varga}
          onChoose={onVarga}
        />
      </figcaption>
      <ChartDrawing positions={chart} style={style} varga={varga} id="varga" />
      <dl class="brief">
        {isTimeKnown && lord && (
          <div>
            <dt>{t('desk.lagnaLord')}</dt>
            <dd>
              {reader.name('graha', lord)} ({reader.figures(lordHouse ?? '–')})
            </dd>
          </div>
        )}
        <div>
          <dt>{t('desk.janma')}</dt>
          <dd>
            {reader.nameAt('nakshatra', moon.nakshatra)} {reader.figures(moon.pada)}
          </dd>
        </div>
        <div>
          <dt>{t('desk.tithiVara')}</dt>
          <dd>
            {tithi}
            {chart.day && `, ${reader.nameAt('vara', chart.day.vara)}`}
          </dd>
        </div>
      </dl>
    </figure>
  );
}

/** `11 y 8 mo`, `25 days`, `14 days`. */
function leftText({ t }: Reader, days: number): string {
  if (days < 60) return t('desk.days', { n: Math.floor(days) });
  const months = Math.floor(days / 30.436_875);
  return months < 24
    ? t('desk.months', { m: months })
    : t('desk.years', { y: Math.floor(months / 12), m: months % 12 });
}

function Period({ period, nowJd, offset }: { period: RunningPeriod; nowJd: number; offset: number }) {
  const { reader, t } = useReader();
  const { level, lord, startJd, endJd } = period;
  const date = (jd: number) => reader.date(dayOf(jd, offset), 'short');
  const percent = (100 * (nowJd - startJd)) / (endJd - startJd);
  return (
    <li aria-current="time">
      <small>{reader.name('dasha_level', level)}</small>
      <small class="nw">
        {date(startJd)} – {date(endJd)}
      </small>
      <span class="b" lang={reader.namesLang}>
        {reader.name('graha', lord)}
      </span>
      <span class="nw">{t('desk.left', { duration: leftText(reader, endJd - nowJd) })}</span>
      <Progress percent={percent} label={t('words.gone', { percent: Math.round(percent) })} />
    </li>
  );
}

function Running({ chart, kernel, yearDays, nowJd, isTimeKnown }: DeskProps) {
  const { reader, t } = useReader();
  const offset = chart.question.tzHours;
  const periods = useMemo(
    () => (isTimeKnown ? runningPeriods(kernel, chart, yearDays, nowJd) : null),
    [kernel, chart, yearDays, nowJd, isTimeKnown],
  );
  return (
    <section class="running-dasha" aria-labelledby="running-title">
      <div class="line">
        <h2 class="h" id="running-title">
          {t('desk.running')}
        </h2>
        <span class="q sm">{t('desk.runningOn', { date: reader.date(dayOf(nowJd, offset), 'short') })}</span>
      </div>
      {!periods && <p class="q">{t(isTimeKnown ? 'desk.noDasha' : 'desk.unknownTime')}</p>}
      {periods && (
        <>
          <ol class="das">
            {periods.map((period) => (
              <Period key={period.level} period={period} nowJd={nowJd} offset={offset} />
            ))}
          </ol>
          <dl class="brief">
            {[...periods].reverse().map(({ level, endJd, next }) => (
              <div key={level}>
                <dt>{t('desk.next', { level: reader.name('dasha_level', level) })}</dt>
                <dd>
                  {next
                    ? t('desk.nextFrom', {
                        lord: reader.name('graha', next),
                        date: reader.date(dayOf(endJd, offset), 'short'),
                      })
                    : '–'}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

/** A span of birth time in a fitting unit. */
function spanText(
  { t, figures }: { t: Reader['t']; figures: (text: string) => string },
  seconds: number | null,
): string {
  if (seconds === null || !Number.isFinite(seconds)) return '–';
  if (seconds < 100) return t('desk.seconds', { n: figures(seconds.toFixed(0)) });
  if (seconds < 7200) return t('desk.minutes', { n: figures((seconds / 60).toFixed(0)) });
  if (seconds < 86_400) return t('desk.hora', { n: figures((seconds / 3600).toFixed(1)) });
  return t('desk.daysShort', { n: figures((seconds / 86_400).toFixed(1)) });
}

export function GrahaTable({ chart, kernel, isTimeKnown }: Pick<DeskProps, 'chart' | 'kernel' | 'isTimeKnown'>) {
  const { reader, t, namesLang } = useReader();
  const crossings = useMemo(() => quarterCrossings(kernel, chart), [kernel, chart]);
  const figures = (text: string) => reader.figures(text);
  const named = (words: string) => <span lang={namesLang}>{words}</span>;
  const crossingText = (seconds: number | undefined) =>
    seconds === undefined
      ? t('desk.overDays', { n: figures(String(CROSSING_DAYS)) })
      : spanText({ t, figures }, seconds);
  const row = (key: PointKey, point: Placement, house: number | null, words: string) => ({
    key,
    cells: [
      <Name key="n">{pointName(reader, key)}</Name>,
      figures(degreesText(degreesInRashi(point.siderealDeg))),
      named(reader.nameAt('rashi', point.rashi)),
      named(`${reader.nameAt('nakshatra', point.nakshatra)} ${figures(String(point.pada))}`),
      house === null || !isTimeKnown ? '–' : figures(String(house)),
      named(reader.nameAt('rashi', vargaRashi('D9', point.siderealDeg))),
      words || '–',
      isBody(key) && chart.shadbala && isTimeKnown ? figures(numberText(chart.shadbala.grahas[key].ratio, 2)) : '–',
      figures(angleText(point.boundaryArcsec)),
      key === 'lagna' ? spanText({ t, figures }, point.boundarySeconds) : crossingText(crossings.get(key)),
    ],
  });
  const hasLagna = isTimeKnown && Number.isFinite(chart.lagna.siderealDeg);
  return (
    <Table
      class="dtab"
      caption={t('desk.table')}
      hideCaption
      columns={[
        { head: t('words.graha'), class: 'g' },
        { head: t('desk.longitude'), num: true, class: 'lo' },
        { head: t('words.rashi'), class: 'ra' },
        { head: t('words.nakshatra'), class: 'na' },
        { head: t('desk.house'), num: true, class: 'ho' },
        { head: t('desk.navamsha'), class: 'd9' },
        { head: t('desk.dignity'), class: 'di' },
        { head: t('desk.ratio'), num: true, class: 'sh' },
        { head: t('desk.edge'), num: true, class: 'ed' },
        { head: t('desk.inTime'), num: true, class: 'bt' },
      ]}
      rows={[
        ...(hasLagna ? [row('lagna', chart.lagna, 1, '')] : []),
        ...chart.grahas.map((graha) => row(graha.key, graha, graha.house, conditionText(reader, graha))),
      ]}
    />
  );
}

export function DeskSection(props: DeskProps) {
  const { t } = useReader();
  return (
    <>
      <div class="d3">
        <Natal {...props} />
        <OtherVarga {...props} />
        <Running {...props} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="scroll" role="region" aria-label={t('desk.table')} tabIndex={0}>
        <GrahaTable {...props} />
      </div>
    </>
  );
}
