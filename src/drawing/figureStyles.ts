/** Drawings of a chart beside those of its rāśis: two round charts, and two chakras with the nakṣatras of the grahas. */
export const FIGURE_STYLES = ['wheel', 'chalit', 'sarvatobhadra', 'kota'] as const;
export type FigureStyle = (typeof FIGURE_STYLES)[number];
