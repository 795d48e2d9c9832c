/**
 * The ekādaśīs of the twelve months and of an intercalary one, each with the breaking of its fast, and with the day of
 * vaiṣṇavas, Gauḍīyas and Mādhvas under the names that these use. After them those of the solar months, and the days
 * that follow an ekādaśī.
 */
import type { Paksha } from '../keys';
import { KERALA, WORLD } from './regions';
import { relative, tithi } from './row';
import type { EkadashiRule, UtsavaRule, Variant } from './rule';
import { fastTimes, PARANA_SMARTA } from './times/parana';
import { gaudiya, SUNRISE_FIRST_ELSE_AFTER } from './variants';

const SOURCE = 'customary, as in the digests; the observances from the Padma, Brahmavaivarta and Nārada purāṇas';

const SHRIVAISHNAVA =
  'reported of the maṭhas of Ahobila and Parakāla: without daśamī in the 96 minutes before sunrise, dvādaśī where two qualify; no dated list is known';
const OF_MATHAS = 'reported of the maṭhas of Ahobila and Parakāla';
const OF_DIGESTS = 'the digests: ekādaśī at sunrise';

/** The fast with the Sun in Dhanus. */
const fastInDhanus = (school: EkadashiRule['school']) => ({
  instead: {
    by: 'ekadashi' as const,
    month: 'every' as const,
    paksha: 'shukla' as const,
    sunRashi: 9,
    school,
    withoutParana: true as const,
  },
});

/** Schools that may have their own name for an ekādaśī. */
type Naming = 'gaudiya' | 'madhva';

const variantsOf = <Key extends string, School extends Naming>(
  key: Key,
  naming: readonly School[],
): Variant<`${Key}.${School}`>[] => {
  const named = (school: Naming) =>
    naming.some((own) => own === school) ? { named: `${key}.${school}` as `${Key}.${School}` } : {};
  return [
    {
      for: [{ traditions: ['vaishnava'] }],
      change: { school: 'vaishnava' },
      source: SOURCE,
      ownRow: { form: 'vaishnava', tradition: 'vaishnava' },
    },
    {
      for: [{ traditions: ['gaudiya'] }],
      change: { school: 'gaudiya' },
      ...named('gaudiya'),
      source: 'the calendar program of ISKCON (gaurabda-calendar), with the mahādvādaśīs in both halves of the month',
    },
    {
      for: [{ traditions: ['shrivaishnava'] }],
      change: { school: 'vaishnava' },
      source: SHRIVAISHNAVA,
      open: {
        authorities: [OF_MATHAS],
        other: { change: { school: 'smarta' }, source: SOURCE, authorities: [OF_DIGESTS] },
      },
    },
    {
      for: [{ traditions: ['madhva'] }],
      change: { school: 'madhva' },
      ...named('madhva'),
      source: 'published Mādhva tables of 2017 to 2019: aruṇodaya as four ghaṭikās of the night',
    },
  ];
};

/** @param naming  the schools with their own name for it */
const ekadashi = <const Key extends string, const School extends Naming = never>(
  month: number | 'adhika',
  paksha: Paksha,
  key: Key,
  naming: readonly School[] = [],
  major?: true,
): EkadashiRule<Key, `${Key}.${School}`> => ({
  by: 'ekadashi',
  key,
  kind: 'ekadashi',
  tradition: 'smarta',
  regions: WORLD,
  source: SOURCE,
  ...(major && { major }),
  variants: variantsOf(key, naming),
  month,
  paksha,
  school: 'smarta',
});

