/** From an observance of the domain to an item of /api/utsavas. */
import type * as z from 'zod';
import { type LanguageTag, sentenceLanguage } from '../../domain/languages';
import { monthName, type Name, nakshatraName, PAKSHA_NAMES, type Paksha, tithiName } from '../../domain/names';
import { type Labels, tithiLabel } from '../../domain/names/labels';
import type { Stretch } from '../../domain/stretch';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { ZoneOffsets } from '../../domain/time/zone';
import { KALAS } from '../../domain/utsavas/kala';
import type { Region } from '../../domain/utsavas/regions';
import type { AppliedRule, Reckoning, Utsava } from '../../domain/utsavas/types';
import { decisionWords } from '../../domain/utsavas/words/decision';
import { ruleWords } from '../../domain/utsavas/words/rule';
import type { Eclipse, Sighting } from '../../kernel/almanac';
import { labelled, labelledAt } from '../shapes/language';
import { presentDate, presentKeyed, presentNumbered } from '../shapes/presentAlmanac';
import { utsavaLabelOf } from './label';
import type * as schema from './response';
import type { UtsavaField } from './response';

/** A function that answers each argument once. */
function once<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make(key);
    known.set(key, value);
    return value;
  };
}

type Whole = z.output<typeof schema.WholeUtsava>;

/** What decides: a part of the day, or an event. */
const DECIDING: Record<Reckoning['kala'], Omit<Name, 'key'>> = {
  ...KALAS,
  sankranti: { iast: 'saṅkrānti', sa: 'सङ्क्रान्ति' },
  eclipse: { iast: 'grahaṇa', sa: 'ग्रहण' },
  tithi: { iast: 'tithi', sa: 'तिथि' },
};

/** What is written in local time, each instant with the offset in force at it. */
/**
 * Presents observances in the local time of a place. What several of them share is made once, and is then the same object.
 *
 * @param labels  names in a language, where the request names one
 */
export function rowPresenter({ hoursAt }: ZoneOffsets, lang: LanguageTag | undefined, labels: Labels | null) {
  const language = sentenceLanguage(lang ?? 'en');
  const instant = once((jd: number) => ({ time: isoUtc(jd), time_local: isoLocal(jd, hoursAt(jd)) }));
  const stretch = ({ startJd, endJd }: Stretch) => {
    const [start, end] = [instant(startJd), instant(endJd)];
    return { start: start.time, end: end.time, start_local: start.time_local, end_local: end.time_local };
  };
  const sighting = ({ jdUt, altitudeDeg }: Sighting) => ({ ...instant(jdUt), altitude_deg: altitudeDeg });
  const sightings = <K extends string>(contacts: Record<K, Sighting | null>) =>
    Object.fromEntries(
      Object.entries<Sighting | null>(contacts).map(([key, seen]) => [key, seen && sighting(seen)]),
    ) as Record<K, ReturnType<typeof sighting> | null>;

  const reckoning = once((of: Reckoning): Whole['reckoning'] => {
    const { iast, sa } = DECIDING[of.kala];
    return {
      kala: of.kala,
      kala_name: iast,
      kala_sa: sa,
      ...(labels && { kala_label: labels.label(of.kala in KALAS ? 'kala' : 'term', of.kala) }),
      window: of.window && stretch(of.window),
      tithi: stretch(of.tithi),
      ...(of.nakshatra && { nakshatra: stretch(of.nakshatra) }),
      ...(of.sankrantiJd !== undefined && { sankranti: instant(of.sankrantiJd) }),
      ...(of.bhadra && { bhadra: stretch(of.bhadra) }),
      ...(of.rite && { rite: stretch(of.rite) }),
      decision: decisionWords(of.decision, language),
    };
  });

  const isVisible = (contacts: Record<string, Sighting | null>): boolean =>
    Object.values(contacts).some((seen) => seen !== null && seen.altitudeDeg > 0);

  function eclipse(of: Eclipse): Whole['eclipse'] {
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

  const tithi = once((index: number) => ({
    ...presentNumbered(index, tithiName),
    ...(labels && { label: tithiLabel(labels, index) }),
  }));
  const nakshatra = once((index: number) => ({
    ...presentNumbered(index, nakshatraName),
    ...labelledAt(labels, 'nakshatra', index),
  }));
  const month = once((index: number) => ({
    ...presentNumbered(index, monthName),
    ...labelledAt(labels, 'masa', index),
  }));
  const masaOf = once((amanta: number) =>
    once((purnimanta: number) =>
      once((adhika: boolean) => ({ amanta: month(amanta), purnimanta: month(purnimanta), adhika })),
    ),
  );
  const paksha = once((key: Paksha) => ({ ...presentKeyed(PAKSHA_NAMES[key]), ...labelled(labels, 'paksha', key) }));
  const shastra = once((rule: AppliedRule) =>
    once((source: string) =>
      once((otherwise: string | null) => ({
        anchor: source,
        rule: ruleWords(rule, language),
        ...(otherwise !== null && { otherwise }),
      })),
    ),
  );
  const regions = once((keys: readonly Region[]) => [...keys]);

  const fieldOf: { [F in UtsavaField]: (utsava: Utsava) => Whole[F] } = {
    name: (utsava) => utsava.name,
    sa: (utsava) => utsava.sa,
    name_common: (utsava) => utsava.nameCommon,
    epithet: ({ epithet }) => epithet && { name: epithet.iast, sa: epithet.sa },
    kind: (utsava) => utsava.kind,
    tradition: (utsava) => utsava.tradition,
    regions: (utsava) => regions(utsava.regions),
    major: (utsava) => utsava.major,
    occurrence: (utsava) => utsava.occurrence ?? undefined,
    authorities: (utsava) => (utsava.authorities.length === 0 ? undefined : [...utsava.authorities]),
    tithi: (utsava) => tithi(utsava.tithi),
    nakshatra: (utsava) => nakshatra(utsava.nakshatra),
    masa: (utsava) => masaOf(utsava.month.amanta)(utsava.month.purnimanta)(utsava.month.adhika),
    paksha: (utsava) => paksha(utsava.paksha),
    shastra: (utsava) => shastra(utsava.rule)(utsava.source)(utsava.otherwise),
    reckoning: (utsava) => reckoning(utsava.reckoning),
    eclipse: (utsava) => utsava.eclipse && eclipse(utsava.eclipse),
  };

  return (utsava: Utsava, fields: readonly UtsavaField[]): z.output<typeof schema.Utsava> => {
    const presented: Record<string, unknown> = { key: utsava.key, date: presentDate(utsava.date) };
    if (labels) presented.label = utsavaLabelOf(utsava, labels);
    for (const field of fields) {
      const value = fieldOf[field](utsava);
      if (value !== undefined) presented[field] = value;
    }
    return presented as z.output<typeof schema.Utsava>;
  };
}
