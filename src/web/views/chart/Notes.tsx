/** The missing parts of a chart, each with its reason. */

import type { Note } from '../../../domain/positions/notes';
import { noteInWords } from '../../../lexicon/sentences/notes';
import { useReader } from '../../reader/reader';

export function Notes({ notes }: { notes: readonly Note[] }) {
  const { locale } = useReader();
  const texts = notes.map((note) => noteInWords(note, locale));
  return (
    <ul class="notes">
      {texts.map((text) => (
        <li key={text}>– {text}</li>
      ))}
    </ul>
  );
}
