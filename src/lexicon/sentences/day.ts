/** Why a day cannot be divided, and notes on regional calendars, in sentences. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/day';
import type { SentenceLanguage } from '../../data/language';
import type { DayReason } from '../../domain/day/reason';
import type { RegionalNote } from '../../domain/regional/types';

/** Why a day cannot be divided, in three sentences. */
export function dayReasonInWords({ lacks, why, countsFrom }: DayReason, language: SentenceLanguage): string {
  const texts = TEXTS[language];
  return texts.undivided({
    why: texts.why[why],
    lacks: lacks.map((mark) => texts.lacks[mark]).join(', '),
    from: texts.from[countsFrom],
  });
}

/** A note on a regional date, in a sentence. */
export function regionalNoteInWords(note: RegionalNote, language: SentenceLanguage): string {
  const { regional } = TEXTS[language];
  return note.key === 'proleptic' ? regional.proleptic({ since: note.since }) : regional[note.key];
}
