/**
 * Sūtaka of an eclipse that is seen at a place: from the beginning of the fourth prahara before the prahara of the
 * contact for the Sun, of the third for the Moon; for children, old and sick, of the one before; until the last contact
 * that is seen. Praharas are quarters of day and night.
 *
 * Source  Dharmasindhu; the verse "sūryagrahe tu nāśnīyāt pūrvaṃ yāmacatuṣṭayam"
 */
import type { Place } from '../../data/place';
import type { EclipseKernel, LocalEclipse } from './localEclipse';

const PRAHARAS_BEFORE = { solar: 4, lunar: 3 } as const;
const PRAHARAS = 4;
/** Sunrises and sunsets from this long before the contact hold the praharas before it. */
const DAYS_BEFORE = 2;

export interface Sutaka {
  startJd: number;
  /** For children, old and sick. */
  startOfWeakJd: number;
  endJd: number;
}

/** Beginnings of the praharas around an instant, in order of time. */
function praharasAround(kernel: EclipseKernel, place: Place, jdUt: number): number[] {
  const events = (['rise', 'set'] as const).flatMap((kind) => {
    const question = { ...place, body: 'sun', kind, definition: 'ul15', fromUt: jdUt - DAYS_BEFORE, days: 4 } as const;
    const answer = kernel.dailyEvents(question);
    return answer.ok ? answer.value.flatMap((event) => (event.jdUt === null ? [] : [event.jdUt])) : [];
  });
  const halves = events.toSorted((a, b) => a - b);
  return halves.slice(1).flatMap((end, i) => {
    const startJd = halves[i] as number;
    const quarter = (end - startJd) / PRAHARAS;
    return Array.from({ length: PRAHARAS }, (_, q) => startJd + q * quarter);
  });
}

/**
 * The sūtaka of an eclipse at a place; null for one that is not seen or only penumbral, and where the Sun does not rise
 * and set.
 */
export function sutakaOf(kernel: EclipseKernel, place: Place, { of, seen }: LocalEclipse): Sutaka | null {
  if (seen === null) return null;
  const praharas = praharasAround(kernel, place, seen.startJd);
  const contact = praharas.findLastIndex((startJd) => startJd <= seen.startJd);
  const start = praharas[contact - PRAHARAS_BEFORE[of]];
  const startOfWeak = praharas[contact - 1];
  if (start === undefined || startOfWeak === undefined) return null;
  return { startJd: start, startOfWeakJd: startOfWeak, endJd: seen.endJd };
}
