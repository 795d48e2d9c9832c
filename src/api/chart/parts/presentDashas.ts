/**
 * Presents daśās and the periods in force at birth: the default four in their original layout, named daśās in the
 * common layout.
 */
import type * as z from 'zod';
import { nakshatraName } from '../../../../build/lexicon/terms/nakshatra';
import { YOGINI_NAMES } from '../../../../build/lexicon/terms/yogini';
import type { SentenceLanguage } from '../../../data/language';
import type { Dashas } from '../../../domain/chart/parts';
import type { DashaReason } from '../../../domain/dasha/conditions';
import type { DashaKey, DefaultDasha } from '../../../domain/dasha/keys';
import type { CurrentPhase, KalachakraSeed, MuddaSeed, NakshatraSeed, RashiSeed } from '../../../domain/dasha/types';
import { isoUtc } from '../../../domain/time/iso';
import { dashaName } from '../../../lexicon/dasha';
import type { Labels } from '../../../lexicon/labels';
import { dashaReasonInWords } from '../../../lexicon/sentences/dashaConditions';
import { presentRashi } from '../../shapes/presentPoint';
import { mapValues } from '../../shapes/values';
import { type PresentablePeriods, presentPeriods } from './dashaPeriods';
import type { DashaAnswer, DashaPeriod, PhasePart, RashiSeedShape } from './dashas';

const presentSpan = ({ startJd, endJd }: { startJd: number; endJd: number }) => ({
  start: isoUtc(startJd),
  end: isoUtc(endJd),
});

const presentNakshatra = (nakshatra: number) => ({
  nakshatra: nakshatraName(nakshatra).iast,
  nakshatra_index: nakshatra,
});

const presentSeed = ({ nakshatra, lord, traversed: gone }: NakshatraSeed) => ({
  ...presentNakshatra(nakshatra),
  lord,
  traversed: gone,
});

/** Presents the default four daśās, for a request that names none. */
export function presentUsualDashas(
  { vimshottari, yogini, ashtottari, chara }: Dashas<DefaultDasha>,
  labels: Labels | null,
): DashaAnswer {
  return {
    vimshottari: vimshottari && {
      seed: presentSeed(vimshottari.seed),
      balance: vimshottari.balance,
      year_days: vimshottari.yearDays,
      periods: presentPeriods('vimshottari', vimshottari.periods, labels) as z.output<typeof DashaPeriod>[],
    },
    yogini:
      yogini?.periods.map(({ key, lord, ...span }) => {
        const { iast: name, sa } = YOGINI_NAMES[key];
        return { key, name, sa, lord, ...presentSpan(span) };
      }) ?? null,
    ashtottari: ashtottari && {
      applicable: ashtottari.applicable,
      conditions: { rahu: ashtottari.reason.rahu, paksha: ashtottari.reason.paksha },
      seed: presentSeed(ashtottari.seed),
      balance: ashtottari.balance,
      year_days: ashtottari.yearDays,
      periods: ashtottari.periods.map(({ lord, ...span }) => ({ lord, ...presentSpan(span) })),
    },
    chara:
      chara?.periods.map(({ rashi, lord, years = Number.NaN, ...span }) => ({
        ...presentRashi(rashi),
        lord,
        years,
        ...presentSpan(span),
      })) ?? null,
  };
}

const presentRashiSeed = ({ rashi, by, brahma, coLords }: RashiSeed): z.output<typeof RashiSeedShape> => ({
  ...presentRashi(rashi),
  by,
  ...(brahma && { brahma }),
  ...(coLords && { co_lords: { vrishchika: coLords[8], kumbha: coLords[11] } }),
});

const presentKalachakraSeed = (seed: KalachakraSeed) => ({
  ...presentSeed(seed),
  pada: seed.pada,
  paramayus: seed.paramayus,
  deha: presentRashi(seed.deha),
  jiva: presentRashi(seed.jiva),
});

const presentMuddaSeed = ({ nakshatra, completedYears }: MuddaSeed) => ({
  ...presentNakshatra(nakshatra),
  completed_years: completedYears,
});

/** Any daśā of the domain. */
interface AnyDasha {
  key: DashaKey;
  applicable: boolean | null;
  reason: DashaReason | null;
  seed: NakshatraSeed | RashiSeed | KalachakraSeed | MuddaSeed;
  balance: { lord: string; years: number; rashi?: number } | null;
  yearDays: number;
  periods: PresentablePeriods;
}

function presentAnySeed({ seed }: AnyDasha) {
  if ('deha' in seed) return presentKalachakraSeed(seed);
  if ('completedYears' in seed) return presentMuddaSeed(seed);
  return 'rashi' in seed ? presentRashiSeed(seed) : presentSeed(seed);
}

function presentDasha(dasha: AnyDasha, language: SentenceLanguage, labels: Labels | null) {
  const { key, applicable, reason, balance, yearDays: year_days } = dasha;
  const { iast: name, sa } = dashaName(key);
  return {
    key,
    name,
    sa,
    applicable,
    condition: reason?.condition ?? null,
    reason: reason && dashaReasonInWords(reason, language),
    ...(reason?.condition === 'rahu-from-lagna-lord-or-paksha' && {
      conditions: { rahu: reason.rahu, paksha: reason.paksha },
    }),
    seed: presentAnySeed(dasha),
    balance:
      balance?.rashi === undefined
        ? balance
        : { ...presentRashi(balance.rashi), lord: balance.lord, years: balance.years },
    year_days,
    periods: presentPeriods(dasha.key, dasha.periods, labels),
  };
}

/** Presents the daśās that the request names, all in the common layout. */
export function presentNamedDashas(
  dashas: Partial<Dashas<DashaKey>>,
  language: SentenceLanguage,
  labels: Labels | null,
): DashaAnswer {
  const presented = Object.entries(dashas).map(([key, dasha]) => [
    key,
    dasha && presentDasha(dasha as unknown as AnyDasha, language, labels),
  ]);
  return Object.fromEntries(presented) as DashaAnswer;
}

export const presentPhase = (phase: CurrentPhase): z.output<typeof PhasePart> =>
  mapValues(phase, ({ lord, ...span }) => ({ lord, ...presentSpan(span) }));
