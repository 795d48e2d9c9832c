/** Units of time, the great ages, and constants of astronomy. */

import { type Fact, type FactRow, family } from '../types';
import { CUSTOMARY, from, suryaSiddhanta } from './sources';
import { grouped } from './words';

const UNITS: readonly FactRow[] = [
  {
    id: 'time-prana',
    title: 'Prāṇa',
    statement: 'A prāṇa, the time of a breath, is 4 seconds: 6 of them make a vighaṭī.',
    keywords: ['asu', 'प्राण', 'breath', 'unit'],
    source: suryaSiddhanta(1),
  },
  {
    id: 'time-vighati',
    title: 'Vighaṭī',
    statement: 'A vighaṭī is 24 seconds: 60 of them make a ghaṭī.',
    keywords: ['vighatika', 'pala', 'vinadi', 'विघटी', 'unit'],
    source: suryaSiddhanta(1),
  },
  {
    id: 'time-ghati',
    title: 'Ghaṭī',
    statement: 'A ghaṭī is 24 minutes: 60 of them make a day. They are counted from sunrise.',
    keywords: ['ghatika', 'ghadi', 'nadi', 'nazhika', 'danda', 'घटी', 'unit'],
    source: suryaSiddhanta(1),
  },
  {
    id: 'time-muhurta',
    title: 'Muhūrta as a unit',
    statement: 'As a fixed unit a muhūrta is 2 ghaṭīs, 48 minutes: 30 of them make a day.',
    keywords: ['मुहूर्त', 'unit', 'length'],
  },
  {
    id: 'time-arc-units',
    title: 'Units of arc',
    statement: 'A rāśi has 30 bhāgas (degrees), a bhāga 60 kalās (minutes), a kalā 60 vikalās (seconds).',
    keywords: ['bhaga', 'amsha', 'kala', 'vikala', 'degree', 'minute', 'second', 'liptā'],
    source: suryaSiddhanta(1),
  },
  {
    id: 'time-savana',
    title: 'Sāvana day',
    statement: 'A sāvana day runs from sunrise to sunrise; 30 make a sāvana month and 360 a sāvana year.',
    keywords: ['सावन', 'civil day', 'savana'],
    source: suryaSiddhanta(1),
  },
  {
    id: 'time-nakshatra-day',
    title: 'Nākṣatra day',
    statement: 'A nākṣatra day is one turn of the stars, the sidereal day of 23 h 56 m 4 s.',
    keywords: ['नाक्षत्र', 'sidereal day'],
    source: suryaSiddhanta(1),
  },
  {
    id: 'time-saura',
    title: 'Saura measure',
    statement:
      'By the saura measure a day is the time in which the Sun goes one degree, a month one rāśi, a year the whole circle.',
    keywords: ['सौर', 'solar day', 'solar year'],
    source: suryaSiddhanta(1),
  },
  {
    id: 'time-chandra',
    title: 'Cāndra measure',
    statement: 'By the cāndra measure a day is a tithi and a month runs from new moon to new moon.',
    keywords: ['चान्द्र', 'lunar day', 'lunar month', 'chandra'],
    source: suryaSiddhanta(1),
  },
];

export const MAHAYUGA_YEARS = 4_320_000;
export const MAHAYUGA_DAYS = 1_577_917_828;
/** Tenths of a mahāyuga. */
export const YUGAS = [
  { key: 'krita', iast: 'Kṛta', tenths: 4, aliases: ['Satya Yuga'] },
  { key: 'treta', iast: 'Tretā', tenths: 3, aliases: [] },
  { key: 'dvapara', iast: 'Dvāpara', tenths: 2, aliases: [] },
  { key: 'kali', iast: 'Kali', tenths: 1, aliases: ['Kaliyuga'] },
] as const;

