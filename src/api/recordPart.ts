/** Objects and lists of parts. Consecutive fields without instants are copied together while their keys stay the same. */

import type { Clocks } from '../domain/time/zone';
import { CLOSE_LIST, CLOSE_OBJECT } from './characters';
import { encoded, JsonWriter } from './jsonWriter';
import { constantWriter, type Part, SEPARATOR, textsOf, type WritePart, type WriteText } from './parts';

type Parts<Subject, Presented> = {
  readonly [Key in keyof Presented]: Part<Subject, Exclude<Presented[Key], undefined>>;
};

/** A field of a record or an item of a list, with the JSON before its value. */
interface Field<Subject> {
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
function runWriter<Subject>(run: readonly Field<Subject>[]): WritePart<Subject> {
  const { begin, part } = run[0] as Field<Subject>;
  if (part.constant !== undefined) {
    const json = (subject: Subject) => run.map((field) => field.begin + field.part.constant?.json(subject)).join('');
    return constantWriter({ key: part.constant.key, json });
  }
  const beginBytes = encoded(begin);
  const { has, write } = part;
  return (out, subject, clocks) => {
    if (has?.(subject) === false) return;
    out.bytes(beginBytes);
    write(out, subject, clocks);
  };
}

/** Writes constant fields of several keys; those of the last subject are copied if their keys are the same. */
function constantsWriter<Subject>(runs: readonly (readonly Field<Subject>[])[]): WritePart<Subject> {
  const writers = runs.map(runWriter);
  const keys = runs.map(([field]) => (field as Field<Subject>).part.constant?.key as (subject: Subject) => unknown);
  const last: unknown[] = keys.map(() => NaN);
  let json: Uint8Array | null = null;
  return (out, subject, clocks) => {
    let isSame = true;
    for (let i = 0; i < keys.length; i++) {
      const key = (keys[i] as (subject: Subject) => unknown)(subject);
      if (key === last[i]) continue;
      last[i] = key;
      isSame = false;
    }
    if (isSame) {
      json ??= writtenBy(writers, subject, clocks);
      out.bytes(json);
      return;
    }
    json = null;
    for (const write of writers) write(out, subject, clocks);
  };
}

/** More than the JSON of consecutive constants usually takes. */
const CONSTANTS_BYTES = 4096;
const CONSTANTS = new JsonWriter(CONSTANTS_BYTES);

/** What writers of constants write for a subject. */
function writtenBy<Subject>(
  writers: readonly WritePart<Subject>[],
  subject: Subject,
  clocks: Clocks | null,
): Uint8Array {
  for (const write of writers) write(CONSTANTS, subject, clocks);
  return CONSTANTS.takeWhole();
}

/** Runs that consist of constants, consecutive ones together; and each other run alone. */
function groupsOf<Subject>(runs: readonly Field<Subject>[][]): Field<Subject>[][][] {
  const groups: Field<Subject>[][][] = [];
  let wasConstant = false;
  for (const run of runs) {
    const isConstant = run[0]?.part.constant !== undefined;
    if (isConstant && wasConstant) groups.at(-1)?.push(run);
    else groups.push([run]);
    wasConstant = isConstant;
  }
  return groups;
}

/** A writer of consecutive fields, without what closes them. */
function runsWriter<Subject>(fields: readonly Field<Subject>[]): WritePart<Subject> {
  const writers = groupsOf(runsOf(fields)).map((runs) =>
    runs.length === 1 ? runWriter(runs[0] as Field<Subject>[]) : constantsWriter(runs),
  );
  return (out, subject, clocks) => {
    for (const write of writers) write(out, subject, clocks);
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
  const write = runsWriter(fields);
  return {
    present(subject, spell, clocks) {
      const presented: Record<string, unknown> = {};
      for (const { name, part } of fields) {
        if (part.has?.(subject) !== false) presented[name] = part.present(subject, spell, clocks);
      }
      return presented as Presented;
    },
    write(out, subject, clocks) {
      write(out, subject, clocks);
      out.character(CLOSE_OBJECT);
    },
    field(name) {
      const field = fields.find((one) => one.name === name);
      if (field === undefined) throw new RangeError(`no field ${name}`);
      return field.part;
    },
  };
}

/** A list with one item for each part. */
export const listWith = <Subject, Presented>(
  items: readonly Part<Subject, Presented>[],
): Part<Subject, Presented[]> => {
  const write = runsWriter(items.map((part, i) => ({ part, begin: i === 0 ? '[' : ',' })));
  return {
    present: (subject, spell, clocks) => items.map((item) => item.present(subject, spell, clocks)),
    write(out, subject, clocks) {
      write(out, subject, clocks);
      out.character(CLOSE_LIST);
    },
    rows(textOf) {
      const writers = items.map((item) => textsOf(item, textOf as (value: Presented) => string));
      return (out, subject, clocks) => {
        for (let i = 0; i < writers.length; i++) {
          if (i > 0) out.encoded(SEPARATOR);
          (writers[i] as WriteText<Subject>)(out, subject, clocks);
        }
      };
    },
  };
};
