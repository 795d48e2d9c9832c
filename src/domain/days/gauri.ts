import { GAURI_OF_VARA, GAURI_PARTS } from '../../data/days/gauri';
import type { Slot } from '../day/types';
import { byVara, edgesOf } from '../day-divisions/slots';
import type { DayView } from './view';

const PARTS = 8;

/** The sixteen parts, numbered 1..16; empty if the day lacks a sunrise or sunset. */
export function gauri({ whole }: Pick<DayView, 'whole'>): Slot[] {
  if (whole === null) return [];
  const edges = edgesOf(whole, PARTS);
  return byVara(GAURI_OF_VARA, whole.vara).map((key, i) => ({
    index: i + 1,
    key,
    quality: GAURI_PARTS[key].quality,
    lord: null,
    startJd: edges[i] as number,
    endJd: edges[i + 1] as number,
  }));
}
