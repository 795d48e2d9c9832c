/** The times of observances in words: their names, the rule of each, and why one does not exist. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/times';
import type { SentenceLanguage } from '../../data/language';
import type { DayMark, Term, TimeChoice, TimeKey } from '../../data/observances/times/rule';
import type { ObservedTime } from '../../domain/observances/times/types';
import type { Cite } from '../citations';
import { englishFormat } from '../formats/english';
import { hindiFormat } from '../formats/hindi';
import { englishNames } from './names/english';
import { hindiNames } from './names/hindi';

const LANGUAGES = {
  en: { texts: TEXTS.en, format: englishFormat, names: englishNames },
  hi: { texts: TEXTS.hi, format: hindiFormat, names: hindiNames },
} as const;

export const timeName = (key: TimeKey, language: SentenceLanguage): string => TEXTS[language].name[key];

function markText({ mark, day, minutes }: DayMark, language: SentenceLanguage): string {
  const { texts } = LANGUAGES[language];
  const plain = texts.mark[mark];
  const dated = day === undefined || day === 0 ? plain : texts.day[day === -1 ? 'before' : 'after']({ mark: plain });
  if (minutes === undefined) return dated;
  return texts.minutes({ minutes: Math.abs(minutes), side: minutes < 0 ? 'before' : 'after', mark: dated });
}

function extremeText(marks: readonly string[], which: 'latest' | 'earliest', language: SentenceLanguage): string {
  const { texts, format } = LANGUAGES[language];
  return marks.length === 1 ? (marks[0] as string) : texts[which]({ marks: format.list(marks) });
}

const marksText = (marks: readonly DayMark[], which: 'latest' | 'earliest', language: SentenceLanguage): string =>
  extremeText(
    marks.map((mark) => markText(mark, language)),
    which,
    language,
  );

function termText(term: Term, language: SentenceLanguage): string {
  const { texts, names } = LANGUAGES[language];
  if ('part' in term) return texts.part[term.part];
  if ('from' in term) {
    const from = marksText(term.from, 'latest', language);
    return term.to ? texts.between({ from, to: marksText(term.to, 'earliest', language) }) : texts.from({ from });
  }
  if ('tithi' in term) return texts.tithi[term.tithi];
  if ('nakshatra' in term) {
    return term.nakshatra === 'its'
      ? texts.nakshatra.its
      : texts.nakshatra.given({ nakshatra: names.nakshatra(term.nakshatra) });
  }
  if ('yoga' in term) return texts.yoga({ yoga: names.yoga(term.yoga) });
  if ('lagna' in term) return texts.lagna({ rashi: names.rashi(term.lagna) });
  if ('bhadra' in term) return texts.bhadra[term.bhadra];
  if ('gauri' in term) return texts.gauri[term.gauri];
  return texts.name[`choghadiya_${term.choghadiya}`];
}

/** "pradoṣa, the first fifth of the night; Vṛṣabha lagna; its tithi". */
const termsText = (terms: readonly Term[], language: SentenceLanguage): string =>
  terms.map((term) => termText(term, language)).join('; ');

function choiceText(choice: TimeChoice, language: SentenceLanguage): string {
  const { texts, format } = LANGUAGES[language];
  if ('in' in choice) {
    const parts = termsText(choice.in, language);
    if (!choice.not) return texts.within({ parts });
    return texts.without({ parts, excluded: format.list(choice.not.map((term) => termText(term, language))) });
  }
  if ('at' in choice) {
    const { at, either, until, open } = choice;
    const marks = at.map((mark) => markText(mark, language));
    if (either) marks.push(marksText(either, 'earliest', language));
    const mark = extremeText(marks, 'latest', language);
    const text = open ? texts.open({ mark }) : texts.at({ mark });
    return until ? texts.until({ text, mark: markText(until, language) }) : text;
  }
  return texts.whole({ whole: termText(choice.whole, language), touching: termText(choice.touching, language) });
}

const choicesText = (choices: readonly TimeChoice[], language: SentenceLanguage): string =>
  choices.map((choice) => choiceText(choice, language)).join(' / ');

/** The rule of a time: the choice that applies, or all choices of a time that does not exist. */
export function timeRuleWords({ rule, choice, passed }: ObservedTime, language: SentenceLanguage): string {
  if (choice) return choiceText(choice, language);
  if (typeof rule.when === 'string') return LANGUAGES[language].texts.computed[rule.when];
  return choicesText(passed, language);
}

/** Why a time does not exist, or which better choices do not occur on the day; null if its first choice applies. */
export function timeReasonWords({ choice, passed, lacks }: ObservedTime, language: SentenceLanguage): string | null {
  const { texts } = LANGUAGES[language];
  const choices = choicesText(passed, language);
  if (lacks === 'no-overlap' || lacks === 'reversed') return texts.lacks[lacks]({ choices });
  if (lacks !== null) return texts.lacks[lacks];
  return choice && passed.length > 0 ? texts.passed({ choices }) : null;
}

/** A time as a line of text: "Worship: 17:36 to 18:16". */
export function timeLine(
  time: ObservedTime,
  show: (jdUt: number) => string,
  cite: Cite,
  language: SentenceLanguage,
): string {
  const { texts } = LANGUAGES[language];
  const { key, rule, startJd, endJd, open } = time;
  const note = [
    ...(rule.quality === 'best' ? [] : [texts.quality[rule.quality]]),
    ...(rule.authority ? [cite(rule.authority)] : []),
  ];
  const plain = texts.name[key];
  const name = note.length === 0 ? plain : texts.marked({ name: plain, note: note.join('; ') });
  if (startJd === null) return texts.line.none({ name, reason: timeReasonWords(time, language) ?? '' });
  const start = show(startJd);
  if (endJd !== null) return texts.line.span({ name, start, end: show(endJd) });
  return open ? texts.line.from({ name, start }) : texts.line.at({ name, start });
}
