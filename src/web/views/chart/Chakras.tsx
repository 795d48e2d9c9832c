/** The round charts and the chakras of a birth: wheel, bhāva-calita with its cusps, Sarvatobhadra and Koṭa. */
import { useMemo, useState } from 'preact/hooks';
import { HOUSE_SYSTEMS, type HouseSystem } from '../../../domain/chart/houseCusps';
import { FIGURE_STYLES } from '../../../drawing/figureStyles';
import type { FigureChart } from '../../../drawing/figures/chart';
import type { Labels } from '../../../lexicon/labels';
import { Disclosure, Field, Section } from '../../parts/components';
import { figureWords } from '../../parts/figureWords';
import type { Figures } from '../../parts/loadFigures';
import { Picture } from '../../parts/Picture';
import { useReader } from '../../reader/reader';
import { noteSystem, systemOfAddress } from './houseSystem';

interface Props {
  chart: FigureChart;
  figures: Figures;
  /** The names of the house systems. */
  names: Pick<Labels, 'label'>;
}

export function Chakras({ chart, figures, names }: Props) {
  const reader = useReader();
  const { t } = reader;
  const [houses, setHouses] = useState(systemOfAddress);
  const drawn = useMemo(
    () =>
      FIGURE_STYLES.map((style) => {
        const choice = { style, houses, ...figureWords(reader, figures), caption: [] };
        const figure = figures.chartFigure(chart, choice);
        return { style, figure, svg: figures.figureSvg(figure, { idPrefix: `chakra-${style}`, styled: false }) };
      }),
    [reader, chart, figures, houses],
  );
  const choose = (next: HouseSystem) => {
    noteSystem(next);
    setHouses(next);
  };
  return (
    <Section id="chakras" title={t('desk.chakras')} note={t('parts.chakrasNote')} wide>
      <div class="picks">
        <Field label={t('parts.houseSystem')}>
          {(control) => (
            <select
              {...control}
              value={houses}
              onChange={({ currentTarget }) => choose(currentTarget.value as HouseSystem)}
            >
              {HOUSE_SYSTEMS.map((each) => (
                <option key={each} value={each}>
                  {names.label('house_system', each)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div class="chakras">
        {drawn.map(({ style, figure, svg }) => (
          <figure key={style} class={`chakra-${style}`}>
            <figcaption>{figure.title}</figcaption>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
            <div class="scroll" role="region" aria-label={figure.title} tabIndex={0}>
              <Picture svg={svg} />
            </div>
            <Disclosure summary={t('parts.inWords')}>{() => <p>{figure.description}</p>}</Disclosure>
          </figure>
        ))}
      </div>
    </Section>
  );
}
