/** Parts of an answer that one description both presents as objects and writes as JSON. */
import type { Stretch } from '../data/stretch';
import { isoLocal, isoUtc } from '../domain/time/iso';
import type { Clocks } from '../domain/time/zone';
import { CLOSE_LIST, CLOSE_OBJECT, COMMA, OPEN_LIST } from './characters';
import { Form, INSTANT_HOLES, LOCAL_HOLES, PLACES } from './form';
import { encoded, type JsonWriter } from './jsonWriter';
import { Memo } from './memo';
import type { Template } from './template';

/** Formats an instant in an object; JSON uses `isoUtc`. */
export type InstantText = (jdUt: number) => string;

export interface Part<Subject, Presented> {
  /** @param clocks  of the place, for instants in local time; null for UTC */
  present(subject: Subject, spell: InstantText, clocks: Clocks | null): Presented;
  /** Writes the JSON of the value that `present` returns. */
  write(out: JsonWriter, subject: Subject, clocks: Clocks | null): void;
  /** Whether a record has the field of this part; without it, every record does. */
  has?(subject: Subject): boolean;
  /** For a value without instants: the key that it depends on, and its JSON. */
  constant?: Constant<Subject>;
}

interface Constant<Subject> {
  key(subject: Subject): unknown;
  json(subject: Subject): string;
}

const NULL = encoded('null');

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
        [template] = new Form(present(subject, holes, localAt)).around as [Template];
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
  return rowWith(LOCAL_HOLES, shape, instants, present);
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
export const listOf = <Subject, Presented>(item: Part<Subject, Presented>): Part<readonly Subject[], Presented[]> => ({
  present: (items, spell, clocks) => items.map((each) => item.present(each, spell, clocks)),
  write(out, items, clocks) {
    out.character(OPEN_LIST);
    for (let i = 0; i < items.length; i++) {
      if (i > 0) out.character(COMMA);
      item.write(out, items[i] as Subject, clocks);
    }
    out.character(CLOSE_LIST);
  },
});

/** A list with one item for each part. */
export const listWith = <Subject, Presented>(
  items: readonly Part<Subject, Presented>[],
): Part<Subject, Presented[]> => ({
  present: (subject, spell, clocks) => items.map((item) => item.present(subject, spell, clocks)),
  write(out, subject, clocks) {
    for (let i = 0; i < items.length; i++) {
      out.character(i === 0 ? OPEN_LIST : COMMA);
      (items[i] as Part<Subject, Presented>).write(out, subject, clocks);
    }
    out.character(CLOSE_LIST);
  },
});

/** A part that is null if there is no subject. */
export const orNull = <Subject, Presented>(part: Part<Subject, Presented>): Part<Subject | null, Presented | null> => ({
  present: (subject, spell, clocks) => subject && part.present(subject, spell, clocks),
  write(out, subject, clocks) {
    if (subject) part.write(out, subject, clocks);
    else out.bytes(NULL);
  },
});

/** A part of something that a subject may lack: a record then has no field for it. */
export const ifAny = <Subject, Inner, Presented>(
  inner: (subject: Subject) => Inner | null | undefined,
  part: Part<Inner, Presented>,
): Part<Subject, Presented> => ({
  ...within((subject) => inner(subject) as Inner, part),
  has: (subject) => (inner(subject) ?? null) !== null,
});

/** A part of a value inside the subject. */
export const within = <Subject, Inner, Presented>(
  inner: (subject: Subject) => Inner,
  part: Part<Inner, Presented>,
): Part<Subject, Presented> => ({
  present: (subject, spell, clocks) => part.present(inner(subject), spell, clocks),
  write: (out, subject, clocks) => part.write(out, inner(subject), clocks),
});

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
});

/** A text without characters that JSON escapes. */
export const plainText = <Subject>(textOf: (subject: Subject) => string): Part<Subject, string> => ({
  present: (subject) => textOf(subject),
  write: (out, subject) => out.plain(textOf(subject)),
});

/** A value that each subject has of its own. */
export const plainOf = <Subject, Presented>(
  present: (subject: Subject, clocks: Clocks | null) => Presented,
): Part<Subject, Presented> => ({
  present: (subject, _, clocks) => present(subject, clocks),
  write: (out, subject, clocks) => out.text(JSON.stringify(present(subject, clocks))),
});

/** Writes JSON that is the same for all subjects with the same key. */
function constantWriter<Subject>({ key, json }: Constant<Subject>): Part<Subject, unknown>['write'] {
  const known = new Memo<unknown, Uint8Array>();
  return (out, subject) => out.bytes(known.of(key(subject), () => encoded(json(subject))));
}

/** A value that is the same for all subjects with the same key. */
export function constantOf<Subject, Presented>(
  key: (subject: Subject) => unknown,
  present: (subject: Subject) => Presented,
): Part<Subject, Presented> {
  const constant = { key, json: (subject: Subject) => JSON.stringify(present(subject)) };
  return { present: (subject) => present(subject), write: constantWriter(constant), constant };
}

type Parts<Subject, Presented> = {
  readonly [Key in keyof Presented]: Part<Subject, Exclude<Presented[Key], undefined>>;
};

/** A field of a record, with the JSON before its value. */
interface Field<Subject> {
  name: string;
  part: Part<Subject, unknown>;
  begin: string;
}

/** Consecutive fields whose values depend on the same key, or one other field. */
function runsOf<Subject>(fields: readonly Field<Subject>[]): Field<Subject>[][] {
  const runs: Field<Subject>[][] = [];
  for (const field of fields) {
    const key = field.part.constant?.key;
    const last = runs.at(-1);
    if (last !== undefined && key !== undefined && last[0]?.part.constant?.key === key) last.push(field);
    else runs.push([field]);
  }
  return runs;
}

/** Writes a run of fields; the JSON of constant ones is encoded once for all of them. */
function runWriter<Subject>(run: readonly Field<Subject>[]): Part<Subject, unknown>['write'] {
  const { begin, part } = run[0] as Field<Subject>;
  if (part.constant !== undefined && run.length > 1) {
    const json = (subject: Subject) => run.map((field) => field.begin + field.part.constant?.json(subject)).join('');
    return constantWriter({ key: part.constant.key, json });
  }
  const beginBytes = encoded(begin);
  return (out, subject, clocks) => {
    if (part.has?.(subject) === false) return;
    out.bytes(beginBytes);
    part.write(out, subject, clocks);
  };
}

/** An object of parts, in their order. Every subject has the first. */
export function recordOf<Subject, Presented extends object>(
  parts: Parts<Subject, Presented>,
): Part<Subject, Presented> {
  const fields = Object.entries<Part<Subject, unknown>>(parts).map(([name, part], i) => ({
    name,
    part,
    begin: `${i === 0 ? '{' : ','}${JSON.stringify(name)}:`,
  }));
  const writers = runsOf(fields).map(runWriter);
  return {
    present(subject, spell, clocks) {
      const presented: Record<string, unknown> = {};
      for (const { name, part } of fields) {
        if (part.has?.(subject) !== false) presented[name] = part.present(subject, spell, clocks);
      }
      return presented as Presented;
    },
    write(out, subject, clocks) {
      for (const write of writers) write(out, subject, clocks);
      out.character(CLOSE_OBJECT);
    },
  };
}
