/** The nine grahas, their dignities, friendships and aspects. */

import { VARA_NAMES } from '../../../../build/lexicon/terms/vara';
import { VARAS } from '../../../data/almanac';
import { GRAHA_KEYS, type GrahaKey, isBody, NODE_KEYS } from '../../../data/keys';
import { naturalRelation } from '../../../domain/positions/friendship';
import { countFrom, rashiLord } from '../../../domain/positions/rashi';
import { BODY_KEYS, type BodyKey } from '../../../kernel/keys';
import { type Fact, type FactRow, family } from '../types';
import { bphs, CUSTOMARY, from } from './sources';
import {
  GRAHA_ENGLISH,
  graha,
  grahaAliases,
  grahaKeywords,
  inWords,
  list,
  ordinal,
  rashi,
  rashiEnglish,
  VARA_ENGLISH,
} from './words';

const RASHIS = Array.from({ length: 12 }, (_, i) => i + 1);
/** The rāśis (1..12) of a lord. */
export const ownRashis = (key: BodyKey): number[] => RASHIS.filter((number) => rashiLord(number) === key);

function whatIs(key: GrahaKey): string {
  const place = ordinal(GRAHA_KEYS.indexOf(key) + 1);
  if (!isBody(key)) {
    const other = NODE_KEYS.find((node) => node !== key) as GrahaKey;
    const way = key === 'rahu' ? 'north' : 'south';
    return (
      `${graha(key)} is the ${GRAHA_ENGLISH[key]} of the Moon, where its path crosses the ecliptic towards the ${way}: ` +
      `the ${place} of the nine grahas, a point without a body, always opposite ${graha(other)}.`
    );
  }
  const vara = VARAS.findIndex(({ lord }) => lord === key);
  return (
    `${graha(key)} is ${key === 'sun' || key === 'moon' ? 'the ' : ''}${GRAHA_ENGLISH[key]}, the ${place} of the nine ` +
    `grahas and lord of ${list(ownRashis(key).map(rashi))}; its weekday is ${VARA_NAMES[vara]?.iast} (${VARA_ENGLISH[vara]}).`
  );
}

const GRAHAS: readonly FactRow[] = GRAHA_KEYS.map((key) => ({
  id: `graha-${key}`,
  title: `${graha(key)}: ${key === 'sun' || key === 'moon' || !isBody(key) ? 'the ' : ''}${GRAHA_ENGLISH[key]}`,
  statement: whatIs(key),
  keywords: [...grahaAliases(key), 'planet'],
}));

const OF_ALL: readonly FactRow[] = [
  {
    id: 'grahas-nine',
    title: 'The nine grahas',
    statement: `The grahas are ${inWords(GRAHA_KEYS.length)}: ${list(GRAHA_KEYS.map(graha))}.`,
    keywords: ['navagraha', 'नवग्रह', 'planets', 'nine planets'],
  },
  {
    id: 'graha-benefic',
    title: 'Benefic and malefic grahas',
    statement:
      'By nature Guru and Śukra are benefic, the Moon while it waxes, and Budha unless the malefics that share its rāśi ' +
      'outnumber the benefics that do; all the others are malefic.',
    keywords: ['śubha', 'pāpa', 'krūra', 'saumya'],
  },
  {
    id: 'graha-retrograde',
    title: 'Retrograde motion (vakra)',
    statement:
      'A graha is retrograde while its longitude decreases. Sun and Moon never are; the mean nodes always are.',
    keywords: ['vakra', 'vakri', 'वक्र', 'backwards'],
  },
  {
    id: 'graha-sade-sati',
    title: 'Sāḍe-sātī of Śani',
    statement:
      'Sāḍe-sātī is the time, about seven and a half years, in which Śani goes through the twelfth, first and second rāśi from that of the Moon at birth.',
    keywords: ['sade sati', 'sadesati', 'sadhe sati', 'panoti', 'ezharai', 'साढ़े साती', 'Saturn', 'transit'],
  },
  {
    id: 'graha-dhaiya',
    title: 'Ḍhaiyā of Śani',
    statement:
      'Ḍhaiyā is the time, about two and a half years, in which Śani goes through the fourth or the eighth rāśi from that of the Moon at birth. The eighth is aṣṭama Śani; the fourth, seventh and tenth are kaṇṭaka Śani.',
    keywords: ['dhaiya', 'small panoti', 'ashtama shani', 'kantaka shani', 'ढैया', 'Saturn', 'transit'],
  },
  {
    id: 'graha-yuddha',
    title: 'Graha-yuddha',
    statement:
      'Two of Maṅgala, Budha, Guru, Śukra and Śani are in graha-yuddha when less than 1° of longitude lies between them.',
    keywords: ['ग्रहयुद्ध', 'conjunction', 'planetary war'],
  },
];