export const EKADASHIS = [
  ekadashi(1, 'shukla', 'kamada_ekadashi'),
  ekadashi(1, 'krishna', 'varuthini_ekadashi'),
  ekadashi(2, 'shukla', 'mohini_ekadashi'),
  ekadashi(2, 'krishna', 'apara_ekadashi'),
  ekadashi(3, 'shukla', 'nirjala_ekadashi', ['gaudiya']),
  ekadashi(3, 'krishna', 'yogini_ekadashi'),
  ekadashi(4, 'shukla', 'devshayani_ekadashi', ['gaudiya', 'madhva'], true),
  ekadashi(4, 'krishna', 'kamika_ekadashi'),
  ekadashi(5, 'shukla', 'shravana_putrada_ekadashi', ['gaudiya', 'madhva']),
  ekadashi(5, 'krishna', 'aja_ekadashi', ['gaudiya']),
  ekadashi(6, 'shukla', 'parsva_ekadashi', ['gaudiya', 'madhva']),
  ekadashi(6, 'krishna', 'indira_ekadashi'),
  ekadashi(7, 'shukla', 'papankusha_ekadashi', ['gaudiya', 'madhva']),
  ekadashi(7, 'krishna', 'rama_ekadashi'),
  ekadashi(8, 'shukla', 'devutthana_ekadashi', ['gaudiya', 'madhva'], true),
  ekadashi(8, 'krishna', 'utpanna_ekadashi', ['madhva']),
  ekadashi(9, 'shukla', 'mokshada_ekadashi'),
  ekadashi(9, 'krishna', 'saphala_ekadashi'),
  ekadashi(10, 'shukla', 'pausha_putrada_ekadashi', ['gaudiya', 'madhva']),
  ekadashi(10, 'krishna', 'shattila_ekadashi'),
  ekadashi(11, 'shukla', 'jaya_ekadashi', ['gaudiya']),
  ekadashi(11, 'krishna', 'vijaya_ekadashi'),
  ekadashi(12, 'shukla', 'amalaki_ekadashi'),
  ekadashi(12, 'krishna', 'papmochani_ekadashi'),
  ekadashi('adhika', 'shukla', 'padmini_ekadashi', ['madhva']),
  ekadashi('adhika', 'krishna', 'parama_ekadashi', ['madhva']),

  // By the Sun
  tithi(
    'vaikuntha_ekadashi',
    { month: 'every', paksha: 'shukla', tithi: 11, kala: 'sunrise', onTwo: 'first', onNone: 'begins', sunRashi: 9 },
    {
      kind: 'ekadashi',
      tradition: 'smarta',
      regions: WORLD,
      major: true,
      source: 'customary: the śukla ekādaśī with the Sun in Dhanus',
      times: fastTimes(PARANA_SMARTA),
      variants: [
        ...(['vaishnava', 'gaudiya', 'madhva'] as const).map((school) => ({
          for: [{ traditions: [school] }],
          change: fastInDhanus(school),
          source: 'customary: the day of the fast with the Sun in Dhanus',
        })),
        {
          for: [{ traditions: ['shrivaishnava'] }],
          change: fastInDhanus('vaishnava'),
          source: SHRIVAISHNAVA,
          open: {
            authorities: [OF_MATHAS],
            other: { change: fastInDhanus('smarta'), source: SOURCE, authorities: [OF_DIGESTS] },
          },
        },
      ],
    },
  ),
  {
    by: 'ekadashi',
    key: 'guruvayur_ekadashi' as const,
    kind: 'ekadashi',
    tradition: 'vaishnava',
    notOf: ['shrivaishnava'],
    regions: KERALA,
    source: 'customary: the śukla ekādaśī with the Sun in Vṛścika',
    month: 'every',
    paksha: 'shukla',
    sunRashi: 8,
    school: 'vaishnava',
    withoutParana: true,
  },

  // On the day of one
  relative(
    'gita_jayanti',
    { to: 'mokshada_ekadashi', days: 0 },
    {
      kind: 'jayanti',
      regions: WORLD,
      source: 'customary: the day of Mokṣadā ekādaśī',
      variants: [
        gaudiya(undefined, {
          instead: { by: 'tithi', month: 9, paksha: 'shukla', tithi: 11, ...SUNRISE_FIRST_ELSE_AFTER },
        }),
      ],
    },
  ),
] satisfies readonly UtsavaRule[];
