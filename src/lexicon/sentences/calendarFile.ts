/** Calendar files: notes on dates outside 1900 to 2100, and the words of a day. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/calendar-file';
import { all as DAY_TEXTS } from '../../../build/lexicon/sentences/all/day-lines';
import type { SentenceLanguage } from '../../data/language';

/** The note on the calendar and the clock of a file. @param sigma  standard error of ΔT in seconds, as text */
export const fileNote = (sigma: string, language: SentenceLanguage): string =>
  `${TEXTS[language].gregorian} ${TEXTS[language]['delta-t']({ sigma })}`;

/** The Julian date of an event. */
export const julianLine = (date: string, language: SentenceLanguage): string => TEXTS[language].julian({ date });

/** Other possible days of an event. */
export const otherDaysLine = (dates: readonly string[], language: SentenceLanguage): string =>
  TEXTS[language]['other-days']({ dates: dates.join(', ') });

/** The fixed words of the lines of a day. */
export const dayTexts = (language: SentenceLanguage) => DAY_TEXTS[language];
