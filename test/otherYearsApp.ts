/** An app that fetches the tables of other years as a Worker does. */
import { createApp } from '../src/app';
import { storeOfAssets } from '../src/http/years';
import { loadKernel } from '../src/kernel';
import { kernelModule } from './accuracy/compare';
import { yearsSupply } from './accuracy/longspan';

type Fields = Record<string, string>;
// biome-ignore lint/suspicious/noExplicitAny: the tests describe the bodies
type Answer = { status: number; body: any };

/** An app whose assets hold the tables of other years, and the keys that it fetched. */
export function opened(now?: number) {
  const fetched: string[] = [];
  const years = storeOfAssets({
    async fetch({ url }) {
      const key = /assets\/years\/(-?\d+)\.bin$/.exec(url)?.[1] ?? '';
      fetched.push(key);
      const bytes = yearsSupply(key);
      return bytes ? new Response(bytes as Uint8Array<ArrayBuffer>) : new Response(null, { status: 404 });
    },
  });
  const own = loadKernel(kernelModule, years.supply);
  const app = createApp(() => own, now === undefined ? undefined : () => now, undefined, undefined, years);
  const get =
    (path: string) =>
    async (fields: Fields): Promise<Answer> => {
      const response = await app.fetch(new Request(`https://khagola.test${path}?${new URLSearchParams(fields)}`), {});
      return { status: response.status, body: await response.json() };
    };
  /** The text of an answer as a calendar file, or of a refusal. */
  const file = async (resource: string, fields: Fields): Promise<string> => {
    const query = new URLSearchParams({ ...fields, format: 'ics' });
    return (await app.fetch(new Request(`https://khagola.test/api/v1/${resource}?${query}`), {})).text();
  };
  const post =
    (path: string) =>
    async (body: object): Promise<Answer> => {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      };
      const response = await app.fetch(new Request(`https://khagola.test${path}`, init), {});
      return { status: response.status, body: await response.json() };
    };
  return {
    chart: post('/api/v1/chart'),
    transits: post('/api/v1/transits'),
    sky: get('/api/v1/sky'),
    days: get('/api/v1/days'),
    now: get('/api/v1/now'),
    ephemeris: get('/api/v1/ephemeris'),
    observances: get('/api/v1/observances'),
    file,
    fetched,
  };
}
