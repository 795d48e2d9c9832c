/** The certainty of the lagna in each division, as bars around the birth time. */
import { useMemo } from 'preact/hooks';
import type { FirstChart } from '../../../domain/chart/firstParts';
import { sexagesimal, two } from '../../../domain/time/isoCivil';
import { wallAt } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import type { Resolved } from '../../shared/birth';
import { Name, Section, Table } from '../../shared/components';
import type { BrowserKernel } from '../../shared/kernel';
import { rectifyFragment } from '../../shared/rectifyFragment';
import { type Firmness, firmnessOf } from './margins';
import { Clock } from './words';

/** Minutes from the birth to the edge of the scale, and the width of the drawing. */
const SCALE = 15;
const WIDTH = 300;
const GRID = [0, 50, 100, 200, 250, 300];
const MARKS = ['−15', '−10', '−5', null, '+5', '+10', '+15'];

function Span({ row, jdUt }: { row: Firmness; jdUt: number }) {
  const at = (jd: number | null, fallback: number) =>
    jd === null ? fallback : Math.min(Math.max(WIDTH / 2 + ((jd - jdUt) * 1440 * WIDTH) / 2 / SCALE, 0), WIDTH);
  const [from, until] = [at(row.fromJd, 0), at(row.untilJd, WIDTH)];
  return (
    <svg viewBox={`0 0 ${WIDTH} 30`} preserveAspectRatio="none" height="30" aria-hidden="true">
      <path class="rl" d={GRID.map((x) => `M${x} 0v30`).join('')} />
      <rect class="n2" x={from.toFixed(1)} y="8" width={Math.max(until - from, 1).toFixed(1)} height="14" />
      <path class="hand" d={`M${WIDTH / 2} 0v30`} />
    </svg>
  );
}

function Axis() {
  const reader = useReader();
  return (
    <>
      <span class="vh">{reader.t('parts.around')}</span>
      <span class="axis" aria-hidden="true">
        {MARKS.map((mark) => (
          <span key={mark}>{mark === null ? reader.t('parts.birth') : reader.figures(mark)}</span>
        ))}
      </span>
    </>
  );
}

/** `47 min 57 s`, `3 h 12 min`, `26 s`; whole elapsed seconds. */
function durationText(reader: Reader, seconds: number): string {
  const { t } = reader;
  const figures = (text: string | number) => reader.figures(text);
  const wholeSeconds = Math.floor(seconds);
  const [h, m, s] = sexagesimal(wholeSeconds);
  if (wholeSeconds < 60) return t('desk.seconds', { n: figures(s) });
  if (wholeSeconds < 3600) return t('parts.minSec', { m: figures(m), s: figures(two(s)) });
  return t('dates.hours', { h: figures(h), m: figures(two(m)) });
}

interface FirmProps {
  chart: FirstChart;
  kernel: BrowserKernel;
  resolved: Resolved;
}

export function Firm({ chart, kernel, resolved }: FirmProps) {
  const { reader, t } = useReader();
  const { jdUt, tzHours } = chart.question;
  const rows = useMemo(() => firmnessOf(kernel, chart), [chart, kernel]);
  if (rows.length === 0) return null;
  const day = wallAt(jdUt, tzHours).dayNumber;
  const ends = rows.flatMap(({ fromJd, untilJd }) => [fromJd, untilJd]);
  const otherDay = ends.some((jd) => jd !== null && wallAt(jd, tzHours).dayNumber !== day);
  const time = (jd: number | null) => (
    <Clock jdUt={jd ?? Number.NaN} offsetHours={tzHours} {...(otherDay && { day })} />
  );
  return (
    <Section id="margins" title={t('parts.firm')} note={t('parts.firmNote')}>
      <Table
        class="firm"
        caption={t('parts.firmCaption')}
        columns={[
          t('parts.division'),
          reader.name('term', 'lagna'),
          { head: t('parts.from'), num: true },
          { head: <Axis />, class: 'mb' },
          t('parts.until'),
          { head: t('parts.nearest'), num: true, class: 'nw' },
        ]}
        rows={rows.map((row) => ({
          key: row.key,
          cells: [
            <>
              {row.key} <Name lead>{reader.name('varga', row.key)}</Name>
            </>,
            <Name key="r">{reader.nameAt('rashi', row.rashi)}</Name>,
            time(row.fromJd),
            <Span key="s" row={row} jdUt={jdUt} />,
            time(row.untilJd),
            <span key="n" class={row.nearestSeconds !== null && row.nearestSeconds < 60 ? 'changed' : undefined}>
              {row.nearestSeconds === null ? '–' : durationText(reader, row.nearestSeconds)}
            </span>,
          ],
        }))}
      />
      <p class="after">
        <a class="btn" href={reader.href('/rectify') + rectifyFragment(resolved.birth)}>
          {t('parts.rectify')}
        </a>
      </p>
    </Section>
  );
}
