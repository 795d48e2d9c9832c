/** The shapes of daśās and of the periods in force at birth: the default four, and the common layout of named daśās. */
import * as z from 'zod';
import { DASHA_KEYS, type DashaKey } from '../../../domain/dasha/keys';
import { PHASE_KEYS } from '../../../domain/dasha/types';
import { almanacNumber, forEach, instant } from '../../shapes/kinds';
import { DEVANAGARI, IAST, LABEL, labelFields } from '../../shapes/language';
import { GrahaKeyEnum, NakshatraEnum } from '../../shapes/names';
import { RASHI, RashiPlace } from '../../shapes/placement';
import { mapValues } from '../../shapes/values';

const SPAN = { start: instant('First instant.'), end: instant('End, the first instant of the next.') };
const LEVEL = almanacNumber(5, '1 mahā, 2 antara, 3 pratyantara, 4 sūkṣma, 5 prāṇa.');
const LORD = { lord: GrahaKeyEnum, ...labelFields('lord') };

// A recursive shape names its fields one by one: the type of a spread would depend on itself.
export const DashaPeriod = z.object({
  lord: GrahaKeyEnum,
  level: LEVEL,
  start: SPAN.start,
  end: SPAN.end,
  get sub() {
    return z.array(DashaPeriod).describe('The periods inside; none at the last level.');
  },
  lord_label: LABEL,
});
DashaPeriod.register(z.globalRegistry, { id: 'DashaPeriod', description: 'A period of a daśā with its sub-periods.' });

export const NestedYoginiPeriod = z.object({
  key: z.string(),
  name: IAST,
  sa: z.string(),
  lord: GrahaKeyEnum,
  level: LEVEL,
  start: SPAN.start,
  end: SPAN.end,
  get sub() {
    return z.array(NestedYoginiPeriod).describe('The periods inside; none at the last level.');
  },
  label: LABEL,
  lord_label: LABEL,
});
NestedYoginiPeriod.register(z.globalRegistry, { id: 'NestedYoginiPeriod', description: 'A period of a yoginī.' });

export const NestedRashiPeriod = z.object({
  rashi: RASHI.rashi,
  rashi_index: RASHI.rashi_index,
  lord: GrahaKeyEnum,
  years: z.int().min(0).optional().describe('Whole years of a mahādaśā.'),
  level: LEVEL,
  start: SPAN.start,
  end: SPAN.end,
  get sub() {
    return z.array(NestedRashiPeriod).describe('The periods inside; none at the last level.');
  },
  rashi_label: LABEL,
  lord_label: LABEL,
});
NestedRashiPeriod.register(z.globalRegistry, { id: 'NestedRashiPeriod', description: 'A period of a rāśi.' });

const SEED = {
  nakshatra: NakshatraEnum,
  nakshatra_index: almanacNumber(27, 'Nakṣatra of the Moon.'),
  ...LORD,
  ...labelFields('nakshatra'),
};
const traversed = (what: string) => z.number().min(0).max(1).describe(`Part of ${what} already traversed.`);
const BALANCE = {
  ...LORD,
  years: z.number().min(0).describe('What was left of the first mahādaśā at birth.'),
};
const Balance = z.object(BALANCE);
const yearDays = z.number().describe('Length of the year, days.');

/** The description fields of every named daśā. */
const ABOUT = {
  key: z.enum(DASHA_KEYS).meta({ id: 'DashaKey', description: 'Key of the daśā.' }),
  name: IAST,
  sa: DEVANAGARI,
  applicable: z
    .boolean()
    .nullable()
    .describe('Whether its condition of use holds for this birth; true without a condition, null where not known.'),
  condition: z.string().nullable().describe('Key of the condition of use.'),
  reason: z.string().nullable().describe('The condition in words, and whether it holds.'),
  label: LABEL,
};
/** The same fields for a daśā that also has a layout without them. */
const SOME_ABOUT = z.object(ABOUT).partial().shape;

const Vimshottari = z
  .object({
    ...SOME_ABOUT,
    seed: z.object({ ...SEED, traversed: traversed('the nakṣatra') }),
    balance: Balance,
    year_days: yearDays,
    periods: z.array(DashaPeriod).describe('Mahādaśās, divided to the requested depth.'),
  })
  .meta({ id: 'VimshottariDasha', description: 'Viṃśottarī (BPHS 46).' });

const Yogini = z
  .array(
    z
      .object({
        key: z.string(),
        name: IAST,
        sa: z.string(),
        ...LORD,
        ...SPAN,
        label: LABEL,
      })
      .meta({ id: 'YoginiPeriod' }),
  )
  .describe('Yoginī: three cycles of 36 years.');

const Ashtottari = z
  .object({
    ...SOME_ABOUT,
    applicable: z
      .boolean()
      .nullable()
      .describe('Whether one of the conditions holds. Null if the first does not hold and the second is unknown.'),
    conditions: z.object({
      rahu: z.boolean().describe('Rāhu is in a kendra or trikoṇa from the lord of the lagna, but not in the lagna.'),
      paksha: z
        .boolean()
        .nullable()
        .describe('Birth by day in the dark fortnight, or by night in the bright one. Null without a sunrise.'),
    }),
    seed: z.object({ ...SEED, traversed: traversed('the group of nakṣatras') }),
    balance: Balance,
    year_days: yearDays,
    periods: z.array(
      z
        .object({
          ...LORD,
          level: LEVEL.optional(),
          ...SPAN,
          sub: z.array(DashaPeriod).optional().describe('The periods inside, where `dashas` names it.'),
        })
        .meta({ id: 'AshtottariPeriod' }),
    ),
  })
  .meta({ id: 'AshtottariDasha', description: 'Aṣṭottarī of 108 years, with the conditions for its use.' });

