/** Reads the records of eclipses from the events of the block. */
import * as layout from '../../assembly/layout';
import { type Eclipse, LUNAR_CONTACTS, type LunarEclipse, type Sighting, type SolarEclipse } from './almanac';
import type { Instance } from './load';
import type { Result } from './result';
import { answered } from './search';
import { DEGREES, latitudeRadians, radiansOf } from './units';

const LUNAR_TYPES: Record<number, LunarEclipse['type']> = {
  [layout.PENUMBRAL]: 'penumbral',
  [layout.PARTIAL]: 'partial',
  [layout.TOTAL]: 'total',
};
const SOLAR_TYPES: Record<number, SolarEclipse['type']> = {
  [layout.PARTIAL]: 'partial',
  [layout.TOTAL]: 'total',
  [layout.ANNULAR]: 'annular',
  [layout.HYBRID]: 'hybrid',
};

/** A field of the record. */
type Field = (offset: number) => number;

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** An instant, and the altitude at the place with the same index in order of time. */
const sighting = (field: Field, instant: number, altitude: number): Sighting => ({
  jdUt: field(instant),
  altitudeDeg: field(layout.ECLIPSE_ALTITUDES + altitude) * DEGREES,
});
const sightingOrNull = (field: Field, instant: number, altitude: number): Sighting | null =>
  Number.isNaN(field(instant)) ? null : sighting(field, instant, altitude);

function lunar(field: Field): LunarEclipse {
  const max = sighting(field, layout.ECLIPSE_JD, 3);
  const contacts = LUNAR_CONTACTS.map((key, i) => {
    // The altitude of greatest eclipse is between the altitudes of U2 and U3.
    const altitude = i < 3 ? i : i + 1;
    return [key, sightingOrNull(field, layout.ECLIPSE_CONTACTS + i, altitude)];
  });
  return {
    kind: 'lunar',
    type: LUNAR_TYPES[field(layout.ECLIPSE_TYPE)] as LunarEclipse['type'],
    jdUt: field(layout.ECLIPSE_JD),
    gamma: field(layout.ECLIPSE_GAMMA),
    umbralMagnitude: field(layout.ECLIPSE_MAGNITUDE),
    penumbralMagnitude: field(layout.ECLIPSE_PENUMBRAL_MAGNITUDE),
    contacts: { ...Object.fromEntries(contacts), max } as LunarEclipse['contacts'],
  };
}

function solar(field: Field): SolarEclipse {
  return {
    kind: 'solar',
    type: SOLAR_TYPES[field(layout.ECLIPSE_TYPE)] as SolarEclipse['type'],
    jdUt: field(layout.ECLIPSE_JD),
    gamma: field(layout.ECLIPSE_GAMMA),
    magnitude: field(layout.ECLIPSE_MAGNITUDE),
    covered: field(layout.ECLIPSE_COVERED),
    contacts: {
      p1: field(layout.ECLIPSE_CONTACTS),
      u1: orNull(field(layout.ECLIPSE_CONTACTS + 1)),
      u4: orNull(field(layout.ECLIPSE_CONTACTS + 4)),
      p4: field(layout.ECLIPSE_CONTACTS + 5),
    },
    local: Number.isNaN(field(layout.ECLIPSE_LOCAL_JD))
      ? null
      : {
          magnitude: field(layout.ECLIPSE_LOCAL_MAGNITUDE),
          max: sighting(field, layout.ECLIPSE_LOCAL_JD, 2),
          c1: sighting(field, layout.ECLIPSE_LOCAL_CONTACTS, 0),
          c2: sightingOrNull(field, layout.ECLIPSE_LOCAL_CONTACTS + 1, 1),
          c3: sightingOrNull(field, layout.ECLIPSE_LOCAL_CONTACTS + 2, 3),
          c4: sighting(field, layout.ECLIPSE_LOCAL_CONTACTS + 3, 4),
        },
  };
}

/** See `Almanac.eclipses`. */
export function eclipsesOf(
  { wasm, block }: Instance,
  question: { fromUt: number; days: number; latDeg: number; lonDeg: number },
): Result<Eclipse[], 'out_of_range'> {
  const { fromUt, days, latDeg, lonDeg } = question;
  const status = wasm.eclipses(fromUt, days, latitudeRadians(latDeg), radiansOf(lonDeg));
  return answered(status, question, (count) =>
    Array.from({ length: count }, (_, i) => {
      const field: Field = (offset) => block[layout.EVENTS + layout.ECLIPSE_SLOTS * i + offset] as number;
      return field(layout.ECLIPSE_KIND) === layout.SOLAR_ECLIPSE ? solar(field) : lunar(field);
    }),
  );
}
