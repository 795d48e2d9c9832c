/**
 * The part of a name of a place from its first Latin letter to the last one, which a page in another language marks as
 * English; null if the language writes the whole name.
 *
 * @param lang  the language of the page
 */
export const latinPart = (lang: string, name: string): string | null =>
  lang === 'en' ? null : (/[a-zÀ-ɏ](?:.*[a-zÀ-ɏ])?/i.exec(name)?.[0] ?? null);

/** The language of a name of a place: English if a page in another language has any part of it in Latin letters. */
export const langOfName = <Lang extends string>(lang: Lang, name: string): Lang | 'en' =>
  latinPart(lang, name) === null ? lang : 'en';
