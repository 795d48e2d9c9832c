/** A section of the desk other than the first. Its code loads, then it replaces the drawings. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Chart } from '../../../../domain/chart/chart';
import type { FirstChart } from '../../../../domain/chart/firstParts';
import type { DrawingStyle } from '../../../../drawing';
import { kernelStamp } from '../../../../kernel/stamp';
import type { LocaleKey } from '../../../i18n/locales';
import { birthFragment, type Resolved } from '../../../parts/birth';
import { Busy, Fault } from '../../../parts/components';
import { saveFile } from '../../../parts/download';
import type { BrowserKernel } from '../../../parts/kernel';
import { Later } from '../../../parts/Later';
import { isoDate } from '../../../reader/format';
import { addMessages } from '../../../reader/lateMessages';
import { useReader } from '../../../reader/reader';
import type { SectionKey } from './sections';

type Late = typeof import('./late');

const loadDifferences = () =>
  Promise.all([import('../differences/Differences'), addMessages('differences')]).then(
    ([{ Differences }]) => Differences,
  );

const loadVarsha = () =>
  Promise.all([import('../varsha/Varsha'), addMessages('varsha')]).then(([{ Varsha }]) => Varsha);

let loaded: Late | undefined;

/** The code of the sections with their messages. */
function useLate(): Late | 'failed' | null {
  const [late, setLate] = useState<Late | 'failed' | null>(loaded ?? null);
  useEffect(() => {
    if (loaded) return;
    Promise.all([import('./late'), addMessages('parts')]).then(
      ([module]) => {
        loaded = module;
        setLate(module);
      },
      () => setLate('failed'),
    );
  }, []);
  return late;
}

interface Props {
  section: Exclude<SectionKey, 'desk'>;
  chart: FirstChart;
  kernel: BrowserKernel;
  resolved: Resolved;
  nowJd: number;
  style: DrawingStyle;
}

/** Levels of the daśā tree in the file. The page computes its own, as deep as it shows them. */
const DASHA_DEPTH = 1;

/** The chart as the library's `computeChart` returns it, with its question. */
function saveJson(chart: Chart, date: string): void {
  const { sky, ...rest } = chart;
  const { jdUt, jdTt, deltaTSeconds } = sky;
  const body = { service: 'khagola', kernel: kernelStamp(), sky: { jdUt, jdTt, deltaTSeconds }, ...rest };
  saveFile(`khagola-${date}.json`, 'application/json', JSON.stringify(body, null, 2));
}

const loadYogas = (late: Late, locale: LocaleKey) => async () => {
  const words = await late.loadYogaTexts(locale);
  return ({ chart }: { chart: Chart }) => <late.Yogas chart={chart} words={words} />;
};

function Body({ late, section, chart, kernel, resolved, nowJd, style }: Props & { late: Late }) {
  const { locale } = useReader();
  const { dashaYearDays } = resolved.birth.settings;
  const key = `${section} ${birthFragment(resolved.birth)}`;
  const needsWhole = section === 'yogas' || section === 'tables';
  const fullChart = useMemo(() => {
    if (!needsWhole) return null;
    const answer = late.computeUsualChart(kernel, resolved.question, { dashaDepth: DASHA_DEPTH, dashaYearDays });
    return answer.ok ? answer.value : null;
  }, [needsWhole, kernel, resolved]);
  switch (section) {
    case 'vargas':
      return <late.Vargas chart={chart} style={style} />;
    case 'dasha':
      return <late.Dasha key={key} chart={chart} kernel={kernel} ownYear={dashaYearDays} />;
    case 'transits':
      return <late.Transits chart={chart} kernel={kernel} resolved={resolved} nowJd={nowJd} />;
    case 'firm':
      return <late.Firm chart={chart} kernel={kernel} />;
    case 'shadbala':
      return <late.Shadbala chart={chart} />;
    case 'ashtakavarga':
      return <late.Ashtakavarga chart={chart} />;
    case 'yogas':
      return fullChart && <Later load={loadYogas(late, locale)} given={{ chart: fullChart }} key={key} />;
    case 'varsha':
      return <Later load={loadVarsha} given={{ chart, kernel, resolved, nowJd }} key={key} />;
    case 'differences':
      return <Later load={loadDifferences} given={{ kernel, resolved }} key={key} />;
    case 'tables':
      return (
        fullChart && (
          <late.FurtherSection chart={fullChart} onJson={() => saveJson(fullChart, isoDate(resolved.birth.clock))} />
        )
      );
  }
}

export function Opened(props: Props) {
  const { t } = useReader();
  const late = useLate();
  if (late === null) return <Busy what={t('desk.tables')} rows={12} />;
  if (late === 'failed') return <Fault title={t('shell.failed')}>{t('shell.failedWhy')}</Fault>;
  return (
    <div class="opened">
      <Body late={late} {...props} />
    </div>
  );
}
