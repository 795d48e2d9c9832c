/** Messages in other languages get one line in their language: before the answer where they are read, otherwise with an offer. */
import type { Claim } from '../claims/compose';
import { otherLanguageOf } from '../reading/otherLanguages';

/** The line for a message in another language, with the offer where it is not read; none for English and Hindi. */
export function languageNote(written: string, isRead: boolean): Claim[] {
  const of = otherLanguageOf(written);
  if (of === null) return [];
  const note = { kind: 'language_note', of };
  return isRead ? [note] : [note, { kind: 'about', topic: 'abilities' }];
}
