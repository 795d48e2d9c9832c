/**
 * Sahams: sensitive points A − B + C (B. V. Raman, Varshaphal, 78; the same thirty-six in P. V. R. Narasimha Rao,
 * Integrated Approach, 28.8). By night A and B are swapped, unless the row has `same`.
 */

/** A graha, the lagna, another saham, the madhya of a house (`h6`), the lord of a house (`lord6`), or 15° of Karka. */
export type SahamTerm = string;

interface SahamRow {
  key: string;
  terms: readonly [a: SahamTerm, b: SahamTerm, c: SahamTerm];
  /** By night the terms are the same as by day. */
  same?: true;
  /** Terms by night, if they are others. */
  night?: readonly [a: SahamTerm, b: SahamTerm, c: SahamTerm];
  /** 30° are never added. */
  plain?: true;
}

/** In order of dependence: each row follows the sahams that it uses. */
export const SAHAM_ROWS = [
  { key: 'punya', terms: ['moon', 'sun', 'lagna'] },
  { key: 'vidya', terms: ['sun', 'moon', 'lagna'] },
  { key: 'yashas', terms: ['jupiter', 'punya', 'lagna'] },
  { key: 'mitra', terms: ['jupiter', 'punya', 'venus'] },
  { key: 'mahatmya', terms: ['punya', 'mars', 'lagna'] },
  { key: 'asha', terms: ['saturn', 'mars', 'lagna'] },
  // If Mars is the lord of the lagna, it would be subtracted from itself. Jupiter then replaces it.
  { key: 'samartha', terms: ['mars', 'lord1', 'lagna'] },
  { key: 'bhratri', terms: ['jupiter', 'saturn', 'lagna'], same: true },
  { key: 'gaurava', terms: ['jupiter', 'moon', 'sun'] },
  { key: 'pitri', terms: ['saturn', 'sun', 'lagna'] },
  { key: 'rajya', terms: ['saturn', 'sun', 'lagna'] },
  { key: 'matri', terms: ['moon', 'venus', 'lagna'] },
  { key: 'putra', terms: ['jupiter', 'moon', 'lagna'] },
  { key: 'jiva', terms: ['saturn', 'jupiter', 'lagna'] },
  { key: 'karma', terms: ['mars', 'mercury', 'lagna'] },
  { key: 'roga', terms: ['lagna', 'moon', 'lagna'], same: true, plain: true },
  { key: 'kali', terms: ['jupiter', 'mars', 'lagna'] },
  { key: 'shastra', terms: ['jupiter', 'saturn', 'mercury'] },
  { key: 'bandhu', terms: ['mercury', 'moon', 'lagna'] },
  { key: 'mrityu', terms: ['h8', 'moon', 'lagna'], same: true },
  { key: 'paradesha', terms: ['h9', 'lord9', 'lagna'], same: true },
  { key: 'artha', terms: ['h2', 'lord2', 'lagna'], same: true },
  { key: 'paradara', terms: ['venus', 'sun', 'lagna'] },
  { key: 'vanik', terms: ['moon', 'mercury', 'lagna'] },
  {
    key: 'karyasiddhi',
    terms: ['saturn', 'sun', 'lord-of-sun'],
    night: ['saturn', 'moon', 'lord-of-moon'],
  },
  { key: 'vivaha', terms: ['venus', 'saturn', 'lagna'] },
  { key: 'santapa', terms: ['saturn', 'moon', 'h6'] },
  { key: 'shraddha', terms: ['venus', 'mars', 'lagna'] },
  { key: 'priti', terms: ['shastra', 'punya', 'lagna'] },
  { key: 'jadya', terms: ['mars', 'saturn', 'mercury'] },
  { key: 'vyapara', terms: ['mars', 'saturn', 'lagna'], same: true },
  { key: 'shatru', terms: ['mars', 'saturn', 'lagna'] },
  { key: 'jalapatana', terms: ['karka-15', 'saturn', 'lagna'] },
  { key: 'bandhana', terms: ['punya', 'saturn', 'lagna'] },
  { key: 'apamrityu', terms: ['h8', 'mars', 'lagna'] },
  { key: 'labha', terms: ['h11', 'lord11', 'lagna'], same: true },
] as const satisfies readonly SahamRow[];
export type SahamKey = (typeof SAHAM_ROWS)[number]['key'];
export const SAHAM_KEYS = SAHAM_ROWS.map(({ key }) => key);