const AGES: readonly FactRow[] = [
  {
    id: 'time-mahayuga',
    title: 'Mahāyuga',
    statement: `A mahāyuga has ${grouped(MAHAYUGA_YEARS)} years: Kṛta, Tretā, Dvāpara and Kali, as 4 to 3 to 2 to 1.`,
    keywords: ['caturyuga', 'महायुग', 'age', 'yuga'],
  },
  ...YUGAS.map(({ key, iast, tenths, aliases }) => ({
    id: `time-yuga-${key}`,
    title: `${iast}-yuga`,
    statement: `${iast}-yuga has ${grouped((MAHAYUGA_YEARS * tenths) / 10)} years, twilights included.`,
    keywords: [...aliases, 'युग', 'age'],
  })),
  {
    id: 'time-manvantara',
    title: 'Manvantara',
    statement: 'A manvantara has 71 mahāyugas.',
    keywords: ['Manu', 'मन्वन्तर', 'age'],
  },
  {
    id: 'time-kalpa',
    title: 'Kalpa',
    statement: `A kalpa, a day of Brahmā, has 1,000 mahāyugas, ${grouped(1000 * MAHAYUGA_YEARS)} years: 14 manvantaras and 15 twilights, each as long as a Kṛta-yuga.`,
    keywords: ['कल्प', 'day of Brahma', 'age'],
  },
  {
    id: 'time-mahayuga-days',
    title: 'Civil days in a mahāyuga',
    statement: `In a mahāyuga the Sūrya Siddhānta counts ${grouped(MAHAYUGA_DAYS)} civil days: a year of about ${(MAHAYUGA_DAYS / MAHAYUGA_YEARS).toFixed(6)} days.`,
    keywords: ['year length', 'sidereal year', 'savana', 'saura'],
  },
];

/** Revolutions in a mahāyuga; a test holds the motions they give against the sky. */
export const REVOLUTIONS = [
  { key: 'moon', of: 'the Moon (Candra)', count: 57_753_336 },
  { key: 'mars', of: 'Mars (Maṅgala)', count: 2_296_832 },
  { key: 'mercury', of: 'the conjunction (śīghra) of Mercury (Budha)', count: 17_937_060 },
  { key: 'jupiter', of: 'Jupiter (Guru)', count: 364_220 },
  { key: 'venus', of: 'the conjunction (śīghra) of Venus (Śukra)', count: 7_022_376 },
  { key: 'saturn', of: 'Saturn (Śani)', count: 146_568 },
  { key: 'apogee', of: 'the Moon’s apogee', count: 488_203 },
  { key: 'node', of: 'the Moon’s node, backwards', count: 232_238 },
] as const;

const MEAN_MOTIONS: readonly FactRow[] = REVOLUTIONS.map(({ key, of, count }) => ({
  id: `revolutions-${key}`,
  title: `Revolutions of ${of}`,
  statement: `In a mahāyuga the Sūrya Siddhānta counts ${grouped(count)} revolutions of ${of}: one in about ${(MAHAYUGA_DAYS / count).toFixed(2)} days.`,
  keywords: ['bhagaṇa', 'भगण', 'mean motion', 'period', 'mahayuga'],
  source: suryaSiddhanta(1),
}));

const IAU_2006 = from('IAU 2006');
const IAU_2012 = from('IAU 2012', 'resolution B2');
const MEEUS = from('J. Meeus, Astronomical Algorithms');
const EXPLANATORY = from('Explanatory Supplement to the Astronomical Almanac');
const WGS84 = from('WGS 84');

