import * as z from 'zod';
import type { PresentYoga, Yogas } from '../../../domain/chart/yogas';
import { hindiCancellation, hindiYogaRule } from '../../../domain/chart/yogas/hindi';
import { YOGA_CATEGORIES } from '../../../domain/chart/yogas/types';
import type { SentenceLanguage } from '../../../domain/languages';
import { almanacNumber } from '../../shapes/kinds';
import { LABEL } from '../../shapes/language';
import { GrahaKeyEnum } from '../../shapes/names';

const Cancellation = z.object({ rule: z.string(), source: z.string() }).meta({ id: 'YogaCancellation' });

export const YogaPart = z
  .object({
    key: z.string().meta({ examples: ['gajakesari'] }),
    name: z.string().meta({ description: 'Name in IAST.' }),
    iast: z.string().meta({ description: 'The same.' }),
    sa: z.string().meta({ description: 'Name in Devanāgarī.' }),
    category: z.enum(YOGA_CATEGORIES),
    grahas: z.array(GrahaKeyEnum).meta({ description: 'The grahas that form it.' }),
    houses: z.array(almanacNumber(12, 'A house.')).meta({ description: 'Their houses.' }),
    rule: z.string().meta({ description: 'The rule in words.' }),
    source: z.string(),
    cancelled: z.boolean().nullable().meta({
      description: 'Whether a cancellation (bhaṅga) applies; null if the source gives none.',
    }),
    cancelled_by: z.array(Cancellation).meta({ description: 'The cancellations that hold.' }),
    label: LABEL,
  })
  .meta({ id: 'Yoga', description: 'A yoga in the chart: a fact, without effects.' });

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
