/** Commercial keys, from the operator's command to a running service. */
import { spawn } from 'node:child_process';
import { expect, inject, test } from 'vitest';

const [origin, state] = [inject('origin'), inject('state')];

/** `npm run keys` on the database of the service; returns its output or its errors. */
function keys(...args: string[]): Promise<{ code: number | null; printed: string; complained: string }> {
  const run = spawn('npm', ['--silent', 'run', 'keys', '--', ...args, '--persist-to', state]);
  let [printed, complained] = ['', ''];
  run.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  run.stderr.on('data', (chunk) => {
    complained += chunk;
  });
  return new Promise((resolve) => run.on('close', (code) => resolve({ code, printed: printed.trim(), complained })));
}

async function ask(key: string) {
  const path = '/api/muhurta?date=2026-11-21&lat=28.6139&lon=77.209&tz=5.5';
  const { status, headers } = await fetch(origin + path, { headers: { Authorization: `Bearer ${key}` } });
  return [status, headers.get('X-RateLimit-Limit')];
}

test('a key is issued, used, listed without its secret, and revoked', async () => {
  const { printed: key } = await keys('issue', "O'Hara; --", '--muhurta', '5000');
  expect(key).toMatch(/^khagola_[0-9a-f]{16}_[\w-]{43}$/);
  expect(await ask(key)).toEqual([200, '5000']);
  const id = key.slice(8, 24);
  const { printed: listed } = await keys('list');
  expect(listed.split('\t')).toEqual([id, expect.any(String), 'valid', 'muhurta 5000', "O'Hara; --"]);
  expect((await keys('revoke', id)).code).toBe(0);
  expect(await ask(key)).toEqual([401, null]);
});

test.each([
  [[]],
  [['issue']],
  [['issue', 'x']],
  [['issue', 'x', '--muhurta', '0']],
  [['revoke', "' OR 1"]],
  [['drop']],
])('the command npm run keys prints its usage for %j', async (args) => {
  const { code, printed, complained } = await keys(...args);
  expect([code, printed]).toEqual([1, '']);
  expect(complained).toContain('npm run keys -- issue LABEL');
});
