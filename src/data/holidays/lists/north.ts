/** Lists of holidays of states of the north. A row of a list has the dates of a holiday by its key. */

import type { HolidayKey } from '../keys';
import type { HolidayList } from '../rule';

// biome-ignore format: a few holidays a line
export const NORTH = [
  {
    region: 'bihar', year: 2026,
    source: 'sakshipost.com, dnaindia.com, list of the state of Bihar for 2026; sakshipost.com, dnaindia.com, thedailyjagran.com, list of the state of Bihar for 2026 (general holidays)',
    days: {
      restricted: {
        makara_sankranti: '01-14', holika_dahana: '03-02', raksha_bandhana: '08-28', vishwakarma_puja: '09-17',
        sharad_navaratri: '10-11', christmas_eve: '12-24',
      },
      gazetted: {
        vasanta_panchami: '01-23', republic_day: '01-26', guru_ravidas_jayanti: '02-01', shab_e_barat: '02-04',
        maha_shivaratri: '02-15', holi: '03-03 03-04', bihar_day: '03-22', ashoka_ashtami: '03-26',
        kunwar_singh_jayanti: '04-23', sita_navami: '04-25', kabir_jayanti: '06-29', chehallum: '08-04',
        independence_day: '08-15', gandhi_jayanti: '10-02', maha_saptami: '10-17', lakshmi_puja: '11-08',
        bhai_dooj: '11-10', chhath_puja: '11-15', chhath_second_day: '11-16', christmas: '12-25',
      },
    },
  },
  {
    region: 'himachal-pradesh', year: 2023,
    source: 'himachal.nic.in, holidays of 2023',
    days: {
      restricted: {
        new_year: '01-01', lohri: '01-13', makara_sankranti: '01-14', vasanta_panchami: '01-26',
        dayananda_jayanti: '02-15', mahavira_jayanti: '04-04', easter: '04-09', raksha_bandhana: '08-30',
        ganesha_chaturthi: '09-19', durga_ashtami: '10-22', maha_navami: '10-23', karva_chauth: '11-01',
        govardhana_puja: '11-13', bhai_dooj: '11-15', guru_tegh_bahadur_martyrdom: '11-24',
      },
      gazetted: {
        himachal_statehood_day: '01-25', republic_day: '01-26', guru_ravidas_jayanti: '02-05',
        maha_shivaratri: '02-18', holi: '03-08', rama_navami: '03-30', good_friday: '04-07',
        ambedkar_jayanti: '04-14', himachal_day: '04-15', parashurama_jayanti: '04-22', buddha_purnima: '05-05',
        maharana_pratap_jayanti: '05-22', kabir_jayanti: '06-04', id_ul_zuha: '06-29', ashura: '07-29',
        independence_day: '08-15', krishna_janmashtami: '09-07', gandhi_jayanti: '10-02', vijayadashami: '10-24',
        valmiki_jayanti: '10-28', lakshmi_puja: '11-12', guru_nanak_jayanti: '11-27', christmas: '12-25',
      },
    },
  },
  {
    region: 'himachal-pradesh', year: 2026,
    source: 'himachal.nic.in, holidays of 2026',
    days: {
      restricted: {
        new_year: '01-01', makara_sankranti: '01-14', vasanta_panchami: '01-23', dayananda_jayanti: '02-12',
        mahavira_jayanti: '03-31', easter: '04-05', rabindranath_jayanti: '05-09', raksha_bandhana: '08-28',
        ganesha_chaturthi: '09-14', durga_ashtami: '10-19', karva_chauth: '10-29', govardhana_puja: '11-09',
        bhai_dooj: '11-11', guru_tegh_bahadur_martyrdom: '11-24', christmas_eve: '12-24',
      },
      gazetted: {
        himachal_statehood_day: '01-25', republic_day: '01-26', guru_ravidas_jayanti: '02-01',
        maha_shivaratri: '02-15', holi: '03-04', id_ul_fitr: '03-21', rama_navami: '03-26', good_friday: '04-03',
        ambedkar_jayanti: '04-14', himachal_day: '04-15', parashurama_jayanti: '04-19', buddha_purnima: '05-01',
        id_ul_zuha: '05-27', maharana_pratap_jayanti: '06-17', ashura: '06-26', kabir_jayanti: '06-29',
        independence_day: '08-15', krishna_janmashtami: '09-04', gandhi_jayanti: '10-02', vijayadashami: '10-20',
        valmiki_jayanti: '10-26', lakshmi_puja: '11-08', guru_nanak_jayanti: '11-24', christmas: '12-25',
      },
    },
  },
  {
    region: 'punjab', year: 2025, partial: true,
    source: 'punjabsarokarnews.com, list of the state of Punjab for 2025',
    days: {
      restricted: {
        new_year: '01-01', lohri: '01-13', adinath_nirvana: '01-28', vasanta_panchami: '02-02', womens_day: '03-08',
        hola_mohalla: '03-15', buddha_purnima: '05-12', nirjala_ekadashi: '06-07', ranjit_singh_day: '06-29',
        ashura: '07-06', udham_singh_martyrdom: '07-31', guru_granth_first_prakash: '08-24', samvatsari: '08-27',
        ananta_chaturdashi: '09-06', saragarhi_day: '09-12', bhagat_singh_birthday: '09-28',
        guru_ram_das_jayanti: '10-08',
      },
      gazetted: {
        guru_gobind_singh_jayanti: '01-06', republic_day: '01-26', guru_ravidas_jayanti: '02-12',
        maha_shivaratri: '02-26', holi: '03-14', bhagat_singh_martyrdom: '03-23', id_ul_fitr: '03-31',
        rama_navami: '04-06', nabha_das_jayanti: '04-08', mahavira_jayanti: '04-10', vaisakhi: '04-13',
        ambedkar_jayanti: '04-14', good_friday: '04-18', parashurama_jayanti: '04-29', may_day: '05-01',
        guru_arjan_martyrdom: '05-30', id_ul_zuha: '06-07', kabir_jayanti: '06-11', independence_day: '08-15',
        krishna_janmashtami: '08-16', agrasen_jayanti: '09-22', vijayadashami: '10-02', valmiki_jayanti: '10-07',
        lakshmi_puja: '10-20', vishwakarma_day: '10-22', guru_nanak_jayanti: '11-05', kartar_singh_martyrdom: '11-16',
        guru_tegh_bahadur_martyrdom_lunar: '11-25', christmas: '12-25', shaheedi_sabha: '12-27',
      },
    },
  },
  {
    region: 'punjab', year: 2026, partial: true,
    source: 'truescoopnews.com, notification 06/01/2025-2PP3/781 of the state of Punjab',
    days: {
      restricted: {
        new_year: '01-01', lohri: '01-13', vasanta_panchami: '01-23', hola_mohalla: '03-04',
      },
      gazetted: {
        republic_day: '01-26', guru_ravidas_jayanti: '02-01', maha_shivaratri: '02-15', holi: '03-04',
        id_ul_fitr: '03-21', bhagat_singh_martyrdom: '03-23', rama_navami: '03-26', mahavira_jayanti: '03-31',
        good_friday: '04-03', nabha_das_jayanti: '04-08', vaisakhi: '04-14', may_day: '05-01', id_ul_zuha: '05-27',
        guru_arjan_martyrdom: '06-18', kabir_jayanti: '06-29', udham_singh_martyrdom: '07-31',
        independence_day: '08-15', krishna_janmashtami: '09-04', gandhi_jayanti: '10-02', vijayadashami: '10-20',
        lakshmi_puja: '11-08', guru_nanak_jayanti: '11-24', christmas: '12-25', shaheedi_sabha: '12-28',
      },
    },
  },
  {
    region: 'rajasthan', year: 2025,
    source: 'reflectu.in, informalnewz.com, khabariportal.com, list of the state of Rajasthan for 2025; informalnewz.com, order of the collector, Jaipur only',
    days: {
      gazetted: {
        guru_gobind_singh_jayanti: '01-06 12-27', republic_day: '01-26', devanarayana_jayanti: '02-04',
        maha_shivaratri: '02-26', holika_dahana: '03-13', holi: '03-14', cheti_chand: '03-30', id_ul_fitr: '03-31',
        rama_navami: '04-06', mahavira_jayanti: '04-10', jyotirao_phule_jayanti: '04-11', ambedkar_jayanti: '04-14',
        good_friday: '04-18', parashurama_jayanti: '04-29', maharana_pratap_jayanti: '05-29', id_ul_zuha: '06-07',
        ashura: '07-06', raksha_bandhana: '08-09', independence_day: '08-15', krishna_janmashtami: '08-16',
        ramdev_jayanti: '09-02', milad_un_nabi: '09-05', sharad_navaratri: '09-22', durga_ashtami: '09-30',
        vijayadashami: '10-02', lakshmi_puja: '10-20', govardhana_puja: '10-22', bhai_dooj: '10-23',
        guru_nanak_jayanti: '11-05', christmas: '12-25',
      },
      local: {
        makara_sankranti: '01-14', sheetala_ashtami: '03-21',
      },
    },
  },
  {
    region: 'rajasthan', year: 2026, partial: true,
    source: 'mysarkarinaukri.com, list of the state of Rajasthan for 2026 (the copy breaks off after June)',
    days: {
      gazetted: {
        devanarayana_jayanti: '01-25', republic_day: '01-26', maha_shivaratri: '02-15', holika_dahana: '03-02',
        holi: '03-03', cheti_chand: '03-20', id_ul_fitr: '03-21', rama_navami: '03-26', mahavira_jayanti: '03-31',
        good_friday: '04-03', jyotirao_phule_jayanti: '04-11', ambedkar_jayanti: '04-14',
        parashurama_jayanti: '04-19', id_ul_zuha: '05-28', maharana_pratap_jayanti: '06-17', ashura: '06-26',
      },
    },
  },
  {
    region: 'uttar-pradesh', year: 2025,
    source: 'github:atulbrandshow/akg src/Json/HolidaysData.js (a copy of the state’s list by a university)',
    days: {
      restricted: {
        new_year: '01-01', guru_gobind_singh_jayanti: '01-06', makara_sankranti: '01-14',
        karpoori_thakur_birthday: '01-24', vasanta_panchami: '02-02', guru_ravidas_jayanti: '02-12',
        shab_e_barat: '02-14', holi_second_day: '03-15', sheetala_ashtami: '03-22', jamat_ul_vida: '03-28',
        cheti_chand: '03-30', id_ul_fitr_second_day: '04-01', nishadraj_jayanti: '04-05',
        chandrashekhar_jayanti: '04-17', good_friday: '04-18', easter_saturday: '04-19', easter_monday: '04-21',
        parashurama_jayanti: '04-29', maharana_pratap_birthday: '05-09', mahavir_ji_fair: '05-13',
        id_ul_zuha_second_day: '06-08', ashura_second_day: '07-07', chehallum: '08-14', milad_un_nabi: '09-05',
        ananta_chaturdashi: '09-06', vishwakarma_puja: '09-17', agrasen_jayanti: '09-22', durga_ashtami: '09-30',
        valmiki_jayanti: '10-07', chhath_second_day: '10-28', sardar_patel_jayanti: '10-31', uda_devi_day: '11-16',
        guru_tegh_bahadur_martyrdom: '11-24', charan_singh_birthday: '12-23', christmas_eve: '12-24',
      },
      gazetted: {
        republic_day: '01-26', maha_shivaratri: '02-26', holika_dahana: '03-13', holi: '03-14', id_ul_fitr: '03-31',
        rama_navami: '04-06', mahavira_jayanti: '04-10', ambedkar_jayanti: '04-14', buddha_purnima: '05-12',
        id_ul_zuha: '06-07', ashura: '07-06', raksha_bandhana: '08-09', independence_day: '08-15',
        krishna_janmashtami: '08-16', maha_navami: '10-01', vijayadashami: '10-02', lakshmi_puja: '10-20',
        govardhana_puja: '10-22', bhai_dooj: '10-23', guru_nanak_jayanti: '11-05', christmas: '12-25',
      },
    },
  },
  {
    region: 'uttar-pradesh', year: 2026, partial: true,
    source: 'miniapp.news 2025-12-02 and saugandhtv.com 2026-01 (15 January declared in place of the 14th)',
    days: {
      gazetted: {
        hazrat_ali_birthday: '01-03', makara_sankranti: '01-15', republic_day: '01-26', maha_shivaratri: '02-15',
        buddha_purnima: '05-01', lakshmi_puja: '11-08',
      },
    },
  },
  {
    region: 'uttarakhand', year: 2026,
    source: 'patrika.com 2025-12-25, list of the state of Uttarakhand for 2026',
    days: {
      gazetted: {
        republic_day: '01-26', maha_shivaratri: '02-15', holika_dahana: '03-03', holi: '03-04', id_ul_fitr: '03-21',
        rama_navami: '03-26', good_friday: '04-03', ambedkar_jayanti: '04-14', buddha_purnima: '05-01',
        id_ul_zuha: '05-27', ashura: '06-26', harela: '07-16', independence_day: '08-15', milad_un_nabi: '08-26',
        raksha_bandhana: '08-28', krishna_janmashtami: '09-04', gandhi_jayanti: '10-02', vijayadashami: '10-20',
        valmiki_jayanti: '10-26', lakshmi_puja: '11-08', govardhana_puja: '11-10', igas_bagwal: '11-20',
        guru_nanak_jayanti: '11-24', christmas: '12-25',
      },
    },
  },
] as const satisfies readonly HolidayList<HolidayKey>[];
