/** Exceptions to kūṭas. Every kūṭa without full points lists its exceptions, whether they apply or not. */
import { agreed, disputed, single } from '../attribution';
import type { ExceptionRow } from './row';

const FRIENDLY_LORDS: ExceptionRow['when'] = { lords: ['same', 'friends'] };

export const EXCEPTIONS: readonly ExceptionRow[] = [
  {
    key: 'bhakuta-same-lord',
    kutas: ['bhakuta', 'rashi'],
    source: agreed('muhurta-chintamani'),
    when: { lords: ['same'] },
  },
  {
    key: 'bhakuta-friendly-lords',
    kutas: ['bhakuta', 'rashi'],
    source: agreed('muhurta-chintamani'),
    when: { lords: ['friends'] },
  },
  {
    key: 'nadi-same-rashi-other-nakshatra',
    kutas: ['nadi'],
    source: agreed('muhurta-chintamani'),
    when: { same: 'rashi', other: 'nakshatra' },
  },
  {
    key: 'nadi-same-nakshatra-other-rashi',
    kutas: ['nadi'],
    source: single('muhurta-chintamani', 'astroexpertsolutions'),
    when: { same: 'nakshatra', other: 'rashi' },
  },
  {
    key: 'nadi-same-nakshatra-other-pada',
    kutas: ['nadi'],
    source: single('muhurta-chintamani', 'astroexpertsolutions'),
    when: { same: 'nakshatra', other: 'pada' },
  },
  {
    key: 'nadi-nakshatra-list',
    kutas: ['nadi'],
    source: single('jyotisha-chintamani'),
    when: { eitherNakshatra: [3, 4, 5, 6, 8, 18, 22, 26, 27] },
  },
  { key: 'nadi-lord', kutas: ['nadi'], source: single('raman-muhurtha'), when: FRIENDLY_LORDS },
  {
    key: 'gana-friendly-lords',
    kutas: ['gana'],
    source: disputed('scribd-268021076', 'planets4u', 'raman-muhurtha'),
    when: FRIENDLY_LORDS,
  },
  {
    key: 'gana-beyond-14',
    kutas: ['gana'],
    source: disputed('scribd-268021076', 'planets4u', 'raman-muhurtha'),
    when: { nakshatraCountBeyond: 14 },
  },
  {
    key: 'stri-dirgha-rashi-maitri',
    kutas: ['stri-dirgha'],
    source: single('raman-muhurtha'),
    when: { kutas: [['rashi'], ['graha-maitri', 'rashyadhipati']] },
  },
  {
    key: 'rajju-four',
    kutas: ['rajju'],
    source: single('raman-muhurtha'),
    when: { kutas: [['graha-maitri', 'rashyadhipati'], ['rashi'], ['dina'], ['mahendra']] },
  },
];
