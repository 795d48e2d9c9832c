/** Texts in XML and HTML. */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 forbids, and the control characters that it discourages. */
const NO_XML = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** A text that XML may contain: a blank replaces the others. */
export const xmlText = (text: string): string => text.toWellFormed().replace(NO_XML, ' ');

/** Escapes a text for HTML or XML, including quoted attributes. */
export const escaped = (text: string): string =>
  xmlText(text).replace(/[&<>"]/g, (character) => ENTITIES[character] as string);
