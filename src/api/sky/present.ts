/** Converts events of the domain to the fields of /api/v1/sky. */
import type * as z from 'zod';
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import { type BodyKey, type GrahaKey, isBody, isOuterKey, type OuterKey } from '../../data/keys';
import type { SentenceLanguage } from '../../data/language';
import type { MeetingEvent } from '../../domain/sky/meetings';
import type { OuterEvent } from '../../domain/sky/outerEvents';
import type { EclipseAtPlace, OccultedKey, SkyEvent, SkyKind } from '../../domain/sky/types';
import type { Clocks } from '../../domain/time/zone';
import type { Sighting } from '../../kernel/almanac';
import type { Labels } from '../../lexicon/labels';
import { outerName } from '../../lexicon/sentences/farBodies';
import { anyName, skyEventInWords } from '../../lexicon/sentences/sky';
import { labelled, labelledAt } from '../shapes/language';
import { instantBy, spanBy } from '../shapes/presentInstant';
import type { SkyEventShape } from './response';

type Answer = z.output<typeof SkyEventShape>;
/** An event of the grahas, of a planet beyond Saturn, or with a star. */
export type AnySkyEvent = SkyEvent | OuterEvent | MeetingEvent;
type Of<Kind extends SkyKind> = Extract<AnySkyEvent, { kind: Kind }>;
type Fields = { [Kind in SkyKind]: (event: Of<Kind>, writing: Writing) => object };

/** How an event is written. */
interface Writing {
  /** Null for instants in UTC. */
  clocks: Clocks | null;
  /** Names in addition to IAST; null for none. */
  labels: Labels | null;
  /** Language of sentences; null for none. */
  language: SentenceLanguage | null;
}

const bodyNamed = (key: GrahaKey | OuterKey, { labels, language }: Writing) =>
  isOuterKey(key)
    ? { key, name: outerName(key), ...(language && { label: outerName(key, language) }) }
    : { key, name: GRAHA_NAMES[key].iast, ...labelled(labels, 'graha', key) };

const PART_NAMES = { rashi: rashiName, nakshatra: nakshatraName };

const partNamed = (division: 'rashi' | 'nakshatra', index: number, { labels }: Writing) => ({
  index,
  name: PART_NAMES[division](index).iast,
  ...labelledAt(labels, division, index),
});

/** An eclipse as the place sees it. */
function presentAtPlace({ eclipse, sutaka }: EclipseAtPlace, clocks: Clocks | null) {
  const show = (jdUt: number | null): string | null => (jdUt === null ? null : instantBy(clocks, jdUt));
  const contacts = Object.entries(eclipse.contacts) as [string, Sighting | null][];
  const angles: Readonly<Record<string, number>> = eclipse.of === 'solar' ? eclipse.positionAngleDeg : {};
  const { visible, magnitude, riseJd, setJd, risesEclipsed, setsEclipsed, seen } = eclipse;
  return {
    visible: visible !== 'no',
    visibility: visible,
    type: eclipse.type,
    magnitude,
    ...(eclipse.of === 'solar' && {
      obscuration: eclipse.obscuration,
      best: eclipse.best && {
        at: instantBy(clocks, eclipse.best.jdUt),
        magnitude: eclipse.best.magnitude,
        obscuration: eclipse.best.obscuration,
      },
    }),
    ...(eclipse.of === 'lunar' && {
      umbra_visibility: eclipse.umbraVisible,
      magnitude_at_rise: eclipse.magnitudeAtRise,
      magnitude_at_set: eclipse.magnitudeAtSet,
      near_limit: eclipse.isNearLimit,
    }),
    contacts: Object.fromEntries(
      contacts.map(([key, contact]) => [
        key,
        contact && {
          at: instantBy(clocks, contact.jdUt),
          altitude_deg: contact.altitudeDeg,
          ...(key in angles && { position_angle_deg: angles[key] as number }),
        },
      ]),
    ),
    rise: show(riseJd),
    set: show(setJd),
    rises_eclipsed: risesEclipsed,
    sets_eclipsed: setsEclipsed,
    seen: seen && spanBy(clocks, seen),
    sutaka: sutaka && {
      start: instantBy(clocks, sutaka.startJd),
      start_of_weak: instantBy(clocks, sutaka.startOfWeakJd),
      end: instantBy(clocks, sutaka.endJd),
    },
  };
}

/** A body, or a star. */
const anyNamed = (key: BodyKey | OccultedKey, writing: Writing) =>
  isOuterKey(key) || isBody(key)
    ? bodyNamed(key, writing)
    : { key, name: anyName(key), ...(writing.language && { label: anyName(key, writing.language) }) };

const presentRising = ({ body, azimuthDeg, altitudeDeg }: Of<'rise' | 'transit' | 'set'>, writing: Writing) => ({
  body: anyNamed(body, writing),
  azimuth_deg: azimuthDeg,
  altitude_deg: altitudeDeg,
});

