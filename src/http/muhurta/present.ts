/** From the domain's day to the fields of /api/muhurta. */
import type * as z from 'zod';
import type { GrahaKey } from '../../domain/chart/types';
import type { Slot as DaySlot, VedicDay } from '../../domain/day/types';
import { type ChoghadiyaKey, choghadiyaName } from '../../domain/muhurta/choghadiya';
import type { DatedMuhurtas } from '../../domain/muhurta/date';
import { muhurtaName } from '../../domain/muhurta/muhurtas';
import { type WindowKey, windowName } from '../../domain/muhurta/windows';
import { grahaName } from '../../domain/names';
import type { Limb, LimbKey } from '../../domain/panchanga/types';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import { presentLimb, presentStretch, presentVara } from '../almanac/present';
import { presentAlmanacStamp } from '../stamp/present';
import type { MuhurtaRequest } from './request';
import type * as schema from './schema';

type Request = z.output<typeof MuhurtaRequest>;
type Slot = z.output<typeof schema.Slot>;
type Spelling = { iast: string; sa: string };

/** Why a day is not divided, or null where it is. */
function noteOf({ polar, sunriseJd, sunsetJd, nextSunriseJd }: VedicDay): string | null {
  const lacks = Object.entries({ sunrise: sunriseJd, sunset: sunsetJd, next_sunrise: nextSunriseJd })
    .filter(([, jd]) => jd === null)
    .map(([name]) => name);
  if (lacks.length === 0) return null;
  const why =
    polar === null
      ? 'the Sun rises shortly before and after the date, not in it'
      : `polar ${polar}: the Sun stays ${polar === 'day' ? 'above' : 'below'} the horizon`;
  const span = `${sunriseJd === null ? 'midnight of the zone' : 'sunrise'} on, for 24 hours`;
  return `No ${lacks.join(', no ')} (${why}), so the day is not divided. Its limbs are those from ${span}.`;
}

/** The same instant in UTC and by the clocks of the place. */
const both = <K extends string>(key: K, jd: number | null, tz: number) =>
  ({
    [key]: jd === null ? null : isoUtc(jd),
    [`${key}_local`]: jd === null ? null : isoLocal(jd, tz),
  }) as Record<K | `${K}_local`, string | null>;

export function presentMuhurtas(
  { date, lat, lon, tz }: Request,
  { day, slots, limbs, sky }: DatedMuhurtas,
): z.output<typeof schema.MuhurtaResponse> {
  const slotOf =
    (nameOf: (slot: DaySlot) => Spelling) =>
    (slot: DaySlot): Slot => {
      const { index, key, quality, lord } = slot;
      const { iast, sa } = nameOf(slot);
      return { index, key, name: iast, sa, quality, lord, ...presentStretch(slot, tz) };
    };
  const muhurta = slotOf(({ index }) => muhurtaName(index));
  const choghadiya = slotOf(({ key }) => choghadiyaName(key as ChoghadiyaKey));
  const hora = slotOf(({ key }) => grahaName(key as GrahaKey));
  const window = slotOf(({ key }) => windowName(key as WindowKey));
  const one = (slot: DaySlot | null) => slot && window(slot);
  const limb = (key: LimbKey) => limbs[key].map((of: Limb) => presentLimb(key, of, tz));
  const note = noteOf(day);
  return {
    date,
    place: { lat, lon, tz },
    ...both('sunrise', day.sunriseJd, tz),
    ...both('sunset', day.sunsetJd, tz),
    ...both('next_sunrise', day.nextSunriseJd, tz),
    ...both('moonrise', day.moonriseJd, tz),
    ...both('moonset', day.moonsetJd, tz),
    polar: day.polar,
    note,
    muhurtas: slots.muhurtas.map(muhurta),
    abhijit: one(slots.abhijit),
    choghadiya: { day: slots.choghadiya.day.map(choghadiya), night: slots.choghadiya.night.map(choghadiya) },
    hora: slots.hora.map(hora),
    rahu_kalam: one(slots.rahuKalam),
    yamaganda: one(slots.yamaganda),
    gulika: one(slots.gulika),
    dur_muhurta: slots.durMuhurta.map(window),
    varjya: slots.varjya.map(window),
    amrita_kala: slots.amritaKala.map(window),
    panchanga: {
      vara: presentVara(day.vara),
      tithi: limb('tithi'),
      nakshatra: limb('nakshatra'),
      yoga: limb('yoga'),
      karana: limb('karana'),
    },
    sunrise_definition: 'ul15',
    substrate_stamp: presentAlmanacStamp(sky, note === null ? [] : [note]),
  };
}
