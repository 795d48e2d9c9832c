/** Styles that only figures have: colours of lines, and of the Moon. */
import { COLOURS, type Colour } from '../colours';

/** Lit and dark parts of the Moon’s disc, light and dark mode: the lit part is bright in both. */
export const MOON_COLOURS = {
  lit: ['#F8F8F4', '#EBE8DD'],
  unlit: ['#454B55', '#2C3643'],
} as const;

/** The colour of an area. */
export type Paint = Colour | keyof typeof MOON_COLOURS;

const STROKES = (Object.keys(COLOURS) as Colour[])
  .map((name) => `.kd-stroke-${name}{stroke:var(--kd-${name})}`)
  .join('');

const MOON = Object.entries(MOON_COLOURS)
  .map(([name, [light, dark]]) => `.kd-${name}{fill:light-dark(${light},${dark})}`)
  .join('');

/** The styles that a figure needs in addition to `DRAWING_CSS`. */
export const FIGURE_CSS = STROKES + MOON;
