/** The whole service with a broken part, and its log. */

import { env as given } from 'cloudflare:workers';
import { vi } from 'vitest';
import wasm from '../../build/kernel.wasm';
import { createApp } from '../../src/app';
import type { Bindings } from '../../src/http/env';
import type { LogLine } from '../../src/http/middleware/log';
import { loadKernel } from '../../src/kernel';
import type { Kernel } from '../../src/kernel/kernel';
import { type Answer, ask, type Body, ORIGIN } from '../http/ask';

/** The bindings of `wrangler.toml`. */
export const env = given as unknown as Bindings;

const LEVELS = ['debug', 'error', 'info', 'log', 'warn'] as const;
const logs = LEVELS.map((level) => vi.spyOn(console, level).mockImplementation(() => {}));

/** All log output since the last call. */
export function logged(): string {
  const text = JSON.stringify(logs.flatMap(({ mock }) => mock.calls));
  for (const log of logs) log.mockClear();
  return text;
}

let kernel: Kernel | undefined;
export function soundKernel(): Kernel {
  kernel ??= loadKernel(wasm);
  return kernel;
}

/** A separate service, with bindings that may change between requests. */
export function service(open: () => Kernel = soundKernel) {
  const lines: LogLine[] = [];
  const app = createApp(open, undefined, (line) => lines.push(line));
  return {
    /** The log lines of the requests. */
    lines,
    /** Sends a request, and validates the response against the OpenAPI document. */
    ask: (method: string, path: string, body?: Body, bindings: Bindings = env): Promise<Answer> =>
      ask(method, path, body, async (request) => app.fetch(request, bindings)),
    /** Sends a request whose response may not be JSON. */
    fetch: async (path: string, init: RequestInit = {}, bindings: Bindings = env): Promise<Response> =>
      app.fetch(new Request(ORIGIN + path, init), bindings),
    async checks(bindings: Bindings = env) {
      const { body } = await ask('GET', '/api/health', undefined, async (request) => app.fetch(request, bindings));
      return { status: body.status, ...body.checks };
    },
    async counts(bindings: Bindings = env) {
      const probe = { mukha: 'aghora', intent: 'probe' };
      const { body } = await ask('POST', '/api/operator/dispatch', probe, async (request) =>
        app.fetch(request, bindings),
      );
      return body.result.counts;
    },
  };
}
