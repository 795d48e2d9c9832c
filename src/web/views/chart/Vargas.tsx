/** The sixteen divisional charts, small, in the drawing of fixed rāśis. */

import { useMemo } from 'preact/hooks';
import type { FirstChart } from '../../../domain/chart/firstParts';
import { chartPicture, drawSvg, layoutChart } from '../../../domain/drawing';
import { VARGA_KEYS } from '../../../domain/keys';
import { vargaName } from '../../../domain/names';
import { N, Section } from '../../parts/components';
import { Picture } from '../../parts/Picture';

export function Vargas({ chart }: { chart: FirstChart }) {
  const drawn = useMemo(
    () =>
      VARGA_KEYS.map((varga) => {
        const layout = layoutChart(chartPicture(chart, { style: 'south', varga, detail: 'small' }));
        return { varga, svg: drawSvg(layout, { idPrefix: `varga-${varga}`, styled: false }) };
      }),
    [chart],
  );
  return (
    <Section
      id="vargas"
      title="Sixteen vargas"
      sa="षोडशवर्ग"
      note="Parāśara’s divisions in the fixed-sign drawing. The tinted square holds the lagna."
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="vargas" role="region" aria-label="Sixteen vargas" tabIndex={0}>
        {drawn.map(({ varga, svg }) => (
          <figure key={varga}>
            <figcaption>
              {varga} <N lead>{vargaName(varga).iast}</N>
            </figcaption>
            <Picture svg={svg} />
          </figure>
        ))}
      </div>
    </Section>
  );
}
