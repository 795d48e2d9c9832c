/** From an observance of the domain to an item of /api/utsavas. */
import type * as z from 'zod';
import { type LanguageTag, sentenceLanguage } from '../../domain/languages';
import { monthName, nakshatraName, PAKSHA_NAMES, type Paksha, tithiName } from '../../domain/names';
import { type Labels, tithiLabel } from '../../domain/names/labels';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { ZoneOffsets } from '../../domain/time/zone';
import type { Reckoning, Utsava } from '../../domain/utsavas/types';
import { decisionWords } from '../../domain/utsavas/words/decision';
import { ruleWords } from '../../domain/utsavas/words/rule';
import type { Eclipse, Sighting } from '../../kernel/almanac';
import { encoded, type JsonWriter, Known } from '../json';
import { labelled, labelledAt } from '../shapes/language';
import { presentDate, presentKeyed, presentNumbered } from '../shapes/presentAlmanac';
import { UTSAVA_FIELDS, type UtsavaField } from './fields';
import { utsavaLabelOf } from './label';
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

/** What stands for the subject of a part that an observance lacks. */
const NONE = {};

type RowField = 'key' | 'date' | 'label' | UtsavaField;

/** Fields that depend on one subject alone: rows with the same subject have the same fields, and share their JSON. */
interface Part {
  of(utsava: Utsava): unknown;
  fields: readonly RowField[];
  /** Too few rows share it: it is written anew each time. */
  isWritten?: true;
}

/** The parts of a row, in the order of its fields. */
const PARTS: readonly Part[] = [
  { of: ({ entry }) => entry, fields: ['key'] },
  { of: ({ date }) => 10_000 * date.year + 100 * date.month + date.day, fields: ['date'] },
  { of: ({ entry }) => entry, fields: ['label', 'name', 'sa', 'name_common'] },
  { of: ({ epithet }) => epithet ?? NONE, fields: ['epithet'] },
  { of: ({ entry }) => entry, fields: ['kind', 'tradition', 'regions', 'major'] },
  { of: (utsava) => (utsava.occurrence === null ? NONE : utsava), fields: ['occurrence', 'authorities'] },
  { of: ({ tithi }) => tithi, fields: ['tithi'] },
  { of: ({ nakshatra }) => nakshatra, fields: ['nakshatra'] },
  { of: ({ month }) => (month.adhika ? -1 : 1) * (100 * month.amanta + month.purnimanta), fields: ['masa'] },
  { of: ({ paksha }) => paksha, fields: ['paksha'] },
  { of: ({ entry }) => entry, fields: ['shastra'] },
  { of: ({ reckoning }) => reckoning, fields: ['reckoning'], isWritten: true },
  { of: ({ eclipse }) => eclipse ?? NONE, fields: ['eclipse'] },
];

/** What the rows of a language with the same fields share. */
interface Shared {
  parts: readonly Known<unknown, Uint8Array>[];
  reckonings: ReckoningForms;
}

/** By language and fields. */
const SHARED = new Map<string, Shared>();
const MOST_SHARED = 2;

function sharedBy(lang: LanguageTag | undefined, fields: readonly UtsavaField[]): Shared {
  const form = [lang, ...fields].join(' ');
  const before = SHARED.get(form);
  if (before) return before;
  const shared = { parts: PARTS.map(() => new Known<unknown, Uint8Array>()), reckonings: new ReckoningForms() };
  const [oldest] = SHARED.keys();
  if (SHARED.size >= MOST_SHARED && oldest !== undefined) SHARED.delete(oldest);
  SHARED.set(form, shared);
  return shared;
}

const [RECKONING, END] = [encoded(',"reckoning":'), encoded('}')];

/** The fields of an object, as they stand between others: the first part begins the row. */
function fieldsJson(object: object, isFirst: boolean): string {
  const fields = JSON.stringify(object).slice(1, -1);
  if (isFirst) return `{${fields}`;
  return fields === '' ? '' : `,${fields}`;
}

export interface RowPresenter {
  row(utsava: Utsava): z.output<typeof schema.Utsava>;
  /** Writes the JSON of the same row. */
  write(out: JsonWriter, utsava: Utsava): void;
}

/**
 * Presents observances in the local time of a place, each instant with the offset in force at it.
 *
 * @param labels  names in a language, where the request names one
 */
export function rowPresenter(
  { hoursAt }: ZoneOffsets,
  lang: LanguageTag | undefined,
  labels: Labels | null,
  fields: readonly UtsavaField[] = UTSAVA_FIELDS,
): RowPresenter {
  const language = sentenceLanguage(lang ?? 'en');
  const instant = once((jd: number) => ({ time: isoUtc(jd), time_local: isoLocal(jd, hoursAt(jd)) }));
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
    ...presentNumbered(index, monthName),
    ...labelledAt(labels, 'masa', index),
  }));
  const paksha = once((key: Paksha) => ({ ...presentKeyed(PAKSHA_NAMES[key]), ...labelled(labels, 'paksha', key) }));
  const fieldOf: { readonly [F in RowField]: (utsava: Utsava) => unknown } = {
    key: ({ key }) => key,
    date: ({ date }) => presentDate(date),
    label: (utsava) => (labels ? utsavaLabelOf(utsava, labels) : undefined),
    name: ({ name }) => name,
    sa: ({ sa }) => sa,
    name_common: ({ nameCommon }) => nameCommon,
    epithet: ({ epithet }) => epithet && { name: epithet.iast, sa: epithet.sa },
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
  const presentPart = (utsava: Utsava, part: readonly RowField[]): Record<string, unknown> => {
    const presented: Record<string, unknown> = {};
    for (const field of part) {
      const value = chosen.includes(field) ? fieldOf[field](utsava) : undefined;
      if (value !== undefined) presented[field] = value;
    }
    return presented;
  };
  const shared = sharedBy(lang, fields);
  const hasReckoning = chosen.includes('reckoning');
  return {
    row: (utsava) => Object.assign({}, ...PARTS.map((part) => presentPart(utsava, part.fields))),
    write(out, utsava) {
      for (let i = 0; i < PARTS.length; i++) {
        const part = PARTS[i] as Part;
        if (part.isWritten) {
          if (!hasReckoning) continue;
          out.bytes(RECKONING);
          shared.reckonings.write(out, utsava.reckoning, hoursAt, words, labels);
          continue;
        }
        const known = shared.parts[i] as Known<unknown, Uint8Array>;
        out.bytes(known.of(part.of(utsava), () => encoded(fieldsJson(presentPart(utsava, part.fields), i === 0))));
      }
      out.bytes(END);
    },
  };
}
