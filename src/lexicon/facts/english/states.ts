/** Avasthās, kārakas, ṣaḍ-bala and aṣṭakavarga. */

import { BALADI_NAMES } from '../../../../build/lexicon/terms/baladi';
import { CHARA_KARAKA_NAMES } from '../../../../build/lexicon/terms/chara_karaka';
import { DEEPTADI_NAMES } from '../../../../build/lexicon/terms/deeptadi';
import { JAGRADADI_NAMES } from '../../../../build/lexicon/terms/jagradadi';
import { LAJJITADI_NAMES } from '../../../../build/lexicon/terms/lajjitadi';
import { SHAYANADI_NAMES } from '../../../../build/lexicon/terms/shayanadi';
import { SIGNIFICATION_NAMES } from '../../../../build/lexicon/terms/signification';
import { BINDU_HOUSES, type BinduKey } from '../../../data/chart/ashtakavarga';
import { BALADI_KEYS, DEEPTADI_FLAG_KEYS, DEEPTADI_KEYS } from '../../../data/chart/avasthas';
import { EIGHT_KARAKAS, GRAHA_SIGNIFIES, SEVEN_KARAKAS } from '../../../data/chart/karakas';
import { NAISARGIKA, REQUIRED_RUPAS } from '../../../data/chart/shadbala';
import { BINDU_KEYS } from '../../../domain/chart/ashtakavarga';
import { BODY_KEYS, type BodyKey } from '../../../kernel/keys';
import type { Name } from '../../name';
import { type Fact, type FactRow, family } from '../types';
import { bphs, CUSTOMARY, from } from './sources';
import { graha, grahaKeywords, inWords, list, ordinal, rashi, slug, spellings } from './words';

export const FIFTH = 30 / BALADI_KEYS.length;
const FIFTHS = BALADI_KEYS.length;

const BALADI: readonly FactRow[] = Object.values(BALADI_NAMES).map((name, i) => ({
  id: `avastha-${name.key}`,
  title: `${name.iast} avasthā`,
  statement:
    `${name.iast} is the ${ordinal(i + 1)} of the five bālādi states: a graha is in it from ${i * FIFTH}° to ${(i + 1) * FIFTH}° of an odd ` +
    `rāśi, from ${(FIFTHS - 1 - i) * FIFTH}° to ${(FIFTHS - i) * FIFTH}° of an even one.`,
  keywords: [...spellings(name), 'baladi', 'avastha', 'state', 'age'],
}));

const list2 = (names: readonly Name[]): string => list(names.map(({ iast }) => iast));

const BY_RASHI = DEEPTADI_KEYS.map((key) => DEEPTADI_NAMES[key]);
const FLAGS = DEEPTADI_FLAG_KEYS.map((key) => DEEPTADI_NAMES[key]);

/** The condition of each state, in the order of the names. */
const JAGRADADI_FORMED = [
  'exalted, in its mūlatrikoṇa or in its own rāśi',
  'in the rāśi of a great friend, a friend or a neutral',
  'debilitated or in the rāśi of an enemy or great enemy',
] as const;
const DEEPTADI_FORMED = [
  'exalted',
  'in its mūlatrikoṇa or own rāśi',
  'in the rāśi of a great friend',
  'in the rāśi of a friend',
  'in the rāśi of a neutral',
  'in the rāśi of an enemy',
  'in the rāśi of a great enemy',
] as const;
const DEEPTADI_FLAGS_FORMED = ['in one rāśi with another of Sūrya, Maṅgala, Śani, Rāhu and Ketu', 'combust'] as const;
const LAJJITADI_FORMED = [
  'in the 5th bhāva together with Rāhu, Ketu, Sūrya, Śani or Maṅgala',
  'exalted or in its mūlatrikoṇa',
  'in the rāśi of an enemy, or with an enemy or Śani, or aspected by an enemy',
  'in a rāśi of water, aspected by an enemy and by no benefic',
  'in the rāśi of a friend, or with a friend or Guru, or aspected by a friend',
  'with Sūrya and aspected by Maṅgala, Śani or an enemy',
] as const;

const formed = (called: { key: string; iast: string }, names: readonly Name[], how: readonly string[]) =>
  names.map(
    (name, i): FactRow => ({
      id: `avastha-${called.key}-${slug(name.key)}`,
      title: `${name.iast} avasthā (${called.iast})`,
      statement: `A graha is ${name.iast.toLowerCase()} when it is ${how[i]}.`,
      keywords: [...spellings(name), called.key, 'avastha', 'state'],
    }),
  );

