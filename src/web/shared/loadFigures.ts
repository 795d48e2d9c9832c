/** Loads the drawings of round charts, chakras and the sky. */

export type Figures = typeof import('./figures');

let isStyled = false;

/** Adds the styles of figures to the page. Most pages need none, so their style sheets do not have them. */
function addStyles({ FIGURE_CSS }: Figures): void {
  if (isStyled) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(FIGURE_CSS);
  document.adoptedStyleSheets.push(sheet);
  isStyled = true;
}

export async function loadFigures(): Promise<Figures> {
  const figures: Figures = await import(FIGURES_URL);
  addStyles(figures);
  return figures;
}
