/** The times of rites, which rows of observances name. Preferred windows come before wider ones of the same rite. */
import {
  PARANA_DASHAMI,
  PARANA_MOONRISE,
  PARANA_NARASIMHA,
  PARANA_ON_DASHAMI,
  PARANA_SHIVARATRI,
  PARANAS_JANMASHTAMI,
  PARANAS_PRADOSHA,
  PARANAS_PURNIMA,
} from './parana';
import { ITS_TITHI, part, SOURCES, type Term, type TimeKey, type TimeRule } from './rule';
import { partTime, pujaIn, time } from './time';

const { both: DS_DRIK, ds: DS, drik: DRIK, customaryDrik: CUSTOMARY_DRIK } = SOURCES;

/** The moment of a saṅkrānti. */
export const SANKRANTI_TIME: TimeRule = {
  key: 'sankranti',
  when: 'sankranti',
  quality: 'allowed',
  source: 'computed: the Sun enters the rāśi',
};

const MOONRISE = { mark: 'moonrise' } as const;
const MOONRISE_SHOWN = time('moonrise', [{ at: [MOONRISE] }], { quality: 'allowed' });

// Lakṣmī-pūjā, Dhanteras

const VRISHABHA: Term = { lagna: 2 };
const PRADOSHA_TIME = partTime('pradosha', 'pradosha', { quality: 'allowed', source: DS_DRIK });

const lagnaOfNight = (key: TimeKey, lagna: number): TimeRule =>
  time(key, [{ whole: { lagna }, touching: part('night') }], { quality: 'allowed', source: CUSTOMARY_DRIK });

const LAKSHMI_PUJA: TimeRule = time(
  'puja',
  [{ in: [part('pradosha'), VRISHABHA, ITS_TITHI] }, { in: [part('pradosha'), ITS_TITHI] }, { in: [part('pradosha')] }],
  { source: `${DS}: pradoṣa; the fixed lagna customary, as in printed tables`, within: 'pradosha' },
);

const CHOGHADIYA = { quality: 'allowed', source: 'customary: choghaḍiyās', optional: true } as const;
const choghadiyaTimes = (limit: readonly Term[]): TimeRule[] => [
  time('choghadiya_amrita', [{ in: [{ choghadiya: 'amrita' }, ...limit] }], CHOGHADIYA),
  time('choghadiya_shubha', [{ in: [{ choghadiya: 'shubha' }, ...limit] }], CHOGHADIYA),
  time('choghadiya_labha', [{ in: [{ choghadiya: 'labha' }, ...limit] }], CHOGHADIYA),
  time('choghadiya_chara', [{ in: [{ choghadiya: 'chara' }, ...limit] }], CHOGHADIYA),
];

export const LAKSHMI_TIMES = [
  LAKSHMI_PUJA,
  PRADOSHA_TIME,
  lagnaOfNight('lagna_vrishabha', 2),
  lagnaOfNight('lagna_simha', 5),
  partTime('nishitha', 'nishitha', { quality: 'allowed', source: CUSTOMARY_DRIK }),
  ...choghadiyaTimes([ITS_TITHI]),
];

export const DHANTERAS_TIMES = [
  LAKSHMI_PUJA,
  PRADOSHA_TIME,
  lagnaOfNight('lagna_vrishabha', 2),
  ...choghadiyaTimes([ITS_TITHI]),
];

/** Oil bath of Naraka-caturdaśī: from moonrise to sunrise in caturdaśī, from aruṇodaya if the Moon rises later. */
export const ABHYANGA_TIMES = [
  time(
    'abhyanga',
    [
      {
        in: [{ from: [{ mark: 'moonrise', day: -1 }], to: [{ mark: 'sunrise' }] }, ITS_TITHI],
      },
      { in: [part('arunodaya'), ITS_TITHI] },
      { in: [part('arunodaya')] },
    ],
    { source: DS },
  ),
];