const AVASTHAS: readonly FactRow[] = [
  {
    id: 'avasthas-baladi',
    title: 'Bālādi avasthās',
    statement: `The states by age are ${list2(Object.values(BALADI_NAMES))}, each for ${FIFTH}° of a rāśi: in this order in odd rāśis, in the reverse order in even ones.`,
    keywords: ['baladi', 'अवस्था', 'state', 'age'],
  },
  {
    id: 'avasthas-jagradadi',
    title: 'Jāgradādi avasthās',
    statement: `The states of wakefulness are ${list2(Object.values(JAGRADADI_NAMES))}, by the dignity of the graha.`,
    keywords: ['jagradadi', 'अवस्था', 'waking', 'dreaming', 'sleeping'],
  },
  {
    id: 'avasthas-deeptadi',
    title: 'Dīptādi avasthās',
    statement: `By the rāśi a graha is in the state ${list(
      BY_RASHI.map(({ iast }) => iast),
      'or',
    )}; ${list2(FLAGS)} come beside these.`,
    keywords: ['deeptadi', 'diptadi', 'अवस्था', 'nine'],
  },
  {
    id: 'avasthas-lajjitadi',
    title: 'Lajjitādi avasthās',
    statement: `The six states ${list2(Object.values(LAJJITADI_NAMES))} are formed by company, aspect and place; several may hold at once, or none.`,
    keywords: ['lajjitadi', 'अवस्था', 'six'],
  },
  {
    id: 'avasthas-shayanadi',
    title: 'Śayanādi avasthās',
    statement: `The twelve states ${list2(Object.values(SHAYANADI_NAMES))} are numbered by the remainder, divided by 12, of the numbers of nakṣatra, graha and navāṃśa multiplied, to which those of the Moon’s nakṣatra, the running ghaṭī and the lagna are added.`,
    keywords: ['shayanadi', 'sayanadi', 'अवस्था', 'twelve'],
  },
  ...BALADI,
  ...formed({ key: 'jagradadi', iast: 'jāgradādi' }, Object.values(JAGRADADI_NAMES), JAGRADADI_FORMED),
  ...formed({ key: 'deeptadi', iast: 'dīptādi' }, BY_RASHI, DEEPTADI_FORMED),
  ...formed({ key: 'deeptadi', iast: 'dīptādi' }, FLAGS, DEEPTADI_FLAGS_FORMED),
  ...formed({ key: 'lajjitadi', iast: 'lajjitādi' }, Object.values(LAJJITADI_NAMES), LAJJITADI_FORMED),
];

const significance = (key: BodyKey): string =>
  list(GRAHA_SIGNIFIES[key].signifies.map((of) => `${of} (${SIGNIFICATION_NAMES[of].iast})`));

const KARAKAS: readonly FactRow[] = [
  ...BODY_KEYS.map((key) => ({
    id: `karaka-${key}`,
    title: `Natural kāraka: ${graha(key)}`,
    statement: `${graha(key)} is the natural kāraka of ${significance(key)}.`,
    keywords: [...grahaKeywords(key), 'naisargika karaka', 'कारक', 'significator'],
  })),
];

const CHARA: readonly FactRow[] = [
  {
    id: 'chara-karaka-order',
    title: 'Chara-kārakas by degrees',
    statement:
      'Jaimini’s chara-kārakas are the grahas in the order of the degrees they have gone in their rāśi, the most first; where Rāhu is counted among them, it is from the end of its rāśi.',
    keywords: ['चर कारक', 'jaimini', 'cara karaka', 'significator'],
  },
  ...EIGHT_KARAKAS.map((key, i) => {
    const { iast, sa } = CHARA_KARAKA_NAMES[key];
    const seventh = SEVEN_KARAKAS.indexOf(key as (typeof SEVEN_KARAKAS)[number]) + 1;
    return {
      id: `chara-karaka-${key}`,
      title: iast,
      statement: `${iast} is the ${ordinal(i + 1)} of the eight chara-kārakas${seventh > 0 ? ` and the ${ordinal(seventh)} of the seven` : '; the seven leave it out'}.`,
      keywords: [`${key} karaka`, sa, 'jaimini', 'significator'],
    };
  }),
];

