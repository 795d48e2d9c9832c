/** The birth chart: a form at first, then all that follows from a birth, computed here. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Chart, computeChart } from '../../../domain/chart/chart';
import { kernelStamp } from '../../../kernel/stamp';
import { birthFragment, type Resolved, resolveBirth, resolvedFromFragment } from '../../parts/birth';
import { Colophon } from '../../parts/Colophon';
import { Busy, Fault, PageHead } from '../../parts/components';
import { saveFile } from '../../parts/download';
import { isoDate } from '../../parts/format';
import type { BrowserKernel } from '../../parts/kernel';
import { useKernel } from '../../parts/useKernel';
import { mount } from '../../shell/mount';
import { Actions } from './Actions';
import { Ashtakavarga } from './Ashtakavarga';
import { goToBirth } from './address';
import { BirthForm } from './BirthForm';
import { BirthLine } from './BirthLine';
import { ChartColophon } from './ChartColophon';
import './chart.css';
import { Dasha } from './Dasha';
import { Differences } from './Differences';
import { Drawing } from './Drawing';
import { Firm } from './Firm';
import { FurtherSection } from './FurtherSection';
import { BirthLimbs, Grahas } from './Grahas';
import { Shadbala } from './Shadbala';
import { Vargas } from './Vargas';
import { Yogas } from './Yogas';

const birthOfAddress = (): Resolved | null => resolvedFromFragment(location.hash);

const LEAD = 'Where the Sun, the Moon and the planets stood, what the tradition calls it, and how sure the answer is.';

const EXAMPLE = birthFragment({
  clock: { year: 1985, month: 2, day: 19, hour: 20, minute: 56, second: 22 },
  lat: 24.9459,
  lon: 83.0665,
  place: 'near Varanasi',
  zone: 'Asia/Kolkata',
  ayanamsha: 'lahiri',
  nodeMode: 'mean',
  second: false,
});

/** Levels of the daśā tree in the chart: the page makes its own, as deep as it shows them. */
const DASHA_DEPTH = 1;

/** The chart as the library's `computeChart` gives it, with what it was made by. */
function saveJson(chart: Chart, date: string): void {
  const { sky, ...rest } = chart;
  const { jdUt, jdTt, deltaTSeconds } = sky;
  const text = JSON.stringify(
    { service: 'khagola', kernel: kernelStamp(), sky: { jdUt, jdTt, deltaTSeconds }, ...rest },
    null,
    2,
  );
  saveFile(`khagola-${date}.json`, 'application/json', text);
}

function Sections({ chart, kernel, resolved }: { chart: Chart; kernel: BrowserKernel; resolved: Resolved }) {
  const date = isoDate(resolved.birth.clock);
  return (
    <>
      <section class="spread natal" aria-label="Chart">
        <Drawing positions={chart} date={date} />
        <div class="tab">
          <Grahas chart={chart} />
          <BirthLimbs chart={chart} kernel={kernel} />
        </div>
      </section>
      <Firm chart={chart} kernel={kernel} />
      <Vargas chart={chart} />
      <Dasha key={birthFragment(resolved.birth)} chart={chart} kernel={kernel} />
      <Shadbala chart={chart} />
      <Ashtakavarga chart={chart} />
      <Yogas chart={chart} />
      <FurtherSection chart={chart} onJson={() => saveJson(chart, date)} />
      <Differences chart={chart} kernel={kernel} resolved={resolved} />
    </>
  );
}

/** Whether the address is to hold a birth: where none can be drawn, it was cut short or says what there was not. */
const isOfBirth = (): boolean => /[#&](t|at|tz)=/.test(location.hash);

function FirstVisit({ onDraw }: { onDraw: (resolved: Resolved) => void }) {
  return (
    <div class="first">
      {isOfBirth() && (
        <Fault title="The link holds no birth that can be drawn.">
          <p>It was cut short, or it names a date, time, place or zone that there is not. Enter the birth anew.</p>
        </Fault>
      )}
      <BirthForm birth={null} onDraw={onDraw} />
      <p class="q">
        Computed on this device; nothing is sent. <a href={EXAMPLE}>An example</a>
      </p>
    </div>
  );
}

function ChartPage() {
  const state = useKernel();
  const [resolved, setResolved] = useState(birthOfAddress);

  useEffect(() => {
    const follow = () => setResolved(birthOfAddress());
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, []);

  const draw = (next: Resolved) => {
    goToBirth(next.birth);
    setResolved(next);
    scrollTo({ top: 0 });
  };
  /** From the form, which closes and takes the focus with it. */
  const drawAnew = (next: Resolved) => {
    draw(next);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true }));
  };
  const takeHour = (second: boolean) => {
    const other = resolved && resolveBirth({ ...resolved.birth, second });
    if (other?.ok) draw(other.value);
  };

  const kernel = state.state === 'ready' ? state.kernel : null;
  const answer = useMemo(
    () => (kernel && resolved ? computeChart(kernel, resolved.question, DASHA_DEPTH) : null),
    [kernel, resolved],
  );

  if (!resolved) {
    return (
      <>
        <main id="main" tabIndex={-1}>
          <PageHead page="chart" lead={LEAD} />
          <FirstVisit onDraw={drawAnew} />
        </main>
        <Colophon />
      </>
    );
  }
  return (
    <>
      <main id="main" tabIndex={-1}>
        <PageHead page="chart" actions={<Actions key={birthFragment(resolved.birth)} resolved={resolved} />} />
        <BirthLine resolved={resolved} onDraw={drawAnew} onHour={takeHour} />
        {state.state === 'failed' && (
          <Fault title="The chart could not be computed.">
            <p>The kernel, the part that computes, could not be loaded. Loading the page again may help.</p>
          </Fault>
        )}
        {state.state === 'waiting' && <Busy what="Computing the chart." rows={12} />}
        {answer && !answer.ok && (
          <Fault title="No chart for this instant.">
            <p>The kernel answers from 1 July 1899 to 1 July 2101.</p>
          </Fault>
        )}
        {kernel && answer?.ok && <Sections chart={answer.value} kernel={kernel} resolved={resolved} />}
      </main>
      {answer?.ok ? <ChartColophon chart={answer.value} /> : <Colophon />}
    </>
  );
}

mount(ChartPage);
