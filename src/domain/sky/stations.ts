/** Stations: a planet turns in apparent tropical longitude, as in almanacs (chosen here). */

import type { PlanetKey } from '../../data/keys';
import type { PassageQuestion } from '../../kernel/almanac';
import type { Ask } from './ask';
import type { StationEvent } from './types';

/** The turning points of a planet. The number of a passage is the tropical longitude. */
const stationQuestion = (body: PlanetKey): PassageQuestion => ({ mover: body, tropical: true, stepDeg: 0 });

export function askStations(bodies: readonly PlanetKey[]): Ask<StationEvent> {
  return {
    questions: bodies.map(stationQuestion),
    read: (answers) =>
      bodies.flatMap((body, i) =>
        (answers[i] ?? []).map(({ jdUt, number, forward, lonDeg }) => ({
          kind: 'station',
          jdUt,
          body,
          station: forward ? 'direct' : 'retrograde',
          siderealDeg: lonDeg,
          tropicalDeg: number,
        })),
      ),
  };
}