interface SignRow {
  key: BodyKey;
  /** Rāśi of exaltation and the degree of the deepest. */
  exalted: number;
  deepest: number;
  /** Rāśi and degrees of the mūlatrikoṇa. */
  mula: number;
  from: number;
  upTo: number;
}

/** Degrees of the dignities; a test holds them against the rules that use them. */
export const SIGN_ROWS: readonly SignRow[] = [
  { key: 'sun', exalted: 1, deepest: 10, mula: 5, from: 0, upTo: 20 },
  { key: 'moon', exalted: 2, deepest: 3, mula: 2, from: 3, upTo: 30 },
  { key: 'mars', exalted: 10, deepest: 28, mula: 1, from: 0, upTo: 12 },
  { key: 'mercury', exalted: 6, deepest: 15, mula: 6, from: 15, upTo: 20 },
  { key: 'jupiter', exalted: 4, deepest: 5, mula: 9, from: 0, upTo: 10 },
  { key: 'venus', exalted: 12, deepest: 27, mula: 7, from: 0, upTo: 15 },
  { key: 'saturn', exalted: 7, deepest: 20, mula: 11, from: 0, upTo: 20 },
];

const EXALTATIONS: readonly FactRow[] = SIGN_ROWS.map(({ key, exalted, deepest }) => ({
  id: `exaltation-${key}`,
  title: `Exaltation of ${graha(key)}`,
  statement:
    `${graha(key)} is exalted in ${rashi(exalted)}, most deeply at ${deepest}° of it, and debilitated in ` +
    `${rashi(countFrom(exalted, 7))}, most deeply at the same degree.`,
  keywords: [
    ...grahaKeywords(key),
    rashiEnglish(exalted),
    rashiEnglish(countFrom(exalted, 7)),
    'uccha',
    'nīca',
    'debilitation',
  ],
}));

const MOOLATRIKONAS: readonly FactRow[] = SIGN_ROWS.map(({ key, mula, from, upTo }) => ({
  id: `moolatrikona-${key}`,
  title: `Mūlatrikoṇa of ${graha(key)}`,
  statement: `The mūlatrikoṇa of ${graha(key)} is ${rashi(mula)} from ${from}° to ${upTo}°.`,
  keywords: [...grahaKeywords(key), rashiEnglish(mula), 'mula trikona', 'mooltrikona', 'मूलत्रिकोण'],
}));

/**
 * Least distance from the Sun in degrees, direct and retrograde, and the chapter of the Sūrya Siddhānta with the
 * figure; a test holds it against the rule that uses it.
 */
export const COMBUSTION_ROWS = [
  { key: 'moon', direct: 12, retrograde: 12, chapter: 10 },
  { key: 'mars', direct: 17, retrograde: 17, chapter: 9 },
  { key: 'mercury', direct: 14, retrograde: 12, chapter: 9 },
  { key: 'jupiter', direct: 11, retrograde: 11, chapter: 9 },
  { key: 'venus', direct: 10, retrograde: 8, chapter: 9 },
  { key: 'saturn', direct: 15, retrograde: 15, chapter: 9 },
] as const satisfies readonly { key: BodyKey; direct: number; retrograde: number; chapter: number }[];

const COMBUSTIONS: readonly FactRow[] = COMBUSTION_ROWS.map(({ key, direct, retrograde, chapter }) => ({
  id: `combustion-${key}`,
  title: `Combustion of ${graha(key)}`,
  statement:
    `${graha(key)} is combust (asta), too near the Sun to be seen, within ${direct}° of it in longitude` +
    `${retrograde === direct ? '' : `, and within ${retrograde}° when retrograde`}.`,
  keywords: [...grahaKeywords(key), 'combust', 'asta', 'अस्त', 'heliacal'],
  source: from('customary; the figures, there degrees of time, as in Sūrya Siddhānta', `chapter ${chapter}`),
}));

