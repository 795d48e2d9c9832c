/** A drawing that the domain has written, put into the page as it is. */

/** @param svg  by `drawSvg` with `styled: false` and an `idPrefix` of its own: the page's sheet has its styles */
export function Picture({ svg }: { svg: string }) {
  return <div dangerouslySetInnerHTML={{ __html: svg }} />;
}
