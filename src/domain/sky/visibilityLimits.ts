/** The limits of visibility near the Sun, degrees. */
import type { PlanetKey, VisibilityModel } from './types';

interface Limits {
  direct: number;
  retrograde: number;
}

const both = (deg: number): Limits => ({ direct: deg, retrograde: deg });

export const VISIBILITY_LIMITS: Record<VisibilityModel, Record<PlanetKey, Limits>> = {
  /** Depression of the Sun when the planet is on the horizon (Ptolemy, Almagest 13.7). */
  'arcus-visionis': {
    mars: both(11.5),
    mercury: both(10),
    jupiter: both(10),
    venus: both(5),
    saturn: both(11),
  },
  /** Time between the risings or settings of planet and Sun, four minutes per degree (Sūrya Siddhānta 9.6–9). */
  kalamsha: {
    mars: both(17),
    mercury: { direct: 14, retrograde: 12 },
    jupiter: both(11),
    venus: { direct: 10, retrograde: 8 },
    saturn: both(15),
  },
};
