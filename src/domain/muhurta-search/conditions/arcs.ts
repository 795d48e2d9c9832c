/** Periods in which the Moon is in arcs of the sidereal zodiac. */

import type { Stretch } from '../../../data/stretch';
import { partEdge } from '../../circle';
import { type DomainError, ok, type Result } from '../../result';
import type { SearchSky } from '../sky';
import { type Stretches, united } from '../stretches';

/** From one longitude forward to another, degrees, Lahiri. */
interface Arc {
  fromDeg: number;
  toDeg: number;
}

/** The Moon's stays in the given arcs, from its entries and exits. */
export function moonArcs({ kernel, known }: SearchSky, arcs: readonly Arc[]): Result<Stretches, DomainError> {
  const stretches: Stretch[] = [];
  for (const { fromDeg, toDeg } of arcs) {
    const entry = { angle: 'moon', zodiac: 'lahiri', stepDeg: 360, offsetDeg: fromDeg } as const;
    const exit = { ...entry, offsetDeg: toDeg % 360 };
    let start = kernel.previousCrossing(entry, known.startJd);
    for (;;) {
      if (!start.ok) return start;
      if (start.value.jdUt >= known.endJd) break;
      const end = kernel.nextCrossing(exit, start.value.jdUt);
      if (!end.ok) return end;
      stretches.push({ startJd: start.value.jdUt, endJd: end.value.jdUt });
      start = kernel.nextCrossing(entry, end.value.jdUt);
    }
  }
  return ok(united(stretches));
}

/** Pādas as arcs of the zodiac. */
export const padaArcs = (padas: readonly (readonly [nakshatra: number, pada: number])[]): Arc[] =>
  padas.map(([nakshatra, pada]) => {
    const index = 4 * (nakshatra - 1) + pada - 1;
    return { fromDeg: partEdge(index, 108), toDeg: partEdge(index + 1, 108) };
  });

/** Rāśis, 1..12, as arcs. */
export const rashiArcs = (rashis: readonly number[]): Arc[] =>
  rashis.map((rashi) => ({ fromDeg: 30 * (rashi - 1), toDeg: 30 * rashi }));
