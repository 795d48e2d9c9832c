/** Inserts an SVG drawing of the domain into the page unchanged. */

/** @param svg  from `svgOf` with a unique `idPrefix`; the page's style sheet has its styles */
export function Picture({ svg }: { svg: string }) {
  return <div dangerouslySetInnerHTML={{ __html: svg }} />;
}
