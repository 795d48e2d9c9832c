/** The records of eclipses in the events of the block, as values: `assembly/events/eclipses.ts` writes them. */
import { type Eclipse, LUNAR_CONTACTS, type LunarEclipse, type Sighting, type SolarEclipse } from './almanac';
import { SLOT } from './block';
import type { Instance } from './load';
import type { Result } from './result';
import { answered } from './search';
import { DEGREES, latitudeRadians, radiansOf } from './units';

const RECORD_SLOTS = 26;
const LUNAR_TYPES = ['penumbral', 'partial', 'total'] as const;
const SOLAR_TYPES = ['penumbral', 'partial', 'total', 'annular', 'hybrid'] as const;

type Field = (slot: number) => number;

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** An instant with the altitude of the body at the place. */
const sighting = (jdUt: number, altitude: number): Sighting => ({ jdUt, altitudeDeg: altitude * DEGREES });
const sightingOrNull = (jdUt: number, altitude: number): Sighting | null =>
  Number.isNaN(jdUt) ? null : sighting(jdUt, altitude);

function lunar(field: Field): LunarEclipse {
  // Altitudes stand in order of time, greatest eclipse in the middle.
  const contacts = LUNAR_CONTACTS.map((key, i) => [key, sightingOrNull(field(6 + i), field(18 + (i < 3 ? i : i + 1)))]);
  return {
    kind: 'lunar',
    type: LUNAR_TYPES[field(1)] as LunarEclipse['type'],
    jdUt: field(2),
    gamma: field(3),
    umbralMagnitude: field(4),
    penumbralMagnitude: field(5),
    contacts: { ...Object.fromEntries(contacts), max: sighting(field(2), field(21)) } as LunarEclipse['contacts'],
  };
}

function solar(field: Field): SolarEclipse {
  return {
    kind: 'solar',
    type: SOLAR_TYPES[field(1)] as SolarEclipse['type'],
    jdUt: field(2),
    gamma: field(3),
    magnitude: field(4),
    contacts: { p1: field(6), u1: orNull(field(7)), u4: orNull(field(10)), p4: field(11) },
    local: Number.isNaN(field(12))
      ? null
      : {
          magnitude: field(13),
          max: sighting(field(12), field(20)),
          c1: sighting(field(14), field(18)),
          c2: sightingOrNull(field(15), field(19)),
          c3: sightingOrNull(field(16), field(21)),
          c4: sighting(field(17), field(22)),
        },
  };
}

export function eclipsesOf(
  { wasm, block }: Instance,
  question: { fromUt: number; days: number; latDeg: number; lonDeg: number },
): Result<Eclipse[], 'out_of_range'> {
  const { fromUt, days, latDeg, lonDeg } = question;
  const status = wasm.eclipses(fromUt, days, latitudeRadians(latDeg), radiansOf(lonDeg));
  return answered(status, question, (count) =>
    Array.from({ length: count }, (_, i) => {
      const field: Field = (slot) => block[SLOT.events + RECORD_SLOTS * i + slot] as number;
      return field(0) === 1 ? solar(field) : lunar(field);
    }),
  );
}
