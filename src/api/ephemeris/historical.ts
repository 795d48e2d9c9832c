/** The time of a table by the Sūrya-siddhānta: its epoch, its precession, and the meridian of the place. */
import { DAYS_BEFORE_KALI, KALI_JD } from '../../data/suryaSiddhanta';
import { precession } from '../../domain/surya-siddhanta/places';
import { deshantara } from '../../domain/surya-siddhanta/time';
import { rounded } from '../decimals';
import type { Location } from '../shapes/location';

const SOURCE = 'Sūrya-siddhānta 1–3, translated by E. Burgess, 1860; sines by the table of 2.15–22';

const DECIMALS = 6;

/** The field `historical` of an answer, without its list of days. @param days  the ahargaṇa of each row */
export function presentHistorical(days: Float64Array, place: Pick<Location, 'lat' | 'lon'> | undefined) {
  const from = place && deshantara({ latDeg: place.lat, lonDeg: place.lon });
  return {
    source: SOURCE,
    kali_jd: KALI_JD,
    days_before_kali: DAYS_BEFORE_KALI,
    precession_deg: rounded(precession(days[0] as number), DECIMALS),
    ...(from && {
      deshantara: {
        longitude_deg: rounded(from.lonDeg, DECIMALS),
        yojanas: rounded(from.yojanas, DECIMALS),
        ghatis: rounded(from.ghatis, DECIMALS),
      },
    }),
  };
}
