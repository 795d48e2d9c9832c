/**
 * Round charts, chakras and the sky above a place. The build bundles this module into a separate file without imports,
 * loaded at first use: the bundler would split the code that it shares with the pages into ever smaller files.
 */
export { computeDome } from '../../domain/sky/dome';
export { chartFigure } from '../../drawing/figures/chart';
export { domeFigure } from '../../drawing/figures/dome';
export { figureSvg } from '../../drawing/figures/figure';
export { FIGURE_CSS } from '../../drawing/figures/figureCss';
export { namesIn } from '../../drawing/figures/words';
