/** Yogas counted from the lagna: by occupants of houses, and by its lord. */

import { DUHSTHANAS, KENDRAS, KENDRAS_AND_TRIKONAS, TRIKONAS } from '../houses';
import { BODY_KEYS, type GrahaKey } from '../keys';
import { run } from './nabhasa';
import { GENTLE, type YogaRow, type YogaSky } from './types';

const heldBy = (y: YogaSky, house: number, benefic: boolean): boolean =>
  y.occupants(house).length > 0 && y.occupants(house).every((key) => y.benefic(key) === benefic);
/** All occupants of these houses. */
const allIn = (y: YogaSky, houses: readonly number[]): GrahaKey[] => houses.flatMap((house) => y.occupants(house));
const gentleIn = (y: YogaSky, houses: readonly number[]): boolean => GENTLE.every((key) => y.isIn(key, houses));

export const LAGNA_YOGAS = [
  {
    key: 'adhi_lagna',
    source: 'Phaladīpikā 6',
    when: (y) => y.formed(gentleIn(y, [6, 7, 8]), GENTLE),
  },
  {
    key: 'shubha_lagna',
    source: 'BPHS 36',
    when: (y) => y.formed(heldBy(y, 1, true), y.occupants(1)),
  },
  {
    key: 'ashubha_lagna',
    source: 'BPHS 36',
    when: (y) => y.formed(heldBy(y, 1, false), y.occupants(1)),
  },
  {
    key: 'shubha_kartari',
    source: 'Phaladīpikā 6',
    when: (y) => y.formed(heldBy(y, 2, true) && heldBy(y, 12, true), allIn(y, [2, 12])),
  },
  {
    key: 'papa_kartari',
    source: 'Phaladīpikā 6',
    when: (y) => y.formed(heldBy(y, 2, false) && heldBy(y, 12, false), allIn(y, [2, 12])),
  },
  {
    key: 'chatussagara',
    source: 'Raman, Three Hundred',
    when: (y) =>
      y.formed(
        KENDRAS.every((house) => y.occupants(house, BODY_KEYS).length > 0),
        BODY_KEYS.filter((key) => y.isIn(key, KENDRAS)),
      ),
  },
  {
    key: 'parvata',
    source: 'Raman, Three Hundred',
    when: (y) => {
      const inKendras = allIn(y, KENDRAS);
      return y.formed(inKendras.length > 0 && [...inKendras, ...allIn(y, [6, 8])].every(y.benefic), inKendras);
    },
  },
  {
    key: 'lagna_malika',
    source: 'Raman, Three Hundred',
    when: (y) => y.formed(y.sevenHold(run(1, 7)), BODY_KEYS),
  },
  {
    key: 'malika_any',
    source: 'Raman, Three Hundred',
    when: (y) => y.formed(y.housesHeld === 7 && BODY_KEYS.some((key) => y.sevenHold(run(y.house(key), 7))), BODY_KEYS),
  },
  {
    key: 'shubha_mala',
    source: 'Phaladīpikā 6',
    when: (y) => y.formed(gentleIn(y, [5, 6, 7]), GENTLE),
  },
  {
    key: 'ashubha_mala',
    source: 'Phaladīpikā 6',
    when: (y) => y.formed(gentleIn(y, DUHSTHANAS), GENTLE),
  },
  {
    key: 'matsya',
    source: 'BPHS 36',
    when: (y) => {
      const fifth = y.occupants(5);
      const mixed = fifth.some(y.benefic) && !fifth.every(y.benefic);
      const sides = [1, 9].every((house) => heldBy(y, house, true)) && [4, 8].every((house) => heldBy(y, house, false));
      return y.formed(sides && mixed, allIn(y, [1, 4, 5, 8, 9]));
    },
  },
  {
    key: 'kusuma',
    source: 'BPHS 36',
    when: (y) => {
      const friends = BODY_KEYS.filter((key) => y.benefic(key) && y.conjunct(key, 'moon'));
      const placed = y.isIn('venus', KENDRAS) && y.isIn('moon', TRIKONAS) && y.house('saturn') === 10;
      return y.formed(y.modality('lagna') === 1 && placed && friends.length > 0, [
        'moon',
        'venus',
        'saturn',
        ...friends,
      ]);
    },
  },
  {
    key: 'lagnadhipati_kendra',
    source: 'customary',
    when: (y) => y.formed(y.isIn(y.lord(1), KENDRAS), [y.lord(1)]),
  },
  {
    key: 'parijata',
    source: 'Raman, Three Hundred',
    when: (y) => {
      const host = y.dispositor(y.lord(1));
      const last = y.dispositor(host);
      return y.formed(y.isIn(last, KENDRAS_AND_TRIKONAS), [y.lord(1), host, last]);
    },
  },
  {
    key: 'deha_pushti',
    source: 'Raman, Three Hundred',
    when: (y) => {
      const lord = y.lord(1);
      const aspecting = BODY_KEYS.filter((key) => key !== lord && y.benefic(key) && y.aspects(key, lord));
      return y.formed(y.modality(lord) === 0 && aspecting.length > 0, [lord, ...aspecting]);
    },
  },
] as const satisfies readonly YogaRow[];
