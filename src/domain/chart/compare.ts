/**
 * Compares two answers: every label that differs, by its path. It reads answers in their wire format, so paths name
 * response fields.
 */

/** A label that differs; `null` if only one answer has the member. */
export interface Difference {
  /** Dotted path. Members of a list appear by `key`, `number` or `house`, otherwise by index from 0. */
  path: string;
  from: Label | null;
  to: Label | null;
}
export type Label = string | number | boolean | readonly string[];

/** Integers that are labels, by field name. */
const NUMBER_LABELS: ReadonlySet<string> = new Set(['rashi_index', 'nakshatra_index', 'pada', 'house', 'years']);
/** Parts of an answer about its own production; they always differ. */
const ABOUT: ReadonlySet<string> = new Set(['input', 'substrate_stamp', 'sovereigntySignature', 'comparison']);
const INSTANT = /^[+-]?\d{4,6}-\d\d-\d\dT\d\d:\d\d/;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isName = (value: unknown): value is string => typeof value === 'string' && !INSTANT.test(value);
const isNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isName);

function labelOf(field: string, value: unknown): Label | undefined {
  if (typeof value === 'boolean' || isName(value)) return value;
  if (typeof value === 'number') return NUMBER_LABELS.has(field) && Number.isInteger(value) ? value : undefined;
  return isNames(value) ? value : undefined;
}

const isSame = (a: Label, b: Label): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((name, i) => name === b[i]) : a === b;

/** How to identify the members of a list; null if only by position. */
function identityOf(lists: readonly (readonly unknown[])[]): ((member: unknown) => string) | null {
  for (const field of ['key', 'number', 'house'] as const) {
    const identity = (member: unknown): string => String((member as Fields)[field]);
    const identifies = lists.every(
      (list) =>
        list.every((member) => isFields(member) && ['string', 'number'].includes(typeof member[field])) &&
        new Set(list.map(identity)).size === list.length,
    );
    if (identifies) return identity;
  }
  return null;
}

function compareLists(path: string, main: readonly unknown[], other: readonly unknown[], out: Difference[]): void {
  const identity = identityOf([main, other]);
  if (identity === null) {
    main.forEach((member, i) => {
      if (i < other.length) compareValues(`${path}.${i}`, '', member, other[i], out);
    });
    return;
  }
  const others = new Map(other.map((member) => [identity(member), member]));
  for (const member of main) {
    const name = identity(member);
    const at = `${path}.${name}`;
    if (others.has(name)) compareValues(at, '', member, others.get(name), out);
    else if (isKeyed(member)) out.push({ path: at, from: member.key, to: null });
    others.delete(name);
  }
  for (const [name, member] of others)
    if (isKeyed(member)) out.push({ path: `${path}.${name}`, from: null, to: member.key });
}

const isKeyed = (member: unknown): member is { key: string } => isFields(member) && typeof member.key === 'string';

function compareValues(path: string, field: string, main: unknown, other: unknown, out: Difference[]): void {
  const [from, to] = [labelOf(field, main), labelOf(field, other)];
  if (from !== undefined && to !== undefined) {
    if (!isSame(from, to)) out.push({ path, from, to });
    return;
  }
  // A label that only one answer has, such as a house without cusps.
  if (from !== undefined && other === null) out.push({ path, from, to: null });
  else if (to !== undefined && main === null) out.push({ path, from: null, to });
  else if (Array.isArray(main) && Array.isArray(other)) compareLists(path, main, other, out);
  else if (isFields(main) && isFields(other)) {
    for (const name of Object.keys(main)) {
      if (path === '' && ABOUT.has(name)) continue;
      if (name in other) compareValues(path === '' ? name : `${path}.${name}`, name, main[name], other[name], out);
    }
  }
}

/**
 * The labels that change from one answer to another: strings, booleans and integers that name a class, also in lists.
 * Instants, degrees and distances to a boundary are not labels. A member with a key that only one answer has, such as a
 * yoga, is one difference; other fields of only one answer are ignored.
 *
 * @param main, other  answers to the same birth, as plain data
 */
export function compareCharts(main: object, other: object): Difference[] {
  const differences: Difference[] = [];
  compareValues('', '', main, other, differences);
  return differences;
}

/** Maximum number of other settings in one comparison. */
export const MAX_COMPARED = 8;

/** Maximum number of differences under each of them. */
export const MAX_DIFFERENCES = 500;

/**
 * Compares a chart with others of the same birth. `more` counts the differences beyond the first 500.
 *
 * @param others  at most eight, each with its settings
 * @throws RangeError  for more than eight
 */
export function comparisonOf<Settings>(
  main: object,
  others: readonly { settings: Settings; answer: object }[],
): { settings: Settings; differs: Difference[]; more: number }[] {
  if (others.length > MAX_COMPARED) throw new RangeError(`compare at most ${MAX_COMPARED} settings`);
  return others.map(({ settings, answer }) => {
    const all = compareCharts(main, answer);
    const differs = all.slice(0, MAX_DIFFERENCES);
    return { settings, differs, more: all.length - differs.length };
  });
}
