/** Lagna and grahas with the distance of each to the nearest edge, and below them the limbs of the birth. */
import type { Chart } from '../../../domain/chart/chart';
import { degreesInRashi } from '../../../domain/chart/placement';
import type { PointKey } from '../../../domain/chart/standing';
import type { Placement } from '../../../domain/chart/types';
import { norm360 } from '../../../domain/circle';
import { karanaName, tithiName, varaName, yogaName } from '../../../domain/names';
import { limbsAt } from '../../../domain/panchanga/limbs';
import { RESIDUALS } from '../../../kernel/residuals';
import { DefinitionGrid, N, Table } from '../../parts/components';
import { angleText, degreesText } from '../../parts/format';
import type { BrowserKernel } from '../../parts/kernel';
import { ENGLISH, iastOf, nakshatraText, rashiText, standingWords } from './words';

const PADA_DEG = 360 / 108;

/** Largest difference from the reference that was found for a body, arcseconds; the lagna has its own measure. */
function residualOf(key: PointKey, { nodeMode }: Chart['question']): number {
  if (key === 'lagna') return 0.005;
  if (key === 'rahu' || key === 'ketu') return RESIDUALS[`${nodeMode}-node`].max;
  return RESIDUALS[key].max;
}

/** The pāda on the other side of the nearest edge. */
function neighbour({ siderealDeg }: Placement): string {
  const pada = Math.floor(siderealDeg / PADA_DEG);
  const upper = siderealDeg / PADA_DEG - pada > 0.5;
  const next = Math.floor(norm360((pada + (upper ? 1.5 : -0.5)) * PADA_DEG) / PADA_DEG);
  return `${nakshatraText(Math.floor(next / 4) + 1)} ${(next % 4) + 1}`;
}

function Margin({ point, residual }: { point: Placement; residual: number }) {
  if (!Number.isFinite(point.siderealDeg)) return <>–</>;
  const part = (point.siderealDeg / PADA_DEG) % 1;
  const unsure = point.boundaryArcsec < residual;
  return (
    <span class="mg">
      <svg width="84" height="12" viewBox="0 0 84 12" aria-hidden="true">
        <path class="hl" d="M.5 2v8M83.5 2v8M0 6h84" />
        <rect class="handf" x={(part * 81.5).toFixed(1)} y="0" width="2.5" height="12" />
      </svg>
      <span class={unsure ? 'changed nw' : 'q nw'}>
        {angleText(point.boundaryArcsec)}
        {unsure && `, or ${neighbour(point)}`}
      </span>
    </span>
  );
}

const COLUMNS = [
  { head: 'Graha' },
  { head: 'Rāśi and longitude', class: 'long nw' },
  { head: 'Nakṣatra, pāda', class: 'nak' },
  { head: 'Bhāva', num: true, class: 'bh' },
  { head: 'Dignity', class: 'dig q' },
  { head: 'To the nearest pāda edge', class: 'mgc' },
];

export function Grahas({ chart }: { chart: Chart }) {
  const { nodeMode } = chart.question;
  const row = (key: PointKey, point: Placement, house: number, words: string) => ({
    key,
    cells: [
      <>
        <N>{iastOf(key)}</N> <span class="q">{ENGLISH[key]}</span>
      </>,
      <span class="lo" key="lo">
        <N>{rashiText(point.rashi)}</N>
        <span>{degreesText(degreesInRashi(point.siderealDeg))}</span>
      </span>,
      <>
        <N>{nakshatraText(point.nakshatra)}</N> {Number.isFinite(point.pada) && point.pada}
      </>,
      Number.isFinite(house) ? house : '–',
      words,
      <Margin key="mg" point={point} residual={residualOf(key, chart.question)} />,
    ],
  });
  return (
    <Table
      class="grahas"
      caption="Lagna and the nine grahas"
      hideCaption
      columns={COLUMNS}
      rows={[
        row('lagna', chart.lagna, 1, ''),
        ...chart.grahas.map((graha) => row(graha.key, graha, graha.house, standingWords(graha, nodeMode))),
      ]}
    />
  );
}

export function BirthLimbs({ chart, kernel }: { chart: Chart; kernel: BrowserKernel }) {
  const limbs = limbsAt(kernel, chart.question.jdUt, chart.question.ayanamsha);
  const { day, currentPhase } = chart;
  const of = (name: () => string) => (limbs.ok ? name() : '–');
  const value = limbs.ok ? limbs.value : null;
  return (
    <DefinitionGrid
      class="atb"
      items={[
        {
          term: 'Vāra',
          value: day ? varaName(day.vara).iast : '–',
          note: day ? (day.isDay ? 'by day' : 'by night') : '',
        },
        { term: 'Tithi', value: of(() => tithiName(value?.tithi.index ?? 0).iast) },
        { term: 'Nakṣatra', value: of(() => nakshatraText(value?.nakshatra.index ?? 0)) },
        { term: 'Yoga', value: of(() => yogaName(value?.yoga.index ?? 0).iast) },
        { term: 'Karaṇa', value: of(() => karanaName(value?.karana.index ?? 0).iast) },
        {
          term: 'Daśā at birth',
          value: currentPhase ? `${iastOf(currentPhase.maha.lord)}, ${iastOf(currentPhase.antara.lord)}` : '–',
        },
      ]}
    />
  );
}
