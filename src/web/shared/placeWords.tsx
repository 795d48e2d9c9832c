/** Texts with the name of the reader's place. */
import type { ComponentChildren } from 'preact';
import { latinPart } from '../reader/latinPart';
import type { Reader } from '../reader/reader';

/** A text in which the name of the reader's place is marked as English as far as the page's language has no other. */
export function placeWords({ locale, placeName }: Reader, text: string): ComponentChildren {
  const latin = latinPart(locale, placeName);
  if (latin === null) return text;
  return text.split(latin).map((part, i) => (
    <>
      {i > 0 && <span lang="en">{latin}</span>}
      {part}
    </>
  ));
}
