/** GET /api/kundali-facts over HTTP: results, formats, caching and errors. */
import { describe, expect, test, vi } from 'vitest';
import { escapedMarkdown } from '../../src/api/kundali-facts/present';
import { FACTS } from '../../src/lexicon/facts';
import { type Answer, ask, published } from './ask';
import { service } from './utsavas';

const PATH = '/api/kundali-facts';
const { fetch, get } = service();
const askFacts = (asked = '', method = 'GET'): Promise<Answer> => ask(method, PATH + asked, undefined, fetch);
const q = (text: string): string => `?q=${encodeURIComponent(text)}`;

async function textOf(search: string, type: string): Promise<string> {
  const answer = await get(PATH + search);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, `${type}; charset=utf-8`]);
  return answer.text();
}

test.each([
  ['manglik', 'yoga-formation-kuja-dosha-lagna'],
  ['sade sati', 'graha-sade-sati'],
  ['Sadesati', 'graha-sade-sati'],
  ['साढ़े साती', 'graha-sade-sati'],
  ['dhaiya', 'graha-dhaiya'],
  ['ashtama shani', 'graha-dhaiya'],
  ['kundli', 'nakshatra-ashtakuta'],
  ['janam kundli', 'bhava-kundali'],
  ['gun milan', 'nakshatra-ashtakuta'],
  ['nadi dosha', 'nakshatra-ashtakuta'],
  ['birth star', 'nakshatra-janma'],
])('GET /api/kundali-facts finds %s by its everyday name', async (q, id) => {
  const { body } = await ask('GET', `/api/kundali-facts?q=${encodeURIComponent(q)}`);
  expect(body.facts.map((fact: { id: string }) => fact.id)).toContain(id);
});

test('the pages of /api/v1/facts are the facts of /api/kundali-facts in their order, and unknown fields are refused', async () => {
  const { facts: all } = (await ask('GET', '/api/kundali-facts?q=shani')).body;
  const paged: unknown[] = [];
  for (let next: string | null = 'q=shani&limit=3'; next !== null; ) {
    const { body } = await ask('GET', `/api/v1/facts?${next}`);
    expect(body).toMatchObject({ query: 'shani', total: all.length, count: body.facts.length });
    expect(body.facts.length).toBeLessThanOrEqual(3);
    paged.push(...body.facts);
    ({ next } = body);
  }
  expect(all.length).toBeGreaterThan(3);
  expect(paged).toEqual(all);
  const refused = await ask('GET', '/api/v1/facts?q=shani&topics=graha');
  expect([refused.status, refused.body.error.code]).toEqual([400, 'UNKNOWN_FIELD']);
});

test('GET /api/kundali-facts returns the best matches up to its limit, and the number of all', async () => {
  const all = (await ask('GET', '/api/kundali-facts?q=shani')).body;
  const { body } = await ask('GET', '/api/kundali-facts?q=shani&limit=2');
  expect(body.facts).toEqual(all.facts.slice(0, 2));
  expect([body.count, body.total, all.count, all.total]).toEqual([2, all.count, all.count, all.count]);
  expect((await ask('GET', '/api/kundali-facts?limit=0')).status).toBe(400);
});

