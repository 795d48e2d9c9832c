/** GET /api/kundali-facts over HTTP: what is found, how it is written, how it is kept, and what is refused. */
import { describe, expect, test, vi } from 'vitest';
import { FACTS, searchFacts } from '../../src/domain/facts';
import { escapedMarkdown } from '../../src/http/facts/present';
import { type Answer, ask, published } from './ask';
import { service } from './utsavas';

const PATH = '/api/kundali-facts';
const { fetch, get } = service();
const askFacts = (asked = '', method = 'GET'): Promise<Answer> => ask(method, PATH + asked, undefined, fetch);
const q = (text: string): string => `?q=${encodeURIComponent(text)}`;

async function textOf(asked: string, type: string): Promise<string> {
  const answer = await get(PATH + asked);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, `${type}; charset=utf-8`]);
  return answer.text();
}

describe('the answer', () => {
  test.each(['', '?', '?q', '?q=', '?q=%20%09', '?format=json', '?x=1&x=2&Q=rohini'])(
    'to "%s" is every fact',
    async (asked) => {
      const { body } = await askFacts(asked);
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
  ])('to %s begins with %s', async (query, first) => {
    const { body } = await askFacts(q(query));
    expect(body.facts[0].id).toBe(first);
    expect(body.count).toBe(body.facts.length);
    expect(body.query).toBe(query.normalize('NFC'));
  });

  test('reads a plus sign as a blank, and sets blanks in order', async () => {
    const { body } = await askFacts('?q=+exaltation%0D%0A+of%00+Jupiter+');
    expect([body.query, body.facts[0].id]).toEqual(['exaltation of Jupiter', 'exaltation-jupiter']);
  });

  test('may be empty', async () => {
    const { status, body } = await askFacts(q('zzz'));
    expect([status, body]).toEqual([200, { query: 'zzz', count: 0, facts: [] }]);
  });

  test('says of each fact who says so, and where as far as that is known', async () => {
    const { body } = await askFacts(q('vimshottari ketu'));
    const ketu = body.facts.find(({ id }: { id: string }) => id === 'vimshottari-ketu');
    expect(ketu).toMatchObject({ topic: 'dasha', attribution: 'Bṛhat Parāśara Horā Śāstra', citation: 'chapter 46' });
    const { body: custom } = await askFacts(q('rahu kalam'));
    expect(custom.facts[0]).toMatchObject({ attribution: 'customary', citation: null });
  });

  test('has no kernel in it', async () => {
    const { asked, get: ownGet } = service();
    await ownGet(PATH + q('kernel unasked'));
    expect(asked.times).toBe(0);
  });
});

