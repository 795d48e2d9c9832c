import type * as z from 'zod';
import { CHART_YOGA_NAMES } from '../../../../build/lexicon/terms/chart_yoga';
import type { SentenceLanguage } from '../../../data/language';
import type { PresentYoga, Yogas } from '../../../domain/chart/yogas';
import { yogaCancellation, yogaRule } from '../../../lexicon/sentences/yogas';
import type { YogaPart } from './yogas';

function presentYoga(yoga: PresentYoga, language: SentenceLanguage): z.output<typeof YogaPart> {
  const { key, category, grahas, houses, source, cancelledBy } = yoga;
  const { iast, sa } = CHART_YOGA_NAMES[key];
  const cancelled = cancelledBy && cancelledBy.length > 0;
  return {
    key,
    name: iast,
    iast,
    sa,
    category,
    grahas,
    houses,
    rule: yogaRule(key, language),
    source,
    cancelled,
    cancelled_by: (cancelledBy ?? []).map((cancellation) => ({
      rule: yogaCancellation(key, cancellation.number, language),
      source: cancellation.source,
    })),
  };
}

export const presentYogas = ({ present }: Yogas, language: SentenceLanguage): z.output<typeof YogaPart>[] =>
  present.map((yoga) => presentYoga(yoga, language));
