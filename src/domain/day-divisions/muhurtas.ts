import { BUDHAVARA, MUHURTAS, type MuhurtaRow } from '../../data/days/muhurtas';
import { rowAt } from '../../data/rowAt';
import type { Slot } from '../day/types';
import { dayAndNightParts, dayOf, partOfStretch, type WholeDay } from './slots';

export const MUHURTAS_PER_HALF = 15;
/** The eighth muhūrta of the day, around noon. */
const ABHIJIT = 8;

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
