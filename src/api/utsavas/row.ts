/** Converts an observance of the domain to an item of /api/utsavas. */

import type * as z from 'zod';
import { KALA_NAMES } from '../../../build/lexicon/terms/kala';
import { masaName } from '../../../build/lexicon/terms/masa';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { PAKSHA_NAMES } from '../../../build/lexicon/terms/paksha';
import { TERM_NAMES } from '../../../build/lexicon/terms/term';
import { tithiName } from '../../../build/lexicon/terms/tithi';
import type { SentenceLanguage } from '../../data/language';
import { KALAS } from '../../data/observances/kala';
import type { Stretch } from '../../data/stretch';
import type { Reckoning, Utsava } from '../../domain/observances/types';
import { isoUtc } from '../../domain/time/iso';
import type { Clocks } from '../../domain/time/zone';
import type { Eclipse, Sighting } from '../../kernel/almanac';
import { type Labels, tithiLabel } from '../../lexicon/labels';
import { type ObservanceNames, observanceLabel } from '../../lexicon/observances';
import { decisionWords } from '../../lexicon/sentences/observances/decision';
import { ruleWords } from '../../lexicon/sentences/observances/rule';
import type { JsonWriter } from '../jsonWriter';
import {
  constantOf,
  type InstantText,
  ifAny,
  listOf,
  orNull,
  type Part,
  plainOf,
  plainText,
  row,
  startAndEnd,
  within,
} from '../parts';
import { recordOf } from '../recordPart';
import { labelled, labelledAt, sentencesOf } from '../shapes/language';
import { presentDate, presentKeyed, presentNumbered } from '../shapes/presentAlmanac';
import { instantBy } from '../shapes/presentInstant';
import { timePart } from '../shapes/presentTimes';
import type { UtsavaField } from './fields';
import type * as schema from './response';

/** How the day of an observance was determined. */
type Presented = z.output<typeof schema.WholeUtsava>['reckoning'];

/** The deciding part of the day, or the deciding event. */
const DECIDING = { ...TERM_NAMES, ...KALA_NAMES };

const stretch = row(
  () => 0,
  startAndEnd,
  (_: Stretch, [start, end], localAt) => ({
    start: start as string,
    end: end as string,
    start_local: localAt(0),
    end_local: localAt(1),
  }),
);

const instant = row(
  () => 0,
  (jdUt: number, into) => {
    into[0] = jdUt;
    return 1;
  },
  (_, [time], localAt) => ({ time: time as string, time_local: localAt(0) }),
);

/** @param labels  names beside those in IAST; null for a request without a language */
function reckoningPart(labels: Labels | null, language: SentenceLanguage): Part<Reckoning, Presented> {
  const kalaOf = ({ kala }: Reckoning) => kala;
  const ofKala = <T>(present: (kala: Reckoning['kala']) => T) => constantOf(kalaOf, ({ kala }) => present(kala));
  return recordOf<Reckoning, Presented>({
    kala: ofKala((kala) => kala),
    kala_name: ofKala((kala) => DECIDING[kala].iast.toLowerCase()),
    kala_sa: ofKala((kala) => DECIDING[kala].sa),
    ...(labels && { kala_label: ofKala((kala) => labels.label(kala in KALAS ? 'kala' : 'term', kala)) }),
    window: within(({ window }) => window, orNull(stretch)),
    tithi: within(({ tithi }) => tithi, stretch),
    nakshatra: ifAny(({ nakshatra }) => nakshatra, stretch),
    sankranti: ifAny(({ sankrantiJd }) => sankrantiJd, instant),
    bhadra: ifAny(({ bhadra }) => bhadra, stretch),
    rite: ifAny(({ rite }) => rite, stretch),
    decision: plainText(({ decision }) => decisionWords(decision, language)),
  });
}

type Whole = z.output<typeof schema.WholeUtsava>;

type RowField = 'key' | 'date' | 'label' | UtsavaField;

const isVisible = (contacts: Record<string, Sighting | null>): boolean =>
  Object.values(contacts).some((seen) => seen !== null && seen.altitudeDeg > 0);

