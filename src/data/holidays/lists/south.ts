/** Lists of holidays of states of the south. A row of a list has the dates of a holiday by its key. */

import type { HolidayKey } from '../keys';
import type { HolidayList } from '../rule';

// biome-ignore format: a few holidays a line
export const SOUTH = [
  {
    region: 'andhra-pradesh', year: 2026,
    source: 'indiaherald.com, order of the state of Andhra Pradesh for 2026',
    days: {
      gazetted: {
        bhogi: '01-14', makara_sankranti: '01-15', kanuma: '01-16', republic_day: '01-26', maha_shivaratri: '02-15',
        holi: '03-03', ugadi: '03-19', id_ul_fitr: '03-20', rama_navami: '03-27', good_friday: '04-03',
        jagjivan_ram_birthday: '04-05', ambedkar_jayanti: '04-14', id_ul_zuha: '05-27', ashura: '06-25',
        independence_day: '08-15', varalakshmi_vrata: '08-21', milad_un_nabi: '08-25', krishna_janmashtami: '09-04',
        ganesha_chaturthi: '09-14', gandhi_jayanti: '10-02', durga_ashtami: '10-18', vijayadashami: '10-20',
        lakshmi_puja: '11-08', christmas: '12-25',
      },
    },
  },
  {
    region: 'karnataka', year: 2026,
    source: 'hrinformative.com, lists of the state of Karnataka for 2026; hrinformative.com, thedailyjagran.com, lists of the state of Karnataka for 2026; hrinformative.com, Kodagu district only',
    days: {
      restricted: {
        new_year: '01-01', madhva_navami: '01-27', shab_e_barat: '02-04', holi: '03-02', shab_e_qadr: '03-17',
        jamat_ul_vida: '03-20', devara_dasimayya_jayanti: '03-23',
      },
      gazetted: {
        makara_sankranti: '01-15', republic_day: '01-26', maha_shivaratri: '02-15', ugadi: '03-19',
        id_ul_fitr: '03-21', mahavira_jayanti: '03-31', good_friday: '04-03', ambedkar_jayanti: '04-14',
        akshaya_tritiya: '04-20', may_day: '05-01', id_ul_zuha: '05-28', ashura: '06-26', independence_day: '08-15',
        milad_un_nabi: '08-26', ganesha_chaturthi: '09-14', gandhi_jayanti: '10-02', mahalaya: '10-10',
        ayudha_puja: '10-20', vijayadashami: '10-21', valmiki_jayanti: '10-25', kannada_rajyotsava: '11-01',
        naraka_chaturdashi: '11-08', bali_pratipada: '11-10', kanakadasa_jayanti: '11-27', christmas: '12-25',
      },
      local: {
        kail_muhurta: '09-03', tula_sankranti: '10-18', huthri: '11-26',
      },
    },
  },
  {
    region: 'kerala', year: 2019,
    source: 'newindianexpress.com, list of the state of Kerala for 2019',
    days: {
      gazetted: {
        mannam_jayanti: '01-02', maha_shivaratri: '03-04', vishu: '04-15', maundy_thursday: '04-18',
        good_friday: '04-19', karkidaka_vavu: '07-31', krishna_janmashtami: '08-23', ayyankali_jayanti: '08-28',
        first_onam: '09-10', onam: '09-11', third_onam: '09-12', fourth_onam: '09-13',
        sree_narayana_guru_samadhi: '09-21', maha_navami: '10-07', vijayadashami: '10-08',
        naraka_chaturdashi: '10-27',
      },
    },
  },
  {
    region: 'kerala', year: 2025,
    source: 'latestly.com, list of the state of Kerala for 2025',
    days: {
      gazetted: {
        mannam_jayanti: '01-02', maha_shivaratri: '02-26', id_ul_fitr: '03-31', vishu: '04-14',
        maundy_thursday: '04-17', good_friday: '04-18', may_day: '05-01', id_ul_zuha: '06-06',
        karkidaka_vavu: '07-24', independence_day: '08-15', ayyankali_jayanti: '08-28', first_onam: '09-04',
        onam: '09-05', third_onam: '09-06', maha_navami: '10-01', vijayadashami: '10-02',
      },
    },
  },
  {
    region: 'kerala', year: 2026,
    source: 'pockethrms.com, list of Kerala for 2026 (Thiruvonam, printed as 27 August for the 26th, and Vishu, printed as 14 April for the 15th, are left out)',
    days: {
      gazetted: {
        mannam_jayanti: '01-02', republic_day: '01-26', maha_shivaratri: '02-15', id_ul_fitr: '03-21',
        good_friday: '04-03', easter: '04-05', ambedkar_jayanti: '04-14', may_day: '05-01', id_ul_zuha: '05-27',
        independence_day: '08-15', first_onam: '08-25', sree_narayana_guru_samadhi: '09-21', gandhi_jayanti: '10-02',
        maha_navami: '10-20', vijayadashami: '10-21', naraka_chaturdashi: '11-08', christmas: '12-25',
      },
    },
  },
  {
    region: 'tamil-nadu', year: 2019,
    source: 'oneindia.com 2018-10-30, order of the state of Tamil Nadu for 2019',
    days: {
      gazetted: {
        new_year: '01-01', pongal: '01-15', mattu_pongal: '01-16', uzhavar_thirunal: '01-17', republic_day: '01-26',
        ugadi: '04-06', puthandu: '04-14', mahavira_jayanti: '04-17', good_friday: '04-19', may_day: '05-01',
        id_ul_fitr: '06-05', id_ul_zuha: '08-12', independence_day: '08-15', krishna_janmashtami: '08-23',
        ganesha_chaturthi: '09-02', ashura: '09-10', gandhi_jayanti: '10-02', ayudha_puja: '10-07',
        vijayadashami: '10-08', naraka_chaturdashi: '10-27', milad_un_nabi: '11-10', christmas: '12-25',
      },
    },
  },
  {
    region: 'tamil-nadu', year: 2023,
    source: 'kalaignarseithigal.com 2022-10-12, publicholidays.in, order of the state of Tamil Nadu for 2023',
    days: {
      gazetted: {
        new_year: '01-01', pongal: '01-15', mattu_pongal: '01-16', uzhavar_thirunal: '01-17', republic_day: '01-26',
        thai_pusam: '02-05', ugadi: '03-22', bank_accounts_closing: '04-01', mahavira_jayanti: '04-04',
        good_friday: '04-07', puthandu: '04-14', id_ul_fitr: '04-22', may_day: '05-01', id_ul_zuha: '06-29',
        ashura: '07-29', independence_day: '08-15', krishna_janmashtami: '09-06', ganesha_chaturthi: '09-17',
        milad_un_nabi: '09-28', gandhi_jayanti: '10-02', ayudha_puja: '10-23',
      },
    },
  },
  {
    region: 'tamil-nadu', year: 2024,
    source: 'thehindu.com 2023-11-11, order of the state of Tamil Nadu for 2024',
    days: {
      gazetted: {
        new_year: '01-01', pongal: '01-15', mattu_pongal: '01-16', uzhavar_thirunal: '01-17', thai_pusam: '01-25',
        republic_day: '01-26', good_friday: '03-29', bank_accounts_closing: '04-01', ugadi: '04-09',
        id_ul_fitr: '04-11', puthandu: '04-14', mahavira_jayanti: '04-21', may_day: '05-01', id_ul_zuha: '06-17',
        ashura: '07-17', independence_day: '08-15', krishna_janmashtami: '08-26', ganesha_chaturthi: '09-07',
        milad_un_nabi: '09-16', gandhi_jayanti: '10-02', ayudha_puja: '10-11', vijayadashami: '10-12',
        naraka_chaturdashi: '10-31', christmas: '12-25',
      },
    },
  },
  {
    region: 'tamil-nadu', year: 2026, partial: true,
    source: 'newindianexpress.com 2025-11-13',
    days: {
      gazetted: {
        pongal: '01-15', mattu_pongal: '01-16', uzhavar_thirunal: '01-17', thai_pusam: '02-01', id_ul_fitr: '03-21',
        independence_day: '08-15', ayudha_puja: '10-19', vijayadashami: '10-20', naraka_chaturdashi: '11-08',
      },
    },
  },
  {
    region: 'telangana', year: 2026, partial: true,
    source: 'htsyndication.com 2025-12-09 (the printed copy breaks off after August)',
    days: {
      gazetted: {
        bhogi: '01-14', makara_sankranti: '01-15', republic_day: '01-26', maha_shivaratri: '02-15', holi: '03-03',
        ugadi: '03-19', id_ul_fitr: '03-21', rama_navami: '03-27', good_friday: '04-03',
        jagjivan_ram_birthday: '04-05', ambedkar_jayanti: '04-14', id_ul_zuha: '05-27', ashura: '06-26',
        bonalu: '08-10',
      },
    },
  },
] as const satisfies readonly HolidayList<HolidayKey>[];
