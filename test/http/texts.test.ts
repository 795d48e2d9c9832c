/** Feeds and calendar files contain words in the reader's language, never a key or a placeholder. */
import { describe, expect, test } from 'vitest';
import { DAY_FIELDS } from '../../src/api/days/fields';
import { LANGUAGE_TAGS } from '../../src/data/language';
import { sendAt } from './almanac';
import { ORIGIN } from './ask';
import { parseRss } from './feeds';
import { FILES as ASSETS, service } from './utsavas';

const NOW = Date.parse('2026-10-01T06:30:00Z');
const send = sendAt(NOW);
const AT = 'lat=18.5204&lon=73.8567&tz=Asia/Kolkata';

const FEEDS = ['/api/rss/daily', '/api/rss/utsavas', '/api/rss/sankrantis', '/api/rss/sky'] as const;
const FILES = [
  `/api/utsavas.ics?${AT}&name=Pune&year=2026&show=all&events=timed`,
  `/api/utsavas.ics?year=2026&region=kerala&tradition=civil&events=timed`,
  '/api/v1/holidays?format=ics&region=bihar&year=2026',
  '/api/v1/holidays?format=ics&region=fiji&year=2027',
  `/api/v1/days?format=ics&from=2026-10-01&to=2026-10-05&${AT}&fields=${DAY_FIELDS.join(',')}`,
  '/api/v1/sky?format=ics&from=2026-10-01&to=2026-12-31',
  `/api/v1/anniversaries?format=ics&kind=shraddha&masa=6&paksha=krishna&tithi=8&from=2026-01-01&to=2028-12-31&${AT}`,
] as const;

/** Matches a key, a tag, a placeholder or a missing value. */
const RAW =
  /\b[a-z]+_[a-z_]+\b|\{[@a-z]|\b(?:undefined|NaN|null)\b|\[object|\b(?:times|rule|observances|decision)\.[a-z-]+/;

async function textOf(path: string): Promise<string> {
  const response = await send(new Request(`${ORIGIN}${path}`));
  expect(response.status, path).toBe(200);
  return response.text();
}

/** The values of the properties of a calendar file that a reader sees. */
const shownLines = (ics: string): string[] =>
  ics
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => /^(?:SUMMARY|DESCRIPTION|CATEGORIES|LOCATION|X-WR-CALNAME)/.test(line))
    .map((line) => line.slice(line.indexOf(':') + 1));

const expectWords = (texts: readonly string[], path: string): void => {
  expect(texts.length, path).toBeGreaterThan(0);
  expect(texts.flatMap((text) => RAW.exec(text)?.[0] ?? [])).toEqual([]);
};

describe.each(FEEDS)('%s', (feed) => {
  test.each(LANGUAGE_TAGS)('a feed in %s contains only words', async (lang) => {
    const query = feed === '/api/rss/sky' ? `lang=${lang}` : `${AT}&lang=${lang}`;
    const { items, said } = parseRss(await textOf(`${feed}?${query}`));
    const texts = items.flatMap(({ title, description, category }) => [title, description, category ?? '']);
    expectWords([...texts, said.title ?? '', said.description ?? ''], feed);
  });
});

describe.each(FILES)('%s', (file) => {
  test.each(LANGUAGE_TAGS)('a calendar file in %s contains only words', async (lang) => {
    expectWords(shownLines(await textOf(`${file}&lang=${lang}`)), file);
  });
});

test('an item of the feed of observances has the times of its calendar event', async () => {
  const { items } = parseRss(await textOf(`/api/rss/utsavas?${AT}`));
  const event = shownLines(await textOf(`/api/utsavas.ics?${AT}&year=2026&show=all`)).find((text) =>
    text.startsWith('Karaka-caturthī'),
  );
  const [, moonrise] = /Moonrise: (\d\d:\d\d)/.exec(event ?? '') ?? [];
  expect(moonrise).toBeDefined();
  const item = items.find(({ guid }) => guid.includes('karva_chauth'));
  expect(item?.description).toContain(`Moonrise: ${moonrise}`);
});

test.each([
  ['/api/rss/daily', 'सूर्योदय'],
  ['/api/rss/utsavas', 'मास'],
  ['/api/rss/sankrantis', 'पुण्यकाल'],
  ['/api/rss/sky', 'UTC'],
])('an item of %s in Hindi has no English word', async (feed, known) => {
  const { items, said } = parseRss(await textOf(`${feed}?${feed === '/api/rss/sky' ? '' : `${AT}&`}lang=hi`));
  expect(said.language).toBe('hi');
  expect(said.title).toMatch(/^खगोल: /);
  const labels = items.flatMap(({ description }) =>
    [...description.matchAll(/<li>([^:<]+):/g)].map(([, label]) => label ?? ''),
  );
  expect(labels).toContain(known);
  // Names of zones and the marks of UTC instants stay as they are.
  const english = (text: string) =>
    text.replace(/Asia\/\w+|\d+T[\d:]+(?:Z|[+-][\d:]+)|UTC|Pune|New Delhi/g, '').match(/[A-Za-z]{2,}/g);
  if (feed !== '/api/rss/utsavas') {
    const texts = items.flatMap(({ title, description }) => [title, description.replace(/<[^>]+>/g, ' ')]);
    expect([...texts, said.description ?? ''].flatMap((text) => english(text) ?? [])).toEqual([]);
  }
  expect(labels.filter((label) => /^[A-Za-z]+$/.test(label) && label !== 'UTC')).toEqual([]);
});

test('a calendar file of days in Hindi has no English line', async () => {
  const query = `from=2026-10-01&to=2026-10-05&${AT}&fields=${DAY_FIELDS.join(',')}&lang=hi&format=ics`;
  const lines = shownLines(await textOf(`/api/v1/days?${query}`)).flatMap((text) => text.split(String.raw`\n`));
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => /^[A-Za-z]/.test(line))).toEqual([]);
});

