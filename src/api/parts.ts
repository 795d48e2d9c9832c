/** Parts of an answer that are presented as objects or written as JSON, from one description. */
import { COMMA, encoded, hole, InstantForm, type JsonWriter, Known } from './json';

/** How an instant is spelled in an object; JSON has `isoUtc`. */
export type Spell = (jdUt: number) => string;

export interface Part<Subject, Presented> {
  present(subject: Subject, spell: Spell): Presented;
  /** Writes the JSON of what `present` returns. */
  write(out: JsonWriter, subject: Subject): void;
}

const NULL = encoded('null');
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [encoded('['), encoded(']'), encoded('{'), encoded('}')];

/**
 * Objects of few shapes: those of one shape differ in their instants alone.
 *
 * @param shape     what tells the shapes apart
 * @param instants  Julian days UT
 * @param present   gets the texts of the instants, in their order
 */
export function row<Subject, Presented extends object>(
  shape: (subject: Subject) => number | string,
  instants: (subject: Subject) => readonly number[],
  present: (subject: Subject, instants: readonly string[]) => Presented,
): Part<Subject, Presented> {
  const forms = new Map<number | string, InstantForm>();
  return {
    present: (subject, spell) => present(subject, instants(subject).map(spell)),
    write(out, subject) {
      const jds = instants(subject);
      const key = shape(subject);
      let form = forms.get(key);
      if (!form) {
        const holes = jds.map((_, i) => hole(i));
        form = new InstantForm(JSON.stringify(present(subject, holes)));
        forms.set(key, form);
      }
      form.write(out, jds);
    },
  };
}

/** A list of parts. */
export const listOf = <Subject, Presented>(item: Part<Subject, Presented>): Part<readonly Subject[], Presented[]> => ({
  present: (items, spell) => items.map((each) => item.present(each, spell)),
  write(out, items) {
    out.bytes(OPEN_LIST);
    for (let i = 0; i < items.length; i++) {
      if (i > 0) out.bytes(COMMA);
      item.write(out, items[i] as Subject);
    }
    out.bytes(CLOSE_LIST);
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
  const known = new Known<unknown, Uint8Array>();
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
    begin: encoded(`${i === 0 ? '' : ','}${JSON.stringify(key)}:`),
  }));
  return {
    present(subject, spell) {
      const presented: Record<string, unknown> = {};
      for (const { key, part } of parts) presented[key] = part.present(subject, spell);
      return presented as Presented;
    },
    write(out, subject) {
      out.bytes(OPEN);
      for (const { begin, part } of parts) {
        out.bytes(begin);
        part.write(out, subject);
      }
      out.bytes(CLOSE);
    },
  };
}