export const GOVARDHANA_TIMES = [
  time('puja', [{ in: [part('pratah'), ITS_TITHI] }, { in: [part('sayahna'), ITS_TITHI] }], { source: DS_DRIK }),
  time('puja_allowed', [{ in: [part('sayahna'), ITS_TITHI] }], { quality: 'allowed', source: DRIK, optional: true }),
];

export const BHAI_DOOJ_TIMES = [
  time('puja', [{ in: [part('aparahna'), ITS_TITHI] }, { in: [part('daylight'), ITS_TITHI] }], {
    source: DS,
  }),
  partTime('abhijit', 'abhijit', { quality: 'allowed', source: DRIK }),
  partTime('vijaya', 'vijaya', { quality: 'allowed', source: DRIK }),
  ...choghadiyaTimes([]),
];

// Nights

const PRAHARAS = (['prahara1', 'prahara2', 'prahara3', 'prahara4'] as const).map((key) =>
  partTime(key, key, { quality: 'allowed', source: DS_DRIK }),
);
export const SHIVARATRI_TIMES = [partTime('nishitha', 'nishitha', { source: DS_DRIK }), ...PRAHARAS, PARANA_SHIVARATRI];
export const NISHITHA_TIMES = [partTime('nishitha', 'nishitha', { source: DS_DRIK })];
export const JANMASHTAMI_TIMES = [
  partTime('nishitha', 'nishitha', { source: DS_DRIK }),
  MOONRISE_SHOWN,
  ...PARANAS_JANMASHTAMI,
];

// Middays and mornings

export const MADHYAHNA_TIMES = [pujaIn('madhyahna', DS_DRIK)];
export const PURVAHNA_TIMES = [pujaIn('purvahna', DS_DRIK)];
export const PRATAH_TIMES = [pujaIn('pratah')];

/** The Moon of Gaṇeśa-caturthī: on the evening before from the beginning of the tithi, and on the day. */
const MOON_AVOID = `${DS}: on the two evenings of caturthī`;
export const GANESHA_TIMES = [
  pujaIn('madhyahna', DS_DRIK),
  time(
    'moon_avoid',
    [
      {
        in: [
          {
            from: [{ mark: 'moonrise', day: -1 }, { mark: 'tithi-start' }],
            to: [{ mark: 'moonset', day: -1 }],
          },
        ],
      },
    ],
    { quality: 'avoid', source: MOON_AVOID, optional: true },
  ),
  time('moon_avoid', [{ in: [{ from: [MOONRISE], to: [{ mark: 'moonset' }] }] }], {
    quality: 'avoid',
    source: MOON_AVOID,
  }),
];
export const VISARJANA_TIMES = choghadiyaTimes([]);

const CITRA: Term = { nakshatra: 14 };
const VAIDHRITI: Term = { yoga: 27 };

/** @param lagna  the dual rāśi of the season */
const ghatasthapanaTimes = (lagna: number): TimeRule[] => [
  time(
    'ghatasthapana',
    [
      { in: [part('first-third'), ITS_TITHI, { lagna }], not: [CITRA, VAIDHRITI] },
      { in: [part('first-third'), ITS_TITHI], not: [CITRA, VAIDHRITI] },
      { in: [part('abhijit'), ITS_TITHI] },
      { in: [part('first-third'), ITS_TITHI] },
      { in: [part('first-third')] },
    ],
    { source: `${DS}; the lagna customary` },
  ),
  partTime('abhijit', 'abhijit', { quality: 'last-resort', source: DS }),
];

// Fasts of moonrise

