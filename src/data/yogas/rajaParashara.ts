/** Yogas of the lords of houses in kendras and trikoṇas, after Parāśara and Mantreśvara. */

import { KENDRAS, KENDRAS_AND_TRIKONAS } from '../houses';
import { BODY_KEYS, type BodyKey, type GrahaKey } from '../keys';
import { relatedLords, sameLord } from './lords';
import { GENTLE, type YogaRow, type YogaSky } from './types';

const inKendraOrTrikona = (y: YogaSky, key: GrahaKey): boolean => y.isIn(key, KENDRAS_AND_TRIKONAS);
/** Whether two grahas are in mutual kendras. A graha is in a kendra from itself. */
const mutualKendra = (y: YogaSky, a: GrahaKey, b: GrahaKey): boolean => y.isFrom(a, b, KENDRAS);
const strongOrFriendly = (y: YogaSky, key: GrahaKey): boolean =>
  y.strong(key) || ['great-friend', 'friend'].includes(y.dignity(key));

/** Śrīkaṇṭha, Śrīnātha, Viriñci: a lord and two grahas, each well placed in a kendra or trikoṇa. */
const threeWellPlaced = (house: number, others: readonly BodyKey[]) => ({
  source: 'Phaladīpikā 6',
  when: (y: YogaSky) => {
    const three = [y.lord(house), ...others];
    return y.formed(
      three.every((key) => inKendraOrTrikona(y, key) && strongOrFriendly(y, key)),
      three,
    );
  },
});

export const PARASHARA_YOGAS = [
  {
    key: 'chamara',
    source: 'BPHS 36',
    when: (y) => {
      const lord = y.lord(1);
      const lifted = y.dignity(lord) === 'exalted' && y.isIn(lord, KENDRAS) && y.aspects('jupiter', lord);
      const pairs = [1, 7, 9, 10]
        .map((house) => y.occupants(house).filter(y.benefic))
        .filter(({ length }) => length > 1);
      return y.formed(lifted || pairs.length > 0, [...(lifted ? [lord, 'jupiter' as const] : []), ...pairs.flat()]);
    },
  },
  {
    key: 'shankha',
    source: 'BPHS 36',
    when: (y) =>
      y.formed(!sameLord(y, 5, 6) && mutualKendra(y, y.lord(5), y.lord(6)) && y.strong(y.lord(1)), [
        y.lord(1),
        y.lord(5),
        y.lord(6),
      ]),
  },
  {
    key: 'bheri',
    source: 'BPHS 36',
    when: (y) => {
      const three = [y.lord(1), 'jupiter', 'venus'] as const;
      const mutual = three.every((a) => three.every((b) => mutualKendra(y, a, b)));
      return y.formed(y.strong(y.lord(9)) && mutual, [y.lord(9), ...three]);
    },
  },
  {
    key: 'shrinatha',
    source: 'BPHS 36',
    when: (y) => {
      const [seventh, ninth, tenth] = [y.lord(7), y.lord(9), y.lord(10)];
      const lifted = y.dignity(seventh) === 'exalted' && y.house(seventh) === 10;
      return y.formed(lifted && y.conjunct(ninth, tenth), [seventh, ninth, tenth]);
    },
  },
  {
    key: 'khadga',
    source: 'BPHS 36',
    when: (y) =>
      y.formed(y.exchange(y.lord(2), y.lord(9)) && inKendraOrTrikona(y, y.lord(1)), [y.lord(1), y.lord(2), y.lord(9)]),
  },
  {
    key: 'kalanidhi',
    source: 'BPHS 36',
    when: (y) =>
      y.formed(
        y.isIn('jupiter', [2, 5]) &&
          (['mercury', 'venus'] as const).every((key) => y.conjunct(key, 'jupiter') || y.aspects(key, 'jupiter')),
        GENTLE,
      ),
  },
  {
    key: 'kalpadruma',
    source: 'BPHS 36',
    when: (y) => {
      const host = y.dispositor(y.lord(1));
      const last = y.dispositor(host);
      const four = [y.lord(1), host, last, y.navamshaLord(last)];
      return y.formed(
        four.every((key) => inKendraOrTrikona(y, key) || y.dignity(key) === 'exalted'),
        four,
      );
    },
  },
  {
    key: 'hari',
    source: 'BPHS 36',
    when: (y) => {
      const lord = y.lord(2);
      const held = [2, 8, 12].map((count) => y.occupantsFrom(lord, count).filter(y.benefic));
      return y.formed(
        held.every(({ length }) => length > 0),
        [lord, ...held.flat()],
      );
    },
  },
  {
    key: 'hara',
    source: 'BPHS 36',
    when: (y) => {
      const lord = y.lord(7);
      const others = GENTLE.filter((key) => key !== lord);
      return y.formed(
        others.every((key) => y.isFrom(lord, key, [4, 8, 9])),
        [lord, ...others],
      );
    },
  },
  {
    key: 'brahma',
    source: 'BPHS 36',
    when: (y) => {
      const lord = y.lord(1);
      const others = (['sun', 'venus', 'mars'] as const).filter((key) => key !== lord);
      return y.formed(
        others.every((key) => y.isFrom(lord, key, [4, 10, 11])),
        [lord, ...others],
      );
    },
  },
  {
    key: 'sarasvati',
    source: 'Phaladīpikā 6',
    when: (y) =>
      y.formed(
        GENTLE.every((key) => y.house(key) === 2 || inKendraOrTrikona(y, key)) && strongOrFriendly(y, 'jupiter'),
        GENTLE,
      ),
  },
  {
    key: 'pushkala',
    source: 'Phaladīpikā 6',
    when: (y) => {
      const host = y.dispositor('moon');
      return y.formed(y.conjunct(y.lord(1), 'moon') && y.isIn(host, KENDRAS) && y.aspects(host, 'moon'), [
        'moon',
        y.lord(1),
        host,
      ]);
    },
  },
  {
    key: 'shrikantha',
    ...threeWellPlaced(1, ['sun', 'moon']),
  },
  {
    key: 'shrinatha_phaladipika',
    ...threeWellPlaced(9, ['mercury', 'venus']),
  },
  {
    key: 'virinchi',
    ...threeWellPlaced(5, ['jupiter', 'saturn']),
  },
  {
    key: 'dharma_karmadhipati',
    source: 'BPHS 34, Laghu-Pārāśarī 2',
    when: (y) => y.formed(y.related(y.lord(9), y.lord(10)), [y.lord(9), y.lord(10)]),
    bhanga: [
      {
        source: 'Laghu-Pārāśarī 2',
        when: (y) => sameLord(y, 9, 8) || sameLord(y, 10, 11),
      },
    ],
  },
  {
    key: 'raja_kendra_trikona',
    source: 'BPHS 34',
    when: (y) => {
      const lords = relatedLords(y, KENDRAS, [5, 9]);
      return y.formed(lords.length > 0, lords);
    },
  },
  {
    key: 'yogakaraka_present',
    source: 'BPHS 34',
    when: (y) => {
      const owners = BODY_KEYS.filter(
        (key) => [4, 7, 10].some((house) => y.lord(house) === key) && [5, 9].some((house) => y.lord(house) === key),
      );
      return y.formed(owners.length > 0, owners);
    },
  },
] as const satisfies readonly YogaRow[];
