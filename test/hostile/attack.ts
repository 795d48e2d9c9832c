/** Sends numbered requests to a running service and collects problems with its responses. */
import { Authenticator } from '../accounts/authenticator';
import { birth } from '../http/births';
import { throwBroken } from './broken';
import { type Complaint, Judge } from './judge';
import { Description, type Schema } from './operations';
import { type Aim, type Shot, Thrower } from './shots';
import { shrunk } from './shrink';
import { type Answer, asCurl, NoAnswer, Wire } from './wire';

/** Settings for a service under attack, with secrets to protect. */
export const INDEX_KEY = 'secret-0123456789-hostile';
export const PUBLIC_ORIGIN = 'http://localhost';

export interface Attack {
  origin: string;
  seed: number;
  /** Numbers of the requests. */
  from: number;
  count: number;
  /** Operations by identifier, to limit the run. */
  only?: string | undefined;
  sockets?: number;
  /** Timeout of a request. */
  withinMs?: number;
  /** Maximum duration of the run. */
  seconds?: number;
  progress?: (done: number) => void;
  /** Receives the first request for each kind of problem. */
  found?: (fault: Fault) => void;
}

export interface Fault extends Complaint {
  /** Number of the first request with the problem, and their count. */
  index: number;
  times: number;
  notes: string[];
  curl: string;
}

export interface Report {
  faults: Fault[];
  thrown: number;
  seconds: number;
  /** Responses by status. */
  statuses: Map<number, number>;
  /** By operation: requests, and the longest wait in milliseconds. */
  operations: Map<string, { count: number; ok: number; slowest: number }>;
  broken: string[];
}

/** Registers an account with a chart, and keeps its cookies, because half of the account operations need a session. */
async function signIn(origin: string): Promise<{ cookies: string; chart: string }> {
  const cookies = new Map<string, string>();
  const ask = async (path: string, body?: unknown) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      // On a connection of its own: the service may close an idle one while the next request is sent.
      headers: { Origin: PUBLIC_ORIGIN, Cookie: cookie, Connection: 'close' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    // biome-ignore lint/suspicious/noExplicitAny: the type differs by path
    return (await response.json()) as any;
  };
  const options = await ask('/account/register/options', { name: 'Hostile' });
  const credential = await new Authenticator(PUBLIC_ORIGIN).create(options);
  await ask('/account/register/verify', { credential });
  await ask('/api/chart', birth);
  const { charts } = await ask('/account/charts');
  return { cookies: [...cookies].map((pair) => pair.join('=')).join('; '), chart: charts[0].id };
}

/**
 * A response of the local simulator in front of the Worker. It answers itself when the connection between the two is
 * lost, mostly after a body that the Worker did not read.
 */
const isOfSimulator = ({ status, headers, body }: Answer): boolean =>
  status === 500 &&
  !headers.some(([name]) => name.toLowerCase() === 'x-request-id') &&
  /^Error: (Network connection lost|Promise will never complete)\..*miniflare/s.test(body.toString());

/** Number of retries of a request that only the simulator answered. */
const TRIES = 4;

export async function attack(options: Attack): Promise<Report> {
  const {
    origin,
    seed,
    from,
    count,
    only,
    sockets = 6,
    withinMs = 30_000,
    seconds = Number.POSITIVE_INFINITY,
  } = options;
  const description = new Description((await (await fetch(`${origin}/openapi.json`)).json()) as Schema);
  const { cookies, chart } = await signIn(origin);
  const aim: Aim = { origin, publicOrigin: PUBLIC_ORIGIN, indexKey: INDEX_KEY, chart, cookies: () => cookies };
  const thrower = new Thrower(description, aim, seed);
  const judge = new Judge(description, [
    INDEX_KEY,
    ...cookies.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)),
  ]);
  const wire = new Wire(origin, sockets, withinMs);
  const report: Report = { faults: [], thrown: 0, seconds: 0, statuses: new Map(), operations: new Map(), broken: [] };
  const faults = new Map<string, Fault & { shot: Shot }>();
  const began = performance.now();

  async function complaintsOf(shot: Shot, counted: boolean): Promise<Complaint[]> {
    try {
      let answer = await wire.send(shot);
      for (let tries = 1; tries < TRIES && isOfSimulator(answer); tries++) answer = await wire.send(shot);
      if (counted) tally(shot, answer.status, answer.milliseconds);
      return judge.complaints(shot, answer);
    } catch (error) {
      // A redirect of the pages repeats the request line, which may be longer than this client can read.
      if (error instanceof NoAnswer && /Header overflow/.test(error.message) && shot.target.length > 8000) return [];
      if (error instanceof NoAnswer) return [{ kind: 'no answer', detail: error.message }];
      throw error;
    }
  }

  function tally(shot: Shot, status: number, milliseconds: number): void {
    report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
    const statistics = report.operations.get(shot.operation.id) ?? { count: 0, ok: 0, slowest: 0 };
    const next = {
      count: statistics.count + 1,
      ok: statistics.ok + (status < 400 ? 1 : 0),
      slowest: Math.max(statistics.slowest, milliseconds),
    };
    report.operations.set(shot.operation.id, next);
  }

  let next = from;
  async function lane(): Promise<void> {
    while (next < from + count && performance.now() - began < seconds * 1000) {
      const index = next++;
      const shot = thrower.shot(index);
      if (only !== undefined && shot.operation.id !== only) continue;
      report.thrown++;
      for (const { kind, detail } of await complaintsOf(shot, true)) {
        const name = `${kind} ${shot.operation.path}`;
        const before = faults.get(name);
        if (before) before.times++;
        else {
          const fault = { kind, detail, index, times: 1, notes: shot.notes, curl: asCurl(origin, shot), shot };
          faults.set(name, fault);
          options.found?.(fault);
        }
      }
      options.progress?.(report.thrown);
    }
  }
  await Promise.all(Array.from({ length: sockets }, lane));
  report.seconds = (performance.now() - began) / 1000;

  for (const { shot, ...fault } of [...faults.values()].slice(0, 40)) {
    const shows = async (candidate: Shot) =>
      (await complaintsOf(candidate, false)).some(({ kind }) => kind === fault.kind);
    const smallest = await shrunk(shot, shows);
    report.faults.push({ ...fault, curl: asCurl(origin, smallest) });
  }
  if (only === undefined) report.broken = await throwBroken(wire);
  wire.close();
  return report;
}

/** The report as lines of text. */
export function inWords({ faults, thrown, seconds, statuses, operations, broken }: Report): string {
  const operationLines = [...operations].map(
    ([id, { count, ok, slowest }]) =>
      `  ${id.padEnd(24)} ${String(count).padStart(7)} ${String(ok).padStart(7)} answered, slowest ${slowest.toFixed(0)} ms`,
  );
  const faultLines = faults.map(({ kind, detail, index, times, notes, curl }) =>
    [
      `✗ ${kind} (${times} times, first --from ${index} --count 1): ${detail}`,
      `  ${notes.join(' | ')}`,
      `  ${curl.length > 3000 ? `${curl.slice(0, 3000)}…` : curl}`,
    ].join('\n'),
  );
  const byStatus = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  return [
    ...operationLines.sort(),
    ...faultLines,
    ...broken.map((line) => `✗ broken HTTP: ${line}`),
    `${thrown} requests in ${seconds.toFixed(1)} s, ${byStatus.join(', ')}; ${faults.length + broken.length} kinds of fault`,
  ].join('\n');
}
