/** Yogas of the lords of houses, after Raman, Three Hundred Important Combinations. */
import { KENDRAS, KENDRAS_AND_TRIKONAS, modality } from '../../positions/rashi';
import { sameLord } from './lords';
import { SEVEN } from './sky';
import type { YogaRow } from './types';

const RAMAN = 'Raman, Three Hundred';

export const RAMAN_YOGAS = [
  {
    key: 'kahala',
    iast: 'Kāhala',
    sa: 'काहल',
    rule: 'The lords of the fourth and the ninth, two grahas, are in mutual kendras, and the lord of the lagna is exalted, in mūlatrikoṇa or in its own rāśi.',
    source: RAMAN,
    when: (y) =>
      y.formed(!sameLord(y, 4, 9) && y.isFrom(y.lord(4), y.lord(9), KENDRAS) && y.strong(y.lord(1)), [
        y.lord(1),
        y.lord(4),
        y.lord(9),
      ]),
  },
  {
    key: 'lakshmi',
    iast: 'Lakṣmī',
    sa: 'लक्ष्मी',
    rule: 'The lord of the ninth is exalted, in mūlatrikoṇa or in its own rāśi, in a kendra or trikoṇa; the lord of the lagna is so dignified or so placed.',
    source: RAMAN,
    when: (y) => {
      const [first, ninth] = [y.lord(1), y.lord(9)];
      const supported = y.strong(first) || y.isIn(first, KENDRAS_AND_TRIKONAS);
      return y.formed(y.strong(ninth) && y.isIn(ninth, KENDRAS_AND_TRIKONAS) && supported, [first, ninth]);
    },
  },
  {
    key: 'chapa',
    iast: 'Cāpa',
    sa: 'चाप',
    rule: 'The lord of the lagna is exalted, and the lords of the fourth and the tenth exchange rāśis.',
    source: RAMAN,
    when: (y) =>
      y.formed(y.dignity(y.lord(1)) === 'exalted' && y.exchange(y.lord(4), y.lord(10)), [
        y.lord(1),
        y.lord(4),
        y.lord(10),
      ]),
  },
  {
    key: 'shiva',
    iast: 'Śiva',
    sa: 'शिव',
    rule: 'The lord of the fifth stands in the ninth, the lord of the ninth in the tenth, and the lord of the tenth in the fifth.',
    source: RAMAN,
    when: (y) =>
      y.formed(y.house(y.lord(5)) === 9 && y.house(y.lord(9)) === 10 && y.house(y.lord(10)) === 5, [
        y.lord(5),
        y.lord(9),
        y.lord(10),
      ]),
  },
  {
    key: 'vishnu',
    iast: 'Viṣṇu',
    sa: 'विष्णु',
    rule: 'The lords of the ninth and the tenth, and the lord of the navāṃśa that the lord of the ninth holds, all stand in the second.',
    source: RAMAN,
    when: (y) => {
      const three = [y.lord(9), y.lord(10), y.navamshaLord(y.lord(9))];
      return y.formed(
        three.every((key) => y.house(key) === 2),
        three,
      );
    },
  },
  {
    key: 'indra',
    iast: 'Indra',
    sa: 'इन्द्र',
    rule: 'The lord of the fifth stands in the eleventh, the lord of the eleventh in the fifth, and Candra in the fifth.',
    source: RAMAN,
    when: (y) =>
      y.formed(y.house(y.lord(5)) === 11 && y.house(y.lord(11)) === 5 && y.house('moon') === 5, [
        'moon',
        y.lord(5),
        y.lord(11),
      ]),
  },
  {
    key: 'ravi',
    iast: 'Ravi',
    sa: 'रवि',
    rule: 'Sūrya stands in the tenth, and the lord of the tenth with Śani in the third.',
    source: RAMAN,
    when: (y) =>
      y.formed(y.house('sun') === 10 && y.house(y.lord(10)) === 3 && y.conjunct(y.lord(10), 'saturn'), [
        'sun',
        'saturn',
        y.lord(10),
      ]),
  },
  {
    key: 'devendra',
    iast: 'Devendra',
    sa: 'देवेन्द्र',
    rule: 'In a fixed lagna, the lords of the first and the eleventh stand each in the house of the other, and so do the lords of the second and the tenth.',
    source: RAMAN,
    when: (y) => {
      const swapped = (a: number, b: number) => y.house(y.lord(a)) === b && y.house(y.lord(b)) === a;
      return y.formed(modality(y.rashi('lagna')) === 1 && swapped(1, 11) && swapped(2, 10), [1, 2, 10, 11].map(y.lord));
    },
  },
  {
    key: 'gaja',
    iast: 'Gaja',
    sa: 'गज',
    rule: 'The lord of the seventh, which is the ninth from the eleventh, stands with Candra in the eleventh, aspected by the lord of the eleventh.',
    source: RAMAN,
    when: (y) => {
      const [seventh, eleventh] = [y.lord(7), y.lord(11)];
      return y.formed(y.house('moon') === 11 && y.conjunct(seventh, 'moon') && y.aspects(eleventh, seventh), [
        'moon',
        seventh,
        eleventh,
      ]);
    },
  },
  {
    key: 'akhanda_samrajya',
    iast: 'Akhaṇḍa-sāmrājya',
    sa: 'अखण्डसाम्राज्य',
    rule: 'Guru owns the second, fifth or eleventh, and the lord of the second, ninth or eleventh stands in a kendra from Candra.',
    source: RAMAN,
    when: (y) => {
      const owns = [2, 5, 11].some((house) => y.lord(house) === 'jupiter');
      const lords = [2, 9, 11].map(y.lord).filter((lord) => y.isFrom('moon', lord, KENDRAS));
      return y.formed(owns && lords.length > 0, ['moon', 'jupiter', ...lords]);
    },
  },
  {
    key: 'bharati',
    iast: 'Bhāratī',
    sa: 'भारती',
    rule: 'The lord of the navāṃśa that the lord of the second, fifth or eleventh holds is exalted and stands with the lord of the ninth.',
    source: RAMAN,
    when: (y) => {
      const ninth = y.lord(9);
      const found = [2, 5, 11]
        .map((house) => y.navamshaLord(y.lord(house)))
        .filter((host) => y.dignity(host) === 'exalted' && y.conjunct(host, ninth));
      return y.formed(found.length > 0, [ninth, ...found]);
    },
  },
  // Raman requires the deepest degree of exaltation. Here the whole rāśi counts, as for every dignity.
  {
    key: 'jaya',
    iast: 'Jaya',
    sa: 'जय',
    rule: 'The lord of the tenth is exalted, and the lord of the sixth debilitated.',
    source: `after ${RAMAN}`,
    when: (y) =>
      y.formed(y.dignity(y.lord(10)) === 'exalted' && y.dignity(y.lord(6)) === 'debilitated', [y.lord(6), y.lord(10)]),
  },
  // Raman requires the deepest degree of exaltation. Here the whole rāśi counts, as for every dignity.
  {
    key: 'vidyut',
    iast: 'Vidyut',
    sa: 'विद्युत्',
    rule: 'The lord of the eleventh is exalted and stands with Śukra in a kendra from the lord of the lagna.',
    source: `after ${RAMAN}`,
    when: (y) => {
      const eleventh = y.lord(11);
      return y.formed(
        y.dignity(eleventh) === 'exalted' && y.conjunct(eleventh, 'venus') && y.isFrom(y.lord(1), eleventh, KENDRAS),
        ['venus', eleventh, y.lord(1)],
      );
    },
  },
  {
    key: 'makuta',
    iast: 'Makuṭa',
    sa: 'मकुट',
    rule: 'Guru stands in the ninth from the lord of the ninth, a benefic in the ninth from Guru, and Śani in the tenth.',
    source: RAMAN,
    when: (y) => {
      const benefics = SEVEN.filter((key) => y.benefic(key) && y.from('jupiter', key) === 9);
      return y.formed(y.from(y.lord(9), 'jupiter') === 9 && benefics.length > 0 && y.house('saturn') === 10, [
        y.lord(9),
        'jupiter',
        'saturn',
        ...benefics,
      ]);
    },
  },
] as const satisfies readonly YogaRow[];
