/** Figures of a chart, loaded when one is drawn. */
export { chartFigure } from './chart';
export { figureSvg } from './figure';
