/** Inserts an SVG drawing of the domain into the page, with its texts in the reader's digits. */
import { useReader } from '../reader/reader';
import { drawingText } from './drawingDigits';

/** @param svg  from `svgOf` with a unique `idPrefix`; the page's style sheet has its styles */
export function Picture({ svg }: { svg: string }) {
  return <div dangerouslySetInnerHTML={{ __html: drawingText(useReader(), svg) }} />;
}
