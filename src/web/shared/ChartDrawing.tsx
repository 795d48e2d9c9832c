/** A chart drawn for the reader: letters in their language, and a label that lists the occupants of each house. */
import { useMemo } from 'preact/hooks';
import type { VargaKey } from '../../data/keys';
import type { DrawingStyle } from '../../drawing/cells';
import type { Drawn } from '../../drawing/placed';
import type { Detail, PlacedChart } from '../../drawing/types';
import { useReader } from '../reader/reader';
import { drawnFor, pictureFor } from './drawnChart';

interface Props {
  positions: Drawn;
  style: DrawingStyle;
  varga?: VargaKey;
  detail?: Detail;
  /** Unique among the drawings of a page. */
  id: string;
  /** Content around the drawing. */
  around?: (layout: PlacedChart) => preact.ComponentChild;
}

export function ChartDrawing({ positions, style, varga = 'D1', detail = 'full', id, around }: Props) {
  const reader = useReader();
  const { layout, svg, label } = useMemo(
    () => drawnFor(reader, pictureFor(reader, positions, { style, varga, detail }), id),
    [reader, positions, style, varga, detail, id],
  );
  return (
    <>
      {around?.(layout)}
      <div role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />
    </>
  );
}
