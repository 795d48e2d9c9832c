/** Daśās, and the periods that run at birth. */
import * as z from 'zod';
import type { Chart } from '../../../domain/chart/chart';
import { type CurrentPhase, type DashaTree, PHASE_KEYS, type VimshottariDasha } from '../../../domain/chart/types';
import { nakshatraName } from '../../../domain/names';
import { isoUtc } from '../../../domain/time/iso';
import { almanacNumber, forEach, instant } from '../../fields';
import { GrahaKeyEnum, NakshatraEnum } from '../../names';
import { presentRashi, RASHI } from './rashi';
import { mapValues } from './values';

const SPAN = { start: instant('First instant.'), end: instant('End, the first instant of the next.') };

export const DashaPeriod = z.object({
  lord: GrahaKeyEnum,
  level: almanacNumber(5, '1 mahā, 2 antara, 3 pratyantara, 4 sūkṣma, 5 prāṇa.'),
  start: SPAN.start,
  end: SPAN.end,
  get sub() {
    return z.array(DashaPeriod).meta({ description: 'The nine periods inside; none at the last level.' });
  },
});
DashaPeriod.register(z.globalRegistry, { id: 'DashaPeriod', description: 'A period of a daśā with those inside it.' });

const SEED = {
  nakshatra: NakshatraEnum,
  nakshatra_index: almanacNumber(27, 'Nakṣatra of the Moon.'),
  lord: GrahaKeyEnum,
};
const traversed = (what: string) =>
  z
    .number()
    .min(0)
    .max(1)
    .meta({ description: `Part of ${what} already traversed.` });
const Balance = z.object({
  lord: GrahaKeyEnum,
  years: z.number().min(0).meta({ description: 'What was left of the first mahādaśā at birth.' }),
});
const yearDays = z.number().meta({ description: 'Length of the year, days.' });

const Vimshottari = z
  .object({
    seed: z.object({ ...SEED, traversed: traversed('the nakṣatra') }),
    balance: Balance,
    year_days: yearDays,
    periods: z.array(DashaPeriod).meta({ description: 'Mahādaśās, divided as deep as asked for.' }),
  })
  .meta({ id: 'VimshottariDasha', description: 'Viṃśottarī (BPHS 46).' });

const Yogini = z
  .array(
    z
      .object({
        key: z.string(),
        name: z.string().meta({ description: 'Name in IAST.' }),
        sa: z.string(),
        lord: GrahaKeyEnum,
        ...SPAN,
      })
      .meta({ id: 'YoginiPeriod' }),
  )
  .meta({ description: 'Yoginī: three cycles of 36 years.' });

const Ashtottari = z
  .object({
    applicable: z.boolean().nullable().meta({
      description: 'Whether either condition holds; null where only the unknown one could.',
    }),
    conditions: z.object({
      rahu: z
        .boolean()
        .meta({ description: 'Rāhu in a kendra or trikoṇa from the lord of the lagna, not in the lagna.' }),
      paksha: z.boolean().nullable().meta({
        description: 'Birth by day in the dark fortnight or by night in the bright; null without a sunrise.',
      }),
    }),
    seed: z.object({ ...SEED, traversed: traversed('the group of nakṣatras') }),
    balance: Balance,
    year_days: yearDays,
    periods: z.array(z.object({ lord: GrahaKeyEnum, ...SPAN }).meta({ id: 'AshtottariPeriod' })),
  })
  .meta({ id: 'AshtottariDasha', description: 'Aṣṭottarī of 108 years, with the conditions under which it is used.' });

const Chara = z
  .array(
    z
      .object({ ...RASHI, lord: GrahaKeyEnum, years: almanacNumber(12, 'Its years.'), ...SPAN })
      .meta({ id: 'CharaPeriod' }),
  )
  .meta({ description: 'Chara daśā of Jaimini, by rāśis from the lagna.' });

export const DashaPart = z.object({
  vimshottari: Vimshottari.nullable(),
  yogini: Yogini.nullable(),
  ashtottari: Ashtottari.nullable(),
  chara: Chara.nullable(),
});

export const PhasePart = forEach(
  PHASE_KEYS,
  z.object({ lord: GrahaKeyEnum, ...SPAN }).meta({ id: 'RunningPeriod' }),
).meta({
  description: 'The periods that run at the birth instant.',
});

const presentSpan = ({ startJd, endJd }: { startJd: number; endJd: number }) => ({
  start: isoUtc(startJd),
  end: isoUtc(endJd),
});

/** Periods that follow one another; the end of each, written once, is the start of the next. */
function presentPeriods(periods: readonly DashaTree[]): z.output<typeof DashaPeriod>[] {
  let end = '';
  let endJd = Number.NaN;
  return periods.map((period) => {
    const start = period.startJd === endJd ? end : isoUtc(period.startJd);
    endJd = period.endJd;
    end = isoUtc(endJd);
    return { lord: period.lord, level: period.level, start, end, sub: presentPeriods(period.sub) };
  });
}

const presentSeed = ({ nakshatra, lord, traversed: gone }: VimshottariDasha['seed']) => ({
  nakshatra: nakshatraName(nakshatra).iast,
  nakshatra_index: nakshatra,
  lord,
  traversed: gone,
});

/** One condition is enough; the one that is not known might still hold. */
const eitherOf = ({ rahu, paksha }: { rahu: boolean; paksha: boolean | null }): boolean | null => rahu || paksha;

export function presentDashas({ vimshottari, yogini, ashtottari, chara }: Chart): z.output<typeof DashaPart> {
  return {
    vimshottari: vimshottari && {
      seed: presentSeed(vimshottari.seed),
      balance: vimshottari.balance,
      year_days: vimshottari.yearDays,
      periods: presentPeriods(vimshottari.periods),
    },
    yogini: yogini?.map(({ key, name, sa, lord, ...span }) => ({ key, name, sa, lord, ...presentSpan(span) })) ?? null,
    ashtottari: ashtottari && {
      applicable: eitherOf(ashtottari.applicable),
      conditions: ashtottari.applicable,
      seed: presentSeed(ashtottari.seed),
      balance: ashtottari.balance,
      year_days: ashtottari.yearDays,
      periods: ashtottari.periods.map(({ lord, ...span }) => ({ lord, ...presentSpan(span) })),
    },
    chara:
      chara?.map(({ rashi, lord, years, ...span }) => ({
        ...presentRashi(rashi),
        lord,
        years,
        ...presentSpan(span),
      })) ?? null,
  };
}

export const presentPhase = (phase: CurrentPhase): z.output<typeof PhasePart> =>
  mapValues(phase, ({ lord, ...span }) => ({ lord, ...presentSpan(span) }));
