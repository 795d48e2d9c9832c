/** House systems and divisional charts, as fields of a response. */
import type * as z from 'zod';
import { HOUSE_SYSTEM_NAMES } from '../../../../build/lexicon/terms/house_system';
import { VARGA_VARIANT_NAMES } from '../../../../build/lexicon/terms/varga_variant';
import type { Division, DivisionPlace } from '../../../domain/chart/divisions';
import type { HousesOfSystem } from '../../../domain/chart/houseSystems';
import { presentRashi } from '../../shapes/presentPoint';
import { mapValues } from '../../shapes/values';
import { divisionText } from '../divisions';
import type { DivisionsPart, HouseSystemsPart } from './houses';

export const presentHouseSystems = (systems: HousesOfSystem[]): z.output<typeof HouseSystemsPart> =>
  systems.map(({ key, cuspsDeg, grahas }) => ({
    key,
    name: HOUSE_SYSTEM_NAMES[key].iast,
    cusps_deg: cuspsDeg,
    grahas,
  }));

const presentPlace = ({ rashi, part, degrees }: DivisionPlace) => ({
  ...presentRashi(rashi),
  part,
  varga_deg: degrees,
});

export const presentDivisions = (divisions: Division[]): z.output<typeof DivisionsPart> =>
  divisions.map(({ parts, variant, source, points: { lagna, ...grahas } }) => ({
    key: divisionText(parts, variant),
    parts,
    variant,
    name: VARGA_VARIANT_NAMES[variant].iast,
    source,
    lagna: presentPlace(lagna),
    grahas: mapValues(grahas, presentPlace),
  }));
