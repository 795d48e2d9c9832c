/** The columns of an ephemeris by the Sūrya-siddhānta. */
import type { GrahaKey } from '../../data/keys';
import { norm360 } from '../circle';
import { fillClasses } from '../ephemeris/classes';
import type { AnyColumns } from '../ephemeris/columns';
import type { SiddhantaColumn } from '../ephemeris/models';
import { isCombust } from '../positions/combustion';
import { declination, precession, type SiddhantaPlace, siddhantaPlace } from './places';
import { ahargana } from './time';

export interface SiddhantaQuestion {
  /** Julian days, mean time of Greenwich. */
  jdUt: ArrayLike<number>;
  bodies: readonly GrahaKey[];
  columns: readonly SiddhantaColumn[];
}

export interface SiddhantaEphemeris {
  /** Civil days from midnight of Ujjayinī at the start of the Kali age. */
  ahargana: Float64Array;
  bodies: Partial<Record<GrahaKey, AnyColumns>>;
}

const flag = (is: boolean | null): number => (is === null ? Number.NaN : is ? 1 : 0);

/** A cell of the columns that follow from the place at an instant. */
function cellOf(
  column: Exclude<SiddhantaColumn, 'longitude' | 'rashi' | 'nakshatra' | 'pada'>,
  key: GrahaKey,
  place: SiddhantaPlace,
  days: number,
): number {
  switch (column) {
    case 'tropical_longitude':
      return norm360(place.trueDeg + precession(days));
    case 'declination':
      return declination(place.trueDeg + precession(days), place.latDeg);
    case 'latitude':
      return place.latDeg;
    case 'speed':
      return place.speedDegPerDay;
    case 'retrograde':
      return flag(place.speedDegPerDay < 0);
    case 'combust': {
      if (key === 'sun' || key === 'rahu' || key === 'ketu') return flag(key === 'sun' ? false : null);
      return flag(isCombust(key, place.trueDeg, siddhantaPlace('sun', days).trueDeg, place.speedDegPerDay < 0));
    }
    case 'mean_longitude':
      return place.meanDeg;
    case 'apsis':
      return place.apsisDeg;
    case 'conjunction':
      return place.conjunctionDeg;
  }
}

/**
 * Places of the grahas at many instants by the Sūrya-siddhānta; NaN where the text has no value. Longitudes are sidereal,
 * from the zero of the text; tropical ones have its own precession.
 */
export function siddhantaEphemeris({ jdUt, bodies, columns }: SiddhantaQuestion): SiddhantaEphemeris {
  const days = Float64Array.from(jdUt, ahargana);
  const columnsOf = (key: GrahaKey): AnyColumns => {
    const places = Array.from(days, (day) => siddhantaPlace(key, day));
    const longitude = Float64Array.from(places, ({ trueDeg }) => trueDeg);
    const columnOf = (column: SiddhantaColumn): Float64Array => {
      if (column === 'longitude') return longitude;
      if (column === 'rashi' || column === 'nakshatra' || column === 'pada') return new Float64Array(days.length);
      return Float64Array.from(places, (place, i) => cellOf(column, key, place, days[i] as number));
    };
    const found: AnyColumns = Object.fromEntries(columns.map((column) => [column, columnOf(column)]));
    fillClasses(found, longitude, days.length);
    return found;
  };
  return { ahargana: days, bodies: Object.fromEntries(bodies.map((key) => [key, columnsOf(key)])) };
}
