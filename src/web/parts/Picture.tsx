/** A drawing that the domain has written, put into the page as it is. */
import { DRAWING_CSS } from '../../domain/drawing';

// Drawings bring their styles as a text; the page's policy wants them in a sheet.
const sheet = new CSSStyleSheet();
sheet.replaceSync(DRAWING_CSS);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** @param svg  by `drawSvg` with `styled: false` and an `idPrefix` of its own */
export function Picture({ svg, class: classes }: { svg: string; class?: string }) {
  return <div class={classes} dangerouslySetInnerHTML={{ __html: svg }} />;
}