const Chara = z
  .array(z.object({ ...RASHI, ...LORD, years: almanacNumber(12, 'Its years.'), ...SPAN }).meta({ id: 'CharaPeriod' }))
  .describe('Cara daśā of Jaimini by rāśis from the lagna, with single lords in K. N. Rao’s outline.');

const NakshatraSeedShape = z.object({ ...SEED, traversed: traversed('the nakṣatra, or of its group,') });

export const RashiSeedShape = z.object({
  ...RASHI,
  by: z.string().describe('What chose it: a place of the chart, or the rule that decided between two.'),
  brahma: GrahaKeyEnum.optional().describe('The graha that is Brahmā (sthira).'),
  co_lords: forEach(['vrishchika', 'kumbha'], z.object({ ...LORD, by: z.string() }))
    .optional()
    .describe('The lord of each rāśi that has two, and the rule that decided.'),
  ...labelFields('brahma'),
});

const GrahaDasha = z
  .object({
    ...ABOUT,
    seed: NakshatraSeedShape,
    balance: Balance,
    year_days: yearDays,
    periods: z.array(DashaPeriod),
  })
  .meta({ id: 'GrahaDasha', description: 'A daśā of grahas, from the Moon.' });

const RashiDasha = z
  .object({
    ...ABOUT,
    seed: RashiSeedShape,
    balance: z.null(),
    year_days: yearDays,
    periods: z.array(NestedRashiPeriod),
  })
  .meta({ id: 'RashiDasha', description: 'A daśā of rāśis. It begins at birth.' });

const NamedYogini = z
  .object({ ...GrahaDasha.shape, periods: z.array(NestedYoginiPeriod) })
  .meta({ id: 'YoginiDasha', description: 'Yoginī, three cycles of 36 years.' });

const Kalachakra = z
  .object({
    ...ABOUT,
    seed: NakshatraSeedShape.extend({
      pada: almanacNumber(4, 'Quarter of the nakṣatra; `traversed` is of it.'),
      paramayus: z.number().describe('Years of the nine rāśis of the quarter.'),
      deha: RashiPlace,
      jiva: RashiPlace,
    }),
    balance: z.object({ ...RASHI, ...BALANCE }),
    year_days: yearDays,
    periods: z.array(NestedRashiPeriod),
  })
  .meta({ id: 'KalachakraDasha', description: 'Kālacakra (BPHS 46).' });

const Mudda = z
  .object({
    ...ABOUT,
    seed: z.object({
      nakshatra: NakshatraEnum,
      nakshatra_index: almanacNumber(27, 'Nakṣatra of the Moon.'),
      completed_years: z.int().min(0),
      ...labelFields('nakshatra'),
    }),
    balance: z.null(),
    year_days: yearDays,
    periods: z.array(DashaPeriod),
  })
  .meta({ id: 'MuddaDasha', description: 'Muddā of the first year of life.' });

/** The layouts that differ from a daśā of grahas. */
const LAYOUTS = {
  vimshottari: Vimshottari,
  yogini: z.union([Yogini, NamedYogini]),
  ashtottari: Ashtottari,
  chara: z.union([Chara, RashiDasha]),
  'chara-rao': RashiDasha,
  'kp-vimshottari': GrahaDasha,
  narayana: RashiDasha,
  kalachakra: Kalachakra,
  shula: RashiDasha,
  mandooka: RashiDasha,
  drig: RashiDasha,
  sthira: RashiDasha,
  'niryana-shula': RashiDasha,
  dvisaptati: GrahaDasha,
  shodashottari: GrahaDasha,
  dvadashottari: GrahaDasha,
  panchottari: GrahaDasha,
  shatabdika: GrahaDasha,
  chaturashiti: GrahaDasha,
  shashtihayani: GrahaDasha,
  shattrimsha: GrahaDasha,
  mudda: Mudda,
} as const satisfies Record<DashaKey, z.ZodType>;

type Layouts = typeof LAYOUTS;

/** A daśā is present if the request names it, and null if it could not be computed. */
const ASKED = mapValues<DashaKey, z.ZodType, z.ZodType>(LAYOUTS, (layout) => layout.nullable().optional()) as {
  [K in DashaKey]: z.ZodOptional<z.ZodNullable<Layouts[K]>>;
};

export const DashaPart = z
  .object(ASKED)
  .describe(
    'Daśās by key. Without `dashas` in the request Yoginī and Cara are plain lists of mahādaśās; a daśā that `dashas` ' +
      'names is `{ key, applicable, reason, seed, balance, periods }`.',
  );
export type DashaAnswer = z.output<typeof DashaPart>;

export const PhasePart = forEach(PHASE_KEYS, z.object({ ...LORD, ...SPAN }).meta({ id: 'RunningPeriod' })).describe(
  'The periods that run at the birth instant.',
);
