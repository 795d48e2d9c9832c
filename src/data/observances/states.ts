/**
 * Observances of single states of India: from their holiday lists, and some from the rule book adyatithi as the engine
 * jyotisha interprets it.
 */

import { type About, asBook, dayLines, dayRow, nakshatraLines, nakshatraRow, tithiLines, tithiRow } from './line';
import { BIHAR, EAST, GUJARAT, KERALA, TELUGU } from './regions';
import { relative, solar, tithi } from './row';
import type { UtsavaRule } from './rule';
import { SAMBALPUR } from './seats';
import { AT_SEAT } from './variants';

// biome-ignore format: one row a line
const ANDHRA_BOOK_TITHIS = tithiLines([
  ['alarmelmangapure_plavotsava_samapanam', 'festival', 3, 15, 'sunrise', 'first', 'begins', 'temples/Andhra'],
  ['annamacharya_jayanti', 'jayanti', 2, 15, 'sunrise', 'first', 'begins', 'mahApuruSha/vaiShNava-misc'],
  ['satyanarayana_jayanti', 'jayanti', 5, 2, 'sunrise', 'first', 'begins', 'temples/Andhra'],
  ['shri_vasavi_jayanti', 'jayanti', 2, 10, 'sunrise', 'first', 'begins', 'devatA/shakti'],
  ['simhachalam_chandana_mahotsava', 'festival', 2, 9, 'sunrise', 'first', 'begins', 'temples/Andhra'],
  ['venkatachale_plavotsava_samapanam', 'festival', 12, 15, 'moonrise', 'first', 'begins', 'temples/venkaTAchala'],
  ['venkatachale_vasantotsava_samapanam', 'festival', 1, 15, 'moonrise', 'first', 'begins', 'temples/venkaTAchala'],
]);

// biome-ignore format: one row a line
const KARNATAKA_BOOK_TITHIS = tithiLines([
  ['chamundeshvari_jayanti', 'jayanti', 4, 22, 'sunrise', 'first', 'begins', 'devatA/shakti'],
  ['nimishamba_jayanti', 'jayanti', 2, 10, 'sunrise', 'first', 'begins', 'devatA/shakti'],
  ['purandaradasa_aradhana', 'aradhana', 11, 30, 'aparahna', 'larger-else-second', 'begins', 'mahApuruSha/sangIta-kRt'],
  ['shri_raghavendra_svami_aradhana', 'aradhana', 5, 17, 'sunrise', 'larger-else-second', 'begins', 'mahApuruSha/mAdhva-misc'],
  ['shri_raghavendra_svami_jayanti', 'jayanti', 12, 7, 'sunrise', 'first', 'begins', 'mahApuruSha/mAdhva-misc'],
  ['shringeri_32_jagadguru_shri_nrisimha_bharati_aradhana', 'aradhana', 3, 2, 'aparahna', 'larger-else-second', 'begins', 'mahApuruSha/zRGgErI-maTha'],
  ['shringeri_34_jagadguru_shri_chandrashekhara_bharati_3_jayant', 'jayanti', 7, 26, 'sunrise', 'first', 'begins', 'mahApuruSha/zRGgErI-maTha'],
  ['shringeri_34_jagadguru_shri_chandrashekhara_bharati_aradhana', 'aradhana', 6, 30, 'aparahna', 'larger-else-second', 'begins', 'mahApuruSha/zRGgErI-maTha'],
  ['shringeri_35_jagadguru_shri_abhinava_vidyatirtha_mahasvami_a', 'aradhana', 6, 22, 'aparahna', 'larger-else-second', 'begins', 'mahApuruSha/zRGgErI-maTha'],
  ['shringeri_35_jagadguru_shri_abhinava_vidyatirtha_mahasvami_j', 'jayanti', 7, 29, 'sunrise', 'first', 'begins', 'mahApuruSha/zRGgErI-maTha'],
]);

// biome-ignore format: one row a line
const KERALA_TITHIS = tithiLines([
  ['karkidaka_vavu', 'festival', { sun: 4 }, 30, 'aparahna', 'first', 'begins', 'holiday lists of Kerala'],
]);

// biome-ignore format: one row a line
const KERALA_STARS = nakshatraLines([
  ['sree_narayana_guru_jayanti', 'jayanti', 24, 5, 'sunrise', 'first', 'begins', 'later', 'holiday lists of Kerala'],
]);

