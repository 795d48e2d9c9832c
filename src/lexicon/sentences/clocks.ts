/** Notes on the clocks of a place, in sentences. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/clocks';
import type { SentenceLanguage } from '../../data/language';
import { CIVIL_TIMES, type CivilTimeKey, type ClockNote } from '../../domain/time/civilTimes';

/** The name of a civil time: "Bombay time". */
export const civilTimeName = (key: CivilTimeKey, language: SentenceLanguage): string => TEXTS[language].name[key];

/** An offset as `UTC+4:51` or `UTC+5:53:20`. */
function offsetText(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const [hours, minutes, seconds] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
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
