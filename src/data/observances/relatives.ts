/** Observances that follow another one, or fall on a weekday (from Ravivāra) before one or within a month. */
import { CHHATH, EAST, INDIA_AND_NEPAL, KERALA, MAHARASHTRA, SOUTH, TELUGU, WEST, WORLD } from './regions';
import { relative, weekday } from './row';
import type { UtsavaRule } from './rule';
import { KHARNA_TIMES, USHA_ARGHYA_TIMES } from './times/rites';
import { AMANTA, NEPAL } from './variants';

export const RELATIVES = [
  relative(
    'dahi_handi',
    { to: 'krishna_janmashtami', days: 1 },
    { kind: 'festival', regions: [...WEST], source: 'customary: the day after Janmāṣṭamī' },
  ),

  // With Vijayadaśamī
  relative(
    'durga_visarjana',
    { to: 'vijayadashami', days: 0 },
    { kind: 'navaratra', regions: [...EAST, 'bihar', 'jharkhand'], source: 'customary: on Vijayadaśamī' },
  ),
  relative(
    'vidyarambham',
    { to: 'vijayadashami', days: 0 },
    {
      kind: 'festival',
      regions: [...KERALA, 'tamil-nadu', 'karnataka', ...TELUGU],
      source: 'customary: on Vijayadaśamī',
    },
  ),
  relative(
    'madhvacharya_jayanti',
    { to: 'vijayadashami', days: 0 },
    { kind: 'jayanti', regions: ['karnataka', 'tamil-nadu', 'andhra-pradesh'], source: 'customary: on Vijayadaśamī' },
  ),

  // Around Chaṭha
  relative(
    'nahay_khay',
    { to: 'chhath_puja', days: -2 },
    { kind: 'vrata', regions: CHHATH, source: 'customary: two days before Chaṭha' },
  ),
  relative(
    'kharna',
    { to: 'chhath_puja', days: -1 },
    { kind: 'vrata', times: KHARNA_TIMES, regions: CHHATH, source: 'customary: the day before Chaṭha' },
  ),
  relative(
    'usha_arghya',
    { to: 'chhath_puja', days: 1 },
    { kind: 'vrata', times: USHA_ARGHYA_TIMES, regions: CHHATH, source: 'customary: the morning after Chaṭha' },
  ),

  relative(
    'holi',
    { to: 'holika_dahana', days: 1 },
    {
      kind: 'festival',
      regions: WORLD,
      major: true,
      source: 'customary: the day after Holikā-dahana',
      variants: [
        {
          for: [{ regions: ['odisha'] }],
          change: { to: 'dola_purnima', days: 1 },
          source: 'holiday lists of Odisha 2022 and 2025: the day after Dola-pūrṇimā',
        },
        {
          for: NEPAL,
          change: { days: 0 },
          source: 'notice of the government of Nepal 2023: in the hills',
          open: {
            authorities: ['the hills of Nepal (notice of 2023; patro of Kathmandu 2013)'],
            other: {
              change: { days: 1 },
              source: 'notice of the government of Nepal 2023: in the Tarāī',
              authorities: ['the Tarāī of Nepal (notice of 2023; patro of Kathmandu 2011, 2015, 2016)'],
            },
          },
        },
      ],
    },
  ),

  // Weekdays
  weekday(
    'varalakshmi_vrata',
    { vara: 6, on: { onOrBefore: 'shravana_purnima' } },
    {
      kind: 'vrata',
      regions: [...SOUTH, ...MAHARASHTRA],
      source: 'customary: the Friday on or before the pūrṇimā of Śrāvaṇa',
    },
  ),
  weekday(
    'shravana_somavara',
    { vara: 2, on: { each: 5, reckoning: 'purnimanta' } },
    {
      kind: 'vrata',
      regions: INDIA_AND_NEPAL,
      source: 'customary: the Mondays of the pūrṇimānta Śrāvaṇa',
      variants: [
        {
          for: AMANTA,
          change: { instead: { by: 'weekday', vara: 2, on: { each: 5, reckoning: 'amanta' } } },
          source: 'customary: the Mondays of the amānta Śrāvaṇa',
          ownRow: { key: 'shravana_somavara_amanta', tradition: 'amanta' },
        },
      ],
    },
  ),
  weekday(
    'mangala_gauri',
    { vara: 3, on: { each: 5, reckoning: 'purnimanta' } },
    {
      kind: 'vrata',
      source: 'customary: the Tuesdays of the pūrṇimānta Śrāvaṇa',
      variants: [
        {
          for: AMANTA,
          change: { instead: { by: 'weekday', vara: 3, on: { each: 5, reckoning: 'amanta' } } },
          source: 'customary: the Tuesdays of the amānta Śrāvaṇa',
          ownRow: { key: 'mangala_gauri_amanta', tradition: 'amanta' },
        },
      ],
    },
  ),
] satisfies readonly UtsavaRule[];
