/** The numbers in the statements, in order: from the tables of the code, or as their authorities give them. */

import { MASA_NAMES } from '../../../build/lexicon/terms/masa';
import { RASHI_NAMES } from '../../../build/lexicon/terms/rashi';
import { RITU_NAMES } from '../../../build/lexicon/terms/ritu';
import { BINDU_HOUSES } from '../../../src/data/chart/ashtakavarga';
import { BALADI_KEYS } from '../../../src/data/chart/avasthas';
import { BHAVA_KARAKAS, EIGHT_KARAKAS, SEVEN_KARAKAS } from '../../../src/data/chart/karakas';
import { VIMSHOTTARI_LORDS, YOGINI_LORDS } from '../../../src/data/dashas/usual';
import { GRAHA_KEYS } from '../../../src/data/keys';
import { BODY_KEYS } from '../../../src/kernel/keys';
import { SANKRANTI_DATES } from '../../../src/lexicon/facts/english/calendar';
import { GRAHA_GUNAKAS } from '../../../src/lexicon/facts/english/states';
import { VIMSHOPAKA } from '../../../src/lexicon/facts/english/vargas';

type Expected = Record<string, readonly number[]>;
const each = <T>(
  rows: readonly T[],
  entry: (row: T, i: number) => readonly [id: string, numbers: readonly number[]],
): Expected => Object.fromEntries(rows.map(entry));

const totalOf = (key: keyof typeof BINDU_HOUSES): number =>
  Object.values(BINDU_HOUSES[key]).reduce((sum, houses) => sum + houses.length, 0);

const OF_TABLES: Expected = {
  ...each(GRAHA_KEYS, (key, i) => [`graha-${key}`, [i + 1]]),
  ...each(BHAVA_KARAKAS, ({ bhava }) => [`bhava-${bhava}`, [bhava]]),
  ...each(VIMSHOPAKA, ({ count, weights }) => [
    `vimshopaka-${count}`,
    [count, ...Object.entries(weights).flatMap(([key, weight]) => [Number(key.slice(1)), weight]), 20],
  ]),
  ...each(YOGINI_LORDS, ({ key, years }, i) => [`yogini-${key.replace('_yogini', '')}`, [i + 1, years]]),
  ...each(EIGHT_KARAKAS, (key, i) => {
    const seventh = SEVEN_KARAKAS.indexOf(key as (typeof SEVEN_KARAKAS)[number]);
    return [`chara-karaka-${key}`, seventh < 0 ? [i + 1] : [i + 1, seventh + 1]];
  }),
  ...each(BALADI_KEYS, (key, i) => [`avastha-${key}`, [i + 1, 6 * i, 6 * i + 6, 24 - 6 * i, 30 - 6 * i]]),
  ...each(MASA_NAMES, ({ key }, i) => [`month-${key}`, [i + 1]]),
  ...each(RASHI_NAMES, ({ key }, i) => [`sankranti-${key}`, [2000, Number.parseInt(SANKRANTI_DATES[i] as string, 10)]]),
  ...each(RITU_NAMES, ({ key }, i) => [`ritu-${key}`, [i + 1]]),
  'ashtakavarga-lagna': [totalOf('lagna'), ...BINDU_HOUSES.lagna.lagna],
  'ashtakavarga-eight': [0, Object.keys(BINDU_HOUSES).length],
  'ashtakavarga-graha-gunaka': BODY_KEYS.map((key) => GRAHA_GUNAKAS[key]),
  'vimshottari-sub-periods': [VIMSHOTTARI_LORDS.reduce((sum, { years }) => sum + years, 0)],
};

const OF_THE_SYSTEM: Expected = {
  'graha-yuddha': [1],
  'debilitation-opposite': [180],
  'aspect-seventh': [7],
  'aspect-nodes': [5, 7, 9],
  'rashis-twelve': [12, 30],
  'nakshatra-lords': [27],
  'bhavas-whole-sign': [1],
  'bhavas-shripati': [1, 4, 7, 10],
  'vargas-sixteen': [16],
  'varga-vargottama': [1],
  'chara-dasha-order': [9],
  'tithi-paksha': [15, 15],
  'nitya-yoga-definition': [13, 20, 27],
  'vara-order': [25],
  'panchanga-nakshatra': [27.3],
  'muhurta-thirty': [15, 15],
  'avasthas-baladi': [6],
  'avasthas-shayanadi': [12],
  'avastha-lajjitadi-lajjita': [5],
  'shadbala-rupa': [60],
  'shadbala-uccha': [0, 60],
  'shadbala-saptavargaja': [1, 2, 3, 7, 9, 12, 30, 30, 22.5, 15, 7.5, 3.75, 1.875, 1, 45],
  'shadbala-dig': [60, 1, 4, 7, 10],
  'shadbala-lords-of-time': [15, 30, 45, 60],
  'special-lagna-bhava': [5],
  'special-lagna-hora': [2.5],
  'special-lagna-ghati': [1],
  'special-lagna-pranapada': [15, 9, 5],
  'arudha-pada': [7, 10],
  'arudha-lagna': [1, 1],
  'arudha-upapada': [12, 12],
  'ayanamsha-growth': [50.29, 1, 71.6],
  'era-national': [22, 21],
  'time-prana': [4, 6],
  'time-vighati': [24, 60],
  'time-ghati': [24, 60],
  'time-muhurta': [2, 48, 30],
  'time-arc-units': [30, 60, 60],
  'time-savana': [30, 360],
  'time-nakshatra-day': [23, 56, 4],
  'time-mahayuga': [4320000, 4, 3, 2, 1],
  'time-manvantara': [71],
  'time-kalpa': [1000, 4320000000, 14, 15],
  'time-mahayuga-days': [1577917828, 365.258756],
};

/** J. Meeus 1998, IAU and WGS 84, the Explanatory Supplement. */
const OF_ASTRONOMY: Expected = {
  'astronomy-modified-julian-day': [2400000.5],
  'astronomy-j2000': [2000, 1, 2000, 12, 2451545, 36525],
  'astronomy-delta-t': [2000, 64],
  'astronomy-tt': [32.184],
  'astronomy-au': [149597870700],
  'astronomy-light': [299792458, 499.005],
  'astronomy-precession': [5028.796, 25772],
  'astronomy-nutation': [18.6, 17.2, 9.2],
  'astronomy-aberration': [20.5, 20.5],
  'astronomy-tropical-year': [360, 365.2422],
  'astronomy-anomalistic-month': [27.55455],
  'astronomy-metonic': [235, 19],
  'astronomy-sidereal-day': [86164.0905],
  'astronomy-earth': [6378.137, 1, 298.257223563],
  'astronomy-sunrise': [34, 16, 50],
  'astronomy-twilight': [6, 12, 18],
};

export const EXPECTED: Expected = { ...OF_TABLES, ...OF_THE_SYSTEM, ...OF_ASTRONOMY };
