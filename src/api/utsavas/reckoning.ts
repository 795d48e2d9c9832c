/** How the day of an observance was determined. */
import type * as z from 'zod';
import { KALA_NAMES } from '../../../build/lexicon/terms/kala';
import { TERM_NAMES } from '../../../build/lexicon/terms/term';
import type { SentenceLanguage } from '../../data/language';
import { KALAS } from '../../data/observances/kala';
import type { Stretch } from '../../data/stretch';
import type { Reckoning } from '../../domain/observances/types';
import type { Labels } from '../../lexicon/labels';
import { decisionWords } from '../../lexicon/sentences/observances/decision';
import { constantOf, ifAny, orNull, type Part, plainText, row, startAndEnd, within } from '../parts';
import { recordOf } from '../recordPart';
import type * as schema from './response';

type Presented = z.output<typeof schema.WholeUtsava>['reckoning'];

/** The deciding part of the day, or the deciding event. */
const DECIDING = { ...TERM_NAMES, ...KALA_NAMES };

const stretch = row(
  () => 0,
  startAndEnd,
  (_: Stretch, [start, end], localAt) => ({
    start: start as string,
    end: end as string,
    start_local: localAt(0),
    end_local: localAt(1),
  }),
);

const instant = row(
  () => 0,
  (jdUt: number, into) => {
    into[0] = jdUt;
    return 1;
  },
  (_, [time], localAt) => ({ time: time as string, time_local: localAt(0) }),
);

/** @param labels  names beside those in IAST; null for a request without a language */
export function reckoningPart(labels: Labels | null, language: SentenceLanguage): Part<Reckoning, Presented> {
  const kalaOf = ({ kala }: Reckoning) => kala;
  const ofKala = <T>(present: (kala: Reckoning['kala']) => T) => constantOf(kalaOf, ({ kala }) => present(kala));
  return recordOf<Reckoning, Presented>({
    kala: ofKala((kala) => kala),
    kala_name: ofKala((kala) => DECIDING[kala].iast.toLowerCase()),
    kala_sa: ofKala((kala) => DECIDING[kala].sa),
    ...(labels && { kala_label: ofKala((kala) => labels.label(kala in KALAS ? 'kala' : 'term', kala)) }),
    window: within(({ window }) => window, orNull(stretch)),
    tithi: within(({ tithi }) => tithi, stretch),
    nakshatra: ifAny(({ nakshatra }) => nakshatra, stretch),
    sankranti: ifAny(({ sankrantiJd }) => sankrantiJd, instant),
    bhadra: ifAny(({ bhadra }) => bhadra, stretch),
    rite: ifAny(({ rite }) => rite, stretch),
    decision: plainText(({ decision }) => decisionWords(decision, language)),
  });
}
