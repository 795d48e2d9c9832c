/** Parts of an answer that are presented as objects or written as JSON, from one description. */
import { isoLocal } from '../domain/time/iso';
import type { Clocks } from '../domain/time/zone';
import { Form, hole, INSTANT_HOLES } from './form';
import { CLOSE_LIST, CLOSE_OBJECT, COMMA, encoded, type JsonWriter, Memo, OPEN_LIST } from './json';

/** How an instant is spelled in an object; JSON has `isoUtc`. */
export type Spell = (jdUt: number) => string;

export interface Part<Subject, Presented> {
  present(subject: Subject, spell: Spell): Presented;
  /** Writes the JSON of what `present` returns. */
  write(out: JsonWriter, subject: Subject): void;
}

const NULL = encoded('null');

/**
 * Objects of few shapes: those of one shape differ in their instants and in a number alone.
 *
 * @param shape     what tells the shapes apart
 * @param instants  Julian days UT
 * @param present   gets the texts of the instants, in their order, and the number
 * @param numberOf  a number that differs among the objects of one shape
 */
export function row<Subject, Presented extends object>(
  shape: (subject: Subject) => number | string,
  instants: (subject: Subject) => readonly number[],
  present: (subject: Subject, instants: readonly string[], number: number) => Presented,
  numberOf: (subject: Subject) => number = () => 0,
): Part<Subject, Presented> {
  const forms = new Map<number | string, Form>();
  return {
    present: (subject, spell) => present(subject, instants(subject).map(spell), numberOf(subject)),
    write(out, subject) {
      const key = shape(subject);
      let form = forms.get(key);
      if (!form) {
        form = new Form(present(subject, INSTANT_HOLES, hole(0) as unknown as number));
        forms.set(key, form);
      }
      form.write(out, instants(subject), () => out.number(numberOf(subject)));
    },
  };
}

/** A list of parts. */
export const listOf = <Subject, Presented>(item: Part<Subject, Presented>): Part<readonly Subject[], Presented[]> => ({
  present: (items, spell) => items.map((each) => item.present(each, spell)),
  write(out, items) {
    out.character(OPEN_LIST);
    for (let i = 0; i < items.length; i++) {
      if (i > 0) out.character(COMMA);
      item.write(out, items[i] as Subject);
    }
    out.character(CLOSE_LIST);
  },
});

/** A part that a subject may lack. */
export const orNull = <Subject, Presented>(part: Part<Subject, Presented>): Part<Subject | null, Presented | null> => ({
  present: (subject, spell) => subject && part.present(subject, spell),
  write(out, subject) {
    if (subject) part.write(out, subject);
    else out.bytes(NULL);
  },
});

/** A part of something in a subject. */
export const within = <Subject, Inner, Presented>(
  inner: (subject: Subject) => Inner,
  part: Part<Inner, Presented>,
): Part<Subject, Presented> => ({
  present: (subject, spell) => part.present(inner(subject), spell),
  write: (out, subject) => part.write(out, inner(subject)),
});

/** An instant, or null. */
export const instantOf = <Subject>(jdOf: (subject: Subject) => number | null): Part<Subject, string | null> => ({
  present(subject, spell) {
    const jdUt = jdOf(subject);
    return jdUt === null ? null : spell(jdUt);
  },
  write(out, subject) {
    const jdUt = jdOf(subject);
    if (jdUt === null) out.bytes(NULL);
    else out.instant(jdUt);
  },
});

/** An instant in the local time of a place, or null. */
export const localInstantOf = <Subject>(
  jdOf: (subject: Subject) => number | null,
  { hoursAt }: Clocks,
): Part<Subject, string | null> => ({
  present(subject) {
    const jdUt = jdOf(subject);
    return jdUt === null ? null : isoLocal(jdUt, hoursAt(jdUt));
  },
  write(out, subject) {
    const jdUt = jdOf(subject);
    if (jdUt === null) out.bytes(NULL);
    else out.localInstant(jdUt, hoursAt(jdUt));
  },
});

/** A value without instants. */
export const plainOf = <Subject, Presented>(present: (subject: Subject) => Presented): Part<Subject, Presented> => ({
  present,
  write: (out, subject) => out.text(JSON.stringify(present(subject))),
});

/** A value that is the same for all subjects with the same key. */
export function constantOf<Subject, Presented>(
  key: (subject: Subject) => unknown,
  present: (subject: Subject) => Presented,
): Part<Subject, Presented> {
  const known = new Memo<unknown, Uint8Array>();
  return {
    present,
    write: (out, subject) => out.bytes(known.of(key(subject), () => encoded(JSON.stringify(present(subject))))),
  };
}

type Fields<Subject, Presented> = { readonly [Key in keyof Presented]: Part<Subject, Presented[Key]> };

/** An object of parts, in their order. */
export function recordOf<Subject, Presented extends object>(
  fields: Fields<Subject, Presented>,
): Part<Subject, Presented> {
  const parts = (Object.entries(fields) as [string, Part<Subject, unknown>][]).map(([key, part], i) => ({
    key,
    part,
    begin: encoded(`${i === 0 ? '{' : ','}${JSON.stringify(key)}:`),
  }));
  return {
    present(subject, spell) {
      const presented: Record<string, unknown> = {};
      for (const { key, part } of parts) presented[key] = part.present(subject, spell);
      return presented as Presented;
    },
    write(out, subject) {
      for (const { begin, part } of parts) {
        out.bytes(begin);
        part.write(out, subject);
      }
      out.character(CLOSE_OBJECT);
    },
  };
}
