/** Converts events of the domain to the fields of /api/v1/sky. */
import type * as z from 'zod';
import type { SentenceLanguage } from '../../data/language';
import type { SkyEvent, SkyKind } from '../../domain/sky/types';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { Clocks } from '../../domain/time/zone';
import { skyEventInWords } from '../../lexicon/sentences/sky';
import type { SkyEventShape } from './response';

type Answer = z.output<typeof SkyEventShape>;
type Of<Kind extends SkyKind> = Extract<SkyEvent, { kind: Kind }>;
type Fields = { [Kind in SkyKind]: (event: Of<Kind>) => object };

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
  eclipse: ({ of, type, magnitude, diameterRatio }) => ({
    of,
    type,
    magnitude,
    ...(diameterRatio !== undefined && { diameter_ratio: diameterRatio }),
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
  const fields = FIELDS[event.kind] as (of: SkyEvent) => object;
  return {
    kind: event.kind,
    ...presentInstant(event.jdUt, clocks),
    ...fields(event),
    ...(language && { label: skyEventInWords(event, language) }),
  } as Answer;
}
