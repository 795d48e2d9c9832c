const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in HTML or XML, in quotation marks too. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);