const CONSTANTS: readonly FactRow[] = [
  {
    id: 'astronomy-julian-day',
    title: 'Julian day',
    statement:
      'The Julian day counts days from noon of 1 January 4713 BCE (Julian); the first instant of 1970 (UT) is JD 2440587.5.',
    keywords: ['JD', 'Julian date', 'Unix epoch', 'ahargana'],
    source: MEEUS,
  },
  {
    id: 'astronomy-modified-julian-day',
    title: 'Modified Julian day',
    statement: 'The modified Julian day is the Julian day less 2400000.5: it changes at midnight.',
    keywords: ['MJD'],
    source: MEEUS,
  },
  {
    id: 'astronomy-j2000',
    title: 'J2000.0',
    statement: 'The epoch J2000.0 is 1 January 2000, 12h TT, JD 2451545.0; a Julian century has 36525 days.',
    keywords: ['epoch', 'Julian century', 'standard epoch'],
  },
  {
    id: 'astronomy-delta-t',
    title: 'ΔT',
    statement:
      'ΔT is Terrestrial Time less Universal Time: what the turning Earth is behind uniform time. In 2000 it was about 64 seconds.',
    keywords: ['delta T', 'TT', 'UT', 'Earth rotation'],
    source: EXPLANATORY,
  },
  {
    id: 'astronomy-tt',
    title: 'Terrestrial Time',
    statement: 'Terrestrial Time is International Atomic Time and 32.184 seconds.',
    keywords: ['TT', 'TAI', 'atomic time'],
    source: from('IAU 1991', 'resolution A4'),
  },
  {
    id: 'astronomy-au',
    title: 'Astronomical unit',
    statement: 'An astronomical unit is 149,597,870,700 metres exactly, about the mean distance of Earth and Sun.',
    keywords: ['au', 'distance'],
    source: IAU_2012,
  },
  {
    id: 'astronomy-light',
    title: 'Speed of light',
    statement: 'Light goes 299,792,458 metres in a second, and an astronomical unit in about 499.005 seconds.',
    keywords: ['light-time', 'c'],
    source: from('SI'),
  },
  {
    id: 'astronomy-obliquity',
    title: 'Obliquity of the ecliptic',
    statement:
      'The mean obliquity of the ecliptic at J2000.0 is 84381.406″, about 23°26′21″; it shrinks by about 46.84″ in a century.',
    keywords: ['tilt', 'parama kranti', 'declination', 'equator'],
    source: IAU_2006,
  },
  {
    id: 'astronomy-precession',
    title: 'General precession',
    statement:
      'The equinox goes back along the ecliptic by about 5028.796″ in a century, once round in about 25,772 years.',
    keywords: ['equinox', 'ayana', 'ayanamsha'],
    source: IAU_2006,
  },
  {
    id: 'astronomy-nutation',
    title: 'Nutation',
    statement:
      'The largest term of nutation follows the Moon’s node in 18.6 years, with 17.2″ in longitude and 9.2″ in obliquity.',
    keywords: ['equinox', 'true longitude'],
    source: from('IAU 2000B'),
  },
  {
    id: 'astronomy-aberration',
    title: 'Aberration',
    statement:
      'By the motion of the Earth a star is seen up to 20.5″ from its place; the apparent Sun stands about 20.5″ behind its geometric place.',
    keywords: ['apparent place', 'light'],
    source: EXPLANATORY,
  },
  {
    id: 'astronomy-tropical-year',
    title: 'Tropical year',
    statement: 'A tropical year, in which the mean Sun gains 360° on the equinox, has about 365.2422 days.',
    keywords: ['sayana', 'equinox', 'year length'],
    source: MEEUS,
  },
  {
    id: 'astronomy-sidereal-year',
    title: 'Sidereal year',
    statement: 'A sidereal year, in which the Sun comes back to the same star, has about 365.2564 days.',
    keywords: ['nirayana', 'star', 'year length'],
    source: MEEUS,
  },
  {
    id: 'astronomy-synodic-month',
    title: 'Synodic month',
    statement: 'A mean synodic month, from new moon to new moon, has about 29.530589 days.',
    keywords: ['lunation', 'amanta', 'lunar month', 'new moon'],
    source: MEEUS,
  },
  {
    id: 'astronomy-sidereal-month',
    title: 'Sidereal month',
    statement: 'A mean sidereal month, in which the Moon comes back to the same star, has about 27.321662 days.',
    keywords: ['Moon', 'nakshatra', 'lunar month'],
    source: MEEUS,
  },
  {
    id: 'astronomy-draconic-month',
    title: 'Draconic month',
    statement: 'A mean draconic month, from ascending node to ascending node, has about 27.212221 days.',
    keywords: ['nodical month', 'Rahu', 'eclipse', 'Moon'],
    source: MEEUS,
  },
  {
    id: 'astronomy-anomalistic-month',
    title: 'Anomalistic month',
    statement: 'A mean anomalistic month, from perigee to perigee, has about 27.554550 days.',
    keywords: ['perigee', 'Moon', 'apogee'],
    source: MEEUS,
  },
  {
    id: 'astronomy-node-period',
    title: 'Period of the nodes',
    statement:
      'The mean node of the Moon goes backwards through the tropical zodiac once in about 6798 days, 18.6 years.',
    keywords: ['Rahu', 'Ketu', 'regression', 'nutation'],
    source: MEEUS,
  },
  {
    id: 'astronomy-saros',
    title: 'Saros',
    statement: 'A saros is 223 synodic months, about 6585.32 days, after which eclipses come again in like order.',
    keywords: ['eclipse', 'grahana', 'cycle'],
    source: MEEUS,
  },
  {
    id: 'astronomy-metonic',
    title: 'Metonic cycle',
    statement: '235 synodic months are nearly 19 tropical years: seven of the months are then intercalary.',
    keywords: ['adhika', 'cycle', 'Meton', 'lunar calendar'],
    source: MEEUS,
  },
  {
    id: 'astronomy-sidereal-day',
    title: 'Sidereal day',
    statement: 'A mean sidereal day, the turn of the Earth against the equinox, is 86164.0905 seconds.',
    keywords: ['Earth rotation', 'nakshatra day', 'sidereal time'],
    source: EXPLANATORY,
  },
  {
    id: 'astronomy-earth',
    title: 'Figure of the Earth',
    statement: 'The equatorial radius of the Earth is taken as 6378.137 km, its flattening as 1/298.257223563.',
    keywords: ['ellipsoid', 'radius', 'parallax'],
    source: WGS84,
  },
  {
    id: 'astronomy-sunrise',
    title: 'Sunrise by the upper limb',
    statement:
      'At sunrise the upper limb of the Sun touches a level horizon, with refraction of about 34′ and a semidiameter of about 16′: its centre stands 50′ below.',
    keywords: ['refraction', 'udaya', 'sunset', 'horizon'],
    source: EXPLANATORY,
  },
  {
    id: 'astronomy-hindu-sunrise',
    title: 'Sunrise by the centre of the disc',
    statement:
      'By the traditional definition the Sun rises when the centre of its disc is on the horizon, without refraction.',
    keywords: ['udaya', 'sunset', 'Hindu rising', 'ardhodaya'],
    source: CUSTOMARY,
  },
  {
    id: 'astronomy-twilight',
    title: 'Twilight',
    statement:
      'Civil, nautical and astronomical twilight end with the centre of the Sun 6°, 12° and 18° below the horizon.',
    keywords: ['sandhyā', 'dusk', 'dawn'],
    source: EXPLANATORY,
  },
  {
    id: 'astronomy-eclipse',
    title: 'When eclipses come',
    statement: 'The Sun is eclipsed only at a new moon near a node, the Moon only at a full moon near one.',
    keywords: ['grahaṇa', 'ग्रहण', 'Rahu', 'Ketu', 'amavasya', 'purnima'],
    source: EXPLANATORY,
  },
  {
    id: 'astronomy-ascending-node',
    title: 'Mean and true node',
    statement: 'The mean node goes back evenly; the true one swings about it by up to about 2°.',
    keywords: ['Rahu', 'Ketu', 'osculating'],
    source: MEEUS,
  },
];

export const TIME_FACTS: readonly Fact[] = [
  ...family('time', CUSTOMARY, UNITS),
  ...family('time', suryaSiddhanta(1), AGES),
  ...family('astronomy', IAU_2006, [...CONSTANTS, ...MEAN_MOTIONS]),
];