describe('as text', () => {
  test('has a block for each fact', async () => {
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

  test.each(['text', 'markdown'])('%s has all facts, and words where there is none', async (format) => {
    const type = { text: 'text/plain', markdown: 'text/markdown' }[format] as string;
    const all = await textOf(`?format=${format}`, type);
    for (const { id } of FACTS) expect(all).toContain(id);
    expect(await textOf(`?format=${format}&q=zzz`, type)).toBe('No fact has all of these words.\n');
  });
});

describe('as Markdown', () => {
  test('has a heading for each fact', async () => {
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
  ])('%s is written %s', (text, written) => {
    expect(escapedMarkdown(text)).toBe(written);
  });

  test('reads back as it was', () => {
    for (const { title, statement } of FACTS) {
      for (const text of [title, statement]) {
        const written = escapedMarkdown(text);
        expect(written.replace(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(text);
        expect(written.replace(/\\./g, '')).not.toMatch(/[\\`*_~[\]<>&|#!]/);
      }
    }
  });
});

describe('is kept', () => {
  test.each(['json', 'text', 'markdown'])('for an hour, and asked after by its tag: %s', async (format) => {
    const asked = `${PATH}?q=krittika&format=${format}`;
    const first = await get(asked);
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const tag = first.headers.get('ETag') as string;
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = await get(asked, { 'If-None-Match': tag });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
    expect(await (await service().get(asked)).text()).toBe(await first.text());
  });

  test('by question and format apart, json named and unnamed together', async () => {
    const tags = await Promise.all(
      ['?q=mula', '?q=mula&format=json', '?q=+mula+', '?q=mula&format=text', '?q=moola', '?q=mula&format=markdown'].map(
        async (asked) => (await get(PATH + asked)).headers.get('ETag'),
      ),
    );
    expect(new Set(tags.slice(0, 3)).size).toBe(1);
    expect(new Set(tags).size).toBe(4);
  });

  test.each(['.', '..', '%2e%2e', '/', 'a/b', '?', '#'])(
    'in its own format where it looks like a path: %s',
    async (query) => {
      for (const format of ['json', 'text', 'markdown']) {
        const type = (await get(`${PATH}${q(query)}&format=${format}`)).headers.get('Content-Type');
        expect(type).toContain({ json: 'application/json', text: 'text/plain', markdown: 'text/markdown' }[format]);
      }
      expect((await askFacts(q(query))).body.query).toBe(query);
    },
  );

  test('the same without a cache', async () => {
    const kept = await (await get(`${PATH}?q=hasta`)).text();
    vi.stubGlobal('caches', undefined);
    const fresh = await (await get(`${PATH}?q=hasta`)).text();
    vi.unstubAllGlobals();
    expect(fresh).toBe(kept);
  });
});

describe('requests', () => {
  test('HEAD answers as GET without a body', async () => {
    const [whole, head] = [await get(`${PATH}?q=magha`), await get(`${PATH}?q=magha`, {}, 'HEAD')];
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['ETag', 'Content-Type', 'Cache-Control'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    expect((await askFacts('?format=xml', 'HEAD')).status).toBe(400);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is 405', async (method) => {
    const { status, headers, body } = await askFacts('', method);
    expect([status, body.error, headers.get('Allow')]).toEqual([405, 'method-not-allowed', 'GET, HEAD']);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('are not open to pages of other origins', async () => {
    const { headers } = await get(`${PATH}?q=rohini`, { Origin: 'https://other.test' });
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  test('a trailing slash is another path', async () => {
    expect((await ask('GET', `${PATH}/`, undefined, fetch)).status).toBe(404);
  });
});

describe('refusals', () => {
  const expectRefused = ({ status, headers, body }: Answer, error: string, field: string): void => {
    expect({ status, error: body.error, field: body.field }).toEqual({ status: 400, error, field });
    expect(body.message).toMatch(new RegExp(`^${field} `));
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.has('ETag')).toBe(false);
  };

  test.each(['xml', 'JSON', '', '%20', 'json%20', 'md', 'plain', 'html', 'application/json', 'toString'])(
    'of the format "%s"',
    async (format) => {
      expectRefused(await askFacts(`?q=rohini&format=${format}`), 'unsupported-format', 'format');
    },
  );

  test.each([
    ['?q=a&q=a', 'q'],
    ['?q=&q=', 'q'],
    ['?format=json&format=json', 'format'],
    ['?format=text&q=rohini&format=xml', 'format'],
  ])('of a parameter given twice: %s', async (asked, field) => {
    const answer = await askFacts(asked);
    expectRefused(answer, 'invalid-parameter', field);
    expect(answer.body.message).toBe(`${field} is given more than once.`);
  });

  test('of a question that is too long, counted in characters', async () => {
    expect((await askFacts(q('a'.repeat(200)))).status).toBe(200);
    expect((await askFacts(q('𑀓'.repeat(200)))).status).toBe(200);
    for (const long of ['a'.repeat(201), ' '.repeat(201), '𑀓'.repeat(201), 'é'.repeat(5000)]) {
      expectRefused(await askFacts(q(long)), 'invalid-parameter', 'q');
    }
  });

  test('of several faults the first parameter is named', async () => {
    expectRefused(await askFacts(`${q('a'.repeat(201))}&format=xml`), 'invalid-parameter', 'q');
  });

  test.each([
    ['long', q('a'.repeat(201))],
    ['format', '?format=xml'],
  ])('as the example %s of the description', async (name, asked) => {
    const { responses } = (await published()).paths[PATH].get;
    expect((await askFacts(asked)).body).toEqual(responses[400].content['application/json'].examples[name].value);
  });

  test('any bytes are answered or refused', async () => {
    for (const asked of [
      '?q=%FF%FE',
      '?q=%00',
      '?q=%ED%A0%80',
      '?q=<script>',
      '?q=%25',
      '?q=../..',
      `?q=${'%E2%80%AE'}x`,
    ]) {
      expect((await askFacts(asked)).status, asked).toBe(200);
    }
  });
});

test('the examples of the description are what is answered', async () => {
  const { content } = (await published()).paths[PATH].get.responses[200];
  const examples = content['application/json'].examples;
  const id = examples.exaltation.value.facts[0].id;
  expect(searchFacts(examples.exaltation.value.query).map((fact) => fact.id)).toEqual([id]);
  for (const { value } of Object.values<{ value: { query: string } }>(examples)) {
    expect((await askFacts(q(value.query))).body).toEqual(value);
  }
  for (const format of ['text', 'markdown'] as const) {
    const type = { text: 'text/plain', markdown: 'text/markdown' }[format];
    const { exaltation } = content[`${type}; charset=utf-8`].examples;
    expect(await textOf(`${q(examples.exaltation.value.query)}&format=${format}`, type)).toBe(exaltation.value);
  }
});
