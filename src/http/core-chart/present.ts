/** From the domain's positions to the fields of /api/v1/core/chart. A NaN becomes null when the answer is written as JSON. */
import type * as z from 'zod';
import type { Placement, Positions } from '../../domain/chart/types';
import { grahaName, tithiName } from '../../domain/names';
import { tithiOf } from '../../domain/panchanga/tithi';
import { kaliAhargana } from '../../domain/time/ahargana';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { ResolvedInstant } from '../../domain/time/zone';
import { classNames } from '../placement';
import { presentStamp } from '../stamp/present';
import type * as schema from './schema';

/** A placed longitude in camelCase. */
export const presentPlacement = (at: Placement): z.output<typeof schema.BharatLagna> => ({
  sayanaDeg: at.tropicalDeg,
  nirayanaDeg: at.siderealDeg,
  ...classNames(at),
  rashiIndex: at.rashi,
  nakshatraIndex: at.nakshatra,
  pada: at.pada,
  boundaryArcsec: at.boundaryArcsec,
  boundarySeconds: at.boundarySeconds,
});

const presentGrahas = (grahas: Positions['grahas']): z.output<typeof schema.BharatGraha>[] =>
  grahas.map((graha) => {
    const { sa, iast } = grahaName(graha.key);
    return {
      key: graha.key,
      sa,
      iast,
      ...presentPlacement(graha),
      speedDegPerDay: graha.speedDegPerDay,
      retrograde: graha.retrograde,
    };
  });

function presentTithi({ moon, sun }: Positions['sky']['bodies']): z.output<typeof schema.BharatTithi> | null {
  const { index, paksha, fraction } = tithiOf(moon.lonDeg, sun.lonDeg);
  if (Number.isNaN(index)) return null;
  const { iast, sa } = tithiName(index);
  return { index, name: iast, sa, paksha, fraction };
}

/** The answer to a versioned chart request. */
export function presentPositions(
  birth: ResolvedInstant,
  positions: Positions,
): z.output<typeof schema.BharatChartResponse> {
  const { question, sky } = positions;
  return {
    birth: {
      utc: isoUtc(birth.jdUt),
      local: isoLocal(birth.jdUt, birth.offsetHours),
      tz: birth.tz,
      offsetHours: birth.offsetHours,
      ambiguous: birth.ambiguous,
    },
    jdUtc: sky.jdUt,
    jdTt: sky.jdTt,
    ayanamsa: { key: question.ayanamsha, deg: positions.ayanamshaDeg },
    nodeMode: question.nodeMode,
    grahas: presentGrahas(positions.grahas),
    lagna: presentPlacement(positions.lagna),
    tithi: presentTithi(sky.bodies),
    ahargana: kaliAhargana(birth.jdUt),
    sovereigntySignature: presentStamp(positions),
  };
}
