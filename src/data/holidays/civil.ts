/** Holidays that are not observances of this calendar, each with the rule of its forecast. */

import type { HolidayRule } from './rule';

const on = (month: number, day: number): HolidayRule => ({ by: 'date', month, day });
const easter = (days: number): HolidayRule => ({ by: 'easter', days });
const hijri = (month: number, day: number, days = 0): HolidayRule => ({ by: 'hijri', month, day, days });
const after = (of: string, days = 0): HolidayRule => ({ by: 'observance', of, days });
const tithi = (month: number, paksha: 'shukla' | 'krishna', number: number): HolidayRule => ({
  by: 'tithi',
  month,
  paksha,
  tithi: number,
});
/** A tithi of a solar month. */
const solarTithi = (sunRashi: number, paksha: 'shukla' | 'krishna', number: number): HolidayRule => ({
  by: 'tithi',
  month: 'every',
  sunRashi,
  paksha,
  tithi: number,
});
const proclaimed: HolidayRule = { by: 'none' };

/** By key, in the order of the year. The names are in the section `holidays` of the lexicon. */
export const CIVIL_HOLIDAYS = {
  // Days of the nation and of the states
  new_year: on(1, 1),
  mannam_jayanti: on(1, 2),
  netaji_birthday: on(1, 23),
  karpoori_thakur_birthday: on(1, 24),
  himachal_statehood_day: on(1, 25),
  republic_day: on(1, 26),
  me_dam_me_phi: on(1, 31),
  shivaji_jayanti: on(2, 19),
  panchayati_raj_divas: on(3, 5),
  womens_day: on(3, 8),
  bihar_day: on(3, 22),
  bhagat_singh_martyrdom: on(3, 23),
  utkal_divas: on(4, 1),
  bank_accounts_closing: on(4, 1),
  jagjivan_ram_birthday: on(4, 5),
  nishadraj_jayanti: on(4, 5),
  nabha_das_jayanti: on(4, 8),
  jyotirao_phule_jayanti: on(4, 11),
  ambedkar_jayanti: on(4, 14),
  himachal_day: on(4, 15),
  chandrashekhar_jayanti: on(4, 17),
  sati_sadhani_divas: on(4, 21),
  kunwar_singh_jayanti: on(4, 23),
  may_day: on(5, 1),
  maharashtra_day: on(5, 1),
  maharana_pratap_birthday: on(5, 9),
  rabindranath_jayanti: on(5, 9),
  ranjit_singh_day: on(6, 29),
  harela: on(7, 16),
  udham_singh_martyrdom: on(7, 31),
  independence_day: on(8, 15),
  ayyankali_jayanti: on(8, 28),
  kail_muhurta: on(9, 3),
  saragarhi_day: on(9, 12),
  sree_narayana_guru_samadhi: on(9, 21),
  bhagat_singh_birthday: on(9, 28),
  gandhi_jayanti: on(10, 2),
  sardar_patel_jayanti: on(10, 31),
  kannada_rajyotsava: on(11, 1),
  kartar_singh_martyrdom: on(11, 16),
  uda_devi_day: on(11, 16),
  lachit_divas: on(11, 24),
  guru_tegh_bahadur_martyrdom: on(11, 24),
  asom_divas: on(12, 2),
  charan_singh_birthday: on(12, 23),
  christmas_eve: on(12, 24),
  christmas: on(12, 25),
  shaheedi_sabha: on(12, 27),

  // From the computus of Easter
  maundy_thursday: easter(-3),
  good_friday: easter(-2),
  easter_saturday: easter(-1),
  easter: easter(0),
  easter_monday: easter(1),

  // By months that begin with the crescent
  ashura: hijri(1, 10),
  ashura_second_day: hijri(1, 10, 1),
  chehallum: hijri(2, 20),
  milad_un_nabi: hijri(3, 12),
  hazrat_ali_birthday: hijri(7, 13),
  shab_e_barat: hijri(8, 15),
  shab_e_qadr: hijri(9, 27),
  jamat_ul_vida: { by: 'hijri-friday', month: 9 },
  id_ul_fitr: hijri(10, 1),
  id_ul_fitr_second_day: hijri(10, 1, 1),
  id_ul_zuha: hijri(12, 10),
  id_ul_zuha_second_day: hijri(12, 10, 1),

  parsi_new_year: { by: 'parsi' },

  // Some days before or after an observance
  kanuma: after('makara_sankranti', 1),
  tusu_puja: after('magh_bihu', 1),
  uzhavar_thirunal: after('pongal', 2),
  holi_second_day: after('holi', 1),
  chaitra_shukladi: after('ugadi'),
  vaisakhadi: after('bohag_bihu', 1),
  bohag_bihu_second_day: after('bohag_bihu', 1),
  bohag_bihu_third_day: after('bohag_bihu', 2),
  krishna_janmashtami_vaishnava: { by: 'observance', of: 'krishna_janmashtami', tradition: 'vaishnava' },
  maha_saptami: after('durga_ashtami', -1),
  kati_bihu: after('tula_sankranti'),
  chhath_second_day: after('chhath_puja', 1),

  // A tithi at sunrise
  adinath_nirvana: tithi(10, 'krishna', 14),
  devanarayana_jayanti: tithi(11, 'shukla', 7),
  hola_mohalla: tithi(12, 'krishna', 1),
  devara_dasimayya_jayanti: tithi(1, 'shukla', 5),
  ashoka_ashtami: tithi(1, 'shukla', 8),
  madhavadeva_birth: solarTithi(2, 'krishna', 1),
  guru_arjan_martyrdom: tithi(3, 'shukla', 4),
  sankaradeva_tithi: solarTithi(5, 'shukla', 2),
  madhavadeva_tithi: solarTithi(5, 'krishna', 5),
  karam_puja: solarTithi(5, 'shukla', 11),
  guru_granth_first_prakash: tithi(6, 'shukla', 1),
  ramdev_jayanti: tithi(6, 'shukla', 10),
  sankaradeva_birth: solarTithi(6, 'shukla', 10),
  guru_ram_das_jayanti: tithi(7, 'krishna', 2),
  vishwakarma_day: tithi(8, 'shukla', 1),
  igas_bagwal: tithi(8, 'shukla', 11),
  kanakadasa_jayanti: tithi(8, 'krishna', 3),
  guru_tegh_bahadur_martyrdom_lunar: tithi(9, 'shukla', 5),

  bonalu: proclaimed,
  gwthar_bathou_san: proclaimed,
  huthri: proclaimed,
  mahavir_ji_fair: proclaimed,
  samvatsari: proclaimed,
} as const satisfies Readonly<Record<string, HolidayRule>>;

export type CivilHolidayKey = keyof typeof CIVIL_HOLIDAYS;
