/** The expectations of test/truth/jyotish for the further parts, under the keys of the domain. */
import type { ChartSettings } from '../../../src/data/chart/presets';
import { type Birth, grahaOf, REFERENCE_GRAHAS, type ReferenceGraha, records } from './cases';

export interface FurtherCase extends Birth {
  // biome-ignore lint/suspicious/noExplicitAny: each part is read by the test that knows its layout
  expected: Record<string, any>;
  houses: { sripati_start: number[]; sripati_madhya: number[]; placidus: number[] };
}
export const PARTS = records<FurtherCase>('parts');

export interface VariantCase extends Birth {
  settings: ChartSettings;
  ayanamsa_deg: number;
  // biome-ignore lint/suspicious/noExplicitAny: each part is read by the test that knows its layout
  expected: { arudhas: number[]; parts: Record<string, any> };
}
export const VARIANTS = records<VariantCase>('variants');

export interface HoraryCase extends Pick<Birth, 'id' | 'input'> {
  number: number;
  expected: { start: number; end: number; ladder: ReferenceGraha[]; cusps: number[] };
}
export const HORARIES = records<HoraryCase>('kp_horary');

const isGraha = (name: string): name is ReferenceGraha => (REFERENCE_GRAHAS as string[]).includes(name);

/** A part of the file with its grahas renamed to the keys of the domain, both in keys and in values. */
// biome-ignore lint/suspicious/noExplicitAny: any part of a file
export function renamed(value: any): any {
  if (typeof value === 'string') return isGraha(value) ? grahaOf(value) : value;
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [renamed(key), renamed(entry)]));
}
