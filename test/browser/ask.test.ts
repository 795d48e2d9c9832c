/** A conversation in a browser: figures with their source, bounds, help, faults, the keyboard; nothing is stored. */
import { describe, expect, test } from 'vitest';
import { CHROMIUM } from './chromium';
import { newPage, overflows, useBrowser, violations, WIDTHS } from './page';

/** Opens the page, with answers that do not use up the limit of the service. */
async function open(path: string, width: (typeof WIDTHS)[number] = 1280) {
  const page = await newPage({ width });
  await page.goto(path);
  await page.locator('#question').waitFor();
  return page;
}

const reply = (text: string, tools_used: object[] = []) => ({
  json: { reply: text, mode: 'demo', composed: true, tools_used, disclaimer: '' },
});

const FAST = [
  '**Utpanna Ekadashi**: 4 December 2026 (Friday)',
  '- tithi: Krishna Ekadashi\n- nakshatra: Chitra',
  '| From | To |\n| --- | --- |\n| 06:59 | 09:04 |',
  'Computed for Pune by `GET /api/utsavas`.',
].join('\n\n');
const TOOLS = [{ name: 'utsavas', input: { year: 2026, place: 'pune', month: 12, search: 'ekadashi' } }];
const BIRTH = { date: '1985-02-19', time: '20:55:00', place: '1259229' };
const HELP =
  'Please reach a person now: in India Tele-MANAS, 14416, or 112; elsewhere findahelpline.com shows who to call.';

