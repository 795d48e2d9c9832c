/** The ten poruttams of Tamil almanacs, one point each. Nāḍī is listed in addition and not counted. */
import { agreed, disputed } from '../attribution';
import type { KutaRow } from './row';

const ALMANACS = disputed('almanac-tamil');

export const TAMIL: readonly KutaRow[] = [
  {
    key: 'dina',
    maximum: 1,
    directed: true,
    rule: { tag: 'dina-counts' },
    source: ALMANACS,
  },
  {
    key: 'gana',
    maximum: 1,
    rule: { tag: 'gana-tamil' },
    source: ALMANACS,
  },
  {
    key: 'mahendra',
    maximum: 1,
    directed: true,
    rule: { tag: 'mahendra-counts' },
    source: agreed('almanac-tamil', 'raman-muhurtha'),
  },
  {
    key: 'stri-dirgha',
    maximum: 1,
    directed: true,
    rule: { tag: 'stri-dirgha-beyond', count: 13 },
    source: ALMANACS,
  },
  {
    key: 'yoni',
    maximum: 1,
    rule: { tag: 'yoni-enemies' },
    source: ALMANACS,
  },
  {
    key: 'rashi',
    maximum: 1,
    directed: true,
    rule: { tag: 'rashi-count', sameRashi: 'counts' },
    source: ALMANACS,
  },
  {
    key: 'rashyadhipati',
    maximum: 1,
    rule: { tag: 'maitri-brihajjataka' },
    source: disputed('almanac-tamil', 'brihajjataka-2'),
  },
  {
    key: 'vashya',
    maximum: 1,
    directed: true,
    rule: { tag: 'vashya-lists', way: 'vara-in-kanya' },
    source: ALMANACS,
  },
  {
    key: 'rajju',
    maximum: 1,
    rule: { tag: 'rajju-different' },
    source: agreed('almanac-tamil', 'raman-muhurtha'),
  },
  {
    key: 'vedha',
    maximum: 1,
    rule: { tag: 'vedha-pairs', chitra: 'with-three' },
    source: agreed('almanac-tamil', 'raman-muhurtha'),
  },
  {
    key: 'nadi',
    maximum: 1,
    uncounted: true,
    rule: { tag: 'nadi-different', exceptions: false },
    source: ALMANACS,
  },
];