// biome-ignore format: one row a line
const KERALA_BOOK_TITHIS = tithiLines([
  ['mahadevashtami', 'festival', 8, 23, 'sunrise', 'first', 'begins', 'temples/Kerala'],
]);

// biome-ignore format: one row a line
const KERALA_BOOK_DAYS = dayLines([
  ['narayaniyam_jayanti', 'jayanti', 8, 28, 'mahApuruSha/vaiShNava-misc'],
]);

// biome-ignore format: one row a line
const ASSAM_TITHIS = tithiLines([
  ['bir_chilarai_divas', 'festival', 11, 15, 'sunrise', 'first', 'begins', 'holiday lists of Assam'],
  ['damodardeva_tithi', 'festival', 2, 1, 'sangava', 'first', 'begins', 'holiday lists of Assam'],
  ['madhavdeva_tithi', 'festival', 5, 20, 'purvahna', 'first', 'begins', 'holiday lists of Assam'],
]);

// biome-ignore format: one row a line
const ODISHA_TITHIS = tithiLines([
  ['kumara_purnima', 'festival', 7, 15, 'sunrise', 'first', 'begins', 'holiday lists of Odisha'],
  ['prathamashtami', 'festival', 8, 23, 'sunrise', 'first', 'begins', 'holiday lists of Odisha'],
  ['samba_dashami', 'festival', 10, 10, 'sunrise', 'first', 'begins', 'holiday lists of Odisha'],
  ['bada_osha', 'festival', 8, 14, 'sunrise', 'first', 'begins', 'holiday lists of Odisha'],
  ['rasa_purnima', 'festival', 8, 15, 'sunrise', 'first', 'begins', 'holiday lists of Odisha'],
]);

// biome-ignore format: one row a line
const ODISHA_BOOK_TITHIS = tithiLines([
  ['champaka_dvadashi', 'festival', 3, 12, 'sunrise', 'first', 'begins', 'temples/Odisha'],
  ['damanaka_chaturdashi', 'festival', 1, 14, 'sunrise', 'first', 'begins', 'temples/Odisha'],
  ['damanaka_chori_utsava', 'festival', 1, 13, 'sunrise', 'first', 'begins', 'temples/Odisha'],
  ['damanakaropana_dvadashi', 'festival', 1, 12, 'sunrise', 'first', 'begins', 'temples/Odisha'],
]);

// biome-ignore format: one row a line
const BENGAL_TITHIS = tithiLines([
  ['dola_purnima', 'festival', 12, 15, 'sunrise', 'first', 'begins', 'holiday lists of Assam and Odisha and West Bengal'],
  ['mahalaya', 'shraddha', 6, 30, 'sangava', 'first', 'begins', 'holiday lists of Odisha and West Bengal'],
  ['kali_puja', 'festival', 7, 30, 'nishitha', 'first', 'after', 'holiday lists of Assam and Odisha and West Bengal'],
]);

// biome-ignore format: one row a line
const BIHAR_TITHIS = tithiLines([
  ['chitragupta_puja', 'festival', 8, 2, 'sunrise', 'first', 'begins', 'holiday lists of Bihar and Jharkhand'],
]);

// biome-ignore format: one row a line
const BIHAR_BOOK_TITHIS = tithiLines([
  ['madhushravani_vratam', 'vrata', 5, 3, 'sunrise', 'first', 'begins', 'general'],
]);

// biome-ignore format: one row a line
const GUJARAT_BOOK_TITHIS = tithiLines([
  ['khodiyara_mata_jayanti', 'jayanti', 11, 8, 'sunrise', 'first', 'begins', 'devatA/shakti'],
]);

/** Teachers of the Mādhvas. */
const OF_MADHVAS = new Set([
  'purandaradasa_aradhana',
  'shri_raghavendra_svami_aradhana',
  'shri_raghavendra_svami_jayanti',
]);

const about = (key: string, given: About): About => ({
  ...given,
  added: true,
  ...(OF_MADHVAS.has(key) && { alsoOf: ['madhva'] }),
});

