/** Observances that recur in every lunar month, including intercalary ones, and those relative to the syzygies. */
import { TAMIL, WORLD } from './regions';
import { relative, syzygy, tithi } from './row';
import type { UtsavaRule } from './rule';
import {
  MOONRISE_FAST_TIMES,
  NISHITHA_TIMES,
  PRADOSHA_VRATA_TIMES,
  SHIVARATRI_TIMES,
  SHRADDHA_TIMES,
} from './times/rites';

/**
 * Names of the saṅkaṣṭī by the amānta month, from Caitra (the pūrṇimānta Vaiśākha). The last name is for an intercalary
 * month.
 */
const SANKASHTIS = [
  'vikata',
  'ekadanta',
  'krishnapingala',
  'gajanana',
  'heramba',
  'vighnaraja',
  'vakratunda',
  'ganadhipa',
  'akhuratha',
  'lambodara',
  'dvijapriya',
  'bhalachandra',
  'vibhuvana',
] as const;

export const MONTHLY = [
  tithi(
    'vinayaka_chaturthi',
    { month: 'every', paksha: 'shukla', tithi: 4, kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'monthly', regions: WORLD, source: 'customary', otherwise: 'adyatithi has the earlier of two days' },
  ),
  tithi(
    'skanda_shashthi',
    { month: 'every', paksha: 'shukla', tithi: 6, kala: 'sunset', onTwo: 'larger', onNone: 'after' },
    {
      kind: 'monthly',
      regions: [...TAMIL, 'kerala'],
      source: 'customary: sunset, as drikpanchang.com has it',
      variants: [
        {
          for: [{ traditions: ['smarta'] }, { regions: ['tamil-nadu'] }],
          change: { kala: 'pratah', onTwo: 'larger', onNone: 'begins' },
          source: 'engine calendars 2009 to 2014 (mjsignup/panchangam): prātaḥkāla',
        },
      ],
    },
  ),
  tithi(
    'masika_durgashtami',
    { month: 'every', paksha: 'shukla', tithi: 8, kala: 'sangava', onTwo: 'second', onNone: 'begins' },
    { kind: 'monthly', regions: WORLD, source: 'customary' },
  ),
  tithi(
    'pradosha_vrata',
    { month: 'every', paksha: 'both', tithi: 13, kala: 'pradosha-6-ghati', onTwo: 'larger', onNone: 'after' },
    { kind: 'monthly', regions: WORLD, source: 'customary' },
  ),
  relative(
    'shani_trayodashi',
    { to: 'pradosha_vrata', days: 0, vara: 7 },
    {
      kind: 'monthly',
      times: PRADOSHA_VRATA_TIMES,
      regions: WORLD,
      source: 'customary: the pradoṣa-vrata of a Saturday',
    },
  ),
  tithi(
    'bhanu_saptami',
    { month: 'every', paksha: 'both', tithi: 7, kala: 'sunrise', onTwo: 'first', onNone: 'begins', vara: 1 },
    { kind: 'monthly', regions: WORLD, source: 'customary: the saptamī of a Sunday' },
  ),
  tithi(
    'sankashti_chaturthi',
    {
      month: 'every',
      paksha: 'krishna',
      tithi: 4,
      kala: 'moonrise',
      onTwo: 'first',
      onNone: 'after',
      epithets: SANKASHTIS,
    },
    { kind: 'monthly', regions: WORLD, source: 'customary' },
  ),
  relative(
    'angaraki_chaturthi',
    { to: 'sankashti_chaturthi', days: 0, vara: 3 },
    { kind: 'monthly', times: MOONRISE_FAST_TIMES, regions: WORLD, source: 'customary: the saṅkaṣṭī of a Tuesday' },
  ),
  tithi(
    'kalashtami',
    { month: 'every', paksha: 'krishna', tithi: 8, kala: 'pradosha-6-ghati', onTwo: 'first', onNone: 'after' },
    { kind: 'monthly', times: NISHITHA_TIMES, regions: WORLD, source: 'customary' },
  ),
  tithi(
    'masika_krishnashtami',
    { month: 'every', paksha: 'krishna', tithi: 8, kala: 'nishitha', onTwo: 'second', onNone: 'after' },
    { kind: 'monthly', regions: WORLD, source: 'customary' },
  ),
  tithi(
    'masika_shivaratri',
    { month: 'every', paksha: 'krishna', tithi: 14, kala: 'nishitha', onTwo: 'larger', onNone: 'ends' },
    {
      kind: 'monthly',
      times: SHIVARATRI_TIMES,
      regions: WORLD,
      source: 'customary',
      otherwise: 'adyatithi has the later of two days',
    },
  ),
  tithi(
    'darsha_amavasya',
    { month: 'every', paksha: 'krishna', tithi: 15, kala: 'aparahna', onTwo: 'larger', onNone: 'begins' },
    { kind: 'amavasya', times: SHRADDHA_TIMES, regions: WORLD, source: 'customary' },
  ),

  // After the syzygies
  syzygy(
    'anvadhana',
    { what: 'anvadhana' },
    { kind: 'monthly', regions: WORLD, source: 'customary: by the end of the parvan before or after noon' },
  ),
  syzygy(
    'ishti',
    { what: 'ishti' },
    { kind: 'monthly', regions: WORLD, source: 'customary: by the end of the parvan before or after noon' },
  ),
  syzygy(
    'chandra_darshana',
    { what: 'crescent' },
    { kind: 'monthly', regions: WORLD, source: 'customary: moonset 46 minutes after sunset, fitted to printed dates' },
  ),
] satisfies readonly UtsavaRule[];
