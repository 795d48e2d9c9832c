/** The yoga rules and their sources in the language of the page. Only that language is loaded. */
import type { Cite } from '../../../lexicon/citations';
import type { YogaTexts } from '../../../lexicon/sentences/yogas';
import type { LocaleKey } from '../../i18n/locales';

export interface YogaWords extends YogaTexts {
  cite: Cite;
}

const LOADERS: Record<LocaleKey, () => Promise<YogaWords>> = {
  en: async () => ({
    ...(await import('../../../../build/lexicon/sentences/en/yogas')).sentences,
    cite: (text) => text,
  }),
  hi: async () => {
    const [{ sentences }, { citedInHindi }] = await Promise.all([
      import('../../../../build/lexicon/sentences/hi/yogas'),
      import('../../../lexicon/facts/hindi/sources'),
    ]);
    return { ...sentences, cite: citedInHindi };
  },
};

export const loadYogaWords = (locale: LocaleKey): Promise<YogaWords> => LOADERS[locale]();
