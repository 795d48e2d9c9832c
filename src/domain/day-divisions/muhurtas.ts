import { rowAt } from '../../data/rowAt';
import type { Slot } from '../day/types';
import { dayAndNightParts, dayOf, partOfStretch, type WholeDay } from './slots';

interface MuhurtaRow {
  key: string;
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
 * Source  customary; qualities differ between books
 */
export const MUHURTAS = [
  { key: 'rudra', quality: 'bad' },
  { key: 'ahi', quality: 'bad' },
  { key: 'mitra', quality: 'good' },
  { key: 'pitri', quality: 'bad' },
  { key: 'vasu', quality: 'good' },
  { key: 'varaha', quality: 'good' },
  { key: 'vishvedeva', quality: 'good' },
  { key: 'vidhi', quality: 'good', avoidedOn: [2, BUDHAVARA, 6] },
  { key: 'satamukhi', quality: 'good' },
  { key: 'puruhuta', quality: 'bad' },
  { key: 'vahini', quality: 'bad' },
  { key: 'naktanakara', quality: 'bad' },
  { key: 'varuna', quality: 'good' },
  { key: 'aryaman', quality: 'good', avoidedOn: [1] },
  { key: 'bhaga', quality: 'bad' },
  { key: 'girisha', quality: 'bad' },
  { key: 'ajapada', quality: 'bad' },
  { key: 'ahirbudhnya', quality: 'good' },
  { key: 'pushya', quality: 'good' },
  { key: 'ashvini', quality: 'good' },
  { key: 'yama', quality: 'bad' },
  { key: 'agni', quality: 'good' },
  { key: 'vidhatri', quality: 'good' },
  { key: 'kanda', quality: 'good' },
  { key: 'aditi', quality: 'good' },
  { key: 'jiva', quality: 'good' },
  { key: 'vishnu', quality: 'good' },
  { key: 'dyumadgadyuti', quality: 'good' },
  { key: 'brahma', quality: 'good' },
  { key: 'samudra', quality: 'good' },
] as const satisfies readonly MuhurtaRow[];

/** The thirty muhūrtas of a day, by the lengths of its day and its night. */
export function muhurtas(day: WholeDay): Slot[] {
  const rows: readonly MuhurtaRow[] = MUHURTAS;
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
