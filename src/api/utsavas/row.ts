/** From an observance of the domain to an item of /api/utsavas. */

import type * as z from 'zod';
import { masaName } from '../../../build/lexicon/terms/masa';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { PAKSHA_NAMES } from '../../../build/lexicon/terms/paksha';
import { tithiName } from '../../../build/lexicon/terms/tithi';
import { type LanguageTag, sentenceLanguage } from '../../data/language';
import type { Paksha } from '../../data/paksha';
import type { Reckoning, Utsava } from '../../domain/observances/types';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { ZoneOffsets } from '../../domain/time/zone';
import type { Eclipse, Sighting } from '../../kernel/almanac';
import { type Labels, tithiLabel } from '../../lexicon/labels';
import { type ObservanceNames, observanceLabel } from '../../lexicon/observances';
import { decisionWords } from '../../lexicon/sentences/observances/decision';
import { ruleWords } from '../../lexicon/sentences/observances/rule';
import { encoded, type JsonWriter, Memo } from '../json';
import { labelled, labelledAt } from '../shapes/language';
import { presentDate, presentKeyed, presentNumbered } from '../shapes/presentAlmanac';
import { UTSAVA_FIELDS, type UtsavaField } from './fields';
import { presentReckoning, ReckoningForms } from './reckoning';
import type * as schema from './response';

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

type RowField = 'key' | 'date' | 'label' | UtsavaField;

/** The fields of a row in their order, those together that depend on the same: the first on the entry and the month. */
const FIELDS = {
  names: ['key', 'date', 'label', 'name', 'sa', 'name_common', 'epithet', 'kind', 'tradition', 'regions', 'major'],
  occurrence: ['occurrence', 'authorities'],
  tithi: ['tithi'],
  nakshatra: ['nakshatra'],
  month: ['masa', 'paksha'],
  rule: ['shastra'],
  reckoning: ['reckoning'],
  eclipse: ['eclipse'],
} as const satisfies Record<string, readonly RowField[]>;
const IN_ORDER = Object.values(FIELDS).flat();

/** The JSON that the rows of an entry share. */
interface EntryJson {
  /** The first fields with a gap for the date, by the number of the epithet. */
  names: Uint8Array[];
  dateAt: number;
  rule: Uint8Array;
}

/** The common data of rows in one language with the same fields. */
class Shared {
  readonly entries = new Memo<object, EntryJson>();
  readonly tithis = new Memo<number, Uint8Array>();
  readonly nakshatras = new Memo<number, Uint8Array>();
  readonly months = new Memo<number, Uint8Array>();
  readonly reckonings = new ReckoningForms();
}

/** By language and fields. */
const SHARED = new Map<string, Shared>();
const MAX_SHARED = 2;

function sharedBy(lang: LanguageTag | undefined, fields: readonly UtsavaField[]): Shared {
  const form = [lang, ...fields].join(' ');
  const before = SHARED.get(form);
  if (before) return before;
  const shared = new Shared();
  const [oldest] = SHARED.keys();
  if (SHARED.size >= MAX_SHARED && oldest !== undefined) SHARED.delete(oldest);
  SHARED.set(form, shared);
  return shared;
}

/** Tells the epithets of an entry apart: each is of another month. */
const epithetNumber = ({ epithet, month: { amanta, adhika } }: Utsava): number =>
  epithet === null ? 0 : adhika ? 13 : amanta;

/** The lunar month and the fortnight as one number. */
const monthNumber = ({ month: { amanta, purnimanta, adhika }, paksha }: Utsava): number =>
  4 * (16 * amanta + purnimanta) + (adhika ? 2 : 0) + (paksha === 'krishna' ? 1 : 0);

export interface RowPresenter {
  row(utsava: Utsava): z.output<typeof schema.Utsava>;
  /** Writes the JSON of the same row. */
  write(out: JsonWriter, utsava: Utsava): void;
}

/**
 * Presents observances in the local time of a place, each instant with the offset in force at it.
 *
 * @param labels  names in a language, if the request states one
 */
