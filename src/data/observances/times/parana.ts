/** When fasts are broken: of ekādaśīs by school, and of other observances. */
import { type DayMark, ITS_TITHI, part, SOURCES, type Term, type TimeRule } from './rule';

const AFTER_HARI_VASARA: Term = { from: [{ mark: 'hari-vasara-end' }] };
const DVADASHI: Term = { tithi: 'next' };
const HARI_VASARA: Term = { from: [{ mark: 'sunrise', day: 'parana' }], to: [{ mark: 'hari-vasara-end' }] };

const GCAL = 'Hari-bhakti-vilāsa, as the calendar program of ISKCON (gaurabda-calendar) computes it';

const HARI_VASARA_TIMES = [
  {
    key: 'hari_vasara_end',
    when: [{ at: [{ mark: 'hari-vasara-end' }] }],
    quality: 'allowed',
    source: 'Dharmasindhu: the first quarter of dvādaśī',
  },
  {
    key: 'parana_not',
    when: [{ in: [HARI_VASARA] }],
    quality: 'avoid',
    source: 'Dharmasindhu: not in hari-vāsara',
    optional: true,
  },
] as const satisfies readonly TimeRule[];

/**
 * Smārta, and Vaiṣṇavas of the north: prātaḥ of dvādaśī after hari-vāsara; if hari-vāsara outlasts prātaḥ, aparāhṇa,
 * never madhyāhna; prātaḥ if dvādaśī is over at sunrise.
 */
export const PARANA_SMARTA: TimeRule = {
  key: 'parana',
  when: [
    { in: [part('pratah', 'parana'), AFTER_HARI_VASARA, DVADASHI] },
    { in: [part('aparahna', 'parana'), AFTER_HARI_VASARA, DVADASHI] },
    { in: [part('pratah', 'parana')], not: [HARI_VASARA] },
    { in: [part('daylight', 'parana'), AFTER_HARI_VASARA] },
  ],
  quality: 'best',
  source: SOURCES.both,
};

const gaudiya = (when: TimeRule['when']): TimeRule => ({ key: 'parana', when, quality: 'best', source: GCAL });

/** The kinds of Gauḍīya fasts with a pāraṇa of their own. */
export const PARANA_GAUDIYA = {
  pure: gaudiya([
    { in: [part('first-third', 'parana'), AFTER_HARI_VASARA, DVADASHI] },
    { at: [{ mark: 'sunrise', day: 'parana' }, { mark: 'hari-vasara-end' }], open: true },
  ]),
  'on-dvadashi': gaudiya([{ in: [part('first-third', 'parana')] }]),
  'tithi-of-sunrise': gaudiya([
    { in: [part('first-third', 'parana'), DVADASHI] },
    { in: [part('first-third', 'parana')] },
  ]),
  'of-nakshatra': gaudiya([
    {
      in: [part('first-third', 'parana'), { from: [{ mark: 'sunrise', day: 'parana' }, { mark: 'nakshatra-end' }] }],
    },
    { in: [part('first-third', 'parana'), DVADASHI] },
    { in: [part('first-third', 'parana')] },
  ]),
} as const satisfies Record<string, TimeRule>;
export type GaudiyaFast = keyof typeof PARANA_GAUDIYA;

/** All times of an ekādaśī with a given pāraṇa. */
export const fastTimes = (parana: TimeRule): readonly TimeRule[] => [...HARI_VASARA_TIMES, parana];

/** Sunrise to the end of the tithi, not beyond three quarters of the daylight; the morning if it is over at sunrise. */
export const PARANA_SHIVARATRI: TimeRule = {
  key: 'parana',
  when: [{ in: [part('three-quarters', 'parana'), ITS_TITHI] }, { in: [part('pratah', 'parana')] }],
  quality: 'best',
  source: SOURCES.both,
};

const NEXT_SUNRISE = { mark: 'sunrise', day: 'parana' } as const;

const ASHTAMI_END: DayMark = { mark: 'tithi-end' };
const ROHINI_END: DayMark = { mark: 'nakshatra-end', nakshatra: 4 };

export const PARANAS_JANMASHTAMI: readonly TimeRule[] = [
  {
    key: 'parana',
    when: [
      { at: [NEXT_SUNRISE, ASHTAMI_END, ROHINI_END], until: { mark: 'midnight', day: 'parana' }, open: true },
      { at: [NEXT_SUNRISE], either: [ASHTAMI_END, ROHINI_END], open: true },
    ],
    quality: 'best',
    source: SOURCES.both,
    authority: 'Dharmasindhu: after aṣṭamī and Rohiṇī, after either if both last beyond midnight',
  },
  {
    key: 'parana',
    when: [{ at: [NEXT_SUNRISE], open: true }],
    quality: 'allowed',
    source: 'Dharmasindhu: if one cannot wait',
    authority: 'Dharmasindhu: the next sunrise',
  },
  {
    key: 'parana',
    when: [{ at: [{ mark: 'nishitha-end' }], open: true }],
    quality: 'allowed',
    source: 'customary: after the worship at niśītha',
    authority: 'present usage: the same night',
  },
];

/** After the next sunrise when caturdaśī is over; in the first half of the day if it lasts beyond three quarters. */
export const PARANA_NARASIMHA: TimeRule = {
  key: 'parana',
  when: [
    {
      in: [part('three-quarters', 'parana'), { from: [NEXT_SUNRISE, { mark: 'tithi-end' }] }],
    },
    { in: [part('first-half', 'parana')] },
  ],
  quality: 'best',
  source: SOURCES.both,
};

/** The next sunrise. */
const PARANA_NEXT_SUNRISE: TimeRule = {
  key: 'parana',
  when: [{ at: [NEXT_SUNRISE], open: true }],
  quality: 'best',
  source: SOURCES.customary,
};

/** Daśamī, from the next sunrise on: of Rāma-navamī and of the nine nights. */
export const PARANA_DASHAMI: TimeRule = {
  key: 'parana',
  when: [{ at: [NEXT_SUNRISE, { mark: 'tithi-end' }], open: true }],
  quality: 'best',
  source: 'Dharmasindhu, Nirṇayasindhu: in daśamī',
};

/** The same on the day of Vijayadaśamī. */
export const PARANA_ON_DASHAMI: TimeRule = {
  ...PARANA_DASHAMI,
  when: [{ at: [{ mark: 'sunrise' }, { mark: 'tithi-start' }], open: true }],
};

/** After moonrise and worship in the evening, or the next morning in pratipadā. */
export const PARANAS_PURNIMA: readonly TimeRule[] = [
  {
    key: 'parana',
    when: [{ at: [{ mark: 'moonrise' }, { mark: 'sunset' }], open: true }],
    quality: 'best',
    source: 'customary: after moonrise and worship',
  },
  {
    key: 'parana',
    when: [{ at: [NEXT_SUNRISE, { mark: 'tithi-end' }], open: true }],
    quality: 'allowed',
    source: 'customary: the next morning in pratipadā',
  },
];

/** After moonrise. */
export const PARANA_MOONRISE: TimeRule = {
  key: 'parana',
  when: [{ at: [{ mark: 'moonrise' }], open: true }],
  quality: 'best',
  source: SOURCES.customary,
};

/** After the worship of pradoṣa. */
export const PARANAS_PRADOSHA: readonly TimeRule[] = [
  {
    key: 'parana',
    when: [{ at: [{ mark: 'pradosha-end' }], open: true }],
    quality: 'best',
    source: 'customary: after the worship',
  },
  { ...PARANA_NEXT_SUNRISE, quality: 'allowed', source: 'customary: the next sunrise' },
];
