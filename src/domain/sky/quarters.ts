/** Quarters of the circle: phases of the Moon, equinoxes and solstices. */
import type { Ask } from './ask';
import { type EquinoxEvent, type LunationEvent, PHASES, type SolsticeEvent } from './types';

/** Four phases: the Moon is a whole number of quarters ahead of the Sun. */
export const askLunations: Ask<LunationEvent> = {
  questions: [{ mover: 'moon', from: 'sun', stepDeg: 90 }],
  read: ([passages = []]) =>
    passages.map(({ jdUt, number, lonDeg }) => ({
      kind: 'lunation',
      jdUt,
      phase: PHASES[number] as LunationEvent['phase'],
      siderealDeg: lonDeg,
    })),
};

/** The tropical Sun at each quarter, from 0°. */
const SEASONS = [
  { kind: 'equinox', name: 'march', tropicalDeg: 0 },
  { kind: 'solstice', name: 'june', tropicalDeg: 90 },
  { kind: 'equinox', name: 'september', tropicalDeg: 180 },
  { kind: 'solstice', name: 'december', tropicalDeg: 270 },
] as const;

export const askSeasons: Ask<EquinoxEvent | SolsticeEvent> = {
  questions: [{ mover: 'sun', tropical: true, stepDeg: 90 }],
  read: ([passages = []]) =>
    passages.flatMap(({ jdUt, number }) => {
      const season = SEASONS[number];
      return season ? [{ ...season, jdUt }] : [];
    }),
};
