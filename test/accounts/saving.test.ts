/** POST /api/chart for who is signed in, and what becomes of the charts. */
import { reset } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { birth, clock, env, migrate, registered, rowsOf, send } from './browser';

beforeEach(async () => {
  clock.ms = Date.UTC(2026, 10, 21, 12);
  await migrate();
});
afterEach(() => reset());

const saved = ({ headers }: { headers: Headers }) => headers.get('X-Chart-Saved');

/** Fills an account up to a number of charts, without asking each. */
async function fill(upTo: number): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO charts SELECT 'old' || i, accounts.id, 'q' || i, NULL, '{}', '{}', i, i FROM n, accounts`,
  )
    .bind(upTo)
    .run();
}

describe('without a session', () => {
  test('nothing is stored, and no header tells of it', async () => {
    const answer = await send('POST', '/api/chart', { body: birth, headers: { Origin: 'https://khagola.test' } });
    expect([answer.status, saved(answer)]).toEqual([200, null]);
    expect((await rowsOf()).charts).toBe(0);
  });
});

describe('with a session', () => {
  test('the body is the same to the byte', async () => {
    const browser = await registered();
    const [mine, anonymous] = [
      await browser.chart(),
      await send('POST', '/api/chart', { body: { ...birth, dashaDepth: 1 } }),
    ];
    expect(JSON.stringify(mine.body)).toBe(JSON.stringify(anonymous.body));
  });

  test('the same request is kept once, however often it is sent, and keeps its new name', async () => {
    const browser = await registered();
    for (let i = 0; i < 3; i++) expect(saved(await browser.chart({ name: 'One' }))).toBe('true');
    const [{ id }] = (await browser.get('/account/charts')).body.charts;
    await browser.ask('PATCH', `/account/charts/${id}`, { name: 'Other' });
    expect(saved(await browser.chart({ name: 'One' }))).toBe('true');
    const { body } = await browser.get('/account/charts');
    expect(body).toMatchObject({ count: 1, charts: [{ id, name: 'Other' }] });
    // Twins: another name is another chart.
    expect(saved(await browser.chart({ name: 'Two' }))).toBe('true');
    expect((await browser.get('/account/charts')).body.count).toBe(2);
  });

  test('a request that is refused is not saved', async () => {
    const browser = await registered();
    const answer = await browser.chart({ lat: 91 });
    expect([answer.status, saved(answer)]).toEqual([400, null]);
    expect((await rowsOf()).charts).toBe(0);
  });

  test('neither the versioned chart nor a picture is saved', async () => {
    const browser = await registered();
    const core = await browser.post('/api/v1/core/chart', {
      birthDate: '1990-05-15',
      birthTime: '14:30:00',
      birthPlace: { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' },
      ayanamsa: 'lahiri',
    });
    expect([core.status, saved(core)]).toEqual([200, null]);
    expect((await rowsOf()).charts).toBe(0);
  });

  test.each([
    ['a name of blanks', '  ', null],
    ['a broken letter', '\ud800 x', '\ufffd x'],
    ['a long one', 'x'.repeat(60_000), 'x'.repeat(100)],
    ['one that turns round', 'a\u202eb', 'ab'],
  ])('%s becomes a name that can be shown', async (_, name, shown) => {
    const browser = await registered();
    const answer = await browser.chart({ name });
    expect(saved(answer)).toBe('true');
    expect(answer.body.input.name).toBe(name);
    const [chart] = (await browser.get('/account/charts')).body.charts;
    expect(chart.name).toBe(shown);
    expect((await browser.get(`/account/charts/${chart.id}`)).body.chart.input.name).toBe(shown ?? undefined);
  });

  test('a chart that is opened has today’s digits, whatever was kept', async () => {
    const browser = await registered();
    const { body } = await browser.chart();
    await env.DB.prepare(`UPDATE charts SET summary = json_set(summary, '$.moon.sidereal_deg', 1)`).run();
    const [{ id, summary }] = (await browser.get('/account/charts')).body.charts;
    expect(summary.moon.sidereal_deg).toBe(1);
    const opened = (await browser.get(`/account/charts/${id}`)).body;
    expect(opened.chart).toEqual(body);
    expect(opened.summary.moon.sidereal_deg).toBe(body.grahas[1].sidereal_deg);
  });

  test('a field that a chart was kept without has its default', async () => {
    const browser = await registered();
    await browser.chart();
    await env.DB.prepare(`UPDATE charts SET input = json_remove(input, '$.dashaDepth')`).run();
    const [{ id }] = (await env.DB.prepare('SELECT id FROM charts').all<{ id: string }>()).results as [{ id: string }];
    const opened = await browser.get(`/account/charts/${id}`);
    expect([opened.body.input.dashaDepth, opened.body.chart.input.dashaDepth]).toEqual([3, 3]);
  });

  test('the last changed stands first; a chart is renamed, unnamed and deleted', async () => {
    const browser = await registered();
    for (const name of ['a', 'b', 'c']) {
      clock.ms += 1000;
      await browser.chart({ name });
    }
    const names = async () =>
      (await browser.get('/account/charts')).body.charts.map(({ name }: { name: string | null }) => name);
    expect(await names()).toEqual(['c', 'b', 'a']);
    const { charts } = (await browser.get('/account/charts')).body;
    clock.ms += 1000;
    const path = `/account/charts/${charts[2].id}`;
    expect((await browser.ask('PATCH', path, { name: null })).body).toMatchObject({
      name: null,
      created: '2026-11-21T12:00:01Z',
      changed: '2026-11-21T12:00:04Z',
    });
    expect(await names()).toEqual([null, 'c', 'b']);
    for (const name of ['', ' \n', 'x'.repeat(101), 5, undefined]) {
      expect((await browser.ask('PATCH', path, { name })).body).toMatchObject({
        error: 'invalid-parameter',
        field: 'name',
      });
    }
    expect((await browser.ask('PATCH', path, [])).body.error).toBe('invalid-json');
    expect((await browser.delete(path)).status).toBe(204);
    expect((await browser.delete(path)).status).toBe(404);
    expect(await names()).toEqual(['c', 'b']);
  });
});

describe('five hundred', () => {
  test('the 501st is answered and not saved, until there is room', async () => {
    const browser = await registered();
    await fill(499);
    expect(saved(await browser.chart({ minute: 1 }))).toBe('true');
    const refused = await browser.chart({ minute: 2 });
    expect([refused.status, saved(refused)]).toEqual([200, 'false']);
    expect(refused.body.grahas).toHaveLength(9);
    // What is kept already is still kept.
    expect(saved(await browser.chart({ minute: 1 }))).toBe('true');
    expect((await rowsOf()).charts).toBe(500);
    const { body } = await browser.get('/account');
    expect([body.charts, body.charts_limit]).toEqual([500, 500]);
    const [{ id }] = (await env.DB.prepare('SELECT id FROM charts WHERE length(id) = 22').all<{ id: string }>())
      .results as [{ id: string }];
    await browser.delete(`/account/charts/${id}`);
    expect(saved(await browser.chart({ minute: 2 }))).toBe('true');
  });

  test('two tabs at the limit never make 501', async () => {
    const browser = await registered();
    await fill(498);
    const tabs = Array.from({ length: 12 }, () => browser.clone());
    const answers = await Promise.all(tabs.map((tab, minute) => tab.chart({ minute })));
    expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    expect(answers.filter((answer) => saved(answer) === 'true')).toHaveLength(2);
    expect((await rowsOf()).charts).toBe(500);
  });

  test('are counted for each account', async () => {
    const full = await registered();
    await fill(500);
    const other = await registered();
    expect(saved(await full.chart())).toBe('false');
    expect(saved(await other.chart())).toBe('true');
  });
});
