/** The sixteen divisional charts, small, in the drawing of the desk. */
import { useMemo } from 'preact/hooks';
import { VARGA_KEYS } from '../../../data/keys';
import type { FirstChart } from '../../../domain/chart/firstParts';
import type { DrawingStyle } from '../../../drawing';
import { layoutChart } from '../../../drawing/layout';
import { svgOf } from '../../../drawing/svg';
import { Section } from '../../parts/components';
import { Picture } from '../../parts/Picture';
import { pictureFor, pictureLabel } from '../../parts/pictureOf';
import { useReader } from '../../reader/reader';
import { Name } from './words';

export function Vargas({ chart, style }: { chart: FirstChart; style: DrawingStyle }) {
  const reader = useReader();
  const { t } = reader;
  const drawn = useMemo(
    () =>
      VARGA_KEYS.map((varga) => {
        // The houses of the northern drawing need the numbers of their rāśis, which small drawings leave out.
        const detail = style === 'north' ? 'full' : 'small';
        const picture = pictureFor(reader, chart, { style, varga, detail });
        return {
          varga,
          label: pictureLabel(reader, picture),
          svg: svgOf(layoutChart(picture), `varga-${varga}`),
        };
      }),
    [chart, reader, style],
  );
  return (
    <Section id="vargas" title={t('parts.vargas')} note={t('parts.vargasNote')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="vargas" role="region" aria-label={`${t('parts.vargas')}, ${t('words.drawing')}`} tabIndex={0}>
        {drawn.map(({ varga, label, svg }) => (
          <figure key={varga}>
            <figcaption>
              {varga} <Name lead>{reader.name('varga', varga)}</Name>
            </figcaption>
            <div role="img" aria-label={label}>
              <Picture svg={svg} />
            </div>
          </figure>
        ))}
      </div>
    </Section>
  );
}
