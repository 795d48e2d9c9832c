/** The limits of visibility near the Sun. */

import type { PlanetKey } from './keys';
import type { AstaGraha, AstaPassage } from './muhurta-search/rule';

export const VISIBILITY_MODELS = ['arcus-visionis', 'kalamsha'] as const;

export type VisibilityModel = (typeof VISIBILITY_MODELS)[number];

export type AstaSide = 'evening' | 'morning';

/**
 * Minimum depth of the Sun's centre, degrees, by the passage and the side on which the planet is visible. Jupiter's
 * printed risings of 3 May 2023 and 9 July 2025 have depths of 9.07° and 9.08°.
 */
export const ARCUS_VISIONIS = {
  jupiter: { superior: { evening: 7.4, morning: 9.05 }, inferior: { evening: 7.4, morning: 9.05 } },
  venus: { superior: { evening: 6.0, morning: 6.0 }, inferior: { evening: 6.5, morning: 6.5 } },
} as const satisfies Record<AstaGraha, Record<AstaPassage, Record<AstaSide, number>>>;

interface VisibilityLimits {
  direct: number;
  retrograde: number;
}

const both = (deg: number): VisibilityLimits => ({ direct: deg, retrograde: deg });

export const VISIBILITY_LIMITS: Record<VisibilityModel, Record<PlanetKey, VisibilityLimits>> = {
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
