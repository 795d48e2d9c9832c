/** The drawing of the birth, north, south or east, and its download. */
import { useMemo, useState } from 'preact/hooks';
import type { Positions } from '../../../domain/chart/types';
import {
  birthLines,
  chartPicture,
  DRAWING_STYLES,
  type DrawingStyle,
  drawSvg,
  layoutChart,
} from '../../../domain/drawing';
import { Choice } from '../../parts/components';
import { saveFile } from '../../parts/download';
import { Picture } from '../../parts/Picture';
import { remember, remembered } from '../../parts/storage';

const STYLES: readonly { value: DrawingStyle; label: string }[] = [
  { value: 'north', label: 'North' },
  { value: 'south', label: 'South' },
  { value: 'east', label: 'East' },
];

const chosenStyle = (): DrawingStyle => DRAWING_STYLES.find((style) => style === remembered('drawing')) ?? 'north';

export function Drawing({ positions, date }: { positions: Positions; date: string }) {
  const [style, setStyle] = useState(chosenStyle);
  const layout = useMemo(() => {
    const { jdUt, tzHours, latDeg, lonDeg } = positions.question;
    return layoutChart(chartPicture(positions, { style, caption: birthLines(jdUt, tzHours, latDeg, lonDeg) }));
  }, [positions, style]);
  const choose = (next: DrawingStyle) => {
    setStyle(next);
    remember('drawing', next);
  };
  return (
    <figure class="styl">
      <div class="bar">
        <Choice legend="Drawing" options={STYLES} value={style} onChange={choose} />
        <button
          class="btn quiet small"
          type="button"
          onClick={() => saveFile(`khagola-${date}-${style}.svg`, 'image/svg+xml', drawSvg(layout))}
        >
          Save as SVG
        </button>
      </div>
      <Picture svg={drawSvg(layout, { idPrefix: 'natal', styled: false })} />
      <figcaption class="q">
        Raised figures are whole degrees in the rāśi
        {style === 'south' ? '' : '; small numbers count the rāśis from Meṣa'}. What is in parentheses is retrograde.
      </figcaption>
    </figure>
  );
}