/** An end of an occultation: its beginning (0), or its end (1). */
const presentEnd = (event: Of<'occultation'>, end: 0 | 1, { clocks }: Writing) => ({
  at: instantBy(clocks, end === 0 ? event.jdUt : event.reappearsJd),
  altitude_deg: event.altitudeDeg[end],
  sun_altitude_deg: event.sunAltitudeDeg[end],
  position_angle_deg: event.positionAngleDeg[end],
});

/** The fields of each kind in addition to its instant. */
const FIELDS: Fields = {
  ingress: ({ body, division, from, to, direction, pass }, writing) => ({
    body: bodyNamed(body, writing),
    division,
    leaves: partNamed(division, from, writing),
    enters: partNamed(division, to, writing),
    direction,
    pass,
    reentry: pass > 1,
  }),
  station: ({ body, station, siderealDeg, tropicalDeg }, writing) => ({
    body: bodyNamed(body, writing),
    station,
    longitude_deg: siderealDeg,
    tropical_longitude_deg: tropicalDeg,
  }),
  lunation: ({ phase, siderealDeg }) => ({ phase, longitude_deg: siderealDeg }),
  eclipse: ({ of, type, magnitude, diameterRatio, atPlace }, { clocks }) => ({
    of,
    type,
    magnitude,
    ...(diameterRatio !== undefined && { diameter_ratio: diameterRatio }),
    ...(atPlace !== undefined && { at_place: atPlace && presentAtPlace(atPlace, clocks) }),
  }),
  conjunction: (event, writing) => ({
    body: bodyNamed(event.body, writing),
    with: anyNamed(event.with, writing),
    separation_deg: Math.abs(event.latitudeDifferenceDeg),
    latitude_difference_deg: event.latitudeDifferenceDeg,
    longitude_deg: event.siderealDeg,
  }),
  combustion: ({ body, phase, limitDeg, motion }, writing) => ({
    body: bodyNamed(body, writing),
    phase,
    limit_deg: limitDeg,
    motion,
    cause: 'limit',
  }),
  visibility: ({ body, event, side, model, limitDeg, marginDeg }, writing) => ({
    body: bodyNamed(body, writing),
    event,
    side,
    model,
    limit_deg: limitDeg,
    margin_deg: marginDeg,
  }),
  opposition: ({ body, siderealDeg }, writing) => ({ body: bodyNamed(body, writing), longitude_deg: siderealDeg }),
  elongation: ({ body, side, elongationDeg }, writing) => ({
    body: bodyNamed(body, writing),
    side,
    elongation_deg: elongationDeg,
  }),
  apsis: ({ body, apsis, distanceKm, siderealDeg, tropicalDeg }, writing) => ({
    body: bodyNamed(body, writing),
    apsis,
    distance_km: distanceKm,
    longitude_deg: siderealDeg,
    tropical_longitude_deg: tropicalDeg,
  }),
  brilliancy: ({ body, side, magnitude, litFraction, diameterArcsec, elongationDeg, brightest }, writing) => ({
    body: bodyNamed(body, writing),
    side,
    magnitude,
    illuminated_fraction: litFraction,
    diameter_arcsec: diameterArcsec,
    elongation_deg: elongationDeg,
    least_magnitude: brightest && { at: instantBy(writing.clocks, brightest.jdUt), magnitude: brightest.magnitude },
  }),
  conjunction_ra: (event, writing) => ({
    body: bodyNamed(event.body, writing),
    with: anyNamed(event.with, writing),
    separation_deg: Math.abs(event.declinationDifferenceDeg),
    declination_difference_deg: event.declinationDifferenceDeg,
    right_ascension_deg: event.rightAscensionDeg,
  }),
  occultation: (event, writing) => ({
    body: anyNamed(event.body, writing),
    disappears: presentEnd(event, 0, writing),
    reappears: presentEnd(event, 1, writing),
    moon_elongation_deg: event.elongationDeg,
    depth_arcsec: event.depthDeg * 3600,
  }),
  rise: presentRising,
  transit: presentRising,
  set: presentRising,
  twilight: ({ twilight, phase }) => ({ twilight, phase }),
  equinox: ({ name, tropicalDeg }) => ({ month: name, tropical_longitude_deg: tropicalDeg }),
  solstice: ({ name, tropicalDeg }) => ({ month: name, tropical_longitude_deg: tropicalDeg }),
};

/**
 * @param clocks    null for instants in UTC
 * @param language  of the title; null for none
 */
export function presentSkyEvent(
  event: AnySkyEvent,
  clocks: Clocks | null,
  { labels, language }: { labels: Labels | null; language: SentenceLanguage | null },
): Answer {
  const fields = FIELDS[event.kind] as (of: AnySkyEvent, writing: Writing) => object;
  return {
    kind: event.kind,
    at: instantBy(clocks, event.jdUt),
    ...fields(event, { clocks, labels, language }),
    ...(language && { label: skyEventInWords(event, language) }),
  } as Answer;
}
