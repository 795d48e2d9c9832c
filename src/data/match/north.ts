/** The eight kūṭas of North Indian almanacs, 36 points, without and with their exceptions. */
import { agreed, disputed } from '../attribution';
import type { KutaRow } from './row';
import { VARNA_SOURCES } from './tables';

const BHAKUTA: KutaRow = {
  key: 'bhakuta',
  maximum: 7,
  rule: { tag: 'bhakuta-places', exceptions: false },
  source: agreed('almanac-melapaka', 'muhurta-chintamani'),
};

const NADI: KutaRow = {
  key: 'nadi',
  maximum: 8,
  rule: { tag: 'nadi-different', exceptions: false },
  source: agreed('almanac-melapaka', 'muhurta-chintamani'),
};

export const NORTH: readonly KutaRow[] = [
  {
    key: 'varna',
    maximum: 1,
    directed: true,
    rule: { tag: 'varna-not-lower', list: 'north' },
    source: VARNA_SOURCES.north,
  },
  {
    key: 'vashya',
    maximum: 2,
    rule: { tag: 'vashya-classes' },
    source: disputed('panchangam-js'),
  },
  {
    key: 'tara',
    maximum: 3,
    rule: { tag: 'tara-both-counts' },
    source: agreed('saravali', 'futuresamachar', 'maitreya', 'panchangam-js'),
  },
  {
    key: 'yoni',
    maximum: 4,
    rule: { tag: 'yoni-table' },
    source: agreed('saravali', 'vedastro', 'pyjhora'),
  },
  {
    key: 'graha-maitri',
    maximum: 5,
    rule: { tag: 'maitri-both-ways' },
    source: agreed('bphs', 'pyjhora', 'panchangam-js'),
  },
  {
    key: 'gana',
    maximum: 6,
    directed: true,
    rule: { tag: 'gana-table' },
    source: disputed('saravali', 'maitreya', 'pyjhora'),
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
