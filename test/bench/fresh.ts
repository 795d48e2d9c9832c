/** The cost of the first requests of a fresh process. */
import { startup } from '../../tools/startup.mjs';
import { type Page, tableOf } from './page';
import { RESOURCE_REQUESTS } from './requests';

const REQUESTS = 10;

interface Options {
  /** The folder with the files of a deployment. */
  folder: string;
  /** Fresh processes for each row. */
  runs: number;
}

const posted = (name: string, path: string, body: object) => ({
  name,
  path,
  init: {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
  },
});

/** Requests beside those of the resources. Their modules are compiled with the first of them. */
const SERVICE_REQUESTS = [
  posted('POST /mcp, list of tools', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  posted('POST /mcp, observances', '/mcp', {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'observances', arguments: { year: 2026 } },
  }),
  posted('POST /api/sahaja, demo', '/api/sahaja', { message: 'When is Diwali in 2027?' }),
];

/** Measures the CPU time of the first, second and tenth request for every resource and for the services, at reference speed. */
export async function measureFresh(page: Page, { folder, runs }: Options): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const { name, path, init } of [...RESOURCE_REQUESTS, ...SERVICE_REQUESTS]) {
    const requests = Array.from({ length: REQUESTS }, (): [string, RequestInit] => [path, init]);
    const { taken } = await startup(folder, { runs, requests });
    const cells = [1, 2, REQUESTS].map((place) => (taken[place] ?? Number.NaN).toFixed(1));
    rows.push([name, ...cells]);
  }
  const head = [`median of ${runs}, CPU ms at reference speed`, 'first', 'second', 'tenth'];
  page.add('fresh', tableOf(head, rows));
}

const FIRST = ['GET /api/ghadi', 'GET /api/v1/days', 'POST /api/chart', 'GET /api/utsavas'];

/** Measures start-up and first requests with and without the warm-up, at reference speed. */
export async function measureWarmUp(page: Page, { folder, runs }: Options): Promise<void> {
  const chosen = FIRST.map((name) => RESOURCE_REQUESTS.find((request) => request.name === name));
  const rows: (string | number)[][] = [];
  for (const setting of ['on', 'off']) {
    const starts: number[] = [];
    const cells: string[] = [];
    for (const request of chosen) {
      if (request === undefined) throw new Error('a resource is missing');
      const requests: [string, RequestInit][] = [[request.path, request.init]];
      const { taken } = await startup(folder, { runs, requests, variables: { WARM_START: setting } });
      starts.push(taken[0] as number);
      cells.push((taken[1] as number).toFixed(1));
    }
    const [least, most] = [Math.min(...starts), Math.max(...starts)].map((ms) => ms.toFixed(0));
    rows.push([`\`WARM_START = "${setting}"\``, `${least} to ${most}`, ...cells]);
  }
  page.add(
    'warmup',
    tableOf([`median of ${runs}, CPU ms`, 'start-up', ...FIRST.map((name) => `first \`${name}\``)], rows),
  );
}
