/** The tradition `civil` in every answer and calendar that takes a tradition. */
import { expect, test } from 'vitest';
import { ORIGIN } from './ask';
import { service } from './utsavas';

const { get, fetch } = service();

test.each([
  '/api/v1/observances?year=2026&tradition=civil&times=true',
  '/api/v1/observances?year=2031&tradition=civil&region=kerala&lat=51.5074&lon=-0.1278&tz=Europe/London',
  '/api/v1/observances?tradition=civil&next=3',
  '/api/v1/observances?from=2026-11-01&to=2027-01-31&tradition=civil',
  '/api/utsavas?year=2026&tradition=civil&region=bihar',
  '/api/utsavas.ics?tradition=civil&events=timed',
  '/api/rss/utsavas?tradition=civil',
])('%s has the observances of a government', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/list of holidays/);
});

test('days name the observances of a government', async () => {
  const response = await get(
    '/api/v1/days?from=2026-11-08&to=2026-11-08&fields=observances&tradition=civil&region=india',
  );
  expect(await response.text()).toContain('"lakshmi_puja"');
  expect(response.status).toBe(200);
});

test.each(['daily', 'sankrantis'])('the feed %s has items for the tradition civil', async (feed) => {
  const response = await get(`/api/rss/${feed}?tradition=civil`);
  expect(response.status).toBe(200);
  expect((await response.text()).match(/<item>/g)?.length).toBeGreaterThan(9);
});

test('the operator has the observances of a government', async () => {
  const body = JSON.stringify({ mukha: 'ishana', intent: 'utsavas', payload: { year: 2026, tradition: 'civil' } });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(new Request(`${ORIGIN}/api/operator/dispatch`, { method: 'POST', headers, body }));
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/list of holidays/);
});
