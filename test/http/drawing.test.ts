/** Drawings by both chart endpoints: chosen by `Accept`, with query parameters. */
import { exports } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { expectToMatchSchema, ORIGIN, published } from './ask';
import { birth, CHART, CORE_CHART, changed, coreBirth, type Fields } from './births';

type Send = (request: Request) => Promise<Response>;
const send: Send = (request) => (exports as unknown as { default: { fetch: Send } }).default.fetch(request);

const SVG = 'image/svg+xml';
const ENDPOINTS: [path: string, body: Fields][] = [
  [CHART, birth],
  [CORE_CHART, coreBirth],
];

const ask = (path: string, body: unknown, accept?: string, method = 'POST'): Promise<Response> =>
  send(
    new Request(ORIGIN + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      headers: accept === undefined ? {} : { Accept: accept },
    }),
  );

async function picture(path: string, body: unknown): Promise<string> {
  const response = await ask(path, body, SVG);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(SVG);
  return response.text();
}

describe.each(ENDPOINTS)('%s', (path, body) => {
  test.each([
    [undefined, 'json'],
    ['', 'json'],
    ['*/*', 'json'],
    ['application/json', 'json'],
    ['APPLICATION/JSON', 'json'],
    ['application/*', 'json'],
    ['text/html', 'json'],
    ['application/json, image/svg+xml', 'json'],
    ['image/svg+xml, application/json', 'json'],
    ['image/svg+xml;q=0.5, */*', 'json'],
    ['image/svg+xml;q=0.9, application/json;q=0.91', 'json'],
    ['image/svg+xml;q=0', 'json'],
    ['image/*, image/svg+xml;q=0', 'json'],
    ['image/*;q=0, */*', 'json'],
    ['image/png', 'json'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'json'],
    ['image/svg+xml', 'svg'],
    ['Image/SVG+XML', 'svg'],
    ['image/svg+xml;charset=utf-8', 'svg'],
    ['image/*', 'svg'],
    ['image/svg+xml;q=0.2', 'svg'],
    ['image/svg+xml, */*;q=0.1', 'svg'],
    ['application/json;q=0.3, image/svg+xml;q=0.31', 'svg'],
    ['application/json;q=0, */*;q=0.5', 'svg'],
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'svg'],
  ])('the response to Accept %j has the type %s', async (accept, kind) => {
    const response = await ask(path, body, accept);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(kind === 'svg' ? /^image\/svg\+xml$/ : /^application\/json/);
    expect(response.headers.get('Vary')).toMatch(/(^|,\s*)Accept(,|$)/i);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\w-]{8,}$/);
    const text = await response.text();
    expect(text.startsWith(kind === 'svg' ? '<svg ' : '{')).toBe(true);
  });

  test('the endpoint draws the three styles, by default the north style', async () => {
    const drawn = await Promise.all(['north', 'south', 'east'].map((style) => picture(`${path}?style=${style}`, body)));
    for (const [i, style] of ['North', 'South', 'East'].entries())
      expect(drawn[i]).toContain(
        `>${style} Indian drawing, Rāśi D1, 15 May 1990, 14:30:00 UTC+5:30, 28.6139°\u00a0N, 77.209°\u00a0E<`,
      );
    expect(await picture(path, body)).toBe(drawn[0]);
  });

  test('the drawing shows the same chart as the JSON response, in any division', async () => {
    const chart = (await (await ask(CHART, birth)).json()) as {
      vargas: Record<string, { lagna: { rashi: string }; grahas: Record<string, { rashi: string }> }>;
    };
    for (const varga of ['D1', 'D9', 'D60']) {
      const svg = await picture(`${path}?style=south&varga=${varga}`, body);
      const { lagna, grahas } = chart.vargas[varga] as (typeof chart.vargas)[string];
      expect(svg).toContain(`Lagna ${lagna.rashi}.`);
      for (const [key, { rashi }] of Object.entries(grahas)) {
        const title = new RegExp(`<g id="kd-${key}"><title>[^<]* ${rashi}(, [a-z, ]+)?</title>`);
        expect(svg, `${varga} ${key}`).toMatch(title);
      }
    }
  });

  test('the drawing uses Devanāgarī on request', async () => {
    expect(await picture(`${path}?script=devanagari`, body)).toContain('>ल<');
  });

  test.each([
    ['style=west', 'style', 'style must be one of north, south, east, wheel, chalit, sarvatobhadra, kota.'],
    ['style=', 'style', 'style must be one of north, south, east, wheel, chalit, sarvatobhadra, kota.'],
    ['style=NORTH', 'style', 'style must be one of north, south, east, wheel, chalit, sarvatobhadra, kota.'],
    ['style=north&style=south', 'style', 'style is given more than once. Give it once.'],
    [
      'varga=D5',
      'varga',
      'varga must be one of D1, D2, D3, D4, D7, D9, D10, D12, D16, D20, D24, D27, D30, D40, D45, D60.',
    ],
    ['varga=9&style=west', 'style', 'style must be one of north, south, east, wheel, chalit, sarvatobhadra, kota.'],
    ['script=latin', 'script', 'script must be one of iast, devanagari.'],
  ])('the query ?%s is refused as JSON, naming %s', async (query, field, message) => {
    const response = await ask(`${path}?${query}`, body, SVG);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(response.headers.get('Vary')).toMatch(/Accept/);
    const refusal = await response.json();
    expect(refusal).toEqual({ ok: false, error: { code: 'INVALID_FIELD', message, field } });
    await expectToMatchSchema('/components/schemas/StructuredError', refusal);
  });

  test('the endpoint reads only the query parameters of a drawing, and ignores other keys', async () => {
    expect((await ask(`${path}?style=west`, body)).status).toBe(200);
    expect((await ask(`${path}?colour=red`, body, SVG)).status).toBe(200);
  });

  test('the endpoint refuses an invalid body as JSON before reading the query', async () => {
    const wrong = changed(body, path === CHART ? { lat: 91 } : { 'birthPlace.lat': 91 });
    const response = await ask(`${path}?style=west`, wrong, SVG);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'INVALID_FIELD', field: expect.stringMatching(/lat$/) },
    });
    const get = await ask(path, undefined, SVG, 'GET');
    expect([get.status, get.headers.get('Allow'), get.headers.get('Vary')]).toEqual([405, 'POST, OPTIONS', 'Accept']);
    expect(get.headers.get('Content-Type')).toMatch(/^application\/json/);
  });

  test('OpenAPI describes the endpoint with both media types and its query', async () => {
    const { paths, components } = await published();
    const { post } = paths[path];
    expect(Object.keys(post.responses[200].content)).toEqual(['application/json', SVG]);
    const query = post.parameters
      .map((one: { $ref?: string }) => (one.$ref ? components.parameters[one.$ref.split('/').at(-1) ?? ''] : one))
      .map(({ name, required }: { name: string; required?: boolean }) => [name, required ?? false]);
    expect(query).toEqual([
      ['style', false],
      ['houses', false],
      ['varga', false],
      ['script', false],
    ]);
  });
});

