/** The eight kūṭas of North Indian almanacs, 36 points, without and with their exceptions. */
import { agreed, disputed } from '../../../data/attribution';
import { VARNA_SOURCES } from '../tables/classes';
import {
  allOrNothing,
  differentNadi,
  ganaByTable,
  isGoodBhakuta,
  maitriBothWays,
  taraBothWays,
  varnaNotLower,
  vashyaByClasses,
  yoniByTable,
} from './points';
import type { KutaRow } from './row';
import { bothCounts, bothRashiCounts, gana, lord, nadi, varna, vashya, yoni } from './values';

const BHAKUTA: KutaRow = {
  key: 'bhakuta',
  maximum: 7,
  rule: { tag: 'bhakuta-places', exceptions: false },
  source: agreed('almanac-melapaka', 'muhurta-chintamani'),
  value: bothRashiCounts,
  points: allOrNothing(7, isGoodBhakuta),
};

const NADI: KutaRow = {
  key: 'nadi',
  maximum: 8,
  rule: { tag: 'nadi-different', exceptions: false },
  source: agreed('almanac-melapaka', 'muhurta-chintamani'),
  value: nadi,
  points: allOrNothing(8, differentNadi),
};

export const NORTH: readonly KutaRow[] = [
  {
    key: 'varna',
    maximum: 1,
    directed: true,
    rule: { tag: 'varna-not-lower', list: 'north' },
    source: VARNA_SOURCES.north,
    value: varna('north'),
    points: varnaNotLower('north'),
  },
  {
    key: 'vashya',
    maximum: 2,
    rule: { tag: 'vashya-classes' },
    source: disputed('panchangam-js'),
    value: vashya,
    points: vashyaByClasses,
  },
  {
    key: 'tara',
    maximum: 3,
    rule: { tag: 'tara-both-counts' },
    source: agreed('saravali', 'futuresamachar', 'maitreya', 'panchangam-js'),
    value: bothCounts,
    points: taraBothWays,
  },
  {
    key: 'yoni',
    maximum: 4,
    rule: { tag: 'yoni-table' },
    source: agreed('saravali', 'vedastro', 'pyjhora'),
    value: yoni,
    points: yoniByTable,
  },
  {
    key: 'graha-maitri',
    maximum: 5,
    rule: { tag: 'maitri-both-ways' },
    source: agreed('bphs', 'pyjhora', 'panchangam-js'),
    value: lord,
    points: maitriBothWays,
  },
  {
    key: 'gana',
    maximum: 6,
    directed: true,
    rule: { tag: 'gana-table' },
    source: disputed('saravali', 'maitreya', 'pyjhora'),
    value: gana,
    points: ganaByTable,
  },
  BHAKUTA,
  NADI,
];

/** Bhakūṭa and nāḍī get full points if an exception of the Muhūrta-cintāmaṇi applies. */
export const NORTH_PARIHARA: readonly KutaRow[] = [
  ...NORTH.filter(({ key }) => key !== 'bhakuta' && key !== 'nadi'),
  {
    ...BHAKUTA,
    rule: { tag: 'bhakuta-places', exceptions: true },
    exceptions: ['bhakuta-same-lord', 'bhakuta-friendly-lords'],
  },
  {
    ...NADI,
    rule: { tag: 'nadi-different', exceptions: true },
    exceptions: [
      'nadi-same-rashi-other-nakshatra',
      'nadi-same-nakshatra-other-rashi',
      'nadi-same-nakshatra-other-pada',
    ],
  },
];
