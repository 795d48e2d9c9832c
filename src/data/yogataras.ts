/**
 * Junction stars (yogatārās) of the 28 nakṣatras: their places in the Sūrya-siddhānta, and the stars that authors propose.
 *
 * Source  polar longitudes (dhruvaka) and latitudes (vikṣepa, along the hour circle): Sūrya-siddhānta 8.1–9; differences:
 *         the star at the equinox of 21 March 499 minus the text; authors: E. Burgess and W. D. Whitney 1860 as the names
 *         file of Swiss Ephemeris 2.10 follows them, W. Brennand 1896, and H. T. Colebrooke as secondary texts cite him.
 *         The lists of Pingree and Morrissey, of Abhyankar and of the Rashtriya Panchang were not read.
 */
import type { NAKSHATRA_KEYS } from './almanac';
import type { StarKey } from './stars';

/** The 27 nakṣatras of the zodiac, and Abhijit. */
type YogataraKey = (typeof NAKSHATRA_KEYS)[number] | 'abhijit';

export interface Yogatara {
  nakshatra: YogataraKey;
  /** Whether the star is the usual identification; false for another proposal. */
  isUsual: boolean;
  /** Who names the star, as far as a source could be read. */
  authors: readonly string[];
  /** Place of the junction star in the Sūrya-siddhānta, degrees. */
  polarLongitudeDeg: number;
  polarLatitudeDeg: number;
  /** Place of the star in 499 minus its place in the text, degrees. */
  longitudeDifferenceDeg: number;
  latitudeDifferenceDeg: number;
}

type Row = readonly [
  nakshatra: YogataraKey,
  polar: readonly [longitudeDeg: number, latitudeDeg: number],
  stars: readonly (readonly [key: StarKey, longitudeDifferenceDeg: number, latitudeDifferenceDeg: number])[],
];

/** The first star of a row is the usual one. */
// biome-ignore format: a table
const ROWS: readonly Row[] = [
  ['ashvini', [8, 10], [['ashvini', 1.41, -0.81], ['hamal', 4.45, 0.8]]],
  ['bharani', [20, 12], [['bharani', 3.1, -0.83]]],
  ['krittika', [37.5, 5], [['krittika', 0.25, -0.88]]],
  ['rohini', [49.5, -5], [['rohini', 0.93, -0.79]]],
  ['mrigashira', [63, -10], [['mrigashira', 2.33, -3.79], ['phi1-orionis', 2.32, -4.24]]],
  ['ardra', [67.3333, -9], [['ardra', 2.97, -7.41], ['alhena', 11.46, 2.06], ['procyon', 27.25, -6.73]]],
  ['punarvasu', [93, 6], [['punarvasu', -0.3, 0.57], ['castor', -3.65, 3.98]]],
  ['pushya', [106, 0], [['pushya', 1.81, 0.02]]],
  ['ashlesha', [109, -7], [['ashlesha', 0.88, -4.33], ['acubens', 2.89, 1.72], ['hydrobius', 2.91, -4.25]]],
  ['magha', [129, 0], [['magha', 0.14, 0.42]]],
  ['purva_phalguni', [144, 12], [['purva_phalguni', 1.57, 3.22], ['coxa', 2.05, -1.71]]],
  ['uttara_phalguni', [155, 13], [['uttara_phalguni', 0.88, 0.34]]],
  ['hasta', [170, -11], [['hasta', -2.58, -2.13], ['gienah', -6.26, -4.69], ['alchiba', -8.15, -12.61]]],
  ['chitra', [180, -2], [['chitra', 2.11, -0.13]]],
  ['svati', [199, 37], [['svati', -0.74, -2.24]]],
  ['vishakha', [213, -1.5], [['vishakha', -3.51, -0.29], ['zubenelgenubi', -8.57, 2.06], ['zubeneshamali', -1.25, 10.75]]],
  ['anuradha', [224, -3], [['anuradha', -2.91, 1.11]]],
  ['jyeshtha', [229, -4], [['jyeshtha', -1.42, -0.56]]],
  ['mula', [241, -9], [['mula', -0.26, -4.89], ['jabbah', -16.68, 10.91], ['lesath', -0.95, -5.13]]],
  ['purva_ashadha', [254, -5.5], [['purva_ashadha', -1.14, -0.82], ['kaus-australis', -1.22, -5.4]]],
  ['uttara_ashadha', [260, -5], [['uttara_ashadha', 1.27, 1.76], ['ascella', 2.32, -2.01]]],
  ['abhijit', [266.667, 60], [['abhijit', 0.21, 1.85]]],
  ['shravana', [280, 30], [['shravana', -1.44, -0.57]]],
  ['dhanishtha', [290, 36], [['dhanishtha', 0.08, -3.51], ['sualocin', 0.74, -2.4]]],
  ['shatabhisha', [320, -0.5], [['shatabhisha', 0.78, 0.14]]],
  ['purva_bhadrapada', [326, 24], [['purva_bhadrapada', -0.66, -3.27]]],
  ['uttara_bhadrapada', [337, 26], [['uttara_bhadrapada', 5.95, -12.36], ['alpheratz', 4.93, 2.03]]],
  ['revati', [359.833, 0], [['revati', -0.79, -0.26]]],
];

const NAMES_FILE = 'Swiss Ephemeris, after Burgess and Whitney 1860';
const BRENNAND = 'Brennand 1896';

/** The names file has no star for Kṛttikā; Alcyone is the customary one. */
const AUTHORS: Partial<Record<StarKey, readonly string[]>> = {
  krittika: [],
  magha: [NAMES_FILE, BRENNAND],
  pushya: [NAMES_FILE, BRENNAND],
  revati: [NAMES_FILE, BRENNAND],
  shatabhisha: [NAMES_FILE, BRENNAND],
  chitra: [NAMES_FILE, BRENNAND],
  acubens: ['Colebrooke'],
};

/** The junction stars by key, with the nakṣatra of each. */
export const YOGATARAS: Partial<Record<StarKey, Yogatara>> = Object.fromEntries(
  ROWS.flatMap(([nakshatra, [polarLongitudeDeg, polarLatitudeDeg], stars]) =>
    stars.map(([key, longitudeDifferenceDeg, latitudeDifferenceDeg], i): [StarKey, Yogatara] => [
      key,
      {
        nakshatra,
        isUsual: i === 0,
        authors: AUTHORS[key] ?? (i === 0 ? [NAMES_FILE] : []),
        polarLongitudeDeg,
        polarLatitudeDeg,
        longitudeDifferenceDeg,
        latitudeDifferenceDeg,
      },
    ]),
  ),
);
