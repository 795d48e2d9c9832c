/** The round charts and the chakras of a birth: wheel, bhāva-calita with its cusps, Sarvatobhadra and Koṭa. */
import { useMemo } from 'preact/hooks';
import type { HouseSystem } from '../../../data/houseSystems';
import { computeChakras } from '../../../domain/chart/chakras';
import type { FirstChart } from '../../../domain/chart/firstParts';
import { computeHouseSystems } from '../../../domain/chart/houseSystems';
import { standingFrom } from '../../../domain/positions/standing';
import { FIGURE_STYLES } from '../../../drawing/figureStyles';
import type { FigureChart } from '../../../drawing/figures/chart';
import { useReader } from '../../reader/reader';
import { Disclosure, Section } from '../../shared/components';
import { drawingWords } from '../../shared/drawingDigits';
import { figureWords } from '../../shared/figureWords';
import type { BrowserKernel } from '../../shared/kernel';
import type { Figures } from '../../shared/loadFigures';
import { Picture } from '../../shared/Picture';
import { HouseSystemField, useHouseSystem } from './HouseSystemField';

interface Props {
  chart: FirstChart;
  kernel: BrowserKernel;
  figures: Figures;
  systemName: (system: HouseSystem) => string;
}

/** The parts of a chart that its round charts and chakras show. */
function figureChartOf(chart: FirstChart, kernel: BrowserKernel): FigureChart {
  const standing = standingFrom(chart);
  return { ...chart, houses: computeHouseSystems(kernel, chart, standing, []), chakras: computeChakras(standing) };
}

export function Chakras({ chart, kernel, figures, systemName }: Props) {
  const { reader, t } = useReader();
  const [houses, chooseHouses] = useHouseSystem();
  const figureChart = useMemo(() => figureChartOf(chart, kernel), [chart, kernel]);
  const drawn = useMemo(
    () =>
      FIGURE_STYLES.map((style) => {
        const choice = { style, houses, ...figureWords(reader, figures), caption: [] };
        const figure = figures.chartFigure(figureChart, choice);
        return { style, figure, svg: figures.figureSvg(figure, { idPrefix: `chakra-${style}`, styled: false }) };
      }),
    [reader, figureChart, figures, houses],
  );
  return (
    <Section id="chakras" title={t('desk.chakras')} note={t('parts.chakrasNote')} wide>
      <HouseSystemField value={houses} systemName={systemName} onChange={chooseHouses} />
      <div class="chakras">
        {drawn.map(({ style, figure, svg }) => (
          <figure key={style} class={`chakra-${style}`}>
            <figcaption>{figure.title}</figcaption>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
            <div class="scroll" role="region" aria-label={figure.title} tabIndex={0}>
              <Picture svg={svg} />
            </div>
            <Disclosure summary={t('parts.inWords')}>
              {() => <p>{drawingWords(reader, figure.description)}</p>}
            </Disclosure>
          </figure>
        ))}
      </div>
    </Section>
  );
}
