/** The charts inside a year of life, as fields of a response. */
import type * as z from 'zod';
import type { GrahaKey } from '../../data/keys';
import { isPlaced } from '../../domain/positions/placement';
import { isoUtc } from '../../domain/time/iso';
import type { Pravesha, Praveshas } from '../../domain/varshaphala/pravesha';
import type { Labels } from '../../lexicon/labels';
import { classNames } from '../shapes/presentPoint';
import { mapValues } from '../shapes/values';
import type { PraveshaShape, PraveshasShape } from './response';

const presentOne = (
  { jdUt, month, part, positions: { lagna, grahas } }: Pravesha,
  labels: Labels | null,
): z.output<typeof PraveshaShape> => ({
  ...(month !== undefined && { month }),
  ...(part !== undefined && { part }),
  utc: isoUtc(jdUt),
  lagna: {
    sidereal_deg: lagna.siderealDeg,
    rashi: classNames(lagna).rashi,
    rashi_index: lagna.rashi,
    ...(labels && isPlaced(lagna) && { rashi_label: labels.labelAt('rashi', lagna.rashi) }),
  },
  grahas: Object.fromEntries(grahas.map(({ key, siderealDeg }) => [key, siderealDeg])) as Record<GrahaKey, number>,
});

export const presentPraveshas = (praveshas: Praveshas, labels: Labels | null): z.output<typeof PraveshasShape> =>
  mapValues(praveshas as Required<Praveshas>, (charts) => charts.map((chart) => presentOne(chart, labels)));