describe('the response', () => {
  test.each(['', '?', '?q', '?q=', '?q=%20%09', '?format=json', '?x=1&x=2&y=rohini'])(
    'the response to "%s" contains every fact',
    async (search) => {
      const { body } = await askFacts(search);
      expect([body.query, body.count]).toEqual(['', FACTS.length]);
      expect(body.facts).toEqual(FACTS);
    },
  );

  test.each<[query: string, first: string]>([
    ['rohini', 'nakshatra-rohini'],
    ['रोहिणी', 'nakshatra-rohini'],
    ['Rohiṇī'.normalize('NFD'), 'nakshatra-rohini'],
    ['mesha', 'rashi-mesha'],
    ['ekadashi', 'tithi-ekadashi'],
    ['Sunday', 'vara-ravivara'],
  ])('the response to %s begins with %s', async (query, first) => {
    const { body } = await askFacts(q(query));
    expect(body.facts[0].id).toBe(first);
    expect(body.count).toBe(body.facts.length);
    expect(body.query).toBe(query.normalize('NFC'));
  });

  test('the query decodes a plus sign as a space, and normalises white space', async () => {
    const { body } = await askFacts('?q=+exaltation%0D%0A+of%00+Jupiter+');
    expect([body.query, body.facts[0].id]).toEqual(['exaltation of Jupiter', 'exaltation-jupiter']);
  });

  test('the response may be empty', async () => {
    const { status, body } = await askFacts(q('zzz'));
    expect([status, body]).toEqual([200, { query: 'zzz', count: 0, total: 0, facts: [] }]);
  });

  test('the response gives the source of each fact, and the passage where known', async () => {
    const { body } = await askFacts(q('vimshottari ketu'));
    const ketu = body.facts.find(({ id }: { id: string }) => id === 'vimshottari-ketu');
    expect(ketu).toMatchObject({ topic: 'dasha', attribution: 'Bṛhat Parāśara Horā Śāstra', citation: 'chapter 46' });
    const { body: custom } = await askFacts(q('rahu kalam'));
    expect(custom.facts[0]).toMatchObject({ attribution: 'customary', citation: null });
  });

  test('the facts endpoint does not load the kernel', async () => {
    const { kernelCalls, get: ownGet } = service();
    await ownGet(PATH + q('kernel unasked'));
    expect(kernelCalls.times).toBe(0);
  });
});

describe('as text', () => {
  test('the text has a block for each fact', async () => {
    const text = await textOf('?q=moon+exaltation&format=text', 'text/plain');
    expect(text).toBe(
      [
        'Exaltation of Candra',
        'Candra is exalted in Vṛṣabha, most deeply at 3° of it, and debilitated in Vṛścika, most deeply at the same degree.',
        'Source: Bṛhat Parāśara Horā Śāstra (chapter 3)',
        '[exaltation-moon]',
        '',
      ].join('\n'),
    );
  });

  test('the text has the name in the requested language after the title', async () => {
    const text = await textOf('?q=moon+exaltation&format=text&lang=mr', 'text/plain');
    const { body } = await ask('GET', '/api/kundali-facts?q=moon+exaltation&lang=mr');
    expect([body.lang, body.sentence_lang]).toEqual(['mr', 'en']);
    const labelled = body.facts.filter(({ label }: { label?: string }) => label !== undefined);
    expect(labelled.length).toBeGreaterThan(0);
    for (const { title, label } of labelled) expect(text).toContain(`${title} (${label})\n`);
  });

  test.each(['text', 'markdown'])('the format %s contains all facts, or a sentence if none matches', async (format) => {
    const type = { text: 'text/plain', markdown: 'text/markdown' }[format] as string;
    const all = await textOf(`?format=${format}`, type);
    for (const { id } of FACTS) expect(all).toContain(id);
    expect(await textOf(`?format=${format}&q=zzz`, type)).toBe('No fact has all of these words.\n');
  });
});

describe('in Hindi', () => {
  test('the Hindi response has title and statement, and the words of both languages find it', async () => {
    const { body } = await askFacts(`${q('moon exaltation')}&lang=hi`);
    expect([body.lang, body.sentence_lang]).toEqual(['hi', 'hi']);
    expect(body.facts[0]).toMatchObject({
      id: 'exaltation-moon',
      title: 'चंद्र का उच्च',
      label: 'चंद्र',
      statement: 'चंद्र वृषभ में उच्च का होता है और उसके 3° पर परम उच्च; वृश्चिक में नीच का होता है और उसके उतने ही अंश पर परम नीच।',
      attribution: 'Bṛhat Parāśara Horā Śāstra',
      citation: 'chapter 3',
    });
    expect((await askFacts(`${q('चंद्र का उच्च')}&lang=hi`)).body.facts[0].id).toBe('exaltation-moon');
    expect((await askFacts('?lang=hi')).body.count).toBe(FACTS.length);
  });

  test('the Hindi response has its sources in Hindi, as text and as Markdown', async () => {
    expect(await textOf('?q=moon+exaltation&format=text&lang=hi', 'text/plain')).toBe(
      [
        'चंद्र का उच्च',
        'चंद्र वृषभ में उच्च का होता है और उसके 3° पर परम उच्च; वृश्चिक में नीच का होता है और उसके उतने ही अंश पर परम नीच।',
        'स्रोत: बृहत् पाराशर होराशास्त्र (अध्याय 3)',
        '[exaltation-moon]',
        '',
      ].join('\n'),
    );
    const markdown = await textOf('?q=moon+exaltation&format=markdown&lang=hi', 'text/markdown');
    expect(markdown.split('\n')[0]).toBe('## चंद्र का उच्च');
    expect(markdown).toContain('*स्रोत:* बृहत् पाराशर होराशास्त्र (अध्याय 3) · `exaltation-moon`');
    expect(await textOf('?format=text&lang=hi&q=zzz', 'text/plain')).toBe('इन सब शब्दों वाला कोई तथ्य नहीं है।\n');
  });
});

