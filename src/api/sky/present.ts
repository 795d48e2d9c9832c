/** Converts events of the domain to the fields of /api/v1/sky. */
import type * as z from 'zod';
import type { SentenceLanguage } from '../../data/language';
import type { EclipseAtPlace, SkyEvent, SkyKind } from '../../domain/sky/types';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { Clocks } from '../../domain/time/zone';
import type { Sighting } from '../../kernel/almanac';
import { skyEventInWords } from '../../lexicon/sentences/sky';
import type { SkyEventShape } from './response';

type Answer = z.output<typeof SkyEventShape>;
type Of<Kind extends SkyKind> = Extract<SkyEvent, { kind: Kind }>;
type Fields = { [Kind in SkyKind]: (event: Of<Kind>, clocks: Clocks | null) => object };

/** An instant in local time, or in UTC without a zone. */
const instantBy = (clocks: Clocks | null, jdUt: number): string =>
  clocks === null ? isoUtc(jdUt) : isoLocal(jdUt, clocks.hoursAt(jdUt));

/** An eclipse as the place sees it. */
function presentAtPlace({ eclipse, sutaka }: EclipseAtPlace, clocks: Clocks | null) {
  const show = (jdUt: number | null): string | null => (jdUt === null ? null : instantBy(clocks, jdUt));
  const contacts = Object.entries(eclipse.contacts) as [string, Sighting | null][];
  const { visible, magnitude, riseJd, setJd, risesEclipsed, setsEclipsed, seen } = eclipse;
  return {
    visible,
    type: eclipse.type,
    magnitude,
    ...(eclipse.of === 'solar' && {
      obscuration: eclipse.obscuration,
      position_angle_deg: eclipse.positionAngleDeg,
      best: eclipse.best && {
        at: instantBy(clocks, eclipse.best.jdUt),
        magnitude: eclipse.best.magnitude,
        obscuration: eclipse.best.obscuration,
      },
    }),
    ...(eclipse.of === 'lunar' && {
      umbra_visible: eclipse.umbraVisible,
      magnitude_at_rise: eclipse.magnitudeAtRise,
      magnitude_at_set: eclipse.magnitudeAtSet,
      near_limit: eclipse.isNearLimit,
    }),
    contacts: Object.fromEntries(contacts.map(([key, contact]) => [key, show(contact?.jdUt ?? null)])),
    altitude_deg: Object.fromEntries(contacts.map(([key, contact]) => [key, contact?.altitudeDeg ?? null])),
    rise: show(riseJd),
    set: show(setJd),
    rises_eclipsed: risesEclipsed,
    sets_eclipsed: setsEclipsed,
    seen: seen && { start: instantBy(clocks, seen.startJd), end: instantBy(clocks, seen.endJd) },
    sutaka: sutaka && {
      start: instantBy(clocks, sutaka.startJd),
      start_of_weak: instantBy(clocks, sutaka.startOfWeakJd),
      end: instantBy(clocks, sutaka.endJd),
    },
  };
}

const presentRising = ({ body, azimuthDeg, altitudeDeg }: Of<'rise' | 'transit' | 'set'>) => ({
  body,
  azimuth_deg: azimuthDeg,
  altitude_deg: altitudeDeg,
});

/** The fields of each kind in addition to its instant. */
const FIELDS: Fields = {
  ingress: ({ body, division, from, to, direction, pass }) => ({
    body,
    division,
    from,
    to,
    direction,
    pass,
    reentry: pass > 1,
  }),
  station: ({ body, station, siderealDeg, tropicalDeg }) => ({
    body,
    station,
    longitude_deg: siderealDeg,
    tropical_deg: tropicalDeg,
  }),
  lunation: ({ phase, siderealDeg }) => ({ phase, longitude_deg: siderealDeg }),
  eclipse: ({ of, type, magnitude, diameterRatio, atPlace }, clocks) => ({
    of,
    type,
    magnitude,
    ...(diameterRatio !== undefined && { diameter_ratio: diameterRatio }),
    ...(atPlace !== undefined && { at_place: atPlace && presentAtPlace(atPlace, clocks) }),
  }),
  conjunction: (event) => ({
    body: event.body,
    with: event.with,
    separation_deg: Math.abs(event.latitudeDifferenceDeg),
    latitude_difference_deg: event.latitudeDifferenceDeg,
    longitude_deg: event.siderealDeg,
  }),
  combustion: ({ body, phase, limitDeg, motion }) => ({ body, phase, limit_deg: limitDeg, motion, cause: 'limit' }),
  visibility: ({ body, event, side, model, limitDeg, marginDeg }) => ({
    body,
    event,
    side,
    model,
    limit_deg: limitDeg,
    margin_deg: marginDeg,
  }),
  opposition: ({ body, siderealDeg }) => ({ body, longitude_deg: siderealDeg }),
  elongation: ({ body, side, elongationDeg }) => ({ body, side, elongation_deg: elongationDeg }),
  apsis: ({ body, apsis, distanceKm }) => ({ body, apsis, distance_km: distanceKm }),
  rise: presentRising,
  transit: presentRising,
  set: presentRising,
  twilight: ({ twilight, phase }) => ({ twilight, phase }),
  equinox: ({ name, tropicalDeg }) => ({ name, tropical_deg: tropicalDeg }),
  solstice: ({ name, tropicalDeg }) => ({ name, tropical_deg: tropicalDeg }),
};

/** An instant in UTC, and in local time if there is a zone. */
export const presentInstant = (jdUt: number, clocks: Clocks | null) => ({
  utc: isoUtc(jdUt),
  ...(clocks && { local: isoLocal(jdUt, clocks.hoursAt(jdUt)) }),
});

/** @param language  of the label; null for none */
export function presentSkyEvent(event: SkyEvent, clocks: Clocks | null, language: SentenceLanguage | null): Answer {
  const fields = FIELDS[event.kind] as (of: SkyEvent, clocks: Clocks | null) => object;
  return {
    kind: event.kind,
    ...presentInstant(event.jdUt, clocks),
    ...fields(event, clocks),
    ...(language && { label: skyEventInWords(event, language) }),
  } as Answer;
}