/** A day that the state's list counts from Oṇam. */
const fromOnam = <Key extends string>(key: Key, days: number, count: string) =>
  relative(
    key,
    { to: 'onam', days },
    {
      kind: 'festival',
      regions: KERALA,
      added: true,
      source: `holiday lists of Kerala: ${count} Oṇam`,
    },
  );

export const STATE_DAYS = [
  ...ANDHRA_BOOK_TITHIS.map((line) => tithiRow(asBook(line), about(line[0], { regions: TELUGU, tradition: 'smarta' }))),
  ...KARNATAKA_BOOK_TITHIS.map((line) =>
    tithiRow(asBook(line), about(line[0], { regions: ['karnataka'], tradition: 'smarta' })),
  ),
  ...KERALA_TITHIS.map((line) => tithiRow(line, about(line[0], { regions: KERALA }))),
  ...KERALA_STARS.map((line) => nakshatraRow(line, about(line[0], { regions: KERALA }), 'malayalam')),
  ...KERALA_BOOK_TITHIS.map((line) => tithiRow(asBook(line), about(line[0], { regions: KERALA, tradition: 'smarta' }))),
  ...KERALA_BOOK_DAYS.map((line) => dayRow(asBook(line), about(line[0], { regions: KERALA, tradition: 'smarta' }))),
  ...ASSAM_TITHIS.map((line) => tithiRow(line, about(line[0], { regions: ['assam'] }))),
  ...ODISHA_TITHIS.map((line) => tithiRow(line, about(line[0], { regions: ['odisha'] }))),
  ...ODISHA_BOOK_TITHIS.map((line) =>
    tithiRow(asBook(line), about(line[0], { regions: ['odisha'], tradition: 'smarta' })),
  ),
  ...BENGAL_TITHIS.map((line) => tithiRow(line, about(line[0], { regions: EAST }))),
  ...BIHAR_TITHIS.map((line) => tithiRow(line, about(line[0], { regions: BIHAR }))),
  ...BIHAR_BOOK_TITHIS.map((line) => tithiRow(asBook(line), about(line[0], { regions: BIHAR, tradition: 'smarta' }))),
  ...GUJARAT_BOOK_TITHIS.map((line) =>
    tithiRow(asBook(line), about(line[0], { regions: GUJARAT, tradition: 'smarta' })),
  ),

  fromOnam('first_onam', -1, 'the day before'),
  fromOnam('third_onam', 1, 'the day after'),
  fromOnam('fourth_onam', 2, 'two days after'),
  tithi(
    'nuakhai',
    {
      month: 6,
      paksha: 'shukla',
      tithi: 5,
      kala: 'purvahna',
      onTwo: 'first',
      onNone: 'begins',
      decidedAt: SAMBALPUR,
    },
    {
      kind: 'festival',
      regions: ['odisha'],
      added: true,
      source: 'holiday list of Odisha 2026: the first forenoon with pañcamī, at Sambalpur',
    },
  ),
  relative(
    'hera_panchami',
    { to: 'ratha_yatra', days: 4 },
    {
      kind: 'festival',
      regions: ['odisha'],
      added: true,
      source: 'customary: the fifth day of Ratha-yātrā (2022, 2024, 2025)',
    },
  ),
  relative(
    'bahuda_yatra',
    { to: 'ratha_yatra', days: 8 },
    {
      kind: 'festival',
      regions: ['odisha'],
      added: true,
      source: 'holiday lists of Odisha: the ninth day of Ratha-yātrā',
    },
  ),
  solar(
    'bohag_bihu',
    { sunDeg: 0, day: 'civil', decidedAt: AT_SEAT.assam },
    {
      kind: 'solar',
      regions: ['assam'],
      added: true,
      source: 'holiday lists of Assam: the civil day of Meṣa-saṅkrānti',
    },
  ),
  solar(
    'raja_sankranti',
    { sunDeg: 60, day: 'civil' },
    {
      kind: 'solar',
      regions: ['odisha'],
      added: true,
      source: 'holiday lists of Odisha: the civil day of Mithuna-saṅkrānti',
    },
  ),
  relative(
    'pahili_raja',
    { to: 'raja_sankranti', days: -1 },
    {
      kind: 'solar',
      regions: ['odisha'],
      added: true,
      source: 'holiday lists of Odisha: the day before Rajasaṅkrānti',
    },
  ),
] satisfies readonly UtsavaRule[];
