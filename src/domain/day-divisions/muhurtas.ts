import { rowAt } from '../../data/rowAt';
import type { Name } from '../../data/terms/name';
import type { Slot } from '../day/types';
import { dayAndNightParts, dayOf, partOfStretch, type WholeDay } from './slots';

interface MuhurtaRow extends Name {
  quality: 'good' | 'bad';
  /** Weekdays, 1..7 from Ravivāra, on which a good muhūrta is avoided. */
  avoidedOn?: readonly number[];
}

export const MUHURTAS_PER_HALF = 15;
/** The eighth muhūrta of the day, around noon. */
const ABHIJIT = 8;
const BUDHAVARA = 4;

/**
 * The thirty muhūrtas, fifteen of the day and fifteen of the night. Vidhi has the same period as Abhijit: the list of
 * thirty avoids it on Somavāra and Śukravāra, the rule of Abhijit on Budhavāra. Aryaman is avoided on Ravivāra.
 *
 * Source  customary; names and qualities differ between books
 */
export const MUHURTA_NAMES = [
  { key: 'rudra', iast: 'Rudra', sa: 'रुद्र', quality: 'bad' },
  { key: 'ahi', iast: 'Ahi', sa: 'अहि', quality: 'bad' },
  { key: 'mitra', iast: 'Mitra', sa: 'मित्र', quality: 'good' },
  { key: 'pitri', iast: 'Pitṛ', sa: 'पितृ', quality: 'bad' },
  { key: 'vasu', iast: 'Vasu', sa: 'वसु', quality: 'good' },
  { key: 'varaha', iast: 'Varāha', sa: 'वराह', quality: 'good' },
  { key: 'vishvedeva', iast: 'Viśvedeva', sa: 'विश्वेदेव', quality: 'good' },
  { key: 'vidhi', iast: 'Vidhi', sa: 'विधि', quality: 'good', avoidedOn: [2, BUDHAVARA, 6] },
  { key: 'satamukhi', iast: 'Satamukhī', sa: 'सतमुखी', quality: 'good' },
  { key: 'puruhuta', iast: 'Puruhūta', sa: 'पुरुहूत', quality: 'bad' },
  { key: 'vahini', iast: 'Vāhinī', sa: 'वाहिनी', quality: 'bad' },
  { key: 'naktanakara', iast: 'Naktanakarā', sa: 'नक्तनकरा', quality: 'bad' },
  { key: 'varuna', iast: 'Varuṇa', sa: 'वरुण', quality: 'good' },
  { key: 'aryaman', iast: 'Aryaman', sa: 'अर्यमन्', quality: 'good', avoidedOn: [1] },
  { key: 'bhaga', iast: 'Bhaga', sa: 'भग', quality: 'bad' },
  { key: 'girisha', iast: 'Girīśa', sa: 'गिरीश', quality: 'bad' },
  { key: 'ajapada', iast: 'Ajapāda', sa: 'अजपाद', quality: 'bad' },
  { key: 'ahirbudhnya', iast: 'Ahirbudhnya', sa: 'अहिर्बुध्न्य', quality: 'good' },
  { key: 'pushya', iast: 'Puṣya', sa: 'पुष्य', quality: 'good' },
  { key: 'ashvini', iast: 'Aśvinī', sa: 'अश्विनी', quality: 'good' },
  { key: 'yama', iast: 'Yama', sa: 'यम', quality: 'bad' },
  { key: 'agni', iast: 'Agni', sa: 'अग्नि', quality: 'good' },
  { key: 'vidhatri', iast: 'Vidhātṛ', sa: 'विधातृ', quality: 'good' },
  { key: 'kanda', iast: 'Kaṇḍa', sa: 'कण्ड', quality: 'good' },
  { key: 'aditi', iast: 'Aditi', sa: 'अदिति', quality: 'good' },
  { key: 'jiva', iast: 'Jīva', sa: 'जीव', quality: 'good' },
  { key: 'vishnu', iast: 'Viṣṇu', sa: 'विष्णु', quality: 'good' },
  { key: 'dyumadgadyuti', iast: 'Dyumadgadyuti', sa: 'द्युमद्गद्युति', quality: 'good' },
  { key: 'brahma', iast: 'Brahma', sa: 'ब्रह्म', quality: 'good' },
  { key: 'samudra', iast: 'Samudra', sa: 'समुद्र', quality: 'good' },
] as const satisfies readonly MuhurtaRow[];

/** Name of a muhūrta, 1..15 of the day and 16..30 of the night. */
export function muhurtaName(number: number): Name {
  const { key, iast, sa } = rowAt<Name>(MUHURTA_NAMES, number, 'muhūrta');
  return { key, iast, sa };
}

/** The thirty muhūrtas of a day, by the lengths of its day and its night. */
export function muhurtas(day: WholeDay): Slot[] {
  const rows: readonly MuhurtaRow[] = MUHURTA_NAMES;
  return dayAndNightParts(day, MUHURTAS_PER_HALF).map((part, i) => {
    const { key, quality, avoidedOn } = rowAt(rows, i + 1, 'muhūrta');
    return { index: i + 1, key, quality: avoidedOn?.includes(day.vara) ? 'avoided' : quality, lord: null, ...part };
  });
}

/**
 * Abhijit, the eighth muhūrta of the day, from 7/15 to 8/15 between sunrise and sunset. On Budhavāra (Wednesday) the
 * same period is the dur-muhūrta, and the quality of Abhijit is 'avoided'.
 *
 * Source  customary; printed days of 2023 omit it on all 52 Wednesdays and on no other day
 */
export function abhijit(day: WholeDay): Slot {
  return {
    index: ABHIJIT,
    key: 'abhijit',
    quality: day.vara === BUDHAVARA ? 'avoided' : 'good',
    lord: null,
    ...partOfStretch(dayOf(day), MUHURTAS_PER_HALF, ABHIJIT - 1),
  };
}