test('the drawing does not contain the name of the person', async () => {
  expect(await picture(CHART, { ...birth, name: 'Līlā <b>' })).not.toMatch(/Līlā/);
});

test('the drawing uses another ayanāṃśa and node on request', async () => {
  const drawn = (changes: Fields) => picture(CORE_CHART, changed(coreBirth, changes));
  expect(await drawn({ ayanamsa: 'yukteshwar' })).not.toBe(await drawn({}));
  expect(await drawn({ nodeMode: 'true' })).not.toBe(await drawn({}));
});

test.each(['wheel', 'chalit', 'sarvatobhadra', 'kota'])(
  'POST /api/chart draws the style %s in both scripts, of D1 only',
  async (style) => {
    for (const script of ['iast', 'devanagari']) {
      const houses = style === 'chalit' ? '&houses=koch' : '';
      const svg = await picture(`${CHART}?style=${style}&script=${script}${houses}`, birth);
      expect(svg).toContain(`xml:lang="${script === 'iast' ? 'en' : 'hi'}"`);
    }
    const refusalOf = async (query: string) => {
      const answer = await ask(`${CHART}?style=${style}&${query}`, birth, SVG);
      return [answer.status, (await answer.json<{ error?: { field?: string } }>()).error?.field];
    };
    expect(await refusalOf('varga=D9')).toEqual([400, 'varga']);
    if (style !== 'chalit') expect(await refusalOf('houses=koch')).toEqual([400, 'houses']);
  },
);

test('POST /api/v1/chart draws with the format svg in its body or its query as with Accept', async () => {
  const path = '/api/v1/chart';
  const body = { date: '1990-05-15', time: '14:30', place: 'Pune' };
  const drawn = await picture(`${path}?style=south`, body);
  const chosen = [
    await ask(`${path}?style=south`, { ...body, format: 'svg' }),
    await ask(`${path}?style=south&format=svg`, body),
  ];
  for (const response of chosen) {
    expect(response.headers.get('Content-Type')).toBe(SVG);
    expect(await response.text()).toBe(drawn);
  }
});