describe.skipIf(!CHROMIUM)('the page to ask', () => {
  useBrowser();

  test('an answer of the service has its source, its request and its page, and no word of it is kept', async () => {
    const page = await open('/ask');
    await page.getByLabel('Your question').fill('When is Diwali 2027?');
    await page.keyboard.press('Enter');
    const value = page.locator('.val');
    await value.waitFor();
    expect(await value.textContent()).toContain('Friday, 29 October 2027');
    const request = await page.getByRole('link', { name: 'open the request' }).getAttribute('href');
    expect((await page.request.get(request ?? '')).status()).toBe(200);
    const shown = await value.getByRole('heading').getByRole('link').getAttribute('href');
    expect(shown).toMatch(/^\/utsava\/lakshmi_puja\/2027\?date=2027-10-29&place=New\+Delhi&at=28.6139,77.209&/);
    expect((await page.request.get(shown ?? '')).status()).toBe(200);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept + page.url()).not.toMatch(/diwali/i);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('question');
  });

  test('a question that is sent with Enter before the view runs is answered once', async () => {
    const page = await newPage();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/ask-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const sent: string[] = [];
    await page.route('/api/sahaja', (route) => {
      sent.push(route.request().postDataJSON().message);
      return route.fulfill(reply(FAST, TOOLS));
    });
    await page.goto('/ask');
    await page.getByLabel('Your question').pressSequentially('next ekadashi');
    await page.keyboard.press('Enter');
    expect(await page.locator('#view').getAttribute('data-live')).toBeNull();
    release();
    await page.locator('.val').waitFor();
    expect(sent).toEqual(['next ekadashi']);
    expect(await page.getByLabel('Your question').inputValue()).toBe('');
  });

  test('a conversation sends what went before, shows lists and tables, and takes the last question back', async () => {
    const page = await open('/ask');
    const sent: { message: string; history: { role: string }[] }[] = [];
    await page.route('/api/sahaja', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill(reply(FAST, TOOLS));
    });
    for (const [i, question] of ['next ekadashi', 'and in London?'].entries()) {
      await page.getByLabel('Your question').fill(question);
      await page.keyboard.press('Enter');
      await page.locator('.val').nth(i).waitFor();
    }
    expect(sent.map(({ history }) => history.map(({ role }) => role))).toEqual([[], ['user', 'assistant']]);
    expect(await page.locator('.ans > ul li').count()).toBe(4);
    expect(await page.locator('.ans > table tbody tr').count()).toBe(2);
    await page.keyboard.press('ArrowUp');
    expect(await page.getByLabel('Your question').inputValue()).toBe('and in London?');
  });

  test('each answer is drawn from what was computed, with the page of its place and date, in both languages', async () => {
    const tools = [
      ...TOOLS,
      { name: 'utsavas', input: { year: 2028, kind: 'ekadashi', tradition: 'smarta', place: '1259229' } },
      { name: 'panchanga', input: { place: '1253405', from: '2026-12-04', to: '2026-12-04' } },
      { name: 'muhurta', input: { place: '1264527', date: '2026-11-30' } },
      { name: 'chart', input: BIRTH },
      { name: 'match', input: { a: BIRTH, b: { ...BIRTH, date: '1988-03-03' }, system: 'ashtakuta' } },
      { name: 'sky', input: { from: '2027-01-01', to: '2027-12-31', kind: ['station'], tz: 'Asia/Kolkata' } },
      { name: 'transits', input: { birth: BIRTH, from: '2026-11-01', to: '2028-12-31', bodies: ['saturn'] } },
      { name: 'varshaphala', input: { birth: BIRTH, year: 2027 } },
      { name: 'places', input: { q: 'Salem' } },
      { name: 'facts', input: { q: 'rohini' } },
      { name: 'muhurta_search', input: { from: '2027-05-01', to: '2027-05-05', purpose: 'vivaha', place: '1259229' } },
    ];
    const shown = [
      ['/utsava/utpanna_ekadashi/2026?date=2026-12-04&place=Pune', '06:53–09:06'],
      ['/year?year=2028&place=Pune', '2028'],
      ['/day?date=2026-12-04&place=Varanasi', '23:45', '10:28–11:48', '06:28'],
      ['/day?date=2026-11-30&place=Chennai', '07:40–09:06'],
      ['/chart#t=1985-02-19T20:55&at=18.5196,73.8554&tz=Asia/Kolkata&place=Pune', '10°45′', '05°43′'],
      ['/match#a.t=1985-02-19T20:55', '10.5 / 36'],
      ['/sky?from=2027-01', '18:29'],
      ['/chart#t=1985-02-19T20:55', '19:24'],
      ['/chart#t=1985-02-19T20:55', '15:30'],
      [null, '11.6538, 78.1554'],
      [null, '23°20′'],
      ['/find?purpose=vivaha&from=2027-05-01&to=2027-05-05&place=Pune', '16:14–19:31'],
    ];
    for (const [path, root, words] of [
      [
        '/ask',
        '',
        [
          'Utpanna Ekadashi in Pune',
          'Observances of 2028 in Pune',
          'Mars turns retrograde in Simha',
          'Saturn until 19 August 2038',
        ],
      ],
      ['/hi/ask', '/hi', ['उत्पन्ना एकादशी पुणे में', '2028 के पर्व और व्रत पुणे में', 'मंगल सिंह में वक्री', 'शनि 19 अगस्त 2038 तक']],
    ] as const) {
      const page = await open(path, 390);
      const list = '- Tithi: until 4 December 2026, 23:45\n- Sunrise: 06:28';
      const further = '- Day: 12 h 3 min\n- Night: 11 h 57 min';
      const points = '| Kuta | Points | Of |\n| --- | --- | --- |\n| Sum | 10.5 | 36 |';
      await page.route('/api/sahaja', (route) =>
        route.fulfill(reply(['Computed.', list, further, points].join('\n\n'), tools)),
      );
      await page.locator('.ask aside button').first().click();
      await page
        .locator('.val')
        .nth(tools.length - 1)
        .waitFor();
      const blocks = await page
        .locator('.val')
        .evaluateAll((all) =>
          all.map((each) => ({ text: each.textContent ?? '', href: each.querySelector('h3 a')?.getAttribute('href') })),
        );
      shown.forEach(([href, ...figures], i) => {
        if (href === null) expect(blocks[i]?.href).toBeUndefined();
        else expect(blocks[i]?.href?.startsWith(`${root}${href}`), `${href} ${blocks[i]?.href}`).toBe(true);
        for (const figure of figures) expect(blocks[i]?.text).toContain(figure);
      });
      const text = blocks.map((block) => block.text).join();
      for (const word of words) expect(text).toContain(word);
      // A list or a table whose figures all stand below is not said twice.
      expect(await page.locator('.ans > table').count()).toBe(0);
      expect(await page.locator('.ans > ul').allTextContents()).toEqual(['Day: 12 h 3 minNight: 11 h 57 min']);
      await page.emulateMedia({ media: 'print' });
      expect([path, await violations(page), await overflows(page)]).toEqual([path, [], false]);
    }
  });

  test('a question without a town is answered for the reader’s own place, and one with a town for that town', async () => {
    const page = await open('/ask?place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata');
    for (const [i, [question, place]] of [
      ['When is Rahu kaal on 1 December 2026?', 'Pune'],
      ['When is Rahu kaal on 1 December 2026 in Chennai?', 'Chennai'],
      ['When is Rahu kaal on 1 December 2026 in Delhi?', 'Delhi'],
    ].entries()) {
      await page.getByLabel('Your question').fill(question as string);
      await page.keyboard.press('Enter');
      const value = page.locator('.turn').nth(i).locator('.val').first();
      await value.waitFor();
      expect(await value.textContent()).toContain(place);
    }
    expect(page.record.requests.filter((url) => url.endsWith('/api/sahaja')).length).toBe(3);
  });

  test('help for a person in danger is announced, with numbers to call and nothing computed', async () => {
    const page = await open('/ask', 390);
    await page.route('/api/sahaja', (route) => route.fulfill(reply(HELP)));
    await page.getByLabel('Your question').fill('I do not want to live');
    await page.getByRole('button', { name: 'Ask' }).click();
    const help = page.getByRole('alert');
    await help.waitFor();
    expect(await help.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      ['tel:14416', 'tel:112', 'https://findahelpline.com'],
    );
    expect(await page.locator('.val').count()).toBe(0);
  });

  test('parts of a day that a reply lists are drawn, and a declined question has what can be asked instead', async () => {
    const page = await open('/ask', 390);
    const table = '| Choghaḍiyā | Time |\n| --- | --- |\n| Kāla | 06:44–08:08 |';
    const bound = 'I do not predict what happens in a life. I can give the dated periods of a chart (daśās).';
    const replies = [
      reply(`${table}\n\nComputed for Pune by \`GET /api/muhurta\`.`, [
        { name: 'muhurta', input: { date: '2026-11-21', place: 'Pune' } },
      ]),
      reply(bound),
    ];
    await page.route('/api/sahaja', (route) => route.fulfill(replies.shift()));
    await page.locator('.ask aside button').first().click();
    const value = page.locator('.val');
    await value.waitFor();
    expect(await value.locator('tbody tr').count()).toBe(16);
    expect(await value.textContent()).toContain('05:09–06:45 Sun');
    await page.locator('.ask aside button').first().click();
    await page.getByRole('button', { name: /^Mahadashas, born/ }).click();
    expect(await page.getByLabel('Your question').inputValue()).toContain('15 June 1990');
    expect([await violations(page), await overflows(page)]).toEqual([[], false]);
  });

  test('a question without an answer stays in the field, and the page says why', async () => {
    const page = await open('/ask');
    await page.route('/api/sahaja', (route) => route.abort());
    await page.getByRole('button', { name: 'When is Diwali 2027?' }).click();
    await page.getByText('You are offline.').waitFor();
    expect(await page.getByLabel('Your question').inputValue()).toBe('When is Diwali 2027?');
    await page.route('/api/sahaja', (route) => {
      const reset = String(Math.ceil(Date.now() / 1000) + 1490);
      return route.fulfill({
        status: 429,
        headers: { 'X-RateLimit-Limit': '60', 'X-RateLimit-Reset': reset },
        json: {},
      });
    });
    await page.getByRole('button', { name: 'Ask' }).click();
    await page.getByText('You have reached the limit of 60 questions an hour. Try again in 25 min.').waitFor();
    expect(await page.getByLabel('Your question').inputValue()).toBe('When is Diwali 2027?');
    page.record.errors.length = 0;
  });

  test.each(WIDTHS)('the page at %i px, in both languages, has no axe findings and no overflow', async (width) => {
    for (const path of ['/ask', '/hi/ask']) {
      const page = await open(path, width);
      await page.route('/api/sahaja', (route) => route.fulfill(reply(FAST, TOOLS)));
      await page.locator('.ask aside button').first().click();
      await page.locator('.val').waitFor();
      expect([path, await violations(page), await overflows(page)]).toEqual([path, [], false]);
    }
  });
});
