import type * as z from 'zod';
import type { PresentYoga, Yogas } from '../../../domain/chart/yogas';
import { hindiCancellation, hindiYogaRule } from '../../../domain/chart/yogas/hindi';
import type { SentenceLanguage } from '../../../lexicon/language';
import type { YogaPart } from './yogas';

function presentYoga(yoga: PresentYoga, language: SentenceLanguage): z.output<typeof YogaPart> {
  const { key, iast, sa, category, grahas, houses, rule, source, cancelledBy } = yoga;
  const cancelled = cancelledBy && cancelledBy.length > 0;
  const isHindi = language === 'hi';
  return {
    key,
    name: iast,
    iast,
    sa,
    category,
    grahas,
    houses,
    rule: isHindi ? hindiYogaRule(key) : rule,
    source,
    cancelled,
    cancelled_by: (cancelledBy ?? []).map(({ number, ...cancellation }) => ({
      rule: isHindi ? hindiCancellation(key, number) : cancellation.rule,
      source: cancellation.source,
    })),
  };
}

export const presentYogas = ({ present }: Yogas, language: SentenceLanguage): z.output<typeof YogaPart>[] =>
  present.map((yoga) => presentYoga(yoga, language));
