/**
 * The days of this calendar in lists of holidays of other countries. If a list has the Monday off in lieu of a Sunday,
 * this table has the Sunday.
 */

import type { Region } from '../../observances/regions';
import type { HolidayKey } from '../keys';
import type { HolidayList } from '../rule';

type Dates = Readonly<Partial<Record<HolidayKey, string>>>;

/** Makes the lists of a country from the dates of its gazetted and local days in a year. */
const listsOf =
  (region: Region, source: string) =>
  (year: number, gazetted: Dates, local?: Dates): HolidayList<HolidayKey> => ({
    region,
    year,
    source: `${source}, as checked by github:vacanza/holidays`,
    partial: true,
    days: { gazetted, ...(local && { local }) },
  });

const fiji = listsOf('fiji', 'public holidays approved by the government of Fiji');
const trinidad = listsOf('trinidad-and-tobago', 'proclamations of the President of Trinidad and Tobago');
const guyana = listsOf('guyana', 'Ministry of Home Affairs and Official Gazette of Guyana');
const suriname = listsOf('suriname', 'Besluit Vrije Dagen of Suriname');
const mauritius = listsOf('mauritius', 'notices of the government of Mauritius');
const singapore = listsOf('singapore', 'Ministry of Manpower of Singapore');
const malaysia = listsOf('malaysia', 'Warta of the government of Malaysia; Thaipusam by its states');
const sriLanka = listsOf('sri-lanka', 'gazette of Sri Lanka');
const nepal = listsOf('nepal', 'Ministry of Home Affairs of Nepal');

