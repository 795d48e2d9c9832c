/**
 * Nābhasa yogas: the pattern of the seven grahas in the houses, whichever graha is where. The saṅkhyā yogas, by the
 * number of occupied rāśis, hold only if none of the others does.
 */

import { KENDRAS } from '../houses';
import { BODY_KEYS } from '../keys';
import { CRUEL, GENTLE, type RowOf, type YogaRow, type YogaSky } from './types';

const BPHS = 'BPHS 35';

/** Houses `first` to the `count`-th from it. */
export const run = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => ((first + i - 1) % 12) + 1);

/** Āśraya: all grahas in rāśis of one kind; 0 movable, 1 fixed, 2 dual. */
const ashraya = <K extends string>(kind: number, key: K): RowOf<K> => ({
  key,
  source: BPHS,
  when: (y) =>
    y.formed(
      BODY_KEYS.every((graha) => y.modality(graha) === kind),
      BODY_KEYS,
    ),
});

/** Number of kendras that these grahas occupy. */
const kendrasHeld = (y: YogaSky, grahas: typeof GENTLE | typeof CRUEL): number =>
  new Set(grahas.map(y.house).filter((house) => KENDRAS.includes(house))).size;

/** Ākṛti: the occupied houses are exactly these, in one of the ways. */
const exactly = <K extends string>(ways: readonly (readonly number[])[], key: K): RowOf<K> => ({
  key,
  source: BPHS,
  when: (y) => y.formed(ways.some(y.sevenHold), BODY_KEYS),
});

/** Ākṛti: all grahas are within these houses, in one of the ways. */
const within = <K extends string>(ways: readonly (readonly number[])[], key: K): RowOf<K> => ({
  key,
  source: BPHS,
  when: (y) => y.formed(ways.some(y.sevenWithin), BODY_KEYS),
});

/** All gentle grahas in some houses, all cruel ones in others. */
const apart = <K extends string>(gentle: readonly number[], cruel: readonly number[], key: K): RowOf<K> => ({
  key,
  source: BPHS,
  when: (y) =>
    y.formed(GENTLE.every((graha) => y.isIn(graha, gentle)) && CRUEL.every((graha) => y.isIn(graha, cruel)), [
      ...GENTLE,
      ...CRUEL,
    ]),
});

const FIGURES = [
  ashraya(0, 'rajju'),
  ashraya(1, 'musala'),
  ashraya(2, 'nala'),
  {
    key: 'mala',
    source: BPHS,
    when: (y) => y.formed(kendrasHeld(y, GENTLE) === 3 && kendrasHeld(y, CRUEL) === 0, GENTLE),
  },
  {
    key: 'sarpa',
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
    'gada',
  ),
  exactly([[1, 7]], 'shakata_nabhasa'),
  exactly([[4, 10]], 'vihaga'),
  exactly([[1, 5, 9]], 'shringataka'),
  exactly(
    [
      [2, 6, 10],
      [3, 7, 11],
      [4, 8, 12],
    ],
    'hala',
  ),
  apart([1, 7], [4, 10], 'vajra'),
  apart([4, 10], [1, 7], 'yava'),
  {
    key: 'kamala',
    source: BPHS,
    when: (y) => y.formed(y.sevenWithin(KENDRAS) && y.housesHeld >= 3, BODY_KEYS),
  },
  within(
    [
      [2, 5, 8, 11],
      [3, 6, 9, 12],
    ],
    'vapi',
  ),
  within([run(1, 4)], 'yupa'),
  within([run(4, 4)], 'shara'),
  within([run(7, 4)], 'shakti'),
  within([run(10, 4)], 'danda'),
  exactly([run(1, 7)], 'nauka'),
  exactly([run(4, 7)], 'kuta'),
  exactly([run(7, 7)], 'chhatra'),
  exactly([run(10, 7)], 'chapa_nabhasa'),
  exactly(
    [2, 3, 5, 6, 8, 9, 11, 12].map((first) => run(first, 7)),
    'ardhachandra',
  ),
  exactly([[1, 3, 5, 7, 9, 11]], 'chakra'),
  exactly([[2, 4, 6, 8, 10, 12]], 'samudra'),
] as const satisfies readonly YogaRow[];

const sankhya = <K extends string>(count: number, key: K): RowOf<K> => ({
  key,
  source: BPHS,
  when: (y) => y.formed(y.housesHeld === count && !FIGURES.some(({ when }) => when(y) !== null), BODY_KEYS),
});

export const NABHASA_YOGAS = [
  ...FIGURES,
  sankhya(1, 'gola'),
  sankhya(2, 'yuga'),
  sankhya(3, 'shula'),
  sankhya(4, 'kedara'),
  sankhya(5, 'pasha'),
  sankhya(6, 'dama'),
  sankhya(7, 'vina'),
] as const satisfies readonly YogaRow[];
