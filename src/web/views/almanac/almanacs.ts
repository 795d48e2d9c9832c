/**
 * The almanacs of the regions, each in its own language: what it names first, and in which calendar it dates. The order
 * is customary: a Tamil almanac begins with gaurī times, a Telugu one with varjyam and durmuhūrta, a Gujarati one with
 * choghaḍiyās; a Malayalam one has the nakṣatra before the tithi.
 */
import type { WindowKey } from '../../../data/days/muhurtas';
import type { LanguageTag } from '../../../data/language';
import type { Region } from '../../../data/observances/regions';
import type { NamedPlace } from '../../../data/place';
import type { LimbKey } from '../../../domain/panchanga/types';
import type { CalendarKey } from '../../../domain/regional/types';

/** A window of the day, or the sixteen parts of day and night. */
type Timed = WindowKey | 'gauri' | 'choghadiya';

export interface AlmanacRow {
  /** The name of the almanac. */
  title: string;
  /** Code point of the digit zero of the script. */
  zero: number;
  /** Whether the language has its own digits without a choice of the reader. */
  ownDigits?: true;
  /** The place of a reader without a place. */
  home: NamedPlace;
  /** The regions that keep this almanac. The observances of the first are listed. */
  regions: readonly [Region, ...Region[]];
  /** The calendar of the date in the head; the lunar month of the place, by the amānta reckoning, if there is none. */
  calendar: CalendarKey | null;
  /** Whether the times precede the limbs. */
  timesFirst: boolean;
  times: readonly Timed[];
  limbs: readonly LimbKey[];
  /** Whether candrāṣṭama and śūla follow the times. */
  cautions?: true;
}

const tz = 'Asia/Kolkata';
const TITHI_FIRST = ['tithi', 'nakshatra', 'yoga', 'karana'] as const satisfies readonly LimbKey[];

export const ALMANACS = {
  ta: {
    title: 'தமிழ் பஞ்சாங்கம்',
    zero: 0x0be6,
    home: { name: 'Chennai', lat: 13.0878, lon: 80.2785, tz },
    regions: ['tamil-nadu', 'puducherry'],
    calendar: 'tamil',
    timesFirst: true,
    times: ['gauri', 'rahu_kalam', 'yamaganda', 'gulika', 'abhijit'],
    limbs: TITHI_FIRST,
    cautions: true,
  },
  te: {
    title: 'తెలుగు పంచాంగం',
    zero: 0x0c66,
    home: { name: 'Hyderabad', lat: 17.384, lon: 78.4564, tz },
    regions: ['telangana', 'andhra-pradesh'],
    calendar: null,
    timesFirst: true,
    times: ['varjya', 'dur_muhurta', 'rahu_kalam', 'yamaganda', 'gulika', 'amrita_kala'],
    limbs: TITHI_FIRST,
  },
  bn: {
    title: 'বাংলা পঞ্জিকা',
    zero: 0x09e6,
    home: { name: 'Kolkata', lat: 22.5626, lon: 88.363, tz },
    regions: ['west-bengal', 'tripura'],
    calendar: 'bengali',
    timesFirst: true,
    times: ['amrita_kala', 'rahu_kalam', 'yamaganda', 'varjya', 'abhijit'],
    limbs: TITHI_FIRST,
  },
  ml: {
    title: 'മലയാളം പഞ്ചാംഗം',
    zero: 0x0d66,
    home: { name: 'Thiruvananthapuram', lat: 8.4855, lon: 76.9492, tz },
    regions: ['kerala', 'lakshadweep'],
    calendar: 'malayalam',
    timesFirst: false,
    times: ['rahu_kalam', 'gulika', 'yamaganda', 'abhijit', 'brahma_muhurta'],
    limbs: ['nakshatra', 'tithi', 'yoga', 'karana'],
  },
  gu: {
    title: 'ગુજરાતી પંચાંગ',
    zero: 0x0ae6,
    home: { name: 'Ahmedabad', lat: 23.0258, lon: 72.5873, tz },
    regions: ['gujarat', 'dadra-and-nagar-haveli-and-daman-and-diu'],
    calendar: 'vikrama_kartikadi',
    timesFirst: true,
    times: ['choghadiya', 'abhijit', 'rahu_kalam', 'yamaganda', 'gulika', 'vijaya'],
    limbs: TITHI_FIRST,
  },
  mr: {
    title: 'मराठी पंचांग',
    zero: 0x0966,
    ownDigits: true,
    home: { name: 'Pune', lat: 18.5196, lon: 73.8554, tz },
    regions: ['maharashtra', 'goa'],
    calendar: null,
    timesFirst: false,
    times: ['rahu_kalam', 'abhijit', 'gulika', 'yamaganda', 'amrita_kala'],
    limbs: TITHI_FIRST,
  },
  kn: {
    title: 'ಕನ್ನಡ ಪಂಚಾಂಗ',
    zero: 0x0ce6,
    home: { name: 'Bengaluru', lat: 12.9719, lon: 77.5937, tz },
    regions: ['karnataka'],
    calendar: null,
    timesFirst: false,
    times: ['rahu_kalam', 'yamaganda', 'gulika', 'abhijit', 'amrita_kala'],
    limbs: TITHI_FIRST,
  },
  or: {
    title: 'ଓଡ଼ିଆ ପଞ୍ଜିକା',
    zero: 0x0b66,
    home: { name: 'Bhubaneswar', lat: 20.2724, lon: 85.8338, tz },
    regions: ['odisha'],
    calendar: 'odia',
    timesFirst: false,
    times: ['rahu_kalam', 'amrita_kala', 'yamaganda', 'gulika', 'abhijit'],
    limbs: TITHI_FIRST,
  },
} as const satisfies Partial<Record<LanguageTag, AlmanacRow>>;

export type AlmanacTag = keyof typeof ALMANACS;
export const ALMANAC_TAGS = Object.keys(ALMANACS) as AlmanacTag[];

/** The almanac of a region; null for a region whose almanac is in Hindi or English. */
export const almanacOfRegion = (region: Region | null): AlmanacTag | null =>
  ALMANAC_TAGS.find((tag) => (ALMANACS[tag].regions as readonly Region[]).some((each) => each === region)) ?? null;

/** The English path of an almanac: of a date, `2026-11-24`, or of the present day. */
export const almanacPath = (tag: AlmanacTag, date: string | null): string =>
  `/almanac/${tag}${date === null ? '' : `/${date}`}`;

/** The language of an almanac for `Intl`, with Latin digits. */
export const intlOf = (tag: AlmanacTag): string => `${tag}-IN-u-nu-latn`;
