/** The tables of other years: static assets that the first request for such a year loads. */
import type { Context } from 'hono';
import { checkFile, YearsStore } from '../kernel/years';
import { type Assets, sharedAssets } from './assets';
import type { AppEnv } from './env';

/** A store of the files that the binding has, for all requests of an isolate. */
export function storeOfAssets(assets: Assets | undefined): YearsStore {
  const read = sharedAssets(
    (key) => `years/${key}.bin`,
    (bytes, key) => {
      checkFile(bytes, key);
      return bytes;
    },
  );
  return new YearsStore((key) => read(assets, key));
}

/** Computes with the tables of other years that the computation turns out to need. */
export async function withYears<T>(c: Context<AppEnv>, compute: () => T | Promise<T>): Promise<T> {
  const { years } = c.var;
  return years === undefined ? compute() : years.with(compute);
}
