/**
 * Divisional charts of any number of parts from 1 to 300: four general forms, and the named rules of schools. Signs and
 * parts are counted from 0 here; Aries is odd.
 *
 * Source  Bṛhat-Pārāśara-Horā-Śāstra ch. 6; options of Jagannatha Hora, as listed in PyJHora
 */
import { norm360, partOf } from '../circle';
import { vargaRashi } from './vargas';

export const MAX_VARGA = 300;

/** The sign of a part k of a sign s in n parts, before it is reduced to twelve. */
type SignRule = (s: number, k: number, n: number) => number;

const isOdd = (s: number): boolean => s % 2 === 0;

export const VARGA_FORMS = ['cyclic', 'even-reverse', 'alternate', 'from-sign'] as const;
export type VargaForm = (typeof VARGA_FORMS)[number];

/** The forms that any number of parts can take. `cyclic` is the default where no rule is named. */
const FORMS: Record<VargaForm, SignRule> = {
  cyclic: (s, k, n) => s * n + k,
  'even-reverse': (s, k, n) => s * n + (isOdd(s) ? k : n - 1 - k),
  alternate(s, k, n) {
    const count = Math.floor(s / 2) * n + k;
    return isOdd(s) ? count : 11 - count;
  },
  'from-sign': (s, k) => s + k,
};

/** Odd and even signs from these signs after their own, forward or backward. */
const fromOwn =
  (odd: number, even: number, evenStep: 1 | -1 = 1): SignRule =>
  (s, k) =>
    isOdd(s) ? s + odd + k : s + even + evenStep * k;

/** Odd and even signs from fixed signs, forward or backward. */
const fromFixed =
  (odd: number, even: number, evenStep: 1 | -1 = 1): SignRule =>
  (s, k) =>
    isOdd(s) ? odd + k : even + evenStep * k;

/** Movable, fixed and dual signs from fixed signs. */
const byModality =
  (...starts: readonly [number, number, number]): SignRule =>
  (s, k) =>
    (starts[s % 3] as number) + k;

/** A table of signs by sign and part. */
const tabled =
  (rows: readonly (readonly number[])[]): SignRule =>
  (s, k) =>
    rows[s]?.[k] as number;

/** Kālacakra navāṃśas of six nakṣatras, pāda by pāda. */
const KALACHAKRA = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 7, 6, 5, 3, 4, 2, 1, 0, 11, 10, 9, 8] as const;

/**
 * Horās by the lord of the sign: the sign of that lord which is strong by day in the Sun’s horā, by night in the Moon’s
 * (P. V. R. Narasimha Rao 2003).
 */
const KASHINATHA = [
  [7, 0],
  [1, 6],
  [5, 2],
  [3, 3],
  [4, 4],
  [2, 5],
  [6, 1],
  [0, 7],
  [11, 8],
  [9, 10],
  [10, 9],
  [8, 11],
] as const;

/** The same with the lord of the sign in the first half, and of its eleventh in the second. */
const RAMAN = [
  [7, 9],
  [1, 11],
  [5, 0],
  [3, 6],
  [4, 2],
  [2, 3],
  [6, 4],
  [0, 5],
  [11, 1],
  [9, 7],
  [10, 8],
  [8, 10],
] as const;

/** The keys of all rules: the general forms, and those that schools name. */
export const VARGA_VARIANTS = [
  'parashara',
  ...VARGA_FORMS,
  'parivritti',
  'parivritti-dvaya',
  'parivritti-traya',
  'somanatha',
  'jagannatha',
  'kashinatha',
  'raman',
  'varahamihira',
  'krishna-mishra',
  'rangacharya',
  'kalachakra',
  'ojha',
  'rath',
  'even-backward',
  'even-backward-5th',
  'even-backward-ends-7th',
  'from-aries',
  'leo-leo',
  'navamsha-dvadashamsha',
  'dvadasha-dvadashamsha',
] as const;
export type VargaVariant = (typeof VARGA_VARIANTS)[number];

