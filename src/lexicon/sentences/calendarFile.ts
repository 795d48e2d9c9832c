/** What a calendar file says about its dates outside 1900 to 2100. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/calendar-file';
import type { SentenceLanguage } from '../../data/language';

/** The calendar and the clock of all dates of a file, and the standard error of ΔT, in seconds, as a text. */
export const fileNote = (sigma: string, language: SentenceLanguage): string =>
  `${TEXTS[language].gregorian} ${TEXTS[language]['delta-t']({ sigma })}`;

/** The Julian date of an event. */
export const julianLine = (date: string, language: SentenceLanguage): string => TEXTS[language].julian({ date });

/** The other days on which an event may be. */
export const otherDaysLine = (dates: readonly string[], language: SentenceLanguage): string =>
  TEXTS[language]['other-days']({ dates: dates.join(', ') });
