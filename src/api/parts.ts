/** Parts of an answer that one description both presents as objects and writes as JSON. */
import type { Stretch } from '../data/stretch';
import { isoLocal, isoUtc, localDateAndTime } from '../domain/time/iso';
import type { Clocks } from '../domain/time/zone';
import {
  type CellTemplate,
  type CellText,
  type CellWriter,
  cellTemplateOf,
  cellTextOf,
  TEXT_HOLES,
} from './cellWriter';
import { CLOSE_LIST, COMMA, OPEN_LIST } from './characters';
import { INSTANT_HOLES, JsonPattern, LOCAL_HOLES, PLACES } from './jsonPattern';
import { encoded, type JsonWriter } from './jsonWriter';
import { Memo } from './memo';
import type { Template } from './template';

/** Formats an instant in an object; JSON uses `isoUtc`. */
export type InstantText = (jdUt: number) => string;

/** Writes a text of a subject into a cell. */
export type WriteText<Subject> = (out: CellWriter, subject: Subject, clocks: Clocks | null) => void;

/** Writes the JSON of a subject. */
export type WritePart<Subject> = (out: JsonWriter, subject: Subject, clocks: Clocks | null) => void;

export interface Part<Subject, Presented> {
  /** @param clocks  of the place, for instants in local time; null for UTC */
  present(subject: Subject, spell: InstantText, clocks: Clocks | null): Presented;
  /**
   * Writes the JSON of the value that `present` returns. Parts around this one take the function once: they have many
   * shapes, so a look-up for each subject takes longer than the call.
   */
  write: WritePart<Subject>;
  /** Whether a record has the field of this part; without it, every record does. */
  has?(subject: Subject): boolean;
  /** For a value without instants: the key that it depends on, and its JSON. */
  constant?: Constant<Subject>;
  /** Makes a writer of a text of presented values, which is made once for subjects that differ only in their instants. */
  texts?(textOf: (value: Presented) => string): WriteText<Subject>;
  /** For a list: the same for its items. */
  rows?(textOf: (item: ItemOf<Presented>) => string): WriteText<Subject>;
  /** For a record: the part of a field. */
  field?(name: string): Part<Subject, unknown>;
}

/** An item of a list. */
export type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

interface Constant<Subject> {
  key(subject: Subject): unknown;
  json(subject: Subject): string;
}

const NULL = encoded('null');

/** Between the texts of a list. */
export const SEPARATOR = cellTextOf('; ');

/** A writer of a text of presented values. */
export const textsOf = <Subject, Presented>(
  part: Part<Subject, Presented>,
  textOf: (value: Presented) => string,
): WriteText<Subject> =>
  part.texts?.(textOf) ??
  ((out, subject, clocks) => {
    const spell = (jdUt: number) => localDateAndTime(jdUt, clocks?.hoursAt(jdUt) ?? 0);
    out.text(textOf(part.present(subject, spell, clocks)));
  });

const localText = (jdUt: number, clocks: Clocks | null): string =>
  clocks === null ? isoUtc(jdUt) : isoLocal(jdUt, clocks.hoursAt(jdUt));

/** Lists the instants of a subject, Julian days UT, from place 0 on, and returns their number. */
type Instants<Subject> = (subject: Subject, into: Float64Array) => number;

/** The instants of the row that is being written. */
const INSTANTS = new Float64Array(PLACES);

/** How a row writes the instants that `present` gets first. */
type Holes = typeof INSTANT_HOLES;

function rowWith<Subject, Presented extends object>(
  holes: Holes,
  shape: (subject: Subject) => number | string,
  instants: Instants<Subject>,
  present: (subject: Subject, instants: readonly string[], localAt: (place: number) => string) => Presented,
): Part<Subject, Presented> {
  const templates = new Map<number | string, Template>();
  return {
    present(subject, spell, clocks) {
      const texts: string[] = [];
      const count = instants(subject, INSTANTS);
      for (let place = 0; place < count; place++) texts.push(spell(INSTANTS[place] as number));
      return present(subject, texts, (place) => localText(INSTANTS[place] as number, clocks));
    },
    write(out, subject, clocks) {
      const key = shape(subject);
      let template = templates.get(key);
      if (!template) {
        const localAt = (place: number) => LOCAL_HOLES[place] as string;
        [template] = new JsonPattern(present(subject, holes, localAt)).around as [Template];
        templates.set(key, template);
      }
      instants(subject, INSTANTS);
      out.template(template, INSTANTS, clocks);
    },
  };
}

