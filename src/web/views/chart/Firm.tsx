/** How firm the lagna is in each division, as bars around the birth time. */
import { useMemo } from 'preact/hooks';
import type { FirstChart } from '../../../domain/chart/firstParts';
import { vargaName } from '../../../domain/names';
import { N, Section, Table, Time } from '../../parts/components';
import { durationText, wallAt } from '../../parts/format';
import type { BrowserKernel } from '../../parts/kernel';
import { type Firmness, firmnessOf } from './margins';
import { rashiText } from './words';

/** Minutes from the birth to the edge of the scale, and the width of the drawing. */
const SCALE = 15;
const WIDTH = 300;
const GRID = [0, 50, 100, 200, 250, 300];

function Span({ row, jdUt }: { row: Firmness; jdUt: number }) {
  const at = (jd: number | null, otherwise: number) =>
    jd === null ? otherwise : Math.min(Math.max(WIDTH / 2 + ((jd - jdUt) * 1440 * WIDTH) / 2 / SCALE, 0), WIDTH);
  const [from, until] = [at(row.fromJd, 0), at(row.untilJd, WIDTH)];
  return (
    <svg viewBox={`0 0 ${WIDTH} 30`} preserveAspectRatio="none" height="30" aria-hidden="true">
      <path class="rl" d={GRID.map((x) => `M${x} 0v30`).join('')} />
      <rect class="n2" x={from.toFixed(1)} y="8" width={Math.max(until - from, 1).toFixed(1)} height="14" />
      <path class="hand" d={`M${WIDTH / 2} 0v30`} />
    </svg>
  );
}

const AXIS = (
  <>
    <span class="vh">Span around the birth time</span>
    <span class="axis" aria-hidden="true">
      {['−15', '−10', '−5', 'birth', '+5', '+10', '+15'].map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </span>
  </>
);

export function Firm({ chart, kernel }: { chart: FirstChart; kernel: BrowserKernel }) {
  const { jdUt, tzHours } = chart.question;
  const rows = useMemo(() => firmnessOf(kernel, chart), [chart, kernel]);
  if (rows.length === 0) return null;
  const day = wallAt(jdUt, tzHours).dayNumber;
  const ends = rows.flatMap(({ fromJd, untilJd }) => [fromJd, untilJd]);
  const otherDay = ends.some((jd) => jd !== null && wallAt(jd, tzHours).dayNumber !== day);
  const time = (jd: number | null) =>
    jd === null ? '–' : <Time jdUt={jd} offsetHours={tzHours} seconds {...(otherDay && { day })} />;
  return (
    <Section
      id="margins"
      title="How firm is it?"
      sa="सीमा"
      note="A recorded birth time is rarely good to the second. The bar shows how far it may move before the answer changes."
    >
      <Table
        class="firm"
        caption="The lagna stands in the same part of each division between these clock times. The scale is in minutes from the birth; a bar that reaches the edge goes further."
        columns={[
          { head: 'Division' },
          { head: 'Lagna' },
          { head: 'From', num: true },
          { head: AXIS, class: 'mb' },
          { head: 'Until' },
          { head: 'Nearest change', num: true, class: 'nw' },
        ]}
        rows={rows.map((row) => ({
          key: row.key,
          cells: [
            <>
              {row.key} <N lead>{vargaName(row.key).iast}</N>
            </>,
            <N key="r">{rashiText(row.rashi)}</N>,
            time(row.fromJd),
            <Span key="s" row={row} jdUt={jdUt} />,
            time(row.untilJd),
            <span key="n" class={row.nearestSeconds !== null && row.nearestSeconds < 60 ? 'changed' : undefined}>
              {row.nearestSeconds === null ? '–' : durationText(row.nearestSeconds)}
            </span>,
          ],
        }))}
      />
    </Section>
  );
}