const DIGNITIES: readonly FactRow[] = [
  {
    id: 'exaltation-nodes',
    title: 'Exaltation of Rāhu and Ketu',
    statement:
      'On the nodes authors differ. In one reading Rāhu is exalted in Vṛṣabha and debilitated in Vṛścika, Ketu the other way round.',
    keywords: ['nodes', 'uccha', 'nīca', 'Taurus', 'Scorpio'],
    source: CUSTOMARY,
  },
  {
    id: 'debilitation-opposite',
    title: 'Debilitation opposite exaltation',
    statement:
      'The rāśi of debilitation is always the seventh from that of exaltation, and the deepest points are 180° apart.',
    keywords: ['nīca', 'नीच', 'uccha', 'उच्च'],
  },
  {
    id: 'dignity-order',
    title: 'Order of the dignities',
    statement:
      'From the highest: exalted, mūlatrikoṇa, own rāśi, then the rāśi of a great friend, a friend, a neutral, an enemy, a ' +
      'great enemy, and last debilitated.',
    keywords: ['avastha', 'strength by sign', 'svakshetra', 'uccha', 'nīca'],
    source: CUSTOMARY,
  },
];

/** The grahas that are natural enemies (-1), neutral (0) or friends (1) of a graha. */
export const related = (of: BodyKey, relation: -1 | 0 | 1): BodyKey[] =>
  BODY_KEYS.filter((key) => key !== of && naturalRelation(of, key) === relation);
const kept = (of: BodyKey, relation: -1 | 0 | 1): string => list(related(of, relation).map(graha)) || 'none';

const FRIENDSHIPS: readonly FactRow[] = [
  ...BODY_KEYS.map((key) => ({
    id: `friendship-${key}`,
    title: `Natural friends of ${graha(key)}`,
    statement: `By nature ${graha(key)} has for friends ${kept(key, 1)}; for neutral ${kept(key, 0)}; for enemies ${kept(key, -1)}.`,
    keywords: [...grahaKeywords(key), 'naisargika maitrī', 'मैत्री', 'mitra', 'sama', 'śatru', 'enemies'],
  })),
  {
    id: 'friendship-temporary',
    title: 'Temporary friendship (tātkālika)',
    statement:
      'For the time of a chart a graha is the friend of those in the 2nd, 3rd, 4th, 10th, 11th and 12th rāśi from it, and the enemy of the others.',
    keywords: ['tatkalika maitri', 'तात्कालिक'],
  },
  {
    id: 'friendship-compound',
    title: 'Compound friendship (pañcadhā)',
    statement:
      'Natural and temporary relation together give five degrees: great friend, friend, neutral, enemy and great enemy.',
    keywords: ['panchadha maitri', 'पञ्चधा', 'adhimitra', 'adhishatru'],
  },
];

/** Houses aspected in addition to the seventh. */
export const SPECIAL_ASPECTS = [
  { key: 'mars', houses: [4, 8] },
  { key: 'jupiter', houses: [5, 9] },
  { key: 'saturn', houses: [3, 10] },
] as const satisfies readonly { key: BodyKey; houses: readonly number[] }[];

const ASPECTS: readonly FactRow[] = [
  {
    id: 'aspect-seventh',
    title: 'Aspect on the seventh',
    statement: 'Every one of the seven grahas aspects in full the 7th rāśi from its own.',
    keywords: ['dṛṣṭi', 'drishti', 'दृष्टि', 'full aspect', 'opposition'],
  },
  ...SPECIAL_ASPECTS.map(({ key, houses }) => ({
    id: `aspect-${key}`,
    title: `Special aspects of ${graha(key)}`,
    statement: `${graha(key)} aspects in full, besides the 7th, the ${list(houses.map(ordinal))} rāśi from its own.`,
    keywords: [...grahaKeywords(key), 'dṛṣṭi', 'drishti', 'viśeṣa'],
  })),
  {
    id: 'aspect-nodes',
    title: 'Aspects of Rāhu and Ketu',
    statement: 'On aspects of the nodes authors differ: some give them none, others the 5th, 7th and 9th rāśi.',
    keywords: ['dṛṣṭi', 'drishti', 'nodes'],
    source: CUSTOMARY,
  },
];

export const GRAHA_FACTS: readonly Fact[] = [
  ...family('graha', CUSTOMARY, [...OF_ALL, ...GRAHAS]),
  ...family('dignity', bphs(3), [...DIGNITIES, ...EXALTATIONS, ...MOOLATRIKONAS, ...COMBUSTIONS]),
  ...family('friendship', CUSTOMARY, FRIENDSHIPS),
  ...family('aspect', bphs(26), ASPECTS),
];