export const VIRUPAS_OF_RUPA = 60;
const SEVENTHS = 7;
/** Natural strength in sevenths of a rūpa. */
export const sevenths = (key: BodyKey): number => Math.round((NAISARGIKA[key] * SEVENTHS) / VIRUPAS_OF_RUPA);
/** From the strongest by nature. */
export const byStrength = [...BODY_KEYS].sort((a, b) => NAISARGIKA[b] - NAISARGIKA[a]);

/** The bhāva in which each has the whole of its dig-bala; a test holds it against the rule. */
export const DIG_ROWS = [
  { bhava: 1, grahas: ['mercury', 'jupiter'] },
  { bhava: 4, grahas: ['moon', 'venus'] },
  { bhava: 7, grahas: ['saturn'] },
  { bhava: 10, grahas: ['sun', 'mars'] },
] as const satisfies readonly { bhava: number; grahas: readonly BodyKey[] }[];

const SHADBALA: readonly FactRow[] = [
  {
    id: 'shadbala-six',
    title: 'Ṣaḍ-bala',
    statement:
      'The six strengths of a graha are sthāna, dig, kāla, ceṣṭā, naisargika and dṛk-bala: position, direction, time, motion, nature and aspect.',
    keywords: ['षड्बल', 'shadbala', 'strength'],
  },
  {
    id: 'shadbala-rupa',
    title: 'Rūpa and virūpa',
    statement: `Strength is measured in virūpas (ṣaṣṭyaṃśas); ${VIRUPAS_OF_RUPA} of them are one rūpa.`,
    keywords: ['unit', 'shashtiamsa', 'strength'],
  },
  {
    id: 'shadbala-uccha',
    title: 'Uccha-bala',
    statement: `Uccha-bala grows from 0 virūpas at the deepest debilitation to ${VIRUPAS_OF_RUPA} at the deepest exaltation: a third of the distance in degrees from the former.`,
    keywords: ['exaltation', 'sthana bala'],
  },
  {
    id: 'shadbala-kendradi',
    title: 'Kendrādi-bala',
    statement: 'A graha has 60 virūpas in a kendra, 30 in a paṇaphara, 15 in an āpoklima bhāva.',
    keywords: ['sthana bala', 'angular'],
  },
  {
    id: 'shadbala-saptavargaja',
    title: 'Sapta-vargaja-bala',
    statement:
      'In D1, D2, D3, D7, D9, D12 and D30 a graha has 30 virūpas in its own rāśi, 22.5 with a great friend, 15 with a friend, 7.5 with a neutral, 3.75 with an enemy, 1.875 with a great enemy; in D1 45 in the rāśi of its mūlatrikoṇa.',
    keywords: ['sthana bala', 'seven vargas'],
    source: from('B. V. Raman, Graha and Bhava Balas'),
  },
  {
    id: 'shadbala-dig',
    title: 'Dig-bala',
    statement: `Dig-bala is whole, ${VIRUPAS_OF_RUPA} virūpas, ${list(DIG_ROWS.map(({ bhava, grahas }) => `in the ${ordinal(bhava)} bhāva for ${list(grahas.map(graha))}`))}, and nothing opposite.`,
    keywords: ['direction', 'दिग्बल'],
  },
  {
    id: 'shadbala-nathonnatha',
    title: 'Nathonnatha-bala',
    statement: 'Sūrya, Guru and Śukra are strong at midday, Candra, Maṅgala and Śani at midnight, Budha always.',
    keywords: ['kala bala', 'day', 'night', 'diva ratri bala'],
  },
  {
    id: 'shadbala-tribhaga',
    title: 'Tribhāga-bala',
    statement:
      'The thirds of the day belong to Budha, Sūrya and Śani, those of the night to Candra, Śukra and Maṅgala; Guru has this strength at every hour.',
    keywords: ['kala bala', 'third'],
  },
  {
    id: 'shadbala-lords-of-time',
    title: 'Strength of the lords of time',
    statement: 'The lord of the year has 15 virūpas, of the month 30, of the vāra 45, of the horā 60.',
    keywords: ['kala bala', 'abda', 'masa', 'vara', 'hora', 'varshadipati'],
  },
  {
    id: 'shadbala-naisargika',
    title: 'Naisargika-bala',
    statement: `Natural strength, in sevenths of ${VIRUPAS_OF_RUPA} virūpas: ${list(byStrength.map((key) => `${graha(key)} ${sevenths(key)}`))}.`,
    keywords: ['natural', 'नैसर्गिक', 'brightness'],
  },
  {
    id: 'shadbala-required',
    title: 'Required ṣaḍ-bala',
    statement: `The strength required of each graha, in rūpas: ${list(BODY_KEYS.map((key) => `${graha(key)} ${REQUIRED_RUPAS[key]}`))}.`,
    keywords: ['minimum', 'rupa'],
  },
];

