/** The tables of other years: static assets that the first request for such a year loads. */
import type { Context } from 'hono';
import { YearsStore } from '../kernel/years';
import type { AppEnv } from './env';
import type { Assets } from './places';

/** The folder that `tools/build-web.mjs` writes. Assets have no host, so any host works. */
const FOLDER = 'https://assets.invalid/assets/years/';

/** A store of the files that the binding has. All requests of an isolate share the files, never a promise of one. */
export const storeOfAssets = (assets: Assets | undefined): YearsStore =>
  new YearsStore(async (key) => {
    if (assets === undefined) throw new Error('the binding ASSETS is missing');
    const response = await assets.fetch(new Request(`${FOLDER}${key}.bin`));
    if (!response.ok) throw new Error(`the tables of the years ${key} answer ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  });

/** Computes with the tables of other years that the computation turns out to need. */
export async function withYears<T>(c: Context<AppEnv>, compute: () => T | Promise<T>): Promise<T> {
  const { years } = c.var;
  return years === undefined ? compute() : years.with(compute);
}
