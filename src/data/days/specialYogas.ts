/** Special yogas of the day: conditions on the weekday, the tithi, and the nakṣatras of the Moon and the Sun. */

interface SpecialYogaRow {
  source: string;
}

const MUHURTA_CHINTAMANI = 'Muhūrta-cintāmaṇi, by report';

const JAGANNATHA_HORA = 'the tables of Jagannatha Hora, by report';

const ONE_PROGRAM = 'one almanac program';

export const SPECIAL_YOGAS = {
  sarvartha_siddhi: { source: MUHURTA_CHINTAMANI },
  amrita_siddhi: { source: JAGANNATHA_HORA },
  mrityu: { source: JAGANNATHA_HORA },
  dagdha_nakshatra: { source: MUHURTA_CHINTAMANI },
  yamaghanta: { source: JAGANNATHA_HORA },
  utpata: { source: JAGANNATHA_HORA },
  ravi_pushya: { source: 'customary' },
  guru_pushya: { source: 'customary' },
  ravi: { source: MUHURTA_CHINTAMANI },
  tripushkara: { source: JAGANNATHA_HORA },
  dvipushkara: { source: JAGANNATHA_HORA },
  dagdha_tithi: { source: MUHURTA_CHINTAMANI },
  adala: { source: ONE_PROGRAM },
  vidala: { source: ONE_PROGRAM },
  jvalamukhi: { source: ONE_PROGRAM },
  ganda_mula: { source: 'customary' },
} as const satisfies Record<string, SpecialYogaRow>;

export type SpecialYogaKey = keyof typeof SPECIAL_YOGAS;

export type Numbers = readonly number[];

export type Week = readonly [Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers];

/** The Moon's nakṣatras, 1..27, on each weekday from Ravivāra. */
export const NAKSHATRA_OF_VARA = {
  sarvartha_siddhi: [
    [1, 8, 12, 13, 19, 21, 26],
    [4, 5, 8, 17, 22],
    [1, 3, 9, 26],
    [3, 4, 5, 13, 17],
    [1, 7, 8, 17, 27],
    [1, 7, 17, 22, 27],
    [4, 15, 22],
  ],
  amrita_siddhi: [[13], [5], [1], [17], [8], [27], [4]],
  mrityu: [[17], [21], [24], [1], [5], [18], [13]],
  dagdha_nakshatra: [[2], [14], [21], [23], [12], [18], [27]],
  yamaghanta: [[10], [16], [6], [19], [3], [4], [13]],
  utpata: [[16], [20], [23], [27], [4], [8], [12]],
  ravi_pushya: [[8], [], [], [], [], [], []],
  guru_pushya: [[], [], [], [], [8], [], []],
} as const satisfies Partial<Record<SpecialYogaKey, Week>>;

/** The tithis of a fortnight on each weekday. */
export const DAGDHA_TITHIS = [[12], [11], [5], [3], [6], [8], [9]] as const satisfies Week;

/** Nakṣatras with three pādas in one rāśi, and those with two in each of two. */
export const TRIPUSHKARA = [3, 7, 12, 16, 21, 25];

export const DVIPUSHKARA = [5, 14, 23];

export const PUSHKARA_VARAS = [1, 3, 7];

export const PUSHKARA_TITHIS = [2, 7, 12];

/** The Moon's position counted inclusively from the Sun's: among the 27, and among the 28 with Abhijit. */
export const RAVI_PLACES = [4, 6, 9, 10, 13, 20];

export const ADALA_PLACES = [2, 7, 9, 14, 16, 21, 23, 28];

export const VIDALA_PLACES = [3, 6, 10, 13, 17, 20, 24, 27];

export const JVALAMUKHI: ReadonlyMap<number, number> = new Map([
  [1, 19],
  [5, 2],
  [8, 3],
  [9, 4],
  [10, 9],
]);

export const GANDA_MULA = [1, 9, 10, 18, 19, 27];