describe('Hindi', () => {
  const { fetch } = service(NOW);
  /** The lines that a reader sees, of a service with its static assets. */
  async function linesOf(path: string): Promise<string[]> {
    const response = await fetch(new Request(ORIGIN + path), ASSETS);
    expect(response.status, path).toBe(200);
    const text = await response.text();
    if (!path.startsWith('/api/rss')) return shownLines(text).flatMap((line) => line.split(String.raw`\n`));
    const { items, said } = parseRss(text);
    const shown = items.flatMap(({ title, description }) => [title, ...description.split('<li>')]);
    return [said.title ?? '', said.description ?? '', ...shown.map((line) => line.replace(/<[^>]+>/g, ' '))];
  }

  test.each([
    ['/api/rss/daily?place=Pune', 'पुणे'],
    ['/api/rss/utsavas?place=Pune', 'पुणे'],
    ['/api/rss/utsavas?region=bihar', 'पटना'],
    ['/api/rss/sankrantis?place=Guntur', 'गुंटूर'],
    ['/api/rss/sky?', 'नई दिल्ली'],
    ['/api/utsavas.ics?year=2026&place=Pune', 'पुणे'],
    ['/api/utsavas.ics?year=2026&region=west-bengal', 'पश्चिम बंगाल'],
    ['/api/utsavas.ics?year=2026&region=bihar&tradition=civil', 'पटना'],
    ['/api/v1/observances?format=ics&year=2026&place=Karad', 'कराड'],
    ['/api/v1/observances?format=ics&year=2026&region=kerala', 'तिरुवनंतपुरम'],
    ['/api/v1/holidays?format=ics&year=2027&region=west-bengal', 'पश्चिम बंगाल'],
    ['/api/v1/days?format=ics&from=2026-10-01&to=2026-10-05&place=Pune', 'पुणे'],
    ['/api/v1/muhurta-search?format=ics&from=2026-12-01&to=2026-12-31&purpose=vivaha&place=Pune', 'पंचांगों'],
    ['/api/v1/sky?format=ics&from=2026-10-01&to=2026-12-31&ayanamsa=kp', 'कृष्णमूर्ति'],
  ])('%s has no word in Latin letters but names of sites, programs and zones', async (path, known) => {
    const lines = await linesOf(`${path}&lang=hi`);
    expect(lines.some((line) => line.includes(known))).toBe(true);
    // The first line of a description is the Sanskrit name in IAST and Devanāgarī.
    const words = lines
      .filter((line) => !/ \([\u0900-\u097F].*\)$/.test(line))
      .flatMap((line) => line.match(/(?<![\w./:-])[A-Za-z]{3,}(?![\w/:-]|\.\w)/g) ?? []);
    const proper = ['adyatithi', 'jyotisha', 'UTC', 'Kielhorn', 'Sewell', 'Dikshit', 'The', 'Indian', 'Calendar'];
    expect([...new Set(words)].filter((word) => !proper.includes(word))).toEqual([]);
  });

  test('a card of a day names the place in Hindi', async () => {
    const card = await fetch(new Request(`${ORIGIN}/api/v1/card.svg?date=2026-11-08&place=Pune&lang=hi`), ASSETS);
    expect(await card.text()).toContain('>पुणे<');
  });

  test('an answer has the Hindi name of its place as a label', async () => {
    const path = '/api/v1/observances?year=2026&place=Pune&lang=hi&limit=1';
    const { place } = (await (await fetch(new Request(ORIGIN + path), ASSETS)).json()) as { place: object };
    expect(place).toMatchObject({ name: 'Pune', label: 'पुणे' });
  });
});
