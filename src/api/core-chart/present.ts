/** Converts domain positions to the fields of /api/v1/core/chart. JSON writes NaN as null. */
import type * as z from 'zod';
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import { tithiName } from '../../../build/lexicon/terms/tithi';
import { tithiOf } from '../../domain/panchanga/tithi';
import { isPlaced } from '../../domain/positions/placement';
import type { Placement, Positions } from '../../domain/positions/types';
import { kaliAhargana } from '../../domain/time/ahargana';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { ResolvedInstant } from '../../domain/time/zone';
import type { SpecifiedAyanamshaKey } from '../../kernel/keys';
import { type Labels, tithiLabel } from '../../lexicon/labels';
import { labelled, sentencesOf } from '../shapes/language';
import { classNames } from '../shapes/presentPoint';
import { presentStamp } from '../shapes/presentStamp';
import type * as schema from './response';

/** The names of a placed longitude in the language of the labels. */
function classLabels(labels: Labels | null, at: Placement): { rashiLabel?: string; nakshatraLabel?: string } {
  if (labels === null || !isPlaced(at)) return {};
  return {
    rashiLabel: labels.labelAt('rashi', at.rashi),
    nakshatraLabel: labels.labelAt('nakshatra', at.nakshatra),
  };
}

/** A placed longitude in camelCase. */
export const presentPlacement = (at: Placement, labels: Labels | null): z.output<typeof schema.BharatLagna> => ({
  sayanaDeg: at.tropicalDeg,
  nirayanaDeg: at.siderealDeg,
  ...classNames(at),
  ...classLabels(labels, at),
  rashiIndex: at.rashi,
  nakshatraIndex: at.nakshatra,
  pada: at.pada,
  boundaryArcsec: at.boundaryArcsec,
  boundarySeconds: at.boundarySeconds,
});

const presentGrahas = (grahas: Positions['grahas'], labels: Labels | null): z.output<typeof schema.BharatGraha>[] =>
  grahas.map((graha) => {
    const { sa, iast } = GRAHA_NAMES[graha.key];
    return {
      key: graha.key,
      sa,
      iast,
      ...labelled(labels, 'graha', graha.key),
      ...presentPlacement(graha, labels),
      speedDegPerDay: graha.speedDegPerDay,
      retrograde: graha.retrograde,
    };
  });

function presentTithi(
  { moon, sun }: Positions['sky']['bodies'],
  labels: Labels | null,
): z.output<typeof schema.BharatTithi> | null {
  const { index, paksha, fraction } = tithiOf(moon.lonDeg, sun.lonDeg);
  if (Number.isNaN(index)) return null;
  const { iast, sa } = tithiName(index);
  return {
    index,
    name: iast,
    sa,
    ...(labels && { label: tithiLabel(labels, index) }),
    paksha,
    ...(labels && { pakshaLabel: labels.label('paksha', paksha) }),
    fraction,
  };
}

/** The town of a birth that was given by name. */
export interface BirthTown {
  id: string;
  name: string;
  lat: number;
  lon: number;
  tz: string;
}

interface Further {
  place?: BirthTown | undefined;
  /** Names in the language of the question; null without a language. */
  labels: Labels | null;
}

/** The response to a versioned chart request. */
export function presentPositions(
  birth: ResolvedInstant,
  positions: Positions,
  { place, labels }: Further,
): z.output<typeof schema.BharatChartResponse> {
  const { question, sky } = positions;
  return {
    birth: {
      utc: isoUtc(birth.jdUt),
      local: isoLocal(birth.jdUt, birth.offsetHours),
      tz: birth.tz,
      offsetHours: birth.offsetHours,
      ambiguous: birth.ambiguous,
      ...(place && { place }),
    },
    ...(labels && { lang: labels.tag, sentenceLang: sentencesOf(labels) }),
    jdUtc: sky.jdUt,
    jdTt: sky.jdTt,
    // The request schema allows only these keys.
    ayanamsa: { key: question.ayanamsha as SpecifiedAyanamshaKey, deg: positions.ayanamshaDeg },
    nodeMode: question.nodeMode,
    grahas: presentGrahas(positions.grahas, labels),
    lagna: presentPlacement(positions.lagna, labels),
    tithi: presentTithi(sky.bodies, labels),
    ahargana: kaliAhargana(birth.jdUt),
    sovereigntySignature: presentStamp({ ...positions, language: sentencesOf(labels) }),
  };
}
