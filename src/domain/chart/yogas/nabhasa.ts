/**
 * Nābhasa yogas: the pattern of the seven grahas in the houses, whichever graha is where. The saṅkhyā yogas, by the
 * number of occupied rāśis, hold only if none of the others does.
 */
import { KENDRAS, modality } from '../../positions/rashi';
import { CRUEL, GENTLE, SEVEN, type YogaSky } from './sky';
import type { YogaRow } from './types';

const BPHS = 'BPHS 35';
type Called = Pick<YogaRow, 'key' | 'iast' | 'sa'>;

/** Houses `first` to the `count`-th from it. */
export const run = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => ((first + i - 1) % 12) + 1);

/** Āśraya: all grahas in rāśis of one kind; 0 movable, 1 fixed, 2 dual. */
const ashraya = (kind: number, words: string, called: Called): YogaRow => ({
  ...called,
  rule: `All seven grahas stand in ${words} rāśis.`,
  source: BPHS,
  when: (y) =>
    y.formed(
      SEVEN.every((key) => modality(y.rashi(key)) === kind),
      SEVEN,
    ),
});

/** Number of kendras that these grahas occupy. */
const kendrasHeld = (y: YogaSky, grahas: typeof GENTLE | typeof CRUEL): number =>
  new Set(grahas.map(y.house).filter((house) => KENDRAS.includes(house))).size;

/** Ākṛti: the occupied houses are exactly these, in one of the ways. */
const exactly = (ways: readonly (readonly number[])[], words: string, called: Called): YogaRow => ({
  ...called,
  rule: `The seven grahas hold exactly ${words}.`,
  source: BPHS,
  when: (y) => y.formed(ways.some(y.sevenHold), SEVEN),
});

/** Ākṛti: all grahas are within these houses, in one of the ways. */
const within = (ways: readonly (readonly number[])[], words: string, called: Called): YogaRow => ({
  ...called,
  rule: `All seven grahas stand within the houses ${words}.`,
  source: BPHS,
  when: (y) => y.formed(ways.some(y.sevenWithin), SEVEN),
});

/** All gentle grahas in some houses, all cruel ones in others. */
const apart = (gentle: readonly number[], cruel: readonly number[], called: Called): YogaRow => ({
  ...called,
  rule: `Budha, Guru and Śukra all stand in houses ${gentle.join(' and ')}, Sūrya, Maṅgala and Śani all in ${cruel.join(' and ')}.`,
  source: BPHS,
  when: (y) =>
    y.formed(GENTLE.every((key) => y.isIn(key, gentle)) && CRUEL.every((key) => y.isIn(key, cruel)), [
      ...GENTLE,
      ...CRUEL,
    ]),
});

