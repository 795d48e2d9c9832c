/** A kernel that traps: the request fails with its error envelope, and the next one succeeds. */
import { afterEach, expect, test } from 'vitest';
import wasm from '../../build/kernel.wasm';
import { loadKernel } from '../../src/kernel';
import { instantiate } from '../../src/kernel/load';
import { birth, CHART, CORE_CHART, coreBirth } from '../http/births';
import { logged, service, soundKernel } from './service';

afterEach(() => {
  logged();
});

/** A real trap of the real module, once. */
function trapsOnce() {
  const kernel = loadKernel(wasm);
  const { wasm: calls } = instantiate(wasm);
  let trapsLeft = 1;
  return () => ({
    ...kernel,
    sky(jdUt: number) {
      trapsLeft -= 1;
      if (trapsLeft >= 0) calls.deltaT(2_147_483_647);
      return kernel.sky(jdUt);
    },
  });
}

test.each([
  ['POST', CHART, birth, { ok: false, error: { code: 'INTERNAL' } }],
  ['POST', CORE_CHART, coreBirth, { ok: false, error: { code: 'INTERNAL' } }],
  ['GET', '/api/panchang', undefined, { error: 'engine-fault' }],
  ['GET', '/api/ghadi', undefined, { error: 'engine-fault' }],
])('the request %s %s returns 500 in its envelope, and succeeds again later', async (method, path, body, refusal) => {
  const { ask, counts, checks } = service(trapsOnce());
  const failed = await ask(method, path, body);
  expect(failed.status).toBe(500);
  expect(failed.body).toMatchObject(refusal);
  expect(JSON.stringify(failed.body)).not.toMatch(/unreachable|memory|wasm|RuntimeError| at /);
  const log = logged();
  expect(log).toContain('RuntimeError');
  expect(log).toContain(failed.headers.get('X-Request-Id'));
  for (const secret of ['1990', '28.6139', 'out of bounds']) expect(log).not.toContain(secret);
  const next = await ask(method, path, body);
  expect(next.status).toBe(200);
  if (method === 'POST') expect(next.body).toEqual((await service().ask(method, path, body)).body);
  expect((await counts()).faults).toMatchObject({ kernel: 1, accounts: 0 });
  expect(await checks()).toMatchObject({ kernel: true });
});

test('a kernel that never opens is reported by health, and paths without it still work', async () => {
  const { ask, checks } = service(() => {
    throw new WebAssembly.CompileError('detail');
  });
  expect(await checks()).toMatchObject({ status: 'degraded', kernel: false, accounts: true });
  expect((await ask('POST', CHART, birth)).status).toBe(500);
  expect((await ask('GET', '/api/kundali-facts?q=moon')).status).toBe(200);
  expect((await ask('GET', '/api/press')).status).toBe(200);
  expect(logged()).not.toContain('detail');
});

test('a kernel that traps in one part of a chart loses only this part', async () => {
  const kernel = soundKernel();
  const { wasm: calls } = instantiate(wasm);
  const { ask } = service(() => ({
    ...kernel,
    nextCrossing(...asked: Parameters<typeof kernel.nextCrossing>) {
      calls.deltaT(2_147_483_647);
      return kernel.nextCrossing(...asked);
    },
    previousCrossing(...asked: Parameters<typeof kernel.previousCrossing>) {
      calls.deltaT(2_147_483_647);
      return kernel.previousCrossing(...asked);
    },
  }));
  const { status, body } = await ask('POST', CHART, birth);
  expect(status).toBe(200);
  expect(body.grahas).toHaveLength(9);
});