const EVENING_SANDHYA = partTime('puja', 'evening-sandhya', { source: CUSTOMARY_DRIK });
const MOONRISE_TIMES = [
  time('fast', [{ in: [{ from: [{ mark: 'sunrise' }], to: [MOONRISE] }] }], {
    quality: 'allowed',
    source: CUSTOMARY_DRIK,
  }),
  time('moonrise', [{ at: [MOONRISE] }], { source: CUSTOMARY_DRIK }),
  time('arghya_moonrise', [{ at: [MOONRISE], open: true }], { source: CUSTOMARY_DRIK }),
];
export const MOONRISE_FAST_TIMES = [EVENING_SANDHYA, ...MOONRISE_TIMES, PARANA_MOONRISE];
export const AHOI_TIMES = [
  EVENING_SANDHYA,
  time('stars', [{ at: [{ mark: 'sunset', minutes: 25 }] }], { source: 'customary: one printed date' }),
  time('moonrise', [{ at: [MOONRISE] }], { quality: 'allowed', source: CUSTOMARY_DRIK }),
];

export const PRADOSHA_VRATA_TIMES = [
  pujaIn('pradosha', DS_DRIK),
  time(
    'puja_allowed',
    [{ in: [{ from: [{ mark: 'sunset', minutes: -90 }], to: [{ mark: 'sunset', minutes: 60 }] }] }],
    { quality: 'allowed', source: 'customary', authority: 'temples of the south: an hour and a half before sunset' },
  ),
  ...PARANAS_PRADOSHA,
];

// Full moons

/** The fast of pūrṇimā: Satyanārāyaṇa in the evening, or in the forenoon if the tithi ends before. */
export const PURNIMA_VRATA_TIMES = [
  time(
    'puja',
    [{ in: [part('pradosha'), ITS_TITHI] }, { in: [part('purvahna'), ITS_TITHI] }, { in: [part('pradosha')] }],
    { source: 'customary: Satyanārāyaṇa in the evening' },
  ),
  MOONRISE_SHOWN,
  ...PARANAS_PURNIMA,
];
/** Pūrṇimā at sunrise. */
export const PURNIMA_TIMES = [
  time('puja', [{ in: [part('purvahna'), ITS_TITHI] }, { in: [part('purvahna')] }], {
    source: 'customary: Satyanārāyaṇa in the forenoon',
  }),
  MOONRISE_SHOWN,
];

// Śrāddha

export const SHRADDHA_TIMES = [
  partTime('kutapa', 'kutapa', { source: DS_DRIK, within: 'shraddha' }),
  partTime('rauhina', 'rauhina', { source: DS_DRIK, within: 'shraddha' }),
  partTime('aparahna', 'aparahna', { quality: 'allowed', source: DS_DRIK, within: 'shraddha' }),
  partTime('shraddha', 'kutapa-to-aparahna', { quality: 'allowed', source: DS }),
];

// Durgā-pūjā

export const SANDHI_PUJA_TIMES = [
  time(
    'puja',
    [
      {
        in: [
          {
            from: [{ mark: 'tithi-end', minutes: -24 }],
            to: [{ mark: 'tithi-end', minutes: 24 }],
          },
        ],
      },
    ],
    { source: 'Tithitattva, Purohita-darpaṇa: a ghaṭī on both sides of the end of aṣṭamī' },
  ),
];
export const NAVAPATRIKA_TIMES = [pujaIn('pratah')];
export const MAHA_NAVAMI_TIMES = [pujaIn('daylight'), PARANA_DASHAMI];
export const VIJAYADASHAMI_TIMES = [
  partTime('vijaya', 'vijaya', { source: `${DS}, Nirṇayasindhu; ${DRIK}` }),
  partTime('aparahna', 'aparahna', { quality: 'allowed', source: `${DS}, Nirṇayasindhu; ${DRIK}` }),
  PARANA_ON_DASHAMI,
];

// Bhadrā

