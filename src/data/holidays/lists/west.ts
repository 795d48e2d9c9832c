/** Lists of holidays of states of the west. A row of a list has the dates of a holiday by its key. */

import type { HolidayKey } from '../keys';
import type { HolidayList } from '../rule';

// biome-ignore format: a few holidays a line
export const WEST = [
  {
    region: 'gujarat', year: 2025,
    source: 'gollok.com, list of the state of Gujarat for 2025',
    days: {
      gazetted: {
        makara_sankranti: '01-14', republic_day: '01-26', maha_shivaratri: '02-26', holi: '03-14',
        cheti_chand: '03-30', id_ul_fitr: '03-31', rama_navami: '04-06', mahavira_jayanti: '04-10',
        ambedkar_jayanti: '04-14', good_friday: '04-18', parashurama_jayanti: '04-29', id_ul_zuha: '06-07',
        ashura: '07-06', raksha_bandhana: '08-09', independence_day: '08-15', krishna_janmashtami: '08-16',
        ganesha_chaturthi: '08-27', milad_un_nabi: '09-05', vijayadashami: '10-02', lakshmi_puja: '10-20',
        gujarati_new_year: '10-22', bhai_dooj: '10-23', sardar_patel_jayanti: '10-31', guru_nanak_jayanti: '11-05',
        christmas: '12-25',
      },
    },
  },
  {
    region: 'gujarat', year: 2026,
    source: 'labourcodes360.com, list of the state of Gujarat for 2026',
    days: {
      gazetted: {
        makara_sankranti: '01-14', republic_day: '01-26', maha_shivaratri: '02-15', holi: '03-04',
        cheti_chand: '03-19', id_ul_fitr: '03-21', rama_navami: '03-26', mahavira_jayanti: '03-31',
        good_friday: '04-03', ambedkar_jayanti: '04-14', id_ul_zuha: '05-27', ashura: '06-26',
        independence_day: '08-15', milad_un_nabi: '08-26', raksha_bandhana: '08-28', krishna_janmashtami: '09-04',
        gandhi_jayanti: '10-02', vijayadashami: '10-20', lakshmi_puja: '11-08', bhai_dooj: '11-11',
      },
      restricted: {
        buddha_purnima: '05-01', ratha_yatra: '07-16', samvatsari: '09-17', ananta_chaturdashi: '09-25',
        sharad_purnima: '10-25',
      },
    },
  },
  {
    region: 'maharashtra', year: 2026,
    source: 'lokmattimes.com, livemint.com 2025-12-10',
    days: {
      gazetted: {
        republic_day: '01-26', maha_shivaratri: '02-15', shivaji_jayanti: '02-19', holi: '03-03', gudi_padwa: '03-19',
        id_ul_fitr: '03-21', rama_navami: '03-26', mahavira_jayanti: '03-31', good_friday: '04-03',
        ambedkar_jayanti: '04-14', buddha_purnima: '05-01', maharashtra_day: '05-01', id_ul_zuha: '05-28',
        ashura: '06-26', bhai_dooj: '11-11',
      },
    },
  },
] as const satisfies readonly HolidayList<HolidayKey>[];
