/** Heliacal risings and settings: the question as numbers for the module, and the events of the block as an answer. */
import * as layout from '../../assembly/layout';
import { DAILY_KINDS, type VisibilityChange, type VisibilityPlanet, type VisibilityQuestion } from './almanac';
import { BODY_KEYS } from './keys';
import type { Instance } from './load';
import type { Result } from './result';
import { answered, wholeNumber } from './search';
import { DEGREES, latitudeRadians, radiansOf } from './units';

/** See `Almanac.visibility`. */
export function visibilityOf(
  kernel: Instance,
  question: VisibilityQuestion,
): Result<VisibilityChange[], 'out_of_range'> {
  const { planets, kind, measure, fromUt, days, latDeg, lonDeg } = question;
  const { block, wasm } = kernel;
  planets.forEach(({ body, directDeg, retrogradeDeg }, row) => {
    const slot = layout.EVENTS + layout.VISIBILITY_ROWS + layout.VISIBILITY_ROW_SLOTS * row;
    block[slot + layout.VISIBILITY_BODY] = BODY_KEYS.indexOf(body);
    block[slot + layout.VISIBILITY_DIRECT] = radiansOf(directDeg);
    block[slot + layout.VISIBILITY_RETROGRADE] = radiansOf(retrogradeDeg);
  });
  const status = wasm.visibility(
    DAILY_KINDS.indexOf(kind),
    planets.length,
    measure === 'time' ? 1 : 0,
    fromUt,
    wholeNumber(days),
    latitudeRadians(latDeg),
    radiansOf(lonDeg),
  );
  return answered(status, question, (count) =>
    Array.from({ length: count }, (_, i) => {
      const at = (field: number): number => block[layout.EVENTS + layout.VISIBILITY_SLOTS * i + field] as number;
      const { body, directDeg, retrogradeDeg } = planets[at(layout.VISIBILITY_ROW)] as VisibilityPlanet;
      return {
        body,
        jdUt: at(layout.VISIBILITY_JD),
        isFirst: at(layout.VISIBILITY_IS_FIRST) !== 0,
        limitDeg: at(layout.VISIBILITY_IS_RETROGRADE) !== 0 ? retrogradeDeg : directDeg,
        marginDeg: at(layout.VISIBILITY_MARGIN) * DEGREES,
      };
    }),
  );
}
