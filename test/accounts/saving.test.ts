/** POST /api/chart for signed-in users, and the saved charts. */
import { reset } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ORIGIN } from '../http/ask';
import { app, birth, clock, env, migrate, registered, rowsOf, send } from './browser';

beforeEach(async () => {
  clock.ms = Date.UTC(2026, 10, 21, 12);
  await migrate();
});
afterEach(() => reset());

const saved = ({ headers }: { headers: Headers }) => headers.get('X-Chart-Saved');

/** Fills an account with a number of charts, directly in the database. */
async function fill(upTo: number): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO charts (id, account, question, name, input, summary, created, changed)
     SELECT 'old' || i, accounts.id, 'q' || i, NULL, '{}', '{}', i, i FROM n, accounts`,
  )
    .bind(upTo)
    .run();
}

describe('without a session', () => {
  test('a chart without a session is not stored, and the response has no header about saving', async () => {
    const answer = await send('POST', '/api/chart', { body: birth, headers: { Origin: 'https://khagola.test' } });
    expect([answer.status, saved(answer)]).toEqual([200, null]);
    expect((await rowsOf()).charts).toBe(0);
  });
});

describe('with a session', () => {
  test('a chart with a session has the same body byte for byte', async () => {
    const browser = await registered();
    const [mine, anonymous] = [
      await browser.chart(),
      await send('POST', '/api/chart', { body: { ...birth, dashaDepth: 1 } }),
    ];
    expect(JSON.stringify(mine.body)).toBe(JSON.stringify(anonymous.body));
  });

  test('an account keeps one chart for repeated equal requests, with its new name', async () => {
    const browser = await registered();
    for (let i = 0; i < 3; i++) expect(saved(await browser.chart({ name: 'One' }))).toBe('true');
    const [{ id }] = (await browser.get('/account/charts')).body.charts;
    await browser.ask('PATCH', `/account/charts/${id}`, { name: 'Other' });
    expect(saved(await browser.chart({ name: 'One' }))).toBe('true');
    const { body } = await browser.get('/account/charts');
    expect(body).toMatchObject({ count: 1, charts: [{ id, name: 'Other' }] });
    // Twins: a chart with another name is another chart.
    expect(saved(await browser.chart({ name: 'Two' }))).toBe('true');
    expect((await browser.get('/account/charts')).body.count).toBe(2);
  });

  test('a refused request is not saved', async () => {
    const browser = await registered();
    const answer = await browser.chart({ lat: 91 });
    expect([answer.status, saved(answer)]).toEqual([400, null]);
    expect((await rowsOf()).charts).toBe(0);
  });

  test('a chart is saved with its settings, and opens with them', async () => {
    const browser = await registered();
    const request = {
      preset: 'jhora',
      nodeMode: 'true',
      include: ['dasha', 'arudhas'],
      dashas: ['narayana'],
      dashaDepth: 2,
    };
    const { lat: _lat, lon: _lon, tzHours: _tzHours, ...clock } = birth;
    const answered = await browser.post('/api/chart', { ...clock, lat: 19.07, lon: 72.88, tz: 'bombay', ...request });
    expect([answered.status, saved(answered)]).toEqual([200, 'true']);
    const [{ id, input }] = (await browser.get('/account/charts')).body.charts;
    expect(input).toMatchObject({ ...request, tz: 'bombay', tzHours: 4.85 });
    const opened = await browser.get(`/account/charts/${id}`);
    expect(opened.body.chart).toEqual(answered.body);
    expect(opened.body.chart.substrate_stamp.settings).toMatchObject({ nodeMode: 'true', coLords: true });
  });

  test('a versioned chart and a drawing are not saved', async () => {
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
  ])('%s becomes a visible name', async (_, name, shown) => {
    const browser = await registered();
    const answer = await browser.chart({ name });
    expect(saved(answer)).toBe('true');
    expect(answer.body.input.name).toBe(name);
    const [chart] = (await browser.get('/account/charts')).body.charts;
    expect(chart.name).toBe(shown);
    expect((await browser.get(`/account/charts/${chart.id}`)).body.chart.input.name).toBe(shown ?? undefined);
  });

  test('an opened chart is computed again, whatever was stored', async () => {
    const browser = await registered();
    const { body } = await browser.chart();
    await env.DB.prepare(`UPDATE charts SET summary = json_set(summary, '$.moon.sidereal_deg', 1)`).run();
    const [{ id, summary }] = (await browser.get('/account/charts')).body.charts;
    expect(summary.moon.sidereal_deg).toBe(1);
    const opened = (await browser.get(`/account/charts/${id}`)).body;
    expect(opened.chart).toEqual(body);
    expect(opened.summary.moon.sidereal_deg).toBe(body.grahas[1].sidereal_deg);
  });

  test.each([
    { dashas: ['vimshottari'], dashaDepth: 5 },
    { dashas: ['narayana', 'yogini'], dashaDepth: 4, lang: 'ta' },
  ])('a chart with deep daśās opens as it was answered, in pieces: %o', async (deep) => {
    const browser = await registered();
    const answer = await browser.chart(deep);
    expect([answer.status, saved(answer)]).toEqual([200, 'true']);
    const [{ id }] = (await browser.get('/account/charts')).body.charts;
    const Cookie = `__Host-session=${browser.session}`;
    const response = await app.fetch(new Request(`${ORIGIN}/account/charts/${id}`, { headers: { Cookie } }), env);
    expect(response.status).toBe(200);
    const pieces: Uint8Array[] = [];
    for await (const piece of response.body as ReadableStream<Uint8Array>) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(2);
    const opened = await new Response(new Blob(pieces)).json<{ chart: object; input: object }>();
    expect(opened.chart).toEqual(answer.body);
    expect(answer.body.input).toMatchObject(opened.input);
  });

  test('a chart whose answer would be too large is refused, not saved', async () => {
    const browser = await registered();
    const compare = [{ ayanamsa: 'raman' }];
    const answer = await browser.chart({ dashas: ['narayana', 'ashtottari'], dashaDepth: 5, compare });
    expect([answer.status, answer.body.error.code, saved(answer)]).toEqual([400, 'TOO_EXPENSIVE', null]);
    expect((await rowsOf()).charts).toBe(0);
  });

  test('a field that the stored request lacks gets its default', async () => {
    const browser = await registered();
    await browser.chart();
    await env.DB.prepare(`UPDATE charts SET input = json_remove(input, '$.dashaDepth')`).run();
    const [{ id }] = (await env.DB.prepare('SELECT id FROM charts').all<{ id: string }>()).results as [{ id: string }];
    const opened = await browser.get(`/account/charts/${id}`);
    expect([opened.body.input.dashaDepth, opened.body.chart.input.dashaDepth]).toEqual([3, 3]);
  });

  test('the list has the last changed chart first, and renames and unnames charts', async () => {
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
    for (const name of ['', ' \n', 'x'.repeat(101), 5]) {
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

test('a chart keeps its place, tags and note, which change one by one, and saving it again gives its id', async () => {
  const browser = await registered();
  const id = (await browser.chart({ name: 'One' })).headers.get('X-Chart-Id');
  const path = `/account/charts/${id}`;
  const whole = { name: 'One', place: 'Ujjain', tags: ['family', 'घर'], note: 'Hospital record.\nFirm.' };
  expect(
    (await browser.ask('PATCH', path, { place: 'Ujjain', tags: whole.tags, note: whole.note })).body,
  ).toMatchObject(whole);
  expect((await browser.chart({ name: 'One' })).headers.get('X-Chart-Id')).toBe(id);
  expect((await browser.get('/account/charts')).body.charts).toMatchObject([whole]);
  expect((await browser.get('/account/export')).body.charts).toMatchObject([whole]);
  const changes = [
    [{ name: 'Two' }, { ...whole, name: 'Two' }],
    [
      { tags: [], note: null },
      { ...whole, name: 'Two', tags: [], note: null },
    ],
    [{ place: null }, { name: 'Two', place: null, tags: [], note: null }],
  ];
  for (const [change, after] of changes) {
    expect((await browser.ask('PATCH', path, change)).body).toMatchObject(after as object);
    expect((await browser.get(path)).body).toMatchObject(after as object);
  }
  for (const wrong of [
    { place: '' },
    { tags: 'family' },
    { tags: [''] },
    { tags: Array(21).fill('x') },
    { note: 'x'.repeat(2001) },
  ]) {
    const { body } = await browser.ask('PATCH', path, wrong);
    expect(body).toMatchObject({
      error: 'invalid-parameter',
      field: expect.stringContaining(Object.keys(wrong)[0] as string),
    });
  }
  const other = await registered();
  expect((await other.ask('PATCH', path, { note: 'mine' })).status).toBe(404);
});

describe('the limit of five hundred charts', () => {
  test('the 501st chart is answered without being saved, until there is room', async () => {
    const browser = await registered();
    await fill(499);
    expect(saved(await browser.chart({ minute: 1 }))).toBe('true');
    const refused = await browser.chart({ minute: 2 });
    expect([refused.status, saved(refused)]).toEqual([200, 'false']);
    expect(refused.body.grahas).toHaveLength(9);
    // A chart that is already saved stays saved.
    expect(saved(await browser.chart({ minute: 1 }))).toBe('true');
    expect((await rowsOf()).charts).toBe(500);
    const { body } = await browser.get('/account');
    expect([body.charts, body.charts_limit]).toEqual([500, 500]);
    const [{ id }] = (await env.DB.prepare('SELECT id FROM charts WHERE length(id) = 22').all<{ id: string }>())
      .results as [{ id: string }];
    await browser.delete(`/account/charts/${id}`);
    expect(saved(await browser.chart({ minute: 2 }))).toBe('true');
  });

  test('two tabs at once cannot exceed the limit', async () => {
    const browser = await registered();
    await fill(498);
    const tabs = Array.from({ length: 12 }, () => browser.clone());
    const answers = await Promise.all(tabs.map((tab, minute) => tab.chart({ minute })));
    expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    expect(answers.filter((answer) => saved(answer) === 'true')).toHaveLength(2);
    expect((await rowsOf()).charts).toBe(500);
  });

  test('the limit applies to each account separately', async () => {
    const full = await registered();
    await fill(500);
    const otherBrowser = await registered();
    expect(saved(await full.chart())).toBe('false');
    expect(saved(await otherBrowser.chart())).toBe('true');
  });
});
