/** The rules of yogas in the language of the pages. Those in Hindi are fetched by who reads Hindi alone. */
import type { PresentYoga } from '../../../domain/chart/yogas';
import type { LocaleKey } from '../../i18n/locales';

type Cancellation = NonNullable<PresentYoga['cancelledBy']>[number];

export interface YogaWords {
  rule: (yoga: Pick<PresentYoga, 'key' | 'rule'>) => string;
  cancellation: (yoga: Pick<PresentYoga, 'key'>, cancellation: Cancellation) => string;
}

const ENGLISH: YogaWords = {
  rule: ({ rule }) => rule,
  cancellation: (_, { rule }) => rule,
};

const LOADERS: Record<LocaleKey, () => Promise<YogaWords>> = {
  en: async () => ENGLISH,
  hi: async () => {
    const { hindiYogaRule, hindiCancellation } = await import('../../../domain/chart/yogas/hindi');
    return {
      rule: ({ key }) => hindiYogaRule(key),
      cancellation: ({ key }, { number }) => hindiCancellation(key, number),
    };
  },
};

export const loadYogaWords = (locale: LocaleKey): Promise<YogaWords> => LOADERS[locale]();