/** The rules that schools name, by number of parts. */
const NAMED: Record<number, Readonly<Partial<Record<VargaVariant, SignRule>>>> = {
  2: {
    'parivritti-dvaya': FORMS.cyclic,
    'even-reverse': FORMS['even-reverse'],
    kashinatha: tabled(KASHINATHA),
    raman: tabled(RAMAN),
    somanatha: FORMS.alternate,
  },
  3: {
    'parivritti-traya': FORMS.cyclic,
    somanatha: FORMS.alternate,
    jagannatha: (s, k) => 4 * ((3 - (s % 3)) % 3) + s + 4 * k,
    'even-reverse': FORMS['even-reverse'],
    varahamihira: (s, k) => s - k,
  },
  5: { parashara: tabled(Array.from({ length: 12 }, (_, s) => (isOdd(s) ? [0, 10, 8, 2, 6] : [1, 5, 11, 9, 7]))) },
  6: { parashara: fromFixed(0, 6) },
  7: { 'even-backward': fromOwn(0, 6, -1), 'even-backward-ends-7th': fromOwn(0, 0, -1) },
  8: { parashara: byModality(0, 8, 4) },
  9: {
    'krishna-mishra': FORMS['even-reverse'],
    rangacharya: (s, k, n) => (isOdd(s) ? s * n + k : s * n - k),
    kalachakra: (s, k) => KALACHAKRA[(9 * s + k) % KALACHAKRA.length] as number,
    somanatha: FORMS.alternate,
  },
  10: {
    'even-backward': fromOwn(0, 8, -1),
    'even-backward-5th': fromOwn(0, 4, -1),
    ojha: FORMS.cyclic,
  },
  11: { rath: (s, k) => k - s, raman: (s, k) => s - 1 - k },
  12: { 'even-backward': fromOwn(0, 0, -1) },
  24: { 'even-backward': fromFixed(4, 3, -1), 'leo-leo': fromFixed(4, 4) },
  30: { parivritti: FORMS.cyclic, 'from-sign': FORMS['from-sign'] },
  60: {
    'from-aries': FORMS.cyclic,
    alternate: fromFixed(0, 11, -1),
    'even-backward': fromOwn(0, 0, -1),
  },
  81: { parivritti: FORMS.cyclic },
  108: {
    'navamsha-dvadashamsha': (s, k) => 9 * s + Math.floor(k / 12) + (k % 12),
    parivritti: FORMS.cyclic,
  },
  144: {
    'dvadasha-dvadashamsha': (s, k) => s + Math.floor(k / 12) + (k % 12),
    parivritti: FORMS.cyclic,
  },
  150: { parivritti: FORMS.cyclic, 'from-sign': FORMS['from-sign'] },
  300: { parivritti: FORMS.cyclic },
};

/** The divisions whose rule of Parāśara the chart computes too. */
const OF_PARASHARA: readonly number[] = [2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60];

/** The keys of the rules of a division: `parashara` where it has one, the names of schools, then the general forms. */
export function vargaVariantsOf(parts: number): VargaVariant[] {
  const parashara: VargaVariant[] = OF_PARASHARA.includes(parts) ? ['parashara'] : [];
  return [...new Set([...parashara, ...(Object.keys(NAMED[parts] ?? {}) as VargaVariant[]), ...VARGA_FORMS])];
}

const OPTION = 'Jagannatha Hora, options as listed in PyJHora';

/** The sources of rules that are not options of that program alone, by number of parts and key. */
const SOURCES: Readonly<Record<string, string>> = {
  '2 parivritti-dvaya': 'P. V. R. Narasimha Rao, handout of 31 August 2003',
  '2 kashinatha': 'P. V. R. Narasimha Rao, Using Kashinatha Hora Chart, 2003',
  '3 varahamihira': 'Bṛhaj-jātaka 1.12',
  '9 kalachakra': 'BPHS, chapter on the kālacakra-daśā',
  '11 rath': `Sanjay Rath; ${OPTION}`,
  '11 raman': `B. V. Raman; ${OPTION}`,
};

/** The source of a rule: a text, an author, or the program whose option it is. */
export function vargaSourceOf(parts: number, variant: VargaVariant): string {
  if (variant === 'parashara' && OF_PARASHARA.includes(parts)) return 'BPHS 6';
  return SOURCES[`${parts} ${variant}`] ?? OPTION;
}

/**
 * A longitude in a divisional chart of any number of parts.
 *
 * @param lonDeg  sidereal longitude, degrees, 0 ≤ lonDeg < 360
 * @param parts   1 to 300
 * @param variant a key of `vargaVariantsOf(parts)`; by default its first
 * @returns       rāśi 1..12, the part of the sign from 1, and the degrees inside the varga: the longitude times the number
 *                of parts, modulo 30
 * @throws RangeError for another number of parts or an unknown variant
 */
export function vargaPlaceOf(
  lonDeg: number,
  parts: number,
  variant = vargaVariantsOf(parts)[0] as VargaVariant,
): { rashi: number; part: number; degrees: number } {
  if (!Number.isInteger(parts) || parts < 1 || parts > MAX_VARGA) throw new RangeError(`${parts} is not from 1 to 300`);
  const s = partOf(lonDeg, 12);
  const k = partOf(lonDeg, 12 * parts) - parts * s;
  const rule = NAMED[parts]?.[variant] ?? FORMS[variant as VargaForm];
  const isOfParashara = rule === undefined && variant === 'parashara' && vargaVariantsOf(parts)[0] === variant;
  if (rule === undefined && !isOfParashara) throw new RangeError(`D${parts} has no variant ${variant}`);
  const rashi = rule
    ? (((rule(s, k, parts) % 12) + 12) % 12) + 1
    : vargaRashi(`D${parts}` as Parameters<typeof vargaRashi>[0], lonDeg);
  return { rashi, part: k + 1, degrees: norm360(lonDeg * parts) % 30 };
}

/**
 * Number of the nāḍyaṃśa of a longitude: the 150th parts of movable signs count 1 to 150, of fixed ones backward, of dual
 * ones from the 76th (Deva-keralam, equal parts).
 */
export function nadyamshaNumber(lonDeg: number): number {
  const s = partOf(lonDeg, 12);
  const k = partOf(lonDeg, 12 * 150) - 150 * s;
  return [k + 1, 150 - k, ((75 + k) % 150) + 1][s % 3] as number;
}