function presentEclipse(of: Eclipse, clocks: Clocks | null): Whole['eclipse'] {
  const sighting = ({ jdUt, altitudeDeg }: Sighting) => ({
    time: isoUtc(jdUt),
    time_local: instantBy(clocks, jdUt),
    altitude_deg: altitudeDeg,
  });
  const sightings = <K extends string>(contacts: Record<K, Sighting | null>) =>
    Object.fromEntries(
      Object.entries<Sighting | null>(contacts).map(([key, seen]) => [key, seen && sighting(seen)]),
    ) as Record<K, ReturnType<typeof sighting> | null>;
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

/** The lunar month and the fortnight as one number. */
const fortnightOf = ({ month: { amanta, purnimanta, adhika }, paksha }: Utsava): number =>
  4 * (16 * amanta + purnimanta) + (adhika ? 2 : 0) + (paksha === 'krishna' ? 1 : 0);

/**
 * The fields of an observance. They serve all places, and keep the JSON of what observances share.
 *
 * @param labels  names in the language of the request; null without a language
 */
function utsavaParts(labels: Labels | null, { sa, devanagari, english }: ObservanceNames) {
  const language = sentencesOf(labels);
  const entryOf = ({ entry }: Utsava) => entry;
  const ofEntry = <T>(present: (utsava: Utsava) => T) => constantOf(entryOf, present);
  const month = (index: number) => ({ ...presentNumbered(index, masaName), ...labelledAt(labels, 'masa', index) });
  return {
    key: ofEntry(({ key }) => key),
    date: plainText(({ date }: Utsava) => presentDate(date)),
    ...(labels && { label: ofEntry(({ name }) => observanceLabel(labels, name)) }),
    name: ofEntry(({ name }) => observanceLabel(sa, name)),
    sa: ofEntry(({ name }) => observanceLabel(devanagari, name)),
    name_common: ofEntry(({ name }) => observanceLabel(english, name)),
    epithet: constantOf(
      ({ epithet }: Utsava) => epithet,
      ({ epithet }) =>
        epithet === null ? null : { name: sa.label('epithet', epithet), sa: devanagari.label('epithet', epithet) },
    ),
    kind: ofEntry(({ kind }) => kind),
    tradition: ofEntry(({ tradition }) => tradition),
    regions: ofEntry(({ regions }) => [...regions]),
    major: ofEntry(({ major }) => major),
    occurrence: ifAny(
      ({ occurrence }: Utsava) => occurrence,
      plainOf((number) => number),
    ),
    authorities: ifAny(
      ({ authorities }: Utsava) => (authorities.length === 0 ? null : authorities),
      plainOf((names) => [...names]),
    ),
    tithi: constantOf(
      ({ tithi }: Utsava) => tithi,
      ({ tithi }) => ({ ...presentNumbered(tithi, tithiName), ...(labels && { label: tithiLabel(labels, tithi) }) }),
    ),
    nakshatra: constantOf(
      ({ nakshatra }: Utsava) => nakshatra,
      ({ nakshatra }) => ({
        ...presentNumbered(nakshatra, nakshatraName),
        ...labelledAt(labels, 'nakshatra', nakshatra),
      }),
    ),
    masa: constantOf(fortnightOf, ({ month: { amanta, purnimanta, adhika } }) => ({
      amanta: month(amanta),
      purnimanta: month(purnimanta),
      adhika,
    })),
    paksha: constantOf(fortnightOf, ({ paksha }) => ({
      ...presentKeyed(PAKSHA_NAMES[paksha]),
      ...labelled(labels, 'paksha', paksha),
    })),
    shastra: ofEntry(({ source, rule, otherwise }) => ({
      anchor: source,
      rule: ruleWords(rule, language),
      ...(otherwise !== null && { otherwise }),
    })),
    reckoning: within(({ reckoning }: Utsava) => reckoning, reckoningPart(labels, language)),
    times: within(({ times }: Utsava) => times, listOf(timePart(language))),
    eclipse: within(({ eclipse }: Utsava) => eclipse, orNull(plainOf(presentEclipse))),
  } satisfies { [F in RowField]?: Part<Utsava, Whole[F]> };
}

type UtsavaPart = Part<Utsava, Record<string, unknown>>;

/** Observances with the fields and in the languages of the latest answers. */
const recent = new Map<string, UtsavaPart>();
const MAX_RECENT = 2;

function recentPart(labels: Labels | null, names: ObservanceNames, fields: readonly UtsavaField[]): UtsavaPart {
  const chosen: readonly string[] = ['key', 'date', 'label', ...fields];
  const id = [labels?.tag, ...fields].join(' ');
  const ofChosen = () =>
    recordOf<Utsava, Record<string, unknown>>(
      Object.fromEntries(Object.entries(utsavaParts(labels, names)).filter(([field]) => chosen.includes(field))),
    );
  const part = recent.get(id) ?? ofChosen();
  recent.delete(id);
  recent.set(id, part);
  const [oldest = ''] = recent.keys();
  if (recent.size > MAX_RECENT) recent.delete(oldest);
  return part;
}

export interface RowPresenter {
  /** @param spell  writes the instants that are not `_local` */
  present(utsava: Utsava, spell: InstantText): z.output<typeof schema.Utsava>;
  /** Writes the JSON of the same row. */
  write(out: JsonWriter, utsava: Utsava): void;
}

/** Presents the chosen fields of observances in the local time of a place, each instant with the offset in force at it. */
export function rowPresenter(
  clocks: Clocks,
  labels: Labels | null,
  names: ObservanceNames,
  fields: readonly UtsavaField[],
): RowPresenter {
  const part = recentPart(labels, names, fields);
  return {
    present: (utsava, spell) => part.present(utsava, spell, clocks) as z.output<typeof schema.Utsava>,
    write: (out, utsava) => part.write(out, utsava, clocks),
  };
}