// biome-ignore format: one list a line
export const ABROAD: readonly HolidayList<HolidayKey>[] = [
  fiji(2016, { lakshmi_puja: '10-30' }),
  fiji(2017, { lakshmi_puja: '10-19' }),
  fiji(2018, { lakshmi_puja: '11-07' }),
  fiji(2019, { lakshmi_puja: '10-27' }),
  fiji(2020, { lakshmi_puja: '11-14' }),
  fiji(2021, { lakshmi_puja: '11-04' }),
  fiji(2022, { lakshmi_puja: '10-25' }),
  fiji(2023, { lakshmi_puja: '11-13' }),
  fiji(2024, { lakshmi_puja: '11-01' }),
  fiji(2025, { lakshmi_puja: '10-21' }),
  trinidad(2012, { lakshmi_puja: '11-13' }),
  trinidad(2013, { lakshmi_puja: '11-03' }),
  trinidad(2014, { lakshmi_puja: '10-23' }),
  trinidad(2015, { lakshmi_puja: '11-11' }),
  trinidad(2016, { lakshmi_puja: '10-29' }),
  trinidad(2017, { lakshmi_puja: '10-19' }),
  trinidad(2018, { lakshmi_puja: '11-07' }),
  trinidad(2019, { lakshmi_puja: '10-27' }),
  trinidad(2020, { lakshmi_puja: '11-14' }),
  trinidad(2021, { lakshmi_puja: '11-04' }),
  trinidad(2022, { lakshmi_puja: '10-24' }),
  trinidad(2023, { lakshmi_puja: '11-12' }),
  trinidad(2024, { lakshmi_puja: '10-31' }),
  trinidad(2025, { lakshmi_puja: '10-20' }),
  guyana(2016, { holi: '03-23', lakshmi_puja: '10-30' }),
  guyana(2017, { holi: '03-12', lakshmi_puja: '10-19' }),
  guyana(2018, { holi: '03-02', lakshmi_puja: '11-07' }),
  guyana(2019, { holi: '03-21', lakshmi_puja: '10-27' }),
  guyana(2020, { holi: '03-10', lakshmi_puja: '11-14' }),
  guyana(2021, { holi: '03-28', lakshmi_puja: '11-04' }),
  guyana(2022, { holi: '03-18', lakshmi_puja: '10-24' }),
  guyana(2023, { holi: '03-07', lakshmi_puja: '11-12' }),
  guyana(2024, { holi: '03-25', lakshmi_puja: '10-31' }),
  guyana(2025, { holi: '03-14', lakshmi_puja: '10-20' }),
  suriname(2015, { holi: '03-06', lakshmi_puja: '11-11' }),
  suriname(2016, { holi: '03-23', lakshmi_puja: '10-30' }),
  suriname(2017, { holi: '03-12', lakshmi_puja: '10-19' }),
  suriname(2018, { holi: '03-02', lakshmi_puja: '11-07' }),
  suriname(2019, { holi: '03-21', lakshmi_puja: '10-27' }),
  suriname(2020, { holi: '03-09', lakshmi_puja: '11-14' }),
  suriname(2021, { holi: '03-28', lakshmi_puja: '11-04' }),
  suriname(2022, { holi: '03-18', lakshmi_puja: '10-24' }),
  suriname(2023, { holi: '03-07', lakshmi_puja: '11-12' }),
  suriname(2024, { holi: '03-25', lakshmi_puja: '10-31' }),
  suriname(2025, { holi: '03-14', lakshmi_puja: '10-20' }),
  mauritius(2021, {
    thai_pusam: '01-28', maha_shivaratri: '03-11', ugadi: '04-13', ganesha_chaturthi: '09-11', lakshmi_puja: '11-04',
  }),
  mauritius(2022, {
    thai_pusam: '01-18', maha_shivaratri: '03-01', ugadi: '04-02', ganesha_chaturthi: '09-01', lakshmi_puja: '10-24',
  }),
  mauritius(2023, {
    thai_pusam: '02-04', maha_shivaratri: '02-18', ugadi: '03-22', ganesha_chaturthi: '09-20', lakshmi_puja: '11-12',
  }),
  mauritius(2024, {
    thai_pusam: '01-25', maha_shivaratri: '03-08', ugadi: '04-09', ganesha_chaturthi: '09-08', lakshmi_puja: '10-31',
  }),
  mauritius(2025, {
    thai_pusam: '02-11', maha_shivaratri: '02-26', ugadi: '03-30', ganesha_chaturthi: '08-28', lakshmi_puja: '10-20',
  }),
  singapore(2010, { deepavali_tamil: '11-05' }),
  singapore(2011, { deepavali_tamil: '10-26' }),
  singapore(2012, { deepavali_tamil: '11-13' }),
  singapore(2013, { deepavali_tamil: '11-02' }),
  singapore(2014, { deepavali_tamil: '10-22' }),
  singapore(2015, { deepavali_tamil: '11-10' }),
  singapore(2016, { deepavali_tamil: '10-29' }),
  singapore(2017, { deepavali_tamil: '10-18' }),
  singapore(2018, { deepavali_tamil: '11-06' }),
  singapore(2019, { deepavali_tamil: '10-27' }),
  singapore(2020, { deepavali_tamil: '11-14' }),
  singapore(2021, { deepavali_tamil: '11-04' }),
  singapore(2022, { deepavali_tamil: '10-24' }),
  singapore(2023, { deepavali_tamil: '11-12' }),
  singapore(2024, { deepavali_tamil: '10-31' }),
  singapore(2025, { deepavali_tamil: '10-20' }),
  singapore(2026, { deepavali_tamil: '11-08' }),
  singapore(2027, { deepavali_tamil: '10-28' }),
  malaysia(2011, { deepavali_tamil: '10-26' }, { thai_pusam: '01-20' }),
  malaysia(2012, { deepavali_tamil: '11-13' }, { thai_pusam: '02-07' }),
  malaysia(2013, { deepavali_tamil: '11-02' }, { thai_pusam: '01-27' }),
  malaysia(2014, { deepavali_tamil: '10-22' }, { thai_pusam: '01-17' }),
  malaysia(2015, { deepavali_tamil: '11-10' }, { thai_pusam: '02-03' }),
  malaysia(2016, { deepavali_tamil: '10-29' }, { thai_pusam: '01-24' }),
  malaysia(2017, { deepavali_tamil: '10-18' }, { thai_pusam: '02-09' }),
  malaysia(2018, { deepavali_tamil: '11-06' }, { thai_pusam: '01-31' }),
  malaysia(2019, { deepavali_tamil: '10-27' }, { thai_pusam: '01-21' }),
  malaysia(2020, { deepavali_tamil: '11-14' }, { thai_pusam: '02-08' }),
  malaysia(2021, { deepavali_tamil: '11-04' }, { thai_pusam: '01-28' }),
  malaysia(2022, { deepavali_tamil: '10-24' }, { thai_pusam: '01-18' }),
  malaysia(2023, { deepavali_tamil: '11-12' }, { thai_pusam: '02-05' }),
  malaysia(2024, { deepavali_tamil: '10-31' }, { thai_pusam: '01-25' }),
  malaysia(2025, { deepavali_tamil: '10-20' }, { thai_pusam: '02-11' }),
  malaysia(2026, { deepavali_tamil: '11-08' }, { thai_pusam: '02-01' }),
  malaysia(2027, { deepavali_tamil: '10-28' }, { thai_pusam: '01-22' }),
  sriLanka(2018, { pongal: '01-14', maha_shivaratri: '02-13', puthandu: '04-14', deepavali_tamil: '11-06' }),
  sriLanka(2019, { pongal: '01-15', maha_shivaratri: '03-04', puthandu: '04-14', deepavali_tamil: '10-27' }),
  sriLanka(2020, { pongal: '01-15', maha_shivaratri: '02-21', puthandu: '04-13', deepavali_tamil: '11-14' }),
  sriLanka(2021, { pongal: '01-14', maha_shivaratri: '03-11', puthandu: '04-14', deepavali_tamil: '11-04' }),
  sriLanka(2022, { pongal: '01-14', maha_shivaratri: '03-01', puthandu: '04-14', deepavali_tamil: '10-24' }),
  sriLanka(2023, { pongal: '01-15', maha_shivaratri: '02-18', puthandu: '04-14', deepavali_tamil: '11-12' }),
  sriLanka(2024, { pongal: '01-15', maha_shivaratri: '03-08', puthandu: '04-13', deepavali_tamil: '10-31' }),
  sriLanka(2025, { pongal: '01-14', maha_shivaratri: '02-26', puthandu: '04-14', deepavali_tamil: '10-20' }),
  sriLanka(2026, { pongal: '01-15', maha_shivaratri: '02-15', puthandu: '04-14', deepavali_tamil: '11-08' }),
  nepal(2021, {
    makara_sankranti: '01-14', maha_shivaratri: '03-11', rama_navami: '04-21', buddha_purnima: '05-26',
    raksha_bandhana: '08-22', krishna_janmashtami: '08-30', sharad_navaratri: '10-07', durga_ashtami: '10-13',
    maha_navami: '10-14', vijayadashami: '10-15', lakshmi_puja: '11-04', govardhana_puja: '11-05', bhai_dooj: '11-06',
    chhath_puja: '11-10',
  }),
  nepal(2022, {
    makara_sankranti: '01-15', maha_shivaratri: '03-01', rama_navami: '04-10', buddha_purnima: '05-16',
    raksha_bandhana: '08-12', krishna_janmashtami: '08-19', sharad_navaratri: '09-26', durga_ashtami: '10-03',
    maha_navami: '10-04', vijayadashami: '10-05', lakshmi_puja: '10-24', govardhana_puja: '10-26', bhai_dooj: '10-27',
    chhath_puja: '10-30',
  }),
  nepal(2023, {
    makara_sankranti: '01-15', maha_shivaratri: '02-18', rama_navami: '03-30', buddha_purnima: '05-05',
    raksha_bandhana: '08-31', krishna_janmashtami: '09-06', sharad_navaratri: '10-15', durga_ashtami: '10-22',
    maha_navami: '10-23', vijayadashami: '10-24', lakshmi_puja: '11-12', govardhana_puja: '11-14', bhai_dooj: '11-15',
    chhath_puja: '11-19',
  }),
  nepal(2024, {
    makara_sankranti: '01-15', maha_shivaratri: '03-08', rama_navami: '04-17', buddha_purnima: '05-23',
    raksha_bandhana: '08-19', krishna_janmashtami: '08-26', sharad_navaratri: '10-03', durga_ashtami: '10-11',
    maha_navami: '10-11', vijayadashami: '10-12', lakshmi_puja: '10-31', govardhana_puja: '11-02', bhai_dooj: '11-03',
    chhath_puja: '11-07',
  }),
  nepal(2025, {
    makara_sankranti: '01-14', maha_shivaratri: '02-26', rama_navami: '04-06', buddha_purnima: '05-12',
    raksha_bandhana: '08-09', krishna_janmashtami: '08-16', sharad_navaratri: '09-22', durga_ashtami: '09-30',
    maha_navami: '10-01', vijayadashami: '10-02', lakshmi_puja: '10-20', govardhana_puja: '10-22', bhai_dooj: '10-23',
    chhath_puja: '10-27',
  }),
];