export function rowPresenter(
  clocks: ZoneOffsets,
  lang: LanguageTag | undefined,
  labels: Labels | null,
  names: ObservanceNames,
  fields: readonly UtsavaField[] = UTSAVA_FIELDS,
): RowPresenter {
  const language = sentenceLanguage(lang ?? 'en');
  const instant = once((jd: number) => ({ time: isoUtc(jd), time_local: isoLocal(jd, clocks.hoursAt(jd)) }));
  const sighting = ({ jdUt, altitudeDeg }: Sighting) => ({ ...instant(jdUt), altitude_deg: altitudeDeg });
  const sightings = <K extends string>(contacts: Record<K, Sighting | null>) =>
    Object.fromEntries(
      Object.entries<Sighting | null>(contacts).map(([key, seen]) => [key, seen && sighting(seen)]),
    ) as Record<K, ReturnType<typeof sighting> | null>;

  const words = (decision: Reckoning['decision']) => decisionWords(decision, language);
  const reckoning = once((of: Reckoning) => presentReckoning(of, { instant, words }, labels));

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
    ...presentNumbered(index, masaName),
    ...labelledAt(labels, 'masa', index),
  }));
  const paksha = once((key: Paksha) => ({ ...presentKeyed(PAKSHA_NAMES[key]), ...labelled(labels, 'paksha', key) }));
  const fieldOf: { readonly [F in RowField]: (utsava: Utsava) => unknown } = {
    key: ({ key }) => key,
    date: ({ date }) => presentDate(date),
    label: ({ name }) => (labels ? observanceLabel(labels, name) : undefined),
    name: ({ name }) => observanceLabel(names.sa, name),
    sa: ({ name }) => observanceLabel(names.devanagari, name),
    name_common: ({ name }) => observanceLabel(names.english, name),
    epithet: ({ epithet }) =>
      epithet === null
        ? null
        : { name: names.sa.label('epithet', epithet), sa: names.devanagari.label('epithet', epithet) },
    kind: ({ kind }) => kind,
    tradition: ({ tradition }) => tradition,
    regions: ({ regions }) => regions,
    major: ({ major }) => major,
    occurrence: ({ occurrence }) => occurrence ?? undefined,
    authorities: ({ authorities }) => (authorities.length === 0 ? undefined : authorities),
    tithi: (utsava) => tithi(utsava.tithi),
    nakshatra: (utsava) => nakshatra(utsava.nakshatra),
    masa: ({ month: { amanta, purnimanta, adhika } }) => ({
      amanta: month(amanta),
      purnimanta: month(purnimanta),
      adhika,
    }),
    paksha: (utsava) => paksha(utsava.paksha),
    shastra: ({ source, rule, otherwise }) => ({
      anchor: source,
      rule: ruleWords(rule, language),
      ...(otherwise !== null && { otherwise }),
    }),
    reckoning: (utsava) => reckoning(utsava.reckoning),
    eclipse: (utsava) => utsava.eclipse && eclipse(utsava.eclipse),
  } satisfies { [F in RowField]: (utsava: Utsava) => Readonly<Whole[F]> };

  const chosen: readonly RowField[] = ['key', 'date', 'label', ...fields];
  const chosenOf = (some: readonly RowField[]) => some.filter((field) => chosen.includes(field));
  const present = (utsava: Utsava, some: readonly RowField[]): Record<string, unknown> => {
    const presented: Record<string, unknown> = {};
    for (const field of some) {
      const value = fieldOf[field](utsava);
      if (value !== undefined) presented[field] = value;
    }
    return presented;
  };
  const jsonOf = (utsava: Utsava, some: readonly RowField[]): string =>
    JSON.stringify(present(utsava, some)).slice(1, -1);
  /** The JSON of further fields; those that are chosen follow a comma. */
  const furtherJson = (utsava: Utsava, some: readonly RowField[]): string => {
    const json = jsonOf(utsava, some);
    return json === '' ? '' : `,${json}`;
  };
  const further = (utsava: Utsava, some: readonly RowField[]): Uint8Array => encoded(furtherJson(utsava, some));
  const { entries, tithis, nakshatras, months, reckonings } = sharedBy(lang, fields);
  const inOrder = chosenOf(IN_ORDER);
  const parts = Object.fromEntries(Object.entries(FIELDS).map(([part, some]) => [part, chosenOf(some)])) as Record<
    keyof typeof FIELDS,
    RowField[]
  >;
  const hasReckoning = chosen.includes('reckoning');
  const noEclipse = encoded(chosen.includes('eclipse') ? ',"eclipse":null}' : '}');
  const entryJson = (utsava: Utsava): EntryJson => ({
    names: [],
    // Keys are ASCII.
    dateAt: '{"key":"","date":"'.length + utsava.key.length,
    rule: encoded(furtherJson(utsava, parts.rule) + (hasReckoning ? ',"reckoning":' : '')),
  });
  return {
    row: (utsava) => present(utsava, inOrder) as z.output<typeof schema.Utsava>,
    write(out, utsava) {
      const { names, dateAt, rule } = entries.of(utsava.entry, () => entryJson(utsava));
      const epithet = epithetNumber(utsava);
      names[epithet] ??= encoded(`{${jsonOf(utsava, parts.names)}`);
      out.dated(names[epithet], dateAt, utsava.date);
      if (utsava.occurrence !== null) out.text(furtherJson(utsava, parts.occurrence));
      out.bytes(tithis.of(utsava.tithi, () => further(utsava, parts.tithi)));
      out.bytes(nakshatras.of(utsava.nakshatra, () => further(utsava, parts.nakshatra)));
      out.bytes(months.of(monthNumber(utsava), () => further(utsava, parts.month)));
      out.bytes(rule);
      if (hasReckoning) reckonings.write(out, utsava.reckoning, clocks, words, labels);
      if (utsava.eclipse === null) out.bytes(noEclipse);
      else out.text(`${furtherJson(utsava, parts.eclipse)}}`);
    },
  };
}
