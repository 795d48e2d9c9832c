/** The library of charts on this device, with tags and notes. It stays on the device. */
import { remember, remembered } from '../reader/storage';
import { birthFragment, birthFromFragment } from './birth';
import { type StoredChart, storedOf } from './chartFiles/stored';
import type { FiledChart } from './chartFiles/types';

const isStored = (value: unknown): value is StoredChart => {
  const { birth, tags, note } = (typeof value === 'object' && value !== null ? value : {}) as Partial<StoredChart>;
  return typeof birth === 'string' && Array.isArray(tags) && typeof note === 'string';
};

/** The charts, the last added first. Entries that cannot be read are left out. */
export function libraryCharts(): FiledChart[] {
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

export function keepLibrary(charts: readonly FiledChart[]): void {
  remember('library', charts.length === 0 ? null : JSON.stringify(charts.map(storedOf)));
}

/** A library with further charts in front. A birth that it already has keeps its tags and note. */
export function withCharts(library: readonly FiledChart[], added: readonly FiledChart[]): FiledChart[] {
  const known = new Set(library.map(({ birth }) => birthFragment(birth)));
  const fresh = added.filter(({ birth }) => {
    const fragment = birthFragment(birth);
    const isNew = !known.has(fragment);
    known.add(fragment);
    return isNew;
  });
  return [...fresh, ...library];
}