/**
 * Objects of a few shapes. Objects of the same shape differ only in their instants.
 *
 * @param shape     key of the shape
 * @param instants  at most `PLACES`
 * @param present   gets the texts of the instants, in their order, and the local time of each
 */
export function row<Subject, Presented extends object>(
  shape: (subject: Subject) => number | string,
  instants: Instants<Subject>,
  present: (subject: Subject, instants: readonly string[], localAt: (place: number) => string) => Presented,
): Part<Subject, Presented> {
  return rowWith(INSTANT_HOLES, shape, instants, present);
}

/** The same with all instants in the local time of the place, or in UTC without clocks. */
export function clockedRow<Subject, Presented extends object>(
  shape: (subject: Subject) => number | string,
  instants: Instants<Subject>,
  present: (subject: Subject, instants: readonly string[]) => Presented,
): Part<Subject, Presented> {
  const writers = new Memo<(presented: Presented) => string, WriteText<Subject>>();
  /** For each shape, the templates of its texts. */
  const forms = new Memo<number | string, CellTemplate[]>();
  const newForm = (): CellTemplate[] => [];
  let texts = 0;
  // Several texts may follow each other for the same subject: the windows of a day.
  let last: Subject | undefined;
  let lastForm: CellTemplate[] = [];
  const lastInstants = new Float64Array(PLACES);
  return {
    ...rowWith(LOCAL_HOLES, shape, instants, present),
    texts: (textOf) =>
      writers.of(textOf, () => {
        const place = texts++;
        return (out, subject, clocks) => {
          if (subject !== last) {
            last = subject;
            lastForm = forms.of(shape(subject), newForm);
            instants(subject, lastInstants);
          }
          lastForm[place] ??= cellTemplateOf(textOf(present(subject, TEXT_HOLES)));
          out.template(lastForm[place], lastInstants, clocks);
        };
      }),
  };
}

/** The instants of a period. */
export function startAndEnd({ startJd, endJd }: Stretch, into: Float64Array): number {
  into[0] = startJd;
  into[1] = endJd;
  return 2;
}

/** Writes the end of something that lasts until an instant. */
export function until({ untilJd }: { untilJd: number }, into: Float64Array): number {
  into[0] = untilJd;
  return 1;
}

/** A list of parts. */
export function listOf<Subject, Presented>(item: Part<Subject, Presented>): Part<readonly Subject[], Presented[]> {
  const { write: writeItem } = item;
  return {
    present: (items, spell, clocks) => items.map((each) => item.present(each, spell, clocks)),
    write(out, items, clocks) {
      out.character(OPEN_LIST);
      for (let i = 0; i < items.length; i++) {
        if (i > 0) out.character(COMMA);
        writeItem(out, items[i] as Subject, clocks);
      }
      out.character(CLOSE_LIST);
    },
    rows(textOf) {
      const write = textsOf(item, textOf as (value: Presented) => string);
      return (out, items, clocks) => {
        for (let i = 0; i < items.length; i++) {
          if (i > 0) out.encoded(SEPARATOR);
          write(out, items[i] as Subject, clocks);
        }
      };
    },
  };
}

/** A part that is null if there is no subject. */
export function orNull<Subject, Presented>(part: Part<Subject, Presented>): Part<Subject | null, Presented | null> {
  const { write: writePart } = part;
  return {
    present: (subject, spell, clocks) => subject && part.present(subject, spell, clocks),
    write(out, subject, clocks) {
      if (subject) writePart(out, subject, clocks);
      else out.bytes(NULL);
    },
    texts(textOf) {
      const write = textsOf(part, textOf);
      const none = textOf(null);
      return (out, subject, clocks) => {
        if (subject) write(out, subject, clocks);
        else out.text(none);
      };
    },
    ...(part.rows && {
      rows: (textOf) => {
        const write = part.rows?.(textOf as (item: ItemOf<Presented>) => string) as WriteText<Subject>;
        return (out, subject, clocks) => {
          if (subject) write(out, subject, clocks);
        };
      },
    }),
  };
}