const BHADRA: Term = { bhadra: 'whole' };
const BHADRA_PARTS = [
  time('bhadra_puccha', [{ in: [{ bhadra: 'puccha' }] }], { quality: 'last-resort', source: 'Muhūrta-cintāmaṇi' }),
  time('bhadra_mukha', [{ in: [{ bhadra: 'mukha' }] }], { quality: 'avoid', source: 'Muhūrta-cintāmaṇi' }),
];
export const RAKSHA_TIMES = [
  time(
    'puja',
    [
      { in: [part('aparahna'), ITS_TITHI], not: [BHADRA] },
      { in: [part('pradosha'), ITS_TITHI], not: [BHADRA] },
      { in: [part('sunrise-to-pradosha'), ITS_TITHI], not: [BHADRA] },
      { in: [part('whole-day'), ITS_TITHI], not: [BHADRA] },
    ],
    { source: DS_DRIK, within: 'bhadra_free' },
  ),
  time(
    'bhadra_free',
    [
      { in: [part('sunrise-to-pradosha'), ITS_TITHI], not: [BHADRA] },
      { in: [part('whole-day'), ITS_TITHI], not: [BHADRA] },
    ],
    { quality: 'allowed', source: DS_DRIK },
  ),
  partTime('aparahna', 'aparahna', { quality: 'allowed', source: DS }),
  partTime('pradosha', 'pradosha', { quality: 'allowed', source: DS }),
  ...BHADRA_PARTS,
];
export const HOLIKA_TIMES = [
  time(
    'puja',
    [
      { in: [part('pradosha'), ITS_TITHI], not: [BHADRA] },
      { in: [part('pradosha-to-midnight'), ITS_TITHI], not: [BHADRA] },
      { in: [part('pradosha-to-midnight'), { bhadra: 'puccha' }] },
      { in: [part('pradosha')], not: [{ bhadra: 'mukha' }] },
    ],
    { source: `${DS}, Nirṇayasindhu` },
  ),
  ...BHADRA_PARTS,
];

// Chaṭha

export const CHHATH_TIMES = [
  time('arghya_sunset', [{ at: [{ mark: 'sunset' }] }]),
  time('arghya_sunrise', [{ at: [{ mark: 'sunrise', day: 1 }] }]),
];
export const USHA_ARGHYA_TIMES = [time('arghya_sunrise', [{ at: [{ mark: 'sunrise' }] }])];
export const KHARNA_TIMES = [time('puja', [{ at: [{ mark: 'sunset' }], open: true }])];

// Jayantīs and others

const NARASIMHA_RITES = [
  partTime('sankalpa', 'madhyahna', { source: DS_DRIK }),
  partTime('sayahna', 'sayahna', { source: DS_DRIK }),
];
export const RATHA_SAPTAMI_TIMES = [
  time('snana', [{ in: [part('arunodaya'), ITS_TITHI] }, { in: [part('arunodaya')] }], { source: DS }),
];
export const VISHU_TIMES = [
  partTime('kani', 'brahma-muhurta-to-sunrise', { source: 'customary; the notice of the temple decides' }),
];
export const TULASI_TIMES = [
  partTime('puja', 'godhuli', { source: `${DS}: on any day from ekādaśī to pūrṇimā; the evening customary` }),
];
/** The pot of Poṅkal is boiled at the sunrise of Tai 1, or in a good part of the Gaurī-pañcāṅga by day. */
export const PONGAL_TIMES = [
  SANKRANTI_TIME,
  time('puja', [{ at: [{ mark: 'sunrise' }] }]),
  time('puja_allowed', [{ in: [{ gauri: 'good' }, part('daylight')] }], {
    quality: 'allowed',
    source: 'customary: the good parts of the Gaurī-pañcāṅga',
  }),
];
export const NEW_YEAR_TIMES = [
  partTime('abhyanga', 'arunodaya', { source: 'customary: before sunrise' }),
  time('puja', [{ in: [part('purvahna'), ITS_TITHI] }, { in: [part('purvahna')] }]),
];
export const SHARAD_TIMES = ghatasthapanaTimes(6);
export const CHAITRA_TIMES = ghatasthapanaTimes(12);
export const RAMA_NAVAMI_TIMES = [...MADHYAHNA_TIMES, PARANA_DASHAMI];
export const ANANTA_TIMES = [pujaIn('purvahna'), ...VISARJANA_TIMES];
export const NARASIMHA_TIMES = [...NARASIMHA_RITES, PARANA_NARASIMHA];
