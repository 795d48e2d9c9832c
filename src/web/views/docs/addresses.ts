/** The addresses of the pages and files of the documentation. */
/** The page of the documentation. The pages of its parts are below it. */
export const DOCS_PATH = '/docs';

/** The last step of the path of an endpoint: `days` of `getDays`, `compute-chart` of `computeChart`. */
export const slugOf = (id: string): string =>
  id
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^get-/, '')
    .replace(/^-/, '');

/** The last step of the path of a subject. */
export const subjectSlug = (tag: string): string => `about-${tag}`;

/** The page of the measured accuracy. */
export const ACCURACY = 'accuracy';

/** The English path of a part; the empty slug is the start. */
export const partPath = (slug: string): string => (slug === '' ? DOCS_PATH : `${DOCS_PATH}/${slug}`);

/** The files that the view of the documentation reads. */
export const CONTENTS_FILE = `${DOCS_PATH}/contents.json`;
export const partFile = (slug: string): string => `${partPath(slug)}.json`;