/** The bindus of a graha or the lagna in every chart. */
export const bindus = (key: BinduKey): number =>
  BINDU_KEYS.reduce((sum, giver) => sum + BINDU_HOUSES[key][giver].length, 0);
const named = (key: BinduKey): string => (key === 'lagna' ? 'the lagna' : graha(key));
/** In all seven, without the lagna's own. */
export const SARVA = BODY_KEYS.reduce((sum, key) => sum + bindus(key), 0);
const ownBindus = (key: BinduKey): string => list(BINDU_HOUSES[key][key].map(ordinal));

/** Multipliers of the rāśis from Meṣa, and of the grahas; a test holds them against the sums that use them. */
export const RASHI_GUNAKAS = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12] as const;
export const GRAHA_GUNAKAS = { sun: 5, moon: 5, mars: 8, mercury: 5, jupiter: 10, venus: 7, saturn: 5 } as const;

const ASHTAKAVARGA: readonly FactRow[] = [
  {
    id: 'ashtakavarga-eight',
    title: 'Aṣṭakavarga',
    statement: `In aṣṭakavarga the ${inWords(BODY_KEYS.length)} grahas and the lagna, eight in all, give bindus by their places; a rāśi has from 0 to ${BINDU_KEYS.length} in the row of one graha.`,
    keywords: ['अष्टकवर्ग', 'bindu', 'rekha', 'bhinnashtakavarga'],
    source: bphs(66),
  },
  ...BINDU_KEYS.map((key) => ({
    id: `ashtakavarga-${key}`,
    title: `Aṣṭakavarga of ${named(key)}`,
    statement: `The bindus of ${named(key)} are ${bindus(key)} in every chart; from its own place it has them in the ${ownBindus(key)} rāśi.`,
    keywords: [...(key === 'lagna' ? ['ascendant'] : grahaKeywords(key)), 'bhinnashtakavarga', 'bindu', 'total'],
    source: bphs(66),
  })),
  {
    id: 'ashtakavarga-sarva',
    title: 'Sarvāṣṭakavarga',
    statement: `The rows of the ${inWords(BODY_KEYS.length)} grahas together, without that of the lagna, have ${SARVA} bindus in every chart.`,
    keywords: ['सर्वाष्टकवर्ग', 'sarva ashtakavarga', 'total', 'samudaya'],
    source: bphs(66),
  },
  {
    id: 'ashtakavarga-trikona',
    title: 'Trikoṇa-śodhana',
    statement: 'From the figures of three rāśis in trine the least of the three is taken off all three.',
    keywords: ['reduction', 'shodhana', 'शोधन'],
    source: bphs(67),
  },
  {
    id: 'ashtakavarga-ekadhipatya',
    title: 'Ekādhipatya-śodhana',
    statement:
      'The second reduction compares the two rāśis of one lord, by which of them is occupied; Karka and Siṃha, whose lords have no other, are left alone.',
    keywords: ['reduction', 'shodhana', 'शोधन'],
    source: bphs(68),
  },
  {
    id: 'ashtakavarga-rashi-gunaka',
    title: 'Multipliers of the rāśis',
    statement: `In the rāśi-piṇḍa the figures are multiplied by ${list(RASHI_GUNAKAS.map((gunaka, i) => `${gunaka} for ${rashi(i + 1)}`))}.`,
    keywords: ['gunaka', 'गुणक', 'pinda', 'shodhya pinda'],
    source: bphs(69),
  },
  {
    id: 'ashtakavarga-graha-gunaka',
    title: 'Multipliers of the grahas',
    statement: `In the graha-piṇḍa the figures are multiplied by ${list(BODY_KEYS.map((key) => `${GRAHA_GUNAKAS[key]} for ${graha(key)}`))}; both piṇḍas together are the śodhya-piṇḍa.`,
    keywords: ['gunaka', 'गुणक', 'pinda', 'shodhya pinda'],
    source: bphs(69),
  },
];

export const STATE_FACTS: readonly Fact[] = [
  ...family('karaka', CUSTOMARY, KARAKAS),
  ...family('karaka', bphs(32), CHARA),
  ...family('avastha', bphs(45), AVASTHAS),
  ...family('shadbala', bphs(27), SHADBALA),
  ...family('ashtakavarga', bphs(66), ASHTAKAVARGA),
];