describe('as Markdown', () => {
  test('the Markdown has a heading for each fact', async () => {
    const text = await textOf('?q=moon+exaltation&format=markdown', 'text/markdown');
    const [heading, , statement, , source] = text.split('\n');
    expect(heading).toBe('## Exaltation of Candra');
    expect(statement).toMatch(/^Candra is exalted in Vṛṣabha/);
    expect(source).toBe('*Source:* Bṛhat Parāśara Horā Śāstra (chapter 3) · `exaltation-moon`');
    expect((await textOf('?format=markdown', 'text/markdown')).match(/^## /gm)).toHaveLength(FACTS.length);
  });

  test.each([
    ['a * b _ c', 'a \\* b \\_ c'],
    ['[x](y) <b> & `c` \\', '\\[x\\](y) \\<b\\> \\& \\`c\\` \\\\'],
    ['# no heading', '\\# no heading'],
    ['- no item', '\\- no item'],
    ['1. no item', '1\\. no item'],
    ['235 months', '235 months'],
    ['a-b, 13°20′ (c) 1.5', 'a-b, 13°20′ (c) 1.5'],
    ['a | b ~~c~~ ![d]', 'a \\| b \\~\\~c\\~\\~ \\!\\[d\\]'],
  ])('the Markdown escapes %s as %s', (text, written) => {
    expect(escapedMarkdown(text)).toBe(written);
  });

  test('the escaped Markdown is parsed back to the same text', () => {
    for (const { title, statement } of FACTS) {
      for (const text of [title, statement]) {
        const written = escapedMarkdown(text);
        expect(written.replace(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(text);
        expect(written.replace(/\\./g, '')).not.toMatch(/[\\`*_~[\]<>&|#!]/);
      }
    }
  });
});

describe('caching', () => {
  test.each(['json', 'text', 'markdown'])(
    'the response is cached for an hour and revalidated by entity tag: %s',
    async (format) => {
      const path = `${PATH}?q=krittika&format=${format}`;
      const first = await get(path);
      expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600');
      const tag = first.headers.get('ETag') as string;
      expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
      const again = await get(path, { 'If-None-Match': tag });
      expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
      expect(await (await service().get(path)).text()).toBe(await first.text());
    },
  );

  test('the cache separates questions and formats, and treats the default format as JSON', async () => {
    const tags = await Promise.all(
      ['?q=mula', '?q=mula&format=json', '?q=+mula+', '?q=mula&format=text', '?q=moola', '?q=mula&format=markdown'].map(
        async (search) => (await get(PATH + search)).headers.get('ETag'),
      ),
    );
    expect(new Set(tags.slice(0, 3)).size).toBe(1);
    expect(new Set(tags).size).toBe(4);
  });

  test.each(['.', '..', '%2e%2e', '/', 'a/b', '?', '#'])(
    'the cache keeps the format of a query that looks like a path: %s',
    async (query) => {
      for (const format of ['json', 'text', 'markdown']) {
        const type = (await get(`${PATH}${q(query)}&format=${format}`)).headers.get('Content-Type');
        expect(type).toContain({ json: 'application/json', text: 'text/plain', markdown: 'text/markdown' }[format]);
      }
      expect((await askFacts(q(query))).body.query).toBe(query);
    },
  );

  test('the service returns the same response without a cache', async () => {
    const cachedText = await (await get(`${PATH}?q=hasta`)).text();
    vi.stubGlobal('caches', undefined);
    const fresh = await (await get(`${PATH}?q=hasta`)).text();
    vi.unstubAllGlobals();
    expect(fresh).toBe(cachedText);
  });
});

describe('requests', () => {
  test('HEAD returns the headers of GET, without a body', async () => {
    const [whole, head] = [await get(`${PATH}?q=magha`), await get(`${PATH}?q=magha`, {}, 'HEAD')];
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['ETag', 'Content-Type', 'Cache-Control'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    expect((await askFacts('?format=xml', 'HEAD')).status).toBe(400);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('the facts endpoint returns 405 for %s', async (method) => {
    const { status, headers, body } = await askFacts('', method);
    expect([status, body.error, headers.get('Allow')]).toEqual([405, 'method-not-allowed', 'GET, HEAD, OPTIONS']);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('the facts endpoint returns 404 with a trailing slash', async () => {
    expect((await ask('GET', `${PATH}/`, undefined, fetch)).status).toBe(404);
  });
});

describe('errors', () => {
  const expectRefused = ({ status, headers, body }: Answer, error: string, field: string): void => {
    expect({ status, error: body.error, field: body.field }).toEqual({ status: 400, error, field });
    expect(body.message).toMatch(new RegExp(`^${field} `));
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.has('ETag')).toBe(false);
  };

  test.each(['xml', 'JSON', '', '%20', 'json%20', 'md', 'plain', 'html', 'application/json', 'toString'])(
    'the error for the unknown format "%s" names format',
    async (format) => {
      expectRefused(await askFacts(`?q=rohini&format=${format}`), 'unsupported-format', 'format');
    },
  );

  test.each([
    ['?q=a&q=a', 'q'],
    ['?q=&q=', 'q'],
    ['?format=json&format=json', 'format'],
    ['?format=text&q=rohini&format=xml', 'format'],
  ])('the error for the repeated parameter in %s names %s', async (search, field) => {
    const answer = await askFacts(search);
    expectRefused(answer, 'invalid-parameter', field);
    expect(answer.body.message).toBe(`${field} is given more than once. Give it once.`);
  });

  test('the endpoint limits the question by its number of characters', async () => {
    expect((await askFacts(q('a'.repeat(200)))).status).toBe(200);
    expect((await askFacts(q('𑀓'.repeat(200)))).status).toBe(200);
    for (const long of ['a'.repeat(201), ' '.repeat(201), '𑀓'.repeat(201), 'é'.repeat(5000)]) {
      expectRefused(await askFacts(q(long)), 'invalid-parameter', 'q');
    }
  });

  test('the error names the first invalid parameter', async () => {
    expectRefused(await askFacts(`${q('a'.repeat(201))}&format=xml`), 'invalid-parameter', 'q');
  });

  test('the error matches the example in the OpenAPI document', async () => {
    const { responses } = (await published()).paths[PATH].get;
    const { format } = responses[400].content['application/json'].examples;
    expect((await askFacts('?format=xml')).body).toEqual(format.value);
  });

  test('arbitrary bytes get an error or an answer', async () => {
    for (const search of [
      '?q=%FF%FE',
      '?q=%00',
      '?q=%ED%A0%80',
      '?q=<script>',
      '?q=%25',
      '?q=../..',
      `?q=${'%E2%80%AE'}x`,
    ]) {
      expect((await askFacts(search)).status, search).toBe(200);
    }
  });
});

test('the responses match the examples in the OpenAPI document', async () => {
  const { content } = (await published()).paths[PATH].get.responses[200];
  const examples = content['application/json'].examples;
  for (const { value } of Object.values<{ value: { query: string } }>(examples)) {
    expect((await askFacts(q(value.query))).body).toEqual(value);
  }
  const query = 'exaltation of Jupiter';
  for (const format of ['text', 'markdown'] as const) {
    const type = { text: 'text/plain', markdown: 'text/markdown' }[format];
    const example = content[`${type}; charset=utf-8`].examples[format];
    expect(await textOf(`${q(query)}&format=${format}`, type)).toBe(example.value);
  }
});
