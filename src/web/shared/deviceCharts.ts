/** The charts that this device keeps without an account. */
import { remember, remembered } from '../reader/storage';
import { birthFragment, birthFromFragment } from './birth';
import { type StoredChart, storedOf } from './chartFiles/stored';
import type { FiledChart } from './chartFiles/types';

const isStored = (value: unknown): value is StoredChart => {
  const { birth, tags, note } = (typeof value === 'object' && value !== null ? value : {}) as Partial<StoredChart>;
  return typeof birth === 'string' && Array.isArray(tags) && typeof note === 'string';
};

/** The charts of this device, the last added first. Entries that cannot be read are left out. */
export function deviceCharts(): FiledChart[] {
  try {
    const value: unknown = JSON.parse(remembered('library') ?? '[]');
    const stored = Array.isArray(value) ? value.filter(isStored) : [];
    return stored.flatMap(({ birth: fragment, tags, note }) => {
      const birth = birthFromFragment(fragment);
      return birth ? [{ birth, tags: tags.filter((tag) => typeof tag === 'string'), note }] : [];
    });
  } catch {
    return [];
  }
}

/** Stores the charts of this device. */
export const storeDeviceCharts = (charts: readonly FiledChart[]): void =>
  remember('library', charts.length === 0 ? null : JSON.stringify(charts.map(storedOf)));

/** Charts with further ones in front. A birth that is there already keeps its tags and note. */
export function withCharts(charts: readonly FiledChart[], added: readonly FiledChart[]): FiledChart[] {
  const known = new Set(charts.map(({ birth }) => birthFragment(birth)));
  const fresh = added.filter(({ birth }) => {
    const fragment = birthFragment(birth);
    const isNew = !known.has(fragment);
    known.add(fragment);
    return isNew;
  });
  return [...fresh, ...charts];
}
