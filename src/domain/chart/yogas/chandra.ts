/** Yogas of the Moon, by the occupants of houses from it. */
import type { GrahaKey } from '../../../data/keys';
import { DUHSTHANAS, KENDRAS, KENDRAS_AND_TRIKONAS, UPACHAYAS } from '../../positions/rashi';
import { FIVE, GENTLE, type YogaSky } from './sky';
import type { YogaRow } from './types';

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
    iast: 'Sunaphā',
    sa: 'सुनफा',
    source: 'BPHS 37',
    when: (y) => y.formed(second(y).length > 0 && twelfth(y).length === 0, ['moon', ...second(y)]),
  },
  {
    key: 'anapha',
    iast: 'Anaphā',
    sa: 'अनफा',
    source: 'BPHS 37',
    when: (y) => y.formed(twelfth(y).length > 0 && second(y).length === 0, ['moon', ...twelfth(y)]),
  },
  {
    key: 'durudhara',
    iast: 'Durudharā',
    sa: 'दुरुधरा',
    source: 'BPHS 37',
    when: (y) => y.formed(second(y).length > 0 && twelfth(y).length > 0, ['moon', ...second(y), ...twelfth(y)]),
  },
  {
    key: 'kemadruma',
    iast: 'Kemadruma',
    sa: 'केमद्रुम',
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
    iast: 'Candra-maṅgala',
    sa: 'चन्द्रमङ्गल',
    source: 'Raman, Three Hundred',
    when: (y) => y.formed(y.conjunct('moon', 'mars'), ['moon', 'mars']),
  },
  {
    key: 'adhi_chandra',
    iast: 'Candrādhi',
    sa: 'चन्द्राधि',
    source: 'BPHS 37',
    when: (y) =>
      y.formed(
        GENTLE.every((key) => y.isFrom('moon', key, [6, 7, 8])),
        ['moon', ...GENTLE],
      ),
  },
  {
    key: 'gajakesari',
    iast: 'Gaja-kesarī',
    sa: 'गजकेसरी',
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
    iast: 'Śakaṭa',
    sa: 'शकट',
    source: 'Phaladīpikā 6',
    when: (y) => y.formed(y.isFrom('jupiter', 'moon', DUHSTHANAS) && !y.isIn('moon', KENDRAS), ['moon', 'jupiter']),
  },
  {
    key: 'amala',
    iast: 'Amalā',
    sa: 'अमला',
    source: 'BPHS 36, Phaladīpikā 6',
    when: (y) => {
      const tenths = [y.occupants(10), y.occupantsFrom('moon', 10)];
      const pure = tenths.filter((tenth) => tenth.length > 0 && tenth.every(y.benefic)).flat();
      return y.formed(pure.length > 0, pure);
    },
  },
  {
    key: 'vasumati',
    iast: 'Vasumatī',
    sa: 'वसुमती',
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
    iast: 'Adhama',
    sa: 'अधम',
    source: 'Bṛhajjātaka 13, BPHS 37',
    when: (y) => y.formed(y.isFrom('sun', 'moon', KENDRAS), ['sun', 'moon']),
  },
  {
    key: 'sama',
    iast: 'Sama',
    sa: 'सम',
    source: 'Bṛhajjātaka 13, BPHS 37',
    when: (y) => y.formed(y.isFrom('sun', 'moon', PANAPHARAS), ['sun', 'moon']),
  },
  {
    key: 'varishtha',
    iast: 'Variṣṭha',
    sa: 'वरिष्ठ',
    source: 'Bṛhajjātaka 13, BPHS 37',
    when: (y) => y.formed(y.isFrom('sun', 'moon', APOKLIMAS), ['sun', 'moon']),
  },
  {
    key: 'chandra_dhana',
    iast: 'Candra-dhana',
    sa: 'चन्द्रधन',
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
    iast: 'Śubha-kartarī (Candra)',
    sa: 'शुभकर्तरी (चन्द्र)',
    source: 'customary',
    when: (y) => y.formed(hemming(y, true).length > 0, ['moon', ...hemming(y, true)]),
  },
  {
    key: 'papa_kartari_chandra',
    iast: 'Pāpa-kartarī (Candra)',
    sa: 'पापकर्तरी (चन्द्र)',
    source: 'customary',
    when: (y) => y.formed(hemming(y, false).length > 0, ['moon', ...hemming(y, false)]),
  },
  {
    key: 'gauri',
    iast: 'Gaurī',
    sa: 'गौरी',
    source: 'Phaladīpikā 6',
    when: (y) =>
      y.formed(y.strong('moon') && y.isIn('moon', KENDRAS_AND_TRIKONAS) && y.aspects('jupiter', 'moon'), [
        'moon',
        'jupiter',
      ]),
  },
  {
    key: 'marud',
    iast: 'Marut',
    sa: 'मरुत्',
    source: 'Raman, Three Hundred',
    when: (y) =>
      y.formed(
        y.isFrom('venus', 'jupiter', [5, 9]) && y.from('jupiter', 'moon') === 5 && y.isFrom('moon', 'sun', KENDRAS),
        ['sun', 'moon', 'jupiter', 'venus'],
      ),
  },
] as const satisfies readonly YogaRow[];