const FIGURES = [
  ashraya(0, 'movable', { key: 'rajju', iast: 'Rajju', sa: 'रज्जु' }),
  ashraya(1, 'fixed', { key: 'musala', iast: 'Musala', sa: 'मुसल' }),
  ashraya(2, 'dual', { key: 'nala', iast: 'Nala', sa: 'नल' }),
  {
    key: 'mala',
    iast: 'Mālā',
    sa: 'माला',
    rule: 'Budha, Guru and Śukra hold three different kendras, and none of Sūrya, Maṅgala and Śani stands in a kendra.',
    source: BPHS,
    when: (y) => y.formed(kendrasHeld(y, GENTLE) === 3 && kendrasHeld(y, CRUEL) === 0, GENTLE),
  },
  {
    key: 'sarpa',
    iast: 'Sarpa',
    sa: 'सर्प',
    rule: 'Sūrya, Maṅgala and Śani hold three different kendras, and none of Budha, Guru and Śukra stands in a kendra.',
    source: BPHS,
    when: (y) => y.formed(kendrasHeld(y, CRUEL) === 3 && kendrasHeld(y, GENTLE) === 0, CRUEL),
  },
  exactly(
    [
      [1, 4],
      [4, 7],
      [7, 10],
      [10, 1],
    ],
    'two successive kendras',
    { key: 'gada', iast: 'Gadā', sa: 'गदा' },
  ),
  exactly([[1, 7]], 'the houses 1 and 7', { key: 'shakata_nabhasa', iast: 'Śakaṭa (nābhasa)', sa: 'शकट (नाभस)' }),
  exactly([[4, 10]], 'the houses 4 and 10', { key: 'vihaga', iast: 'Vihaga', sa: 'विहग' }),
  exactly([[1, 5, 9]], 'the houses 1, 5 and 9', { key: 'shringataka', iast: 'Śṛṅgāṭaka', sa: 'शृङ्गाटक' }),
  exactly(
    [
      [2, 6, 10],
      [3, 7, 11],
      [4, 8, 12],
    ],
    'the houses 2, 6 and 10, or 3, 7 and 11, or 4, 8 and 12',
    { key: 'hala', iast: 'Hala', sa: 'हल' },
  ),
  apart([1, 7], [4, 10], { key: 'vajra', iast: 'Vajra', sa: 'वज्र' }),
  apart([4, 10], [1, 7], { key: 'yava', iast: 'Yava', sa: 'यव' }),
  {
    key: 'kamala',
    iast: 'Kamala',
    sa: 'कमल',
    rule: 'All seven grahas stand in kendras and hold at least three of them.',
    source: BPHS,
    when: (y) => y.formed(y.sevenWithin(KENDRAS) && y.housesHeld >= 3, SEVEN),
  },
  within(
    [
      [2, 5, 8, 11],
      [3, 6, 9, 12],
    ],
    '2, 5, 8 and 11, or within 3, 6, 9 and 12',
    { key: 'vapi', iast: 'Vāpī', sa: 'वापी' },
  ),
  within([run(1, 4)], '1 to 4', { key: 'yupa', iast: 'Yūpa', sa: 'यूप' }),
  within([run(4, 4)], '4 to 7', { key: 'shara', iast: 'Śara', sa: 'शर' }),
  within([run(7, 4)], '7 to 10', { key: 'shakti', iast: 'Śakti', sa: 'शक्ति' }),
  within([run(10, 4)], '10 to 1', { key: 'danda', iast: 'Daṇḍa', sa: 'दण्ड' }),
  exactly([run(1, 7)], 'the seven houses from the first on', { key: 'nauka', iast: 'Naukā', sa: 'नौका' }),
  exactly([run(4, 7)], 'the seven houses from the fourth on', { key: 'kuta', iast: 'Kūṭa', sa: 'कूट' }),
  exactly([run(7, 7)], 'the seven houses from the seventh on', { key: 'chhatra', iast: 'Chatra', sa: 'छत्र' }),
  exactly([run(10, 7)], 'the seven houses from the tenth on', {
    key: 'chapa_nabhasa',
    iast: 'Cāpa (nābhasa)',
    sa: 'चाप (नाभस)',
  }),
  exactly(
    [2, 3, 5, 6, 8, 9, 11, 12].map((first) => run(first, 7)),
    'seven successive houses, of which the first is no kendra',
    { key: 'ardhachandra', iast: 'Ardha-candra', sa: 'अर्धचन्द्र' },
  ),
  exactly([[1, 3, 5, 7, 9, 11]], 'the six odd houses', { key: 'chakra', iast: 'Cakra', sa: 'चक्र' }),
  exactly([[2, 4, 6, 8, 10, 12]], 'the six even houses', { key: 'samudra', iast: 'Samudra', sa: 'समुद्र' }),
] as const satisfies readonly YogaRow[];

const NUMBERS = ['one rāśi', 'two rāśis', 'three rāśis', 'four rāśis', 'five rāśis', 'six rāśis', 'seven rāśis'];

const sankhya = (count: number, called: Called): YogaRow => ({
  ...called,
  rule: `The seven grahas stand in ${NUMBERS[count - 1]}, and form no other nābhasa yoga.`,
  source: BPHS,
  when: (y) => y.formed(y.housesHeld === count && !FIGURES.some(({ when }) => when(y) !== null), SEVEN),
});

export const NABHASA_YOGAS = [
  ...FIGURES,
  sankhya(1, { key: 'gola', iast: 'Gola', sa: 'गोल' }),
  sankhya(2, { key: 'yuga', iast: 'Yuga', sa: 'युग' }),
  sankhya(3, { key: 'shula', iast: 'Śūla', sa: 'शूल' }),
  sankhya(4, { key: 'kedara', iast: 'Kedāra', sa: 'केदार' }),
  sankhya(5, { key: 'pasha', iast: 'Pāśa', sa: 'पाश' }),
  sankhya(6, { key: 'dama', iast: 'Dāma', sa: 'दाम' }),
  sankhya(7, { key: 'vina', iast: 'Vīṇā', sa: 'वीणा' }),
] as const satisfies readonly YogaRow[];
