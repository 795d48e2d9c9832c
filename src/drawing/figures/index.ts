/** Figures of a chart and of the sky, loaded when one is drawn. */
export { chartFigure } from './chart';
export { domeFigure } from './dome';
export { figureSvg } from './figure';
