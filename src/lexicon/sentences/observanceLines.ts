/** The lines of texts about an observance that are not its decision, its rule or its times. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/observance-lines';
import type { SentenceLanguage } from '../../data/language';
import type { Kind, Practice, Tradition } from '../../data/observances/practice';
import type { Show } from '../../domain/observances/selection';
import type { Utsava } from '../../domain/observances/types';
import type { Cite } from '../citations';

/** "Vaiṣṇava". */
export const practiceName = (practice: Practice, language: SentenceLanguage): string =>
  TEXTS[language]['tradition-name'][practice];

/** Which observances a list shows: "principal", "Smārta". */
export const showName = (show: Show, language: SentenceLanguage): string =>
  show === 'all' || show === 'principal' ? TEXTS[language].show[show] : practiceName(show, language);

/** "festival". */
export const kindName = (kind: Kind, language: SentenceLanguage): string => TEXTS[language]['kind-name'][kind];

/** Whose practice the day is, other rules and the source, one line each. */
export function practiceLines(
  { tradition, authorities, otherwise, source }: Pick<Utsava, 'tradition' | 'authorities' | 'otherwise' | 'source'>,
  cite: Cite,
  language: SentenceLanguage,
): string[] {
  const texts = TEXTS[language];
  return [
    ...(tradition === 'general' ? [] : [texts.tradition({ tradition: practiceName(tradition, language) })]),
    ...(authorities.length === 0 ? [] : [texts.authorities({ authorities: authorities.map(cite).join(', ') })]),
    ...(otherwise === null ? [] : [cite(otherwise)]),
    texts.source({ source: cite(source) }),
  ];
}

/** "Times at Pune (Asia/Kolkata):". */
export const timesHeading = (place: string, zone: string, language: SentenceLanguage): string =>
  TEXTS[language]['times-at']({ place, zone });

/** "Utsavas (Kerala, Vaiṣṇava): Kochi"; @param parts  the choice in words, empty for everything */
export const listTitle = (parts: string, place: string, language: SentenceLanguage): string =>
  parts === '' ? TEXTS[language].list({ place }) : TEXTS[language]['list-of']({ parts, place });

export const allRegions = (language: SentenceLanguage): string => TEXTS[language]['all-regions'];

/** "Karva Chauth: Moonrise". */
export const eventTitle = (observance: string, time: string, language: SentenceLanguage): string =>
  TEXTS[language].event({ observance, time });

/** The labels of the lines of an item, and the sentences of its lunar month. */
export const itemTexts = (language: SentenceLanguage) => TEXTS[language].item;

/** The note on observances of years outside 1900 to 2100. */
export const rulesNotHistory = (language: SentenceLanguage): string => TEXTS[language]['rules-not-history'];

/** The open questions of an answer for a tradition, with reasons; empty for most traditions. */
export const traditionNotes = (tradition: Tradition | undefined, language: SentenceLanguage): string[] =>
  tradition === 'shrivaishnava' ? [TEXTS[language]['open-ekadashis']] : [];
