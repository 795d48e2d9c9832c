/** A section of the desk other than the first, in place of the drawings. Rare sections load their own code. */
import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import type { HouseSystem } from '../../../../data/houseSystems';
import type { LanguageTag } from '../../../../data/language';
import type { Chart } from '../../../../domain/chart/chart';
import type { FirstChart } from '../../../../domain/chart/firstParts';
import { computeUsualChart } from '../../../../domain/chart/usual';
import type { DrawingStyle } from '../../../../drawing';
import { kernelStamp } from '../../../../kernel/stamp';
import type { LocaleKey } from '../../../i18n/locales';
import { isoDate } from '../../../reader/format';
import { addMessages } from '../../../reader/lateMessages';
import { useReader } from '../../../reader/reader';
import { birthFragment, type Resolved } from '../../../shared/birth';
import { saveFile } from '../../../shared/download';
import type { BrowserKernel } from '../../../shared/kernel';
import { Later } from '../../../shared/Later';
import { loadFigures } from '../../../shared/loadFigures';
import { Chakras } from '../Chakras';
import { Chalit } from '../Chalit';
import { Dasha } from '../Dasha';
import { Firm } from '../Firm';
import { FurtherSection } from '../FurtherSection';
import { Shadbala } from '../Shadbala';
import { Ashtakavarga, Vargas } from '../Vargas';
import { Yogas } from '../Yogas';
import { loadYogaWords } from '../yogaWords';
import type { SectionKey } from './sections';
import { Transits } from './Transits';

import '../chart.css';

/** The name of a house system in the reader's language of names. */
const loadSystemNames = async (tag: LanguageTag) => {
  const { houseSystemName } = await import('../../../../lexicon/houseSystems');
  return (system: HouseSystem) => houseSystemName(system, tag);
};
const loadChalit = (tag: LanguageTag) => async () => {
  const systemName = await loadSystemNames(tag);
  return (props: Omit<ComponentProps<typeof Chalit>, 'systemName'>) => <Chalit systemName={systemName} {...props} />;
};
const loadChakras = (tag: LanguageTag) => async () => {
  const [figures, systemName] = await Promise.all([loadFigures(), loadSystemNames(tag)]);
  return (props: Omit<ComponentProps<typeof Chakras>, 'figures' | 'systemName'>) => (
    <Chakras figures={figures} systemName={systemName} {...props} />
  );
};
const loadDifferences = () =>
  Promise.all([import('../differences/Differences'), addMessages('differences')]).then(
    ([{ Differences }]) => Differences,
  );
const loadVarsha = () =>
  Promise.all([import('../varsha/Varsha'), addMessages('varsha')]).then(([{ Varsha }]) => Varsha);
const loadYogas = (locale: LocaleKey) => async () => {
  const words = await loadYogaWords(locale);
  return ({ chart }: { chart: Chart }) => <Yogas chart={chart} words={words} />;
};

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

function Body({ section, chart, kernel, resolved, nowJd, style }: Props) {
  const { locale, labels } = useReader();
  const { settings } = resolved.birth;
  const key = `${section} ${birthFragment(resolved.birth)}`;
  const needsWhole = section === 'yogas' || section === 'tables';
  const fullChart = useMemo(() => {
    if (!needsWhole) return null;
    const { dashaYearDays } = settings;
    const answer = computeUsualChart(kernel, resolved.question, { dashaDepth: DASHA_DEPTH, dashaYearDays });
    return answer.ok ? answer.value : null;
  }, [needsWhole, kernel, resolved]);
  switch (section) {
    case 'vargas':
      return <Vargas chart={chart} style={style} />;
    case 'chalit':
      return <Later load={loadChalit(labels.tag)} given={{ chart, kernel, style }} key={key} />;
    case 'chakras':
      return <Later load={loadChakras(labels.tag)} given={{ chart, kernel }} key={key} />;
    case 'dasha':
      return <Dasha chart={chart} kernel={kernel} settings={settings} key={key} />;
    case 'transits':
      return <Transits chart={chart} kernel={kernel} resolved={resolved} nowJd={nowJd} />;
    case 'firm':
      return <Firm chart={chart} kernel={kernel} resolved={resolved} />;
    case 'shadbala':
      return <Shadbala chart={chart} />;
    case 'ashtakavarga':
      return <Ashtakavarga chart={chart} />;
    case 'yogas':
      return fullChart && <Later load={loadYogas(locale)} given={{ chart: fullChart }} key={key} />;
    case 'varsha':
      return <Later load={loadVarsha} given={{ chart, kernel, resolved, nowJd }} key={key} />;
    case 'differences':
      return <Later load={loadDifferences} given={{ kernel, resolved }} key={key} />;
    case 'tables':
      return (
        fullChart && (
          <FurtherSection chart={fullChart} onJson={() => saveJson(fullChart, isoDate(resolved.birth.clock))} />
        )
      );
  }
}

export const Opened = (props: Props) => (
  <div class="opened">
    <Body {...props} />
  </div>
);
