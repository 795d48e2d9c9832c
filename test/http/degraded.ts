/** Finds the fields of a chart that are unexpectedly null, and the fields that its notes name. */
import { expect } from 'vitest';

/**
 * Fields that may be null in a complete chart: nodes have no disc and no friendships, a yoga may have no cancellation,
 * stationary points have no boundary time, a daśā may have no condition and may begin at birth.
 */
const NULL_BY_NATURE = [
  /^grahas\.[78]\.(combust|distance_au)$/,
  /^avasthas\.(rahu|ketu)\.(jagradadi|deeptadi|lajjitadi)$/,
  /^yogas\.\d+\.cancelled$/,
  /^upagrahas\.(gulika|mandi|kala|mrityu|ardhaprahara|yamaghantaka)\.boundary_seconds$/,
  /^dasha\.[\w-]+\.(condition|reason|balance)$/,
  /^graha_yuddha\.\d+\.north$/,
];

function* nullsIn(node: unknown, way: string): Generator<string> {
  if (node === null) yield way;
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) yield* nullsIn(value, way === '' ? key : `${way}.${key}`);
}

/** The dotted paths of every null that a complete chart does not have. */
export function degradedFields(chart: object): string[] {
  return [...nullsIn(chart, '')].filter((way) => !NULL_BY_NATURE.some((nature) => nature.test(way)));
}

/** The fields that the notes of the response begin with. Notes on time zones and on the request name none. */
export const notedFields = (notes: readonly string[]): string[] =>
  notes.map((note) => note.replace(/:.*/s, '')).filter((field) => field !== 'tz' && field !== 'ignored');

/** Whether a path is a field or inside it; `*` stands for any single key. */
function isWithin(way: string, field: string): boolean {
  const parts = way.split('.');
  return field.split('.').every((key, i) => key === '*' || key === parts[i]);
}

/** Every null is inside a field that a note names, and every note names a field with a null. */
// biome-ignore lint/suspicious/noExplicitAny: an answer is walked by path
export function expectNoted(chart: any): void {
  const nulls = degradedFields(chart);
  const noted = notedFields(chart.substrate_stamp.notes);
  for (const way of nulls)
    expect(
      noted.some((field) => isWithin(way, field)),
      way,
    ).toBe(true);
  for (const field of noted) {
    const holds = field.startsWith('yogas.')
      ? chart.yogas.every(({ key }: { key: string }) => field !== `yogas.${key}`)
      : nulls.some((way) => isWithin(way, field));
    expect(holds, field).toBe(true);
  }
}
