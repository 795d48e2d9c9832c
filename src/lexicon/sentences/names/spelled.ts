import type { SentenceLanguage } from '../../../data/language';
import type { Name } from '../../../lexicon/name';

/** The spelling of a name in the sentences of a language. */
export const spelled = ({ iast, sa }: Pick<Name, 'iast' | 'sa'>, language: SentenceLanguage): string =>
  language === 'hi' ? sa : iast;
