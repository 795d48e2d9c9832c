/** Drawings of charts: picture, layout and SVG. Pages import the single files, because a page loads every file that it reaches. */
export { DRAWING_STYLES, type DrawingStyle } from './cells';
export { birthLines, chartPicture } from './picture';
export type { Drawn, PictureChoice } from './placed';
export { DRAWING_CSS, drawSvg, type SvgOptions } from './styled';
export {
  type ChartLayout,
  type ChartPicture,
  DETAILS,
  type Detail,
  SCRIPTS,
  type Script,
} from './types';
export { layoutChart } from './worded';
