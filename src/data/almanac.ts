/** Keys of the almanac in order. Numbers count them from one. */
import type { BodyKey } from '../kernel/keys';
import type { Paksha } from './keys';
import { rowAt } from './rowAt';

/** The twelve rāśis. */
export const RASHI_KEYS = [
  'mesha',
  'vrishabha',
  'mithuna',
  'karka',
  'simha',
  'kanya',
  'tula',
  'vrishchika',
  'dhanu',
  'makara',
  'kumbha',
  'mina',
] as const;

/** The 27 nakṣatras. */
export const NAKSHATRA_KEYS = [
  'ashvini',
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'ashlesha',
  'magha',
  'purva_phalguni',
  'uttara_phalguni',
  'hasta',
  'chitra',
  'svati',
  'vishakha',
  'anuradha',
  'jyeshtha',
  'mula',
  'purva_ashadha',
  'uttara_ashadha',
  'shravana',
  'dhanishtha',
  'shatabhisha',
  'purva_bhadrapada',
  'uttara_bhadrapada',
  'revati',
] as const;

/** The fourteen tithis that both pakṣas have. */
export const COMMON_TITHIS = [
  'pratipada',
  'dvitiya',
  'tritiya',
  'chaturthi',
  'panchami',
  'shashthi',
  'saptami',
  'ashtami',
  'navami',
  'dashami',
  'ekadashi',
  'dvadashi',
  'trayodashi',
  'chaturdashi',
] as const;

/** The thirty tithis of a month, each with its pakṣa, except the full and the new moon. */
export type TithiKey = `${Paksha}_${(typeof COMMON_TITHIS)[number]}` | 'purnima' | 'amavasya';

/** The 27 nitya-yogas. */
export const YOGA_KEYS = [
  'vishkambha',
  'priti',
  'ayushman',
  'saubhagya',
  'shobhana',
  'atiganda',
  'sukarma',
  'dhriti',
  'shula',
  'ganda',
  'vriddhi',
  'dhruva',
  'vyaghata',
  'harshana',
  'vajra',
  'siddhi',
  'vyatipata',
  'variyan',
  'parigha',
  'shiva',
  'siddha',
  'sadhya',
  'shubha',
  'shukla',
  'brahma',
  'indra',
  'vaidhriti',
] as const;

/** The eleven kinds of karaṇas: one fixed, seven moving ones, three fixed ones. */
export const KARANA_KEYS = [
  'kimstughna',
  'bava',
  'balava',
  'kaulava',
  'taitila',
  'gara',
  'vanija',
  'vishti',
  'shakuni',
  'chatushpada',
  'naga',
] as const;

/**
 * The kind of a karaṇa, 1..11, by its number in the month, 1..60. The moving ones, Bava to Viṣṭi, repeat eight times; the
 * fixed ones occur once, around the new moon.
 */
export function karanaKind(number: number): number {
  if (number === 1) return 1;
  return number > 57 ? number - 49 : ((number - 2) % 7) + 2;
}

/** The seven weekdays with their lords. */
export const VARAS = [
  { key: 'ravivara', lord: 'sun' },
  { key: 'somavara', lord: 'moon' },
  { key: 'mangalavara', lord: 'mars' },
  { key: 'budhavara', lord: 'mercury' },
  { key: 'guruvara', lord: 'jupiter' },
  { key: 'shukravara', lord: 'venus' },
  { key: 'shanivara', lord: 'saturn' },
] as const satisfies readonly { key: string; lord: BodyKey }[];

/** Lord of a vāra, 1..7 from Ravivāra. */
export const varaLord = (number: number): BodyKey => rowAt(VARAS, number, 'vāra').lord;

/** The twelve lunar months. An intercalary month has the name of the next one. */
export const MASA_KEYS = [
  'chaitra',
  'vaishakha',
  'jyeshtha',
  'ashadha',
  'shravana',
  'bhadrapada',
  'ashvina',
  'kartika',
  'margashirsha',
  'pausha',
  'magha',
  'phalguna',
] as const;

/** The six seasons from spring. */
export const RITU_KEYS = ['vasanta', 'grishma', 'varsha', 'sharad', 'hemanta', 'shishira'] as const;

/** A half of the year: the Sun's northward or southward course. */
export type Ayana = 'uttarayana' | 'dakshinayana';

/** The sixty years of Jupiter. */
export const SAMVATSARA_KEYS = [
  'prabhava',
  'vibhava',
  'shukla',
  'pramoda',
  'prajapati',
  'angira',
  'shrimukha',
  'bhava',
  'yuva',
  'dhata',
  'ishvara',
  'bahudhanya',
  'pramathi',
  'vikrama',
  'vrisha',
  'chitrabhanu',
  'subhanu',
  'tarana',
  'parthiva',
  'vyaya',
  'sarvajit',
  'sarvadhari',
  'virodhi',
  'vikrita',
  'khara',
  'nandana',
  'vijaya',
  'jaya',
  'manmatha',
  'durmukha',
  'hemalamba',
  'vilamba',
  'vikari',
  'sharvari',
  'plava',
  'shubhakrit',
  'shobhakrit',
  'krodhi',
  'vishvavasu',
  'parabhava',
  'plavanga',
  'kilaka',
  'saumya',
  'sadharana',
  'virodhakrit',
  'paridhavi',
  'pramadi',
  'ananda',
  'rakshasa',
  'nala',
  'pingala',
  'kalayukta',
  'siddharthi',
  'raudra',
  'durmati',
  'dundubhi',
  'rudhirodgari',
  'raktakshi',
  'krodhana',
  'kshaya',
] as const;

export const DIRECTIONS = ['east', 'south', 'west', 'north'] as const;
export type Direction = (typeof DIRECTIONS)[number];
