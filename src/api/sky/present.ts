/** Converts events of the domain to the fields of /api/v1/sky. */
import type * as z from 'zod';
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import { type BodyKey, type GrahaKey, isBody } from '../../data/keys';
import type { LanguageTag, SentenceLanguage } from '../../data/language';
import { isOuterKey, type OuterKey } from '../../data/outer';
import type { MeetingEvent } from '../../domain/sky/meetings';
import type { OuterEvent } from '../../domain/sky/outerEvents';
import type { EclipseAtPlace, OccultedKey, SkyEvent, SkyKind } from '../../domain/sky/types';
import type { Clocks } from '../../domain/time/zone';
import type { Sighting } from '../../kernel/almanac';
import type { Labels } from '../../lexicon/labels';
import { outerName } from '../../lexicon/sentences/farBodies';
import { anyName, skyEventInWords } from '../../lexicon/sentences/sky';
import type { JsonWriter } from '../jsonWriter';
import { Memo } from '../memo';
import { constantOf, ifAny, instantOf, numberOf, orNull, type Part, plainOf, within } from '../parts';
import { recordOf } from '../recordPart';
import { labelled, labelledAt, sentencesOf } from '../shapes/language';
import { instantBy, spanBy } from '../shapes/presentInstant';
import type { SkyEventShape } from './response';

type Answer = z.output<typeof SkyEventShape>;
/** An event of the grahas, of a planet beyond Saturn, or with a star. */
export type AnySkyEvent = SkyEvent | OuterEvent | MeetingEvent;
type Of<Kind extends SkyKind> = Extract<AnySkyEvent, { kind: Kind }>;
type FieldParts<Kind extends SkyKind> = Record<string, Part<Of<Kind>, unknown>>;

/** How events are worded. */
interface Wording {
  /** Names in addition to IAST; null for none. */
  labels: Labels | null;
  /** Language of sentences; null for none. */
  language: SentenceLanguage | null;
}

const bodyNamed = (key: GrahaKey | OuterKey, { labels, language }: Wording) =>
  isOuterKey(key)
    ? { key, name: outerName(key), ...(language && { label: outerName(key, language) }) }
    : { key, name: GRAHA_NAMES[key].iast, ...labelled(labels, 'graha', key) };

const PART_NAMES = { rashi: rashiName, nakshatra: nakshatraName };

