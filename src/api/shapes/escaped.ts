const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML or XML, including quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);
