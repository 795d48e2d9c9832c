/** The eight kūṭas after B. V. Raman, all or nothing except yoni, and four rules without points. */
import { agreed, disputed, single } from '../attribution';
import type { KutaRow } from './row';
import { VARNA_SOURCES } from './tables';

const RAMAN_MUHURTHA = single('raman-muhurtha');

export const RAMAN: readonly KutaRow[] = [
  {
    key: 'varna',
    maximum: 1,
    directed: true,
    rule: { tag: 'varna-not-lower', list: 'raman' },
    source: VARNA_SOURCES.raman,
  },
  {
    key: 'vashya',
    maximum: 2,
    rule: { tag: 'vashya-lists', way: 'either' },
    source: agreed('raman-muhurtha', 'almanac-tamil'),
  },
  {
    key: 'dina',
    maximum: 3,
    directed: true,
    rule: { tag: 'dina-remainders' },
    source: RAMAN_MUHURTHA,
  },
  {
    key: 'yoni',
    maximum: 4,
    rule: { tag: 'yoni-table' },
    source: agreed('raman-muhurtha', 'vedastro', 'pyjhora'),
  },
  {
    key: 'graha-maitri',
    maximum: 5,
    rule: { tag: 'maitri-all-or-nothing' },
    source: RAMAN_MUHURTHA,
  },
  {
    key: 'gana',
    maximum: 6,
    rule: { tag: 'gana-same' },
    source: disputed('raman-muhurtha'),
  },
  {
    key: 'rashi',
    maximum: 7,
    directed: true,
    rule: { tag: 'rashi-count', sameRashi: 'vara-nakshatra-first' },
    source: disputed('raman-muhurtha'),
  },
  {
    key: 'nadi',
    maximum: 8,
    rule: { tag: 'nadi-different', exceptions: false },
    source: RAMAN_MUHURTHA,
  },
  {
    key: 'mahendra',
    maximum: null,
    directed: true,
    rule: { tag: 'mahendra-counts' },
    source: agreed('raman-muhurtha', 'almanac-tamil'),
  },
  {
    key: 'stri-dirgha',
    maximum: null,
    directed: true,
    rule: { tag: 'stri-dirgha-beyond', count: 9 },
    source: disputed('raman-muhurtha'),
  },
  {
    key: 'rajju',
    maximum: null,
    rule: { tag: 'rajju-different' },
    source: agreed('raman-muhurtha', 'almanac-tamil'),
  },
  {
    key: 'vedha',
    maximum: null,
    rule: { tag: 'vedha-pairs', chitra: 'mrigashira-dhanishtha' },
    source: agreed('raman-muhurtha', 'almanac-tamil'),
  },
];
