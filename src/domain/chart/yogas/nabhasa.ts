/**
 * Nābhasa yogas: the pattern of the seven grahas in the houses, whichever graha is where. The saṅkhyā yogas, by the
 * number of occupied rāśis, hold only if none of the others does.
 */
import { KENDRAS, modality } from '../../positions/rashi';
import { CRUEL, GENTLE, SEVEN, type YogaSky } from './sky';
import type { RowOf, YogaName, YogaRow } from './types';

const BPHS = 'BPHS 35';

/** Houses `first` to the `count`-th from it. */
export const run = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => ((first + i - 1) % 12) + 1);

/** Āśraya: all grahas in rāśis of one kind; 0 movable, 1 fixed, 2 dual. */
const ashraya = <K extends string>(kind: number, called: YogaName<K>): RowOf<K> => ({
  ...called,
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
const exactly = <K extends string>(ways: readonly (readonly number[])[], called: YogaName<K>): RowOf<K> => ({
  ...called,
  source: BPHS,
  when: (y) => y.formed(ways.some(y.sevenHold), SEVEN),
});

/** Ākṛti: all grahas are within these houses, in one of the ways. */
const within = <K extends string>(ways: readonly (readonly number[])[], called: YogaName<K>): RowOf<K> => ({
  ...called,
  source: BPHS,
  when: (y) => y.formed(ways.some(y.sevenWithin), SEVEN),
});

/** All gentle grahas in some houses, all cruel ones in others. */
const apart = <K extends string>(
  gentle: readonly number[],
  cruel: readonly number[],
  called: YogaName<K>,
): RowOf<K> => ({
  ...called,
  source: BPHS,
  when: (y) =>
    y.formed(GENTLE.every((key) => y.isIn(key, gentle)) && CRUEL.every((key) => y.isIn(key, cruel)), [
      ...GENTLE,
      ...CRUEL,
    ]),
});

const FIGURES = [
  ashraya(0, { key: 'rajju', iast: 'Rajju', sa: 'रज्जु' }),
  ashraya(1, { key: 'musala', iast: 'Musala', sa: 'मुसल' }),
  ashraya(2, { key: 'nala', iast: 'Nala', sa: 'नल' }),
  {
    key: 'mala',
    iast: 'Mālā',
    sa: 'माला',
    source: BPHS,
    when: (y) => y.formed(kendrasHeld(y, GENTLE) === 3 && kendrasHeld(y, CRUEL) === 0, GENTLE),
  },
  {
    key: 'sarpa',
    iast: 'Sarpa',
    sa: 'सर्प',
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
    { key: 'gada', iast: 'Gadā', sa: 'गदा' },
  ),
  exactly([[1, 7]], { key: 'shakata_nabhasa', iast: 'Śakaṭa (nābhasa)', sa: 'शकट (नाभस)' }),
  exactly([[4, 10]], { key: 'vihaga', iast: 'Vihaga', sa: 'विहग' }),
  exactly([[1, 5, 9]], { key: 'shringataka', iast: 'Śṛṅgāṭaka', sa: 'शृङ्गाटक' }),
  exactly(
    [
      [2, 6, 10],
      [3, 7, 11],
      [4, 8, 12],
    ],
    { key: 'hala', iast: 'Hala', sa: 'हल' },
  ),
  apart([1, 7], [4, 10], { key: 'vajra', iast: 'Vajra', sa: 'वज्र' }),
  apart([4, 10], [1, 7], { key: 'yava', iast: 'Yava', sa: 'यव' }),
  {
    key: 'kamala',
    iast: 'Kamala',
    sa: 'कमल',
    source: BPHS,
    when: (y) => y.formed(y.sevenWithin(KENDRAS) && y.housesHeld >= 3, SEVEN),
  },
  within(
    [
      [2, 5, 8, 11],
      [3, 6, 9, 12],
    ],
    { key: 'vapi', iast: 'Vāpī', sa: 'वापी' },
  ),
  within([run(1, 4)], { key: 'yupa', iast: 'Yūpa', sa: 'यूप' }),
  within([run(4, 4)], { key: 'shara', iast: 'Śara', sa: 'शर' }),
  within([run(7, 4)], { key: 'shakti', iast: 'Śakti', sa: 'शक्ति' }),
  within([run(10, 4)], { key: 'danda', iast: 'Daṇḍa', sa: 'दण्ड' }),
  exactly([run(1, 7)], { key: 'nauka', iast: 'Naukā', sa: 'नौका' }),
  exactly([run(4, 7)], { key: 'kuta', iast: 'Kūṭa', sa: 'कूट' }),
  exactly([run(7, 7)], { key: 'chhatra', iast: 'Chatra', sa: 'छत्र' }),
  exactly([run(10, 7)], {
    key: 'chapa_nabhasa',
    iast: 'Cāpa (nābhasa)',
    sa: 'चाप (नाभस)',
  }),
  exactly(
    [2, 3, 5, 6, 8, 9, 11, 12].map((first) => run(first, 7)),
    { key: 'ardhachandra', iast: 'Ardha-candra', sa: 'अर्धचन्द्र' },
  ),
  exactly([[1, 3, 5, 7, 9, 11]], { key: 'chakra', iast: 'Cakra', sa: 'चक्र' }),
  exactly([[2, 4, 6, 8, 10, 12]], { key: 'samudra', iast: 'Samudra', sa: 'समुद्र' }),
] as const satisfies readonly YogaRow[];

const sankhya = <K extends string>(count: number, called: YogaName<K>): RowOf<K> => ({
  ...called,
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
