/** From the domain's observances to the fields of /api/utsavas. */
import type * as z from 'zod';
import { monthName, type Name, nakshatraName, PAKSHA_NAMES, tithiName } from '../../domain/names';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { ZoneOffsets } from '../../domain/time/zone';
import { KALAS } from '../../domain/utsavas/kala';
import { selectUtsavas } from '../../domain/utsavas/select';
import type { Reckoning, Stretch, Utsava } from '../../domain/utsavas/types';
import { RULES_VERSION } from '../../domain/utsavas/version';
import type { UtsavaYear } from '../../domain/utsavas/year';
import type { Eclipse, Sighting } from '../../kernel/almanac';
import { presentDate, presentKeyed, presentNumbered } from '../almanac/present';
import { REFERENCE_PLACE } from '../almanac/reference';
import { presentAlmanacStamp } from '../stamp/present';
import type { Question } from './query';
import type * as schema from './schema';

/** What decides: a part of the day, or an event. */
const DECIDING: Record<Reckoning['kala'], Omit<Name, 'key'>> = {
  ...KALAS,
  sankranti: { iast: 'saṅkrānti', sa: 'सङ्क्रान्ति' },
  eclipse: { iast: 'grahaṇa', sa: 'ग्रहण' },
  tithi: { iast: 'tithi', sa: 'तिथि' },
};

/** What is written by the clocks of a place, each instant with the offset in force at it. */
function presenter({ hoursAt }: ZoneOffsets) {
  const local = (jd: number) => isoLocal(jd, hoursAt(jd));
  const instant = (jd: number) => ({ time: isoUtc(jd), time_local: local(jd) });
  const stretch = ({ startJd, endJd }: Stretch) => ({
    start: isoUtc(startJd),
    end: isoUtc(endJd),
    start_local: local(startJd),
    end_local: local(endJd),
  });
  const sighting = ({ jdUt, altitudeDeg }: Sighting) => ({ ...instant(jdUt), altitude_deg: altitudeDeg });
  const sightings = <K extends string>(contacts: Record<K, Sighting | null>) =>
    Object.fromEntries(
      Object.entries<Sighting | null>(contacts).map(([key, seen]) => [key, seen && sighting(seen)]),
    ) as Record<K, ReturnType<typeof sighting> | null>;

  function reckoning(of: Reckoning): z.output<typeof schema.Utsava>['reckoning'] {
    const { iast, sa } = DECIDING[of.kala];
    return {
      kala: of.kala,
      kala_name: iast,
      kala_sa: sa,
      window: of.window && stretch(of.window),
      tithi: stretch(of.tithi),
      ...(of.nakshatra && { nakshatra: stretch(of.nakshatra) }),
      ...(of.sankrantiJd !== undefined && { sankranti: instant(of.sankrantiJd) }),
      ...(of.bhadra && { bhadra: stretch(of.bhadra) }),
      ...(of.rite && { rite: stretch(of.rite) }),
      decision: of.decision,
    };
  }

  const isVisible = (contacts: Record<string, Sighting | null>): boolean =>
    Object.values(contacts).some((seen) => seen !== null && seen.altitudeDeg > 0);

  function eclipse(of: Eclipse): z.output<typeof schema.Utsava>['eclipse'] {
    const greatest = isoUtc(of.jdUt);
    if (of.kind === 'lunar') {
      const { kind, type, gamma, umbralMagnitude, penumbralMagnitude } = of;
      const { p1, u1, u2, max, u3, u4, p4 } = of.contacts;
      return {
        kind,
        type,
        greatest,
        gamma,
        visible: isVisible(of.contacts),
        umbral_magnitude: umbralMagnitude,
        penumbral_magnitude: penumbralMagnitude,
        contacts: { ...sightings({ p1, u1, u2 }), max: sighting(max), ...sightings({ u3, u4, p4 }) },
      };
    }
    const { kind, type, gamma, magnitude, local: seen } = of;
    const common = { kind, type, greatest, gamma, magnitude };
    if (seen === null) return { ...common, visible: false, local_magnitude: null, contacts: null };
    const { c1, c2, max, c3, c4 } = seen;
    return {
      ...common,
      visible: isVisible({ c1, c2, max, c3, c4 }),
      local_magnitude: seen.magnitude,
      contacts: { c1: sighting(c1), ...sightings({ c2 }), max: sighting(max), ...sightings({ c3 }), c4: sighting(c4) },
    };
  }

  return (utsava: Utsava): z.output<typeof schema.Utsava> => {
    const { key, date, name, sa, nameCommon, epithet, kind, tradition, major, month } = utsava;
    return {
      key,
      date: presentDate(date),
      name,
      sa,
      name_common: nameCommon,
      epithet: epithet && { name: epithet.iast, sa: epithet.sa },
      kind,
      tradition,
      major,
      tithi: presentNumbered(utsava.tithi, tithiName),
      nakshatra: presentNumbered(utsava.nakshatra, nakshatraName),
      masa: {
        amanta: presentNumbered(month.amanta, monthName),
        purnimanta: presentNumbered(month.purnimanta, monthName),
        adhika: month.adhika,
      },
      paksha: presentKeyed(PAKSHA_NAMES[utsava.paksha]),
      shastra: { anchor: utsava.source, rule: utsava.rule },
      reckoning: reckoning(utsava.reckoning),
      eclipse: utsava.eclipse && eclipse(utsava.eclipse),
    };
  };
}

/** The place of a question is that of the answers that are asked without one. */
export const isReference = ({ lat, lon, tz }: Pick<Question, 'lat' | 'lon' | 'tz'>): boolean =>
  lat === REFERENCE_PLACE.lat && lon === REFERENCE_PLACE.lon && tz === REFERENCE_PLACE.tz;

export function presentUtsavas(
  question: Question,
  { utsavas, clocks, sky }: UtsavaYear,
): z.output<typeof schema.UtsavasResponse> {
  const { lat, lon, tz, show } = question;
  const shown = selectUtsavas(utsavas, show);
  return {
    year: question.years[0] as number,
    place: { lat, lon, tz },
    reference_place: isReference(question) ? REFERENCE_PLACE : null,
    show,
    count: shown.length,
    utsavas: shown.map(presenter(clocks)),
    rules_version: RULES_VERSION,
    sunrise_definition: 'ul15',
    substrate_stamp: presentAlmanacStamp(sky),
  };
}
