/** Lists of holidays of states of the east. A row of a list has the dates of a holiday by its key. */

import type { HolidayKey } from '../keys';
import type { HolidayList } from '../rule';

// biome-ignore format: a few holidays a line
export const EAST = [
  {
    region: 'assam', year: 2021,
    source: 'northeasttoday.in 2020-12-18, list of the state of Assam for 2021',
    days: {
      gazetted: {
        magh_bihu: '01-14', tusu_puja: '01-15', netaji_birthday: '01-23', republic_day: '01-26',
        me_dam_me_phi: '01-31', bir_chilarai_divas: '02-27', dola_purnima: '03-28', good_friday: '04-02',
        bohag_bihu: '04-14', bohag_bihu_second_day: '04-15', bohag_bihu_third_day: '04-16',
        sati_sadhani_divas: '04-21', may_day: '05-01', damodardeva_tithi: '05-12', id_ul_fitr: '05-14',
        buddha_purnima: '05-26', madhavadeva_birth: '05-27', id_ul_zuha: '07-21', independence_day: '08-15',
        madhavadeva_tithi: '08-27', krishna_janmashtami: '08-30', sankaradeva_tithi: '09-08', gandhi_jayanti: '10-02',
        maha_saptami: '10-12', durga_ashtami: '10-13', maha_navami: '10-14', vijayadashami: '10-15',
        kati_bihu: '10-18', kali_puja: '11-04', bhai_dooj: '11-06', chhath_puja: '11-10', guru_nanak_jayanti: '11-19',
        lachit_divas: '11-24', asom_divas: '12-02', christmas: '12-25',
      },
      'half-day': {
        ashura: '08-19', kojagara: '10-20',
      },
    },
  },
  {
    region: 'assam', year: 2023,
    source: 'careerjobportalonline.in, list of the General Administration Department of Assam for 2023',
    days: {
      gazetted: {
        magh_bihu: '01-15', tusu_puja: '01-16', netaji_birthday: '01-23', gwthar_bathou_san: '01-24',
        republic_day: '01-26', me_dam_me_phi: '01-31', bir_chilarai_divas: '02-05', dola_purnima: '03-07',
        holi: '03-08', good_friday: '04-07', bohag_bihu: '04-14', bohag_bihu_second_day: '04-15',
        bohag_bihu_third_day: '04-16', damodardeva_tithi: '04-20', sati_sadhani_divas: '04-21', id_ul_fitr: '04-22',
        may_day: '05-01', buddha_purnima: '05-05', madhavadeva_birth: '06-05', id_ul_zuha: '06-29',
        independence_day: '08-15', sankaradeva_tithi: '08-18', karam_puja: '08-27', madhavadeva_tithi: '09-04',
        krishna_janmashtami: '09-06', sankaradeva_birth: '09-25', gandhi_jayanti: '10-02', kati_bihu: '10-18',
        maha_saptami: '10-21', durga_ashtami: '10-22', maha_navami: '10-23', vijayadashami: '10-24',
        kali_puja: '11-12', bhai_dooj: '11-15', chhath_puja: '11-19', lachit_divas: '11-24',
        guru_nanak_jayanti: '11-27', asom_divas: '12-02', christmas: '12-25',
      },
    },
  },
  {
    region: 'odisha', year: 2021,
    source: 'indiatoday.in, list of the state of Odisha for 2021',
    days: {
      gazetted: {
        makara_sankranti: '01-14', republic_day: '01-26', vasanta_panchami: '02-16', panchayati_raj_divas: '03-05',
        maha_shivaratri: '03-11', holi: '03-29', utkal_divas: '04-01', good_friday: '04-02', mesha_sankranti: '04-14',
        rama_navami: '04-21', id_ul_fitr: '05-14', savitri_vratam: '06-10', pahili_raja: '06-14',
        mithuna_sankranti: '06-15', ratha_yatra: '07-12', id_ul_zuha: '07-21', ashura: '08-20',
        krishna_janmashtami: '08-30', ganesha_chaturthi: '09-10', gandhi_jayanti: '10-02', mahalaya: '10-06',
        maha_saptami: '10-12', durga_ashtami: '10-13', maha_navami: '10-14', vijayadashami: '10-15',
        milad_un_nabi: '10-19', kumara_purnima: '10-20', lakshmi_puja: '11-04', kartika_purnima: '11-19',
      },
      restricted: {
        easter_saturday: '04-03', buddha_purnima: '05-26', bahuda_yatra: '07-20', akshaya_navami: '11-12',
        christmas_eve: '12-24',
      },
    },
  },
  {
    region: 'west-bengal', year: 2026, partial: true,
    source: 'millenniumpost.in, timesofindia.indiatimes.com, list of West Bengal for 2026',
    days: {
      gazetted: {
        vasanta_panchami: '01-23', republic_day: '01-26', maha_shivaratri: '02-15', kojagara: '10-25',
        kali_puja: '11-08', bhai_dooj: '11-11',
      },
    },
  },
] as const satisfies readonly HolidayList<HolidayKey>[];
