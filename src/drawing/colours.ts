/** Colours and typefaces of all drawings. */

/** Colours, light and dark. A page can override them with CSS properties of the same names. */
export const COLOURS = {
  paper: ['#F8F8F4', '#10151D'],
  leaf: ['#EEEFE8', '#19212C'],
  ink: ['#15181E', '#EBE8DD'],
  'ink-2': ['#454B55', '#C0C0BA'],
  'ink-3': ['#5F6570', '#989DA5'],
  hingula: ['#A8321C', '#F28E73'],
} as const;
export type Colour = keyof typeof COLOURS;

export const NAMES_FACE = `Tiro, 'Tiro Devanagari Sanskrit', 'Gentium Plus', Georgia, serif, 'Noto Serif Devanagari'`;
export const FIGURES_FACE = `'Source Sans', 'Source Sans 3', 'Noto Sans', system-ui, sans-serif`;
