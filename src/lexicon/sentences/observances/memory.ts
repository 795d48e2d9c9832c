import type { SentenceLanguage } from '../../language';

type Wording<Subject> = (subject: Subject) => string;

/** Wordings by language that word a subject once, as long as it lives. */
export function inLanguage<Subject extends object>(
  wordings: Readonly<Record<SentenceLanguage, Wording<Subject>>>,
): (subject: Subject, language: SentenceLanguage) => string {
  const known: Record<SentenceLanguage, WeakMap<Subject, string>> = { en: new WeakMap(), hi: new WeakMap() };
  return (subject, language) => {
    const before = known[language].get(subject);
    if (before !== undefined) return before;
    const words = wordings[language](subject);
    known[language].set(subject, words);
    return words;
  };
}
