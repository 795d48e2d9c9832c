/** Yogas of the Moon, by the occupants of houses from it. */

import { DUHSTHANAS, KENDRAS, KENDRAS_AND_TRIKONAS, UPACHAYAS } from '../houses';
import type { GrahaKey } from '../keys';
import { FIVE, GENTLE, type YogaRow, type YogaSky } from './types';

const PANAPHARAS: readonly number[] = [2, 5, 8, 11];
const APOKLIMAS: readonly number[] = [3, 6, 9, 12];

const second = (y: YogaSky): GrahaKey[] => y.occupantsFrom('moon', 2, FIVE);
const twelfth = (y: YogaSky): GrahaKey[] => y.occupantsFrom('moon', 12, FIVE);
/** All occupants of the second and the twelfth from the Moon, if both are occupied only by one kind; otherwise none. */
const hemming = (y: YogaSky, benefic: boolean): GrahaKey[] => {
  const sides = [y.occupantsFrom('moon', 2), y.occupantsFrom('moon', 12)];
  const pure = sides.every((side) => side.length > 0 && side.every((key) => y.benefic(key) === benefic));
  return pure ? sides.flat() : [];
};

export const CHANDRA_YOGAS = [
  {
    key: 'sunapha',
    source: 'BPHS 37',
    when: (y) => y.formed(second(y).length > 0 && twelfth(y).length === 0, ['moon', ...second(y)]),
  },
  {
    key: 'anapha',
    source: 'BPHS 37',
    when: (y) => y.formed(twelfth(y).length > 0 && second(y).length === 0, ['moon', ...twelfth(y)]),
  },
  {
    key: 'durudhara',
    source: 'BPHS 37',
    when: (y) => y.formed(second(y).length > 0 && twelfth(y).length > 0, ['moon', ...second(y), ...twelfth(y)]),
  },
  {
    key: 'kemadruma',
    source: 'BPHS 37',
    when: (y) =>
      y.formed(
        FIVE.every((key) => !y.isFrom('moon', key, [12, 1, 2]) && !y.isIn(key, KENDRAS)),
        ['moon'],
      ),
    bhanga: [
      {
        source: 'Bṛhajjātaka 13',
        when: (y) => y.isIn('moon', KENDRAS),
      },
      {
        source: 'Bṛhajjātaka 13',
        when: (y) => FIVE.some((key) => y.isFrom('moon', key, KENDRAS)),
      },
    ],
  },
  {
    key: 'chandra_mangala',
    source: 'Raman, Three Hundred',
    when: (y) => y.formed(y.conjunct('moon', 'mars'), ['moon', 'mars']),
  },
  {
    key: 'adhi_chandra',
    source: 'BPHS 37',
    when: (y) =>
      y.formed(
        GENTLE.every((key) => y.isFrom('moon', key, [6, 7, 8])),
        ['moon', ...GENTLE],
      ),
  },
  {
    key: 'gajakesari',
    source: 'Phaladīpikā 6',
    when: (y) => y.formed(y.isFrom('moon', 'jupiter', KENDRAS), ['moon', 'jupiter']),
    bhanga: [
      {
        source: 'BPHS 36',
        when: (y) => y.combust('jupiter') || ['debilitated', 'enemy', 'great-enemy'].includes(y.dignity('jupiter')),
      },
    ],
  },
  {
    key: 'shakata',
    source: 'Phaladīpikā 6',
    when: (y) => y.formed(y.isFrom('jupiter', 'moon', DUHSTHANAS) && !y.isIn('moon', KENDRAS), ['moon', 'jupiter']),
  },
  {
    key: 'amala',
    source: 'BPHS 36, Phaladīpikā 6',
    when: (y) => {
      const tenths = [y.occupants(10), y.occupantsFrom('moon', 10)];
      const pure = tenths.filter((tenth) => tenth.length > 0 && tenth.every(y.benefic)).flat();
      return y.formed(pure.length > 0, pure);
    },
  },
  {
    key: 'vasumati',
    source: 'Phaladīpikā 6',
    when: (y) => {
      if (GENTLE.every((key) => y.isIn(key, UPACHAYAS))) return y.formed(true, GENTLE);
      return y.formed(
        GENTLE.every((key) => y.isFrom('moon', key, UPACHAYAS)),
        ['moon', ...GENTLE],
      );
    },
  },
  {
    key: 'adhama',
    source: 'Bṛhajjātaka 13, BPHS 37',
    when: (y) => y.formed(y.isFrom('sun', 'moon', KENDRAS), ['sun', 'moon']),
  },
  {
    key: 'sama',
    source: 'Bṛhajjātaka 13, BPHS 37',
    when: (y) => y.formed(y.isFrom('sun', 'moon', PANAPHARAS), ['sun', 'moon']),
  },
  {
    key: 'varishtha',
    source: 'Bṛhajjātaka 13, BPHS 37',
    when: (y) => y.formed(y.isFrom('sun', 'moon', APOKLIMAS), ['sun', 'moon']),
  },
  {
    key: 'chandra_dhana',
    source: 'BPHS 37',
    needsDayOrNight: true,
    when: (y) => {
      const lord = y.navamshaLord('moon');
      const aspecting = y.isDay ? 'jupiter' : 'venus';
      const wellPlaced = lord === 'moon' || y.relation('moon', lord) === 'great-friend';
      return y.formed(wellPlaced && y.aspects(aspecting, 'moon'), ['moon', aspecting]);
    },
  },
  {
    key: 'shubha_kartari_chandra',
    source: 'customary',
    when: (y) => y.formed(hemming(y, true).length > 0, ['moon', ...hemming(y, true)]),
  },
  {
    key: 'papa_kartari_chandra',
    source: 'customary',
    when: (y) => y.formed(hemming(y, false).length > 0, ['moon', ...hemming(y, false)]),
  },
  {
    key: 'gauri',
    source: 'Phaladīpikā 6',
    when: (y) =>
      y.formed(y.strong('moon') && y.isIn('moon', KENDRAS_AND_TRIKONAS) && y.aspects('jupiter', 'moon'), [
        'moon',
        'jupiter',
      ]),
  },
  {
    key: 'marud',
    source: 'Raman, Three Hundred',
    when: (y) =>
      y.formed(
        y.isFrom('venus', 'jupiter', [5, 9]) && y.from('jupiter', 'moon') === 5 && y.isFrom('moon', 'sun', KENDRAS),
        ['sun', 'moon', 'jupiter', 'venus'],
      ),
  },
] as const satisfies readonly YogaRow[];