const partNamed = (division: 'rashi' | 'nakshatra', index: number, { labels }: Wording) => ({
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
const anyNamed = (key: BodyKey | OccultedKey, wording: Wording) =>
  isOuterKey(key) || isBody(key)
    ? bodyNamed(key, wording)
    : { key, name: anyName(key), ...(wording.language && { label: anyName(key, wording.language) }) };

/** A text or a number of few values. */
const few = <Event, Value>(read: (event: Event) => Value): Part<Event, Value> => constantOf(read, read);

/** The same, and a number, as a field of the event. */
const fewIn = <Name extends string>(name: Name) => few((event: Record<Name, string | number>) => event[name]);
const numberIn = <Name extends string>(name: Name) => numberOf((event: Record<Name, number>) => event[name]);

/** An end of an occultation: its beginning (0), or its end (1). */
const endOf = (end: 0 | 1): Part<Of<'occultation'>, unknown> =>
  recordOf({
    at: instantOf(({ jdUt, reappearsJd }: Of<'occultation'>) => (end === 0 ? jdUt : reappearsJd)),
    altitude_deg: numberOf(({ altitudeDeg }: Of<'occultation'>) => altitudeDeg[end]),
    sun_altitude_deg: numberOf(({ sunAltitudeDeg }: Of<'occultation'>) => sunAltitudeDeg[end]),
    position_angle_deg: numberOf(({ positionAngleDeg }: Of<'occultation'>) => positionAngleDeg[end]),
  });

/** The least magnitude near a greatest brilliancy. */
const BRIGHTEST: Part<NonNullable<Of<'brilliancy'>['brightest']>, { at: string | null; magnitude: number }> = recordOf({
  at: instantOf(({ jdUt }) => jdUt),
  magnitude: numberIn('magnitude'),
});

/** The values of an ingress except its graha, packed into one number. */
const entryOf = ({ division, from, to, direction, pass }: Of<'ingress'>): number =>
  (((pass * 32 + from) * 32 + to) * 2 + (direction === 'direct' ? 0 : 1)) * 2 + (division === 'rashi' ? 0 : 1);

/** The fields of each kind in addition to its instant. */
function fieldsOf(wording: Wording): { [Kind in SkyKind]: FieldParts<Kind> } {
  const named = <Event extends { body: GrahaKey | OuterKey }>(): Part<Event, unknown> =>
    constantOf(
      ({ body }) => body,
      ({ body }) => bodyNamed(body, wording),
    );
  const anyOf = <Event>(keyOf: (event: Event) => BodyKey | OccultedKey): Part<Event, unknown> =>
    constantOf(keyOf, (event) => anyNamed(keyOf(event), wording));
  const rising = {
    body: anyOf(({ body }: Of<'rise' | 'transit' | 'set'>) => body),
    azimuth_deg: numberIn('azimuthDeg'),
    altitude_deg: numberIn('altitudeDeg'),
  };
  const season = {
    month: fewIn('name'),
    tropical_longitude_deg: fewIn('tropicalDeg'),
  };
  return {
    ingress: {
      body: named(),
      division: constantOf(entryOf, ({ division }) => division),
      leaves: constantOf(entryOf, ({ division, from }) => partNamed(division, from, wording)),
      enters: constantOf(entryOf, ({ division, to }) => partNamed(division, to, wording)),
      direction: constantOf(entryOf, ({ direction }) => direction),
      pass: constantOf(entryOf, ({ pass }) => pass),
      reentry: constantOf(entryOf, ({ pass }) => pass > 1),
    },
    station: {
      body: named(),
      station: fewIn('station'),
      longitude_deg: numberIn('siderealDeg'),
      tropical_longitude_deg: numberIn('tropicalDeg'),
    },
    lunation: {
      phase: fewIn('phase'),
      longitude_deg: numberIn('siderealDeg'),
    },
    eclipse: {
      of: fewIn('of'),
      type: fewIn('type'),
      magnitude: numberIn('magnitude'),
      diameter_ratio: ifAny(
        ({ diameterRatio }) => diameterRatio,
        numberOf((ratio: number) => ratio),
      ),
      at_place: {
        ...plainOf(({ atPlace }, clocks) => atPlace && presentAtPlace(atPlace, clocks)),
        has: ({ atPlace }) => atPlace !== undefined,
      },
    },
    conjunction: {
      body: named(),
      with: anyOf((event) => event.with),
      separation_deg: numberOf(({ latitudeDifferenceDeg }) => Math.abs(latitudeDifferenceDeg)),
      latitude_difference_deg: numberIn('latitudeDifferenceDeg'),
      longitude_deg: numberIn('siderealDeg'),
    },
    combustion: {
      body: named(),
      phase: fewIn('phase'),
      limit_deg: fewIn('limitDeg'),
      motion: fewIn('motion'),
      cause: few(() => 'limit'),
    },
    visibility: {
      body: named(),
      event: fewIn('event'),
      side: fewIn('side'),
      model: fewIn('model'),
      limit_deg: fewIn('limitDeg'),
      margin_deg: numberIn('marginDeg'),
    },
    opposition: { body: named(), longitude_deg: numberIn('siderealDeg') },
    elongation: {
      body: named(),
      side: fewIn('side'),
      elongation_deg: numberIn('elongationDeg'),
    },
    apsis: {
      body: named(),
      apsis: fewIn('apsis'),
      distance_km: numberIn('distanceKm'),
      longitude_deg: numberIn('siderealDeg'),
      tropical_longitude_deg: numberIn('tropicalDeg'),
    },
    brilliancy: {
      body: named(),
      side: fewIn('side'),
      magnitude: numberIn('magnitude'),
      illuminated_fraction: numberIn('litFraction'),
      diameter_arcsec: numberIn('diameterArcsec'),
      elongation_deg: numberIn('elongationDeg'),
      least_magnitude: within(({ brightest }) => brightest, orNull(BRIGHTEST)),
    },
    conjunction_ra: {
      body: named(),
      with: anyOf((event) => event.with),
      separation_deg: numberOf(({ declinationDifferenceDeg }) => Math.abs(declinationDifferenceDeg)),
      declination_difference_deg: numberIn('declinationDifferenceDeg'),
      right_ascension_deg: numberIn('rightAscensionDeg'),
    },
    occultation: {
      body: anyOf(({ body }) => body),
      disappears: endOf(0),
      reappears: endOf(1),
      moon_elongation_deg: numberIn('elongationDeg'),
      depth_arcsec: numberOf(({ depthDeg }) => depthDeg * 3600),
    },
    rise: rising,
    transit: rising,
    set: rising,
    twilight: { twilight: fewIn('twilight'), phase: fewIn('phase') },
    equinox: season,
    solstice: season,
  };
}

/** The events of an answer: as objects, and as JSON. */
export interface SkyPresenter {
  /** @param clocks  null for instants in UTC */
  present(event: AnySkyEvent, clocks: Clocks | null): Answer;
  write(out: JsonWriter, event: AnySkyEvent, clocks: Clocks | null): void;
}

function presenterOf(wording: Wording): SkyPresenter {
  const { language } = wording;
  const fields = fieldsOf(wording) as Record<SkyKind, Record<string, Part<AnySkyEvent, unknown>>>;
  const records = Object.fromEntries(
    Object.entries(fields).map(([kind, own]) => [
      kind,
      recordOf<AnySkyEvent, Record<string, unknown>>({
        kind: few(() => kind),
        at: instantOf(({ jdUt }) => jdUt),
        ...own,
        ...(language && { label: plainOf((event) => skyEventInWords(event, language)) }),
      }),
    ]),
  ) as Record<SkyKind, Part<AnySkyEvent, Record<string, unknown>>>;
  return {
    present: (event, clocks) =>
      records[event.kind].present(event, (jdUt) => instantBy(clocks, jdUt), clocks) as unknown as Answer,
    write: (out, event, clocks) => records[event.kind].write(out, event, clocks),
  };
}

const PRESENTERS = new Memo<LanguageTag | null, SkyPresenter>();

/** The presenter of events with the names of a language, and with titles in its sentences; null for IAST alone. */
export const skyPresenter = (labels: Labels | null): SkyPresenter =>
  PRESENTERS.of(labels?.tag ?? null, () =>
    presenterOf({ labels, language: labels === null ? null : sentencesOf(labels) }),
  );
