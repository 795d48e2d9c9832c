/** The yoga rules in the language of the page. Only that language is loaded. */
import type { YogaTexts } from '../../../lexicon/sentences/yogas';
import type { LocaleKey } from '../../i18n/locales';

const LOADERS: Record<LocaleKey, () => Promise<{ sentences: YogaTexts }>> = {
  en: () => import('../../../../build/lexicon/sentences/en/yogas'),
  hi: () => import('../../../../build/lexicon/sentences/hi/yogas'),
};

export const loadYogaTexts = async (locale: LocaleKey): Promise<YogaTexts> => (await LOADERS[locale]()).sentences;