/** A part of something that a subject may lack: a record then has no field for it. */
export const ifAny = <Subject, Inner, Presented>(
  inner: (subject: Subject) => Inner | null | undefined,
  part: Part<Inner, Presented>,
): Part<Subject, Presented> => ({
  ...within((subject) => inner(subject) as Inner, part),
  has: (subject) => (inner(subject) ?? null) !== null,
});

const textsWithin =
  <Subject, Inner>(inner: (subject: Subject) => Inner, write: WriteText<Inner>): WriteText<Subject> =>
  (out, subject, clocks) =>
    write(out, inner(subject), clocks);

/** A part of a value inside the subject. */
export function within<Subject, Inner, Presented>(
  inner: (subject: Subject) => Inner,
  part: Part<Inner, Presented>,
): Part<Subject, Presented> {
  const { write } = part;
  return {
    present: (subject, spell, clocks) => part.present(inner(subject), spell, clocks),
    write: (out, subject, clocks) => write(out, inner(subject), clocks),
    texts: (textOf) => textsWithin(inner, textsOf(part, textOf)),
    ...(part.rows && { rows: (textOf) => textsWithin(inner, part.rows?.(textOf) as WriteText<Inner>) }),
    ...(part.field && { field: (name) => within(inner, part.field?.(name) as Part<Inner, unknown>) }),
  };
}

/** An instant in the local time of the place, or in UTC without clocks; or null. */
export const instantOf = <Subject>(jdOf: (subject: Subject) => number | null): Part<Subject, string | null> => ({
  present(subject, spell) {
    const jdUt = jdOf(subject);
    return jdUt === null ? null : spell(jdUt);
  },
  write(out, subject, clocks) {
    const jdUt = jdOf(subject);
    if (jdUt === null) out.bytes(NULL);
    else if (clocks === null) out.instant(jdUt);
    else out.localInstant(jdUt, clocks.hoursAt(jdUt));
  },
  texts(textOf) {
    const template = cellTemplateOf(textOf(TEXT_HOLES[0] as string));
    const none = textOf(null);
    return (out, subject, clocks) => {
      const jdUt = jdOf(subject);
      if (jdUt === null) out.text(none);
      else out.template(template, [jdUt], clocks);
    };
  },
});

/** A text without characters that JSON escapes. */
export const plainText = <Subject>(textOf: (subject: Subject) => string): Part<Subject, string> => ({
  present: (subject) => textOf(subject),
  write: (out, subject) => out.plain(textOf(subject)),
});

/** A finite number. */
export const numberOf = <Subject>(read: (subject: Subject) => number): Part<Subject, number> => ({
  present: (subject) => read(subject),
  write: (out, subject) => out.number(read(subject)),
});

/** A value that each subject has of its own. */
export const plainOf = <Subject, Presented>(
  present: (subject: Subject, clocks: Clocks | null) => Presented,
): Part<Subject, Presented> => ({
  present: (subject, _, clocks) => present(subject, clocks),
  write: (out, subject, clocks) => out.text(JSON.stringify(present(subject, clocks))),
});

/** Writes JSON that is the same for all subjects with the same key. */
export function constantWriter<Subject>({ key, json }: Constant<Subject>): WritePart<Subject> {
  const known = new Memo<unknown, Uint8Array>();
  const make = (subject: Subject) => encoded(json(subject));
  return (out, subject) => out.bytes(known.of(key(subject), make, subject));
}

/** A value that is the same for all subjects with the same key. */
export function constantOf<Subject, Presented>(
  key: (subject: Subject) => unknown,
  present: (subject: Subject) => Presented,
): Part<Subject, Presented> {
  const constant = { key, json: (subject: Subject) => JSON.stringify(present(subject)) };
  const writers = new Memo<(presented: Presented) => string, WriteText<Subject>>();
  return {
    present: (subject) => present(subject),
    write: constantWriter(constant),
    constant,
    texts: (textOf) =>
      writers.of(textOf, () => {
        const known = new Memo<unknown, CellText>();
        const make = (subject: Subject) => cellTextOf(textOf(present(subject)));
        return (out, subject) => out.encoded(known.of(key(subject), make, subject));
      }),
  };
}
