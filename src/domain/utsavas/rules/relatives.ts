/** Observances that follow another one, and those of a weekday (counted from Ravivāra) before one or within a month. */
import type { UtsavaRule } from '../types';
import { relative, weekday } from './row';

export const RELATIVES = [
  relative(
    ['dahi_handi', 'Dadhi-haṇḍī', 'दधिहण्डी', 'Dahi Handi'],
    { to: 'krishna_janmashtami', days: 1 },
    { kind: 'festival', source: 'customary: the day after Janmāṣṭamī' },
  ),

  // With Vijayadaśamī
  relative(
    ['durga_visarjana', 'Durgā-visarjana', 'दुर्गाविसर्जन', 'Durga Visarjan'],
    { to: 'vijayadashami', days: 0 },
    { kind: 'navaratra', source: 'customary: on Vijayadaśamī' },
  ),
  relative(
    ['vidyarambham', 'Vidyārambha', 'विद्यारम्भ', 'Vidyarambham'],
    { to: 'vijayadashami', days: 0 },
    { kind: 'festival', source: 'customary: on Vijayadaśamī' },
  ),
  relative(
    ['madhvacharya_jayanti', 'Madhvācārya-jayantī', 'मध्वाचार्यजयन्ती', 'Madhvacharya Jayanti'],
    { to: 'vijayadashami', days: 0 },
    { kind: 'jayanti', source: 'customary: on Vijayadaśamī' },
  ),

  // Around Chaṭha
  relative(
    ['nahay_khay', 'Nahāya khāya', 'नहाय खाय', 'Nahay Khay'],
    { to: 'chhath_puja', days: -2 },
    { kind: 'vrata', source: 'customary: two days before Chaṭha' },
  ),
  relative(
    ['kharna', 'Kharanā', 'खरना', 'Kharna'],
    { to: 'chhath_puja', days: -1 },
    { kind: 'vrata', source: 'customary: the day before Chaṭha' },
  ),
  relative(
    ['usha_arghya', 'Uṣārghya', 'उषार्घ्य', 'Usha Arghya'],
    { to: 'chhath_puja', days: 1 },
    { kind: 'vrata', source: 'customary: the morning after Chaṭha' },
  ),

  relative(
    ['holi', 'Holī (Dhūli-vandana)', 'होली (धूलिवन्दन)', 'Holi'],
    { to: 'holika_dahana', days: 1 },
    { kind: 'festival', major: true, source: 'customary: the day after Holikā-dahana' },
  ),

  // Weekdays
  weekday(
    ['varalakshmi_vrata', 'Varalakṣmī-vrata', 'वरलक्ष्मीव्रत', 'Varalakshmi Vrat'],
    { vara: 6, on: { onOrBefore: 'shravana_purnima' } },
    { kind: 'vrata', source: 'customary: the Friday on or before the pūrṇimā of Śrāvaṇa' },
  ),
  weekday(
    ['shravana_somavara', 'Śrāvaṇa-somavāra', 'श्रावणसोमवार', 'Shravana Somvar'],
    { vara: 2, on: { each: 5, reckoning: 'purnimanta' } },
    { kind: 'vrata', source: 'customary: the Mondays of the pūrṇimānta Śrāvaṇa' },
  ),
  weekday(
    ['mangala_gauri', 'Maṅgalā-gaurī-vrata', 'मङ्गलागौरीव्रत', 'Mangala Gauri Vrat'],
    { vara: 3, on: { each: 5, reckoning: 'purnimanta' } },
    { kind: 'vrata', source: 'customary: the Tuesdays of the pūrṇimānta Śrāvaṇa' },
  ),
] satisfies readonly UtsavaRule[];
