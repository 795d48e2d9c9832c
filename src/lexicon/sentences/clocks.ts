/** Notes on the clocks of a place, in sentences. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/clocks';
import type { SentenceLanguage } from '../../data/language';
import { CIVIL_TIMES, type CivilTimeKey, type ClockNote } from '../../domain/time/civilTimes';
import { sexagesimal, two } from '../../domain/time/isoCivil';

/** The name of a civil time: "Bombay time". */
export const civilTimeName = (key: CivilTimeKey, language: SentenceLanguage): string => TEXTS[language].name[key];

/** An offset as `UTC+4:51` or `UTC+5:53:20`. */
function offsetText(offsetSeconds: number): string {
  const [hours, minutes, seconds] = sexagesimal(Math.abs(offsetSeconds));
  return `UTC${offsetSeconds < 0 ? '-' : '+'}${hours}:${two(minutes)}${seconds === 0 ? '' : `:${two(seconds)}`}`;
}

/** A note on the clocks of a place, without a full stop at the end. */
export function clockNoteInWords(note: ClockNote, language: SentenceLanguage = 'en'): string {
  const texts = TEXTS[language];
  if (note.note === 'repeated-time') {
    return texts['repeated-time']({ tz: note.tz, offset: offsetText(Math.round(note.offsetHours * 3600)) });
  }
  if (note.note === 'local-mean-time') {
    const [offset, zone] = [note.offsetHours, note.zoneHours].map((hours) => offsetText(Math.round(hours * 3600)));
    return texts['local-mean-time']({ tz: note.tz, offset: offset as string, zone: zone as string });
  }
  const { offsetSeconds, years } = CIVIL_TIMES[note.time];
  const [from, to] = years;
  return texts[note.note]({ name: civilTimeName(note.time, language), offset: offsetText(offsetSeconds), from, to });
}
