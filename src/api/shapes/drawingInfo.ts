import type { FormatInfo } from '../resource';

/** A drawing has inline styles and no scripts. */
export const DRAWING_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** The drawing as a format of a response. */
export const DRAWING: FormatInfo = {
  name: 'svg',
  type: 'image/svg+xml',
  chosenBy: 'accept',
  description:
    'A self-contained SVG document for light and dark mode, with a text alternative. Labels show whole degrees. ' +
    'Parentheses mark retrograde grahas.',
  request: async () => (await import('./drawingRequest')).DrawingRequest,
};

/** The note on drawings in the description of an operation. */
export const DRAWING_NOTE =
  'Send `Accept: image/svg+xml` to get a drawing; the query parameters apply only to it. Errors are always JSON.';
