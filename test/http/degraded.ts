/** Which fields of a chart are null without being so by nature, and which its notes name. */
import { expect } from 'vitest';

/**
 * Fields that are null in a whole chart: nodes have no disc and no friendships, a yoga may have no
 * cancellation, Gulika and Māndi stand still.
 */
const NULL_BY_NATURE = [
  /^grahas\.[78]\.(combust|distance_au)$/,
  /^avasthas\.(rahu|ketu)\.(jagradadi|deeptadi|lajjitadi)$/,
  /^yogas\.\d+\.cancelled$/,
  /^upagrahas\.(gulika|mandi)\.boundary_seconds$/,
  /^graha_yuddha\.\d+\.north$/,
];

function* nullsIn(node: unknown, way: string): Generator<string> {
  if (node === null) yield way;
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) yield* nullsIn(value, way === '' ? key : `${way}.${key}`);
}

/** The dotted ways to every null that a whole chart would not have. */
export function degradedFields(chart: object): string[] {
  return [...nullsIn(chart, '')].filter((way) => !NULL_BY_NATURE.some((nature) => nature.test(way)));
}

/** The fields that the notes of an answer begin with. */
export const notedFields = (notes: readonly string[]): string[] => notes.map((note) => note.replace(/:.*/s, ''));

/** Whether a way leads to a field or into it; `*` stands for any one key. */
function isWithin(way: string, field: string): boolean {
  const parts = way.split('.');
  return field.split('.').every((key, i) => key === '*' || key === parts[i]);
}

/** Every null is under a field that a note names, and every note names a field that holds a null. */
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
