/** The library of charts, signed out and signed in: its list, actions, error states and accessibility. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addAuthenticator, BIRTHS, forgive, register, saveBirths, savedNames } from './accountsFixture';
import { AMSTERDAM_1935, VARANASI } from './births';
import { CHROMIUM } from './chromium';
import {
  controls,
  layoutShift,
  newPage,
  overflows,
  type Record,
  useBrowser,
  violations,
  visitAndUnplug,
  WIDTHS,
} from './page';

/** Opens the page as a reader with five charts. */
async function openList(page: Page & { record: Record }): Promise<void> {
  await addAuthenticator(page);
  await register(page);
  await saveBirths(page);
  await page.reload();
  await page.getByRole('link', { name: 'First example' }).waitFor();
}

/** Makes the service answer a path with an error. */
const refuse = (page: Page, path: string, status: number, error: string) =>
  page.route(path, (route) =>
    route.fulfill({ status, json: { error, message: error }, headers: { 'X-Request-Id': 'id-to-quote' } }),
  );

const names = (page: Page): Promise<string[]> => page.locator('.library a.b').allTextContents();

const rowOf = (page: Page, name: string) =>
  page.locator('.library > li').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Chooses a file of charts. */
const choose = (page: Page, name: string, text: string | Buffer) =>
  page.locator('.import input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Puts charts on the device: lines of a table without its head. */
async function importRows(page: Page, rows: readonly string[]): Promise<void> {
  await choose(page, 'clients.csv', ['name,date,time,lat,lon,tz,place,tags,note', ...rows].join('\n'));
  await page.locator('.import button.main').click();
  await page.locator('.library > li').first().waitFor();
}

const DEVICE = [
  'Asha,1985-02-19,20:56:22,25.3176,82.9739,Asia/Kolkata,Varanasi,family,Time from the hospital.',
  'Bina,1990-05-15,,28.6139,77.209,Asia/Kolkata,New Delhi,,',
];

interface Listed {
  name: string | null;
  place: string | null;
  tags: string[];
  note: string | null;
  input: object;
}

const savedCharts = (page: Page): Promise<Listed[]> =>
  page.evaluate(async () => ((await (await fetch('/account/charts')).json()) as { charts: Listed[] }).charts);

describe.skipIf(!CHROMIUM)('the saved charts', () => {
  useBrowser();

  test('charts of the account and of the device stand in one list, and a search finds them by each of their words', async () => {
    const page = await newPage();
    await openList(page);
    await importRows(page, DEVICE);
    expect(await names(page)).toEqual(['Asha', 'Bina', ...BIRTHS.map(({ name }) => name).reverse()]);
    await page.getByText('5 of at most 500 charts in your account, 2 on this device.').waitFor();
    expect(await page.locator('.library > li:has-text("this device") a.b').allTextContents()).toEqual(['Asha', 'Bina']);
    expect(await rowOf(page, 'Adelaide').textContent()).toMatch(
      /10 Sept 1996, 15:49:57.*Lagna Makara, .*Moon Karka, Ashlesha 3/,
    );
    expect(await rowOf(page, 'Adelaide').locator('.dots circle').count()).toBe(9);
    const first = page.getByRole('link', { name: 'First example' });
    expect(await first.getAttribute('href')).toBe(
      '/chart#t=1985-02-19T20:56:22&at=24.9459,83.0665&tz=%2B5:30&name=First%20example',
    );
    const find = page.getByRole('searchbox', { name: 'Find' });
    for (const [words, found] of [
      ['āśleṣā', ['Puri, winter', 'Adelaide']],
      ['SOLST 1977', ['Solstice']],
      ['१९७७', ['Solstice']],
      ['hospital', ['Asha']],
      ['family', ['Asha']],
      ['new delhi', ['Bina']],
      ['dhanishtha', ['Asha', 'First example', 'Puri, winter', 'Adelaide']],
    ] as const) {
      await find.fill(words);
      await expect.poll(() => names(page), { message: words }).toEqual(found);
    }
    // Also by a nearby town, which is looked up on the device.
    expect(page.record.requests.filter((url) => /gazetteer/.test(url)).length).toBe(1);
    await find.fill('ujjain');
    await expect.poll(() => names(page)).toEqual(['Solstice']);
    expect(await page.locator('.library > li').textContent()).toContain('18:53:40, Ujjain');
    await find.fill('nobody');
    await page.getByText('No chart has these words.').waitFor();
  });

  test('chosen charts of the device move to the account as they are, and one without a time stays', async () => {
    const page = await newPage();
    await addAuthenticator(page);
    await page.goto('/charts');
    await choose(
      page,
      'charts.json',
      JSON.stringify([
        {
          birth: `${AMSTERDAM_1935.fragment}&name=Chitra&preset=raman&node=true`,
          tags: ['client', 'rectify'],
          note: 'Before dawn.\nNotarised.',
        },
      ]),
    );
    await page.getByText('charts.json: one chart read.').waitFor();
    await page.getByRole('button', { name: 'Save one chart' }).click();
    await importRows(page, DEVICE);
    const href = await page.getByRole('link', { name: 'Chitra' }).getAttribute('href');
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await page.getByText('Your account is made.').waitFor();
    await page.getByText('3 charts are on this device only.').waitFor();
    expect(await savedNames(page)).toEqual([]);
    await page.getByRole('button', { name: 'Select these' }).click();
    await page.getByRole('button', { name: 'Move 2 charts to the account' }).click();
    await page.getByText('2 charts are now in the account.').waitFor();
    await page.getByText('2 of at most 500 charts in your account, one on this device.').waitFor();
    expect(await rowOf(page, 'Bina').textContent()).toContain('this device');
    expect((await savedCharts(page)).toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))).toMatchObject([
      { name: 'Asha', place: 'Varanasi', tags: ['family'], note: 'Time from the hospital.', input: { tzHours: 5.5 } },
      {
        name: 'Chitra',
        place: 'Amsterdam',
        tags: ['client', 'rectify'],
        note: 'Before dawn.\nNotarised.',
        input: { ...AMSTERDAM_1935.body, preset: 'raman', nodeMode: 'true' },
      },
    ]);
    // The same birth, with its zone and its settings.
    await page.reload();
    expect(await page.getByRole('link', { name: 'Chitra' }).getAttribute('href')).toBe(href);
  });

  test('a move over the limit of changes says what has moved, and goes on when the service accepts more', async () => {
    const page = await newPage();
    await page.clock.install();
    await addAuthenticator(page);
    await register(page);
    const rows = ['Asha', 'Bina', 'Chitra'].map(
      (name, i) => `${name},1985-02-19,20:5${i},25.3,83,+5:30,Varanasi,,Firm.`,
    );
    await importRows(page, rows);
    let changes = 0;
    await page.route('**/account/charts/*', (route) => {
      changes++;
      if (changes !== 2) return route.continue();
      const headers = { 'X-RateLimit-Reset': String(Math.ceil(Date.now() / 1000) + 3600) };
      return route.fulfill({ status: 429, json: { error: 'rate-limit-exceeded', message: '' }, headers });
    });
    await page.getByRole('button', { name: 'Select these' }).click();
    await page.getByRole('button', { name: 'Move 3 charts to the account' }).click();
    await page
      .getByText(/^One chart is now in the account\. The service accepts further changes from \d\d:\d\d\./)
      .waitFor();
    await page.getByText('The other 2 charts stay on this device and move then, while this page is open.').waitFor();
    const stored = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('khagola.library') ?? '[]').length as number);
    expect(await stored()).toBe(2);
    await page.clock.fastForward(3_700_000);
    await page.getByText('3 charts are now in the account.').waitFor();
    expect(await stored()).toBe(0);
    expect((await savedCharts(page)).map(({ name, note }) => `${name}: ${note}`).toSorted()).toEqual([
      'Asha: Firm.',
      'Bina: Firm.',
      'Chitra: Firm.',
    ]);
    forgive(page.record, 429);
  });

  test('name, tags and note of a chart change in place by keyboard, on the device and in the account', async () => {
    const page = await newPage();
    await openList(page);
    await importRows(page, DEVICE);
    for (const name of ['Asha', 'Solstice']) {
      await page.getByRole('button', { name: `Edit ${name}` }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Līlā');
      await page.keyboard.press('Tab');
      await page.keyboard.type('घर, client');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Firm.');
      await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
      await rowOf(page, 'Līlā').getByText('Firm.').waitFor();
      expect(await rowOf(page, 'Līlā').locator('.tags li').allTextContents()).toEqual(['घर', 'client']);
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Edit Līlā');
      await page.keyboard.press('Enter');
      await page.keyboard.type('not this');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Edit Līlā' }).waitFor();
      await page.getByRole('button', { name: 'Remove Līlā' }).click();
    }
    expect(await savedCharts(page)).toContainEqual(
      expect.objectContaining({ name: 'Līlā', tags: ['घर', 'client'], note: 'Firm.' }),
    );
  });

  test('charts are removed after ten seconds, during which the reader can undo it, wherever they are kept', async () => {
    const page = await newPage();
    await page.clock.install();
    await openList(page);
    await importRows(page, DEVICE);
    const stored = () => page.evaluate(() => localStorage.getItem('khagola.library') ?? '');
    for (const name of ['Asha', 'Adelaide']) {
      const has = async () => (await stored()).includes(name) || (await savedNames(page)).includes(name);
      const pressed = await page.evaluate(() => Date.now());
      await page.getByRole('button', { name: `Remove ${name}` }).click();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
      // The last second of the ten does not pass while the test looks.
      await page.clock.pauseAt(pressed + 9_000);
      expect(await has()).toBe(true);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.clock.resume();
      await page.clock.runFor(20_000);
      expect(await has()).toBe(true);
      await page.getByRole('button', { name: `Remove ${name}` }).click();
      await page.clock.runFor(10_100);
      await page.getByText('is removed.').waitFor({ state: 'detached' });
      expect(await names(page)).not.toContain(name);
      expect(await has()).toBe(false);
    }
    await page.getByText('4 of at most 500 charts in your account, one on this device.').waitFor();
    // All that are chosen, at once, and when the reader leaves the page within the ten seconds.
    for (const name of ['Bina', 'Solstice']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Remove these' }).click();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(2);
    await page.goto('/404');
    forgive(page.record, 404);
    await expect.poll(() => savedNames(page)).not.toContain('Solstice');
    expect(await stored()).toBe('');
    forgive(page.record, 404);
  });

  test('fifty of five hundred charts are drawn at once, and the keys of the library reach them', async () => {
    const page = await newPage();
    await page.goto('/charts');
    await importRows(
      page,
      Array.from({ length: 500 }, (_, i) => `Client ${i + 1},19${10 + (i % 90)}-01-15,12:00,20,75,+5:30,Pune,,`),
    );
    expect(await page.locator('.library > li').count()).toBe(50);
    await page.getByText('1 to 50 of 500').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('51 to 100 of 500').waitFor();
    expect((await names(page)).at(0)).toBe('Client 51');
    expect(await page.locator('.library > li').count()).toBe(50);
    await page.keyboard.press('x');
    expect(await page.getByRole('checkbox', { name: 'Select Client 51' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Select all 500' }).click();
    await page.getByText('500 charts selected').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('client 499');
    await expect.poll(() => names(page)).toEqual(['Client 499']);
    await page.getByRole('link', { name: 'Client 499' }).press('n');
    await page.waitForURL('**/chart#new');
  });

  test('the page says so if the code of the account cannot be loaded', async () => {
    const page = await newPage();
    await openList(page);
    await page.route('**/assets/accountParts-*.js', (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await page.getByText('This part could not be loaded.').waitFor();
    forgive(page.record, 503);
  });

  test.each(['/charts', '/hi/charts'])(
    '%s loads at most 60 KB for a reader without charts, and keeps a file that was chosen before its view',
    async (path) => {
      const page = await newPage();
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      let bytes = 0;
      // Without the headers, which are not compressed.
      session.on('Network.dataReceived', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThan(60_000);
      expect(page.record.requests.filter((url) => /kernel|views\/charts\/index/.test(url))).toEqual([]);
      const table = 'name,date,time,lat,lon,tz,place\nAsha,1985-02-19,20:56:22,25.3176,82.9739,Asia/Kolkata,Varanasi';
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
      await page.locator('.import button.main').click();
      await page.getByRole('link', { name: 'Asha' }).waitFor();
      // A reader with charts sees them without a touch.
      await page.reload();
      await page.getByRole('link', { name: 'Asha' }).waitFor();
    },
  );

  test('a chart of the account reappears if its removal fails', async () => {
    const page = await newPage();
    await page.clock.install();
    await openList(page);
    await refuse(page, '**/account/charts/*', 503, 'storage-unavailable');
    await page.getByRole('button', { name: 'Remove Solstice' }).click();
    await page.clock.runFor(10_100);
    await page.getByText('The database is not responding, so nothing has changed.').waitFor();
    await page.getByRole('link', { name: 'Solstice' }).waitFor();
    forgive(page.record, 503);
  });

  test('the saved charts stay in place when adding a passkey fails', async () => {
    const page = await newPage();
    const laptop = await addAuthenticator(page);
    await register(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Make the passkey' }).click();
    await page.getByText('This device holds a passkey of the account already.').waitFor();
    expect(await laptop.credentialIds()).toHaveLength(1);
    await page.getByRole('button', { name: 'Leave as it is' }).click();
    // The last passkey cannot be removed.
    expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  });

  test('the page can delete a passkey, and undo it', async () => {
    const page = await newPage();
    await page.clock.install();
    const laptop = await addAuthenticator(page);
    await register(page);
    await laptop.present(false);
    await addAuthenticator(page, 'usb');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of the new passkey').fill('Blue key');
    await page.keyboard.press('Enter');
    await page.getByText('Blue key opens the account too.').waitFor();
    await page.getByRole('button', { name: 'Remove Blue key' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Remove Blue key' }).click();
    await page.clock.runFor(10_100);
    await expect.poll(() => page.getByRole('rowheader').allTextContents()).toEqual(['Linux computer opened this page']);
    // The row goes at once, the passkey with the request that follows.
    const remaining = () =>
      page.evaluate(async () => ((await (await fetch('/account/passkeys')).json()) as { count: number }).count);
    await expect.poll(remaining).toBe(1);
  });

  test('the page loads the passkey library only when it is needed', async () => {
    const page = await newPage();
    await addAuthenticator(page);
    await page.goto('/charts');
    await page.getByRole('button', { name: 'Make a passkey' }).waitFor();
    const scripts = () => page.record.requests.filter((url) => url.endsWith('.js'));
    const before = scripts().length;
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await page.getByText('Your account is made.').waitFor();
    expect(scripts().length).toBeGreaterThan(before);
  });

  test('signed out, files and notes stay on the device, wrong lines are named by column and value, and exports are read again', async () => {
    const page = await newPage();
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page.goto('/charts');
    const table = [
      'name,date,time,lat,lon,tz,place',
      'Asha,1985-02-19,20:56:22,25.3176,82.9739,Asia/Kolkata,Varanasi',
      'Bina,1990-05-15,25:00,25.3176,82.9739,Asia/Kolkata,Varanasi',
    ];
    await choose(page, 'clients.csv', table.join('\n'));
    await page.getByText('clients.csv: one chart read.').waitFor();
    await page.getByText('Line 3: time “25:00” cannot be read. Write it as 20:56 or 20:56:22.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('khagola.library'))).toBeNull();
    await page.getByRole('button', { name: 'Save one chart' }).click();
    await page.getByRole('button', { name: 'Edit Asha' }).click();
    await page.getByLabel('Note').fill('A secret.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Asha' }).focus();
    await page.keyboard.press('x');
    expect(await page.getByRole('checkbox', { name: 'Select Asha' }).isChecked()).toBe(true);
    for (const kind of ['JSON', 'CSV', 'JHD']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: kind, exact: true }).click(),
      ]);
      await choose(page, download.suggestedFilename(), readFileSync(await download.path()));
      await page.getByText(`${download.suggestedFilename()}: one chart read.`).waitFor();
      await page.getByRole('button', { name: 'Discard' }).click();
    }
    expect(sent).toEqual([]);
  });

  test.each([
    ['', ['Last opened', 'Name', 'Date of birth'], 'Compare', '3 charts side by side', /^Kumbha 05°44′, Dhanishtha 4$/],
    ['/hi', ['पिछली खोली हुई पहले', 'नाम', 'जन्म तिथि'], 'तुलना करें', '3 कुंडलियाँ साथ-साथ', /^कुंभ 05°44′, धनिष्ठा 4$/],
  ] as const)(
    '%s/charts orders the charts of the device, and shows up to six side by side',
    async (prefix, orders, compare, title, moon) => {
      const page = await newPage({ width: 390 });
      await page.goto(`${prefix}/charts`);
      const table = [
        'name,date,time,lat,lon,tz,place',
        'Chitra,1985-02-19,20:56:22,25.3176,82.9739,Asia/Kolkata,Varanasi',
        'Asha,1990-05-15,14:30,28.6139,77.209,Asia/Kolkata,New Delhi',
        'Bina,1978-11-28,,34.08,74.79,Asia/Kolkata,Srinagar',
      ];
      await choose(page, 'clients.csv', table.join('\n'));
      await page.locator('.import button.main').click();
      const order = page.locator('.seek select');
      await page.getByRole('link', { name: 'Chitra' }).click();
      await page.locator('#view[data-live] .natal').waitFor();
      await page.goto(`${prefix}/charts`);
      for (const [i, expected] of [
        ['Chitra', 'Asha', 'Bina'],
        ['Asha', 'Bina', 'Chitra'],
        ['Bina', 'Chitra', 'Asha'],
      ].entries()) {
        await order.selectOption({ label: orders[i] as string });
        expect(await names(page)).toEqual(expected);
      }
      for (const box of await page.locator('.library input[type=checkbox]').all()) await box.check();
      await page.getByRole('button', { name: compare }).click();
      const region = page.getByRole('region', { name: title, exact: true }).first();
      await region.waitFor();
      expect(await region.getByRole('columnheader').allTextContents()).toEqual([
        expect.anything(),
        'Bina',
        'Chitra',
        'Asha',
      ]);
      const moonRow = region.getByRole('row').nth(3);
      expect(await moonRow.getByRole('cell').nth(1).textContent()).toMatch(moon);
      // Without a time there is no lagna.
      expect(await region.getByRole('row').nth(1).getByRole('cell').first().textContent()).toBe('–');
      expect(await region.locator('.compared > figure').count()).toBe(3);
      expect(await violations(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
    },
  );

  test('tags are added to several charts of the device and removed again, and show only their charts', async () => {
    const page = await newPage({ width: 390 });
    await page.setViewportSize({ width: 360, height: 844 });
    await page.goto('/charts');
    const row = (name: string, minute: number) =>
      `${name},1985-02-19,20:${minute}:22,25.3176,82.9739,Asia/Kolkata,Varanasi,${name === 'Asha' ? 'family' : ''},`;
    await importRows(page, [row('Asha', 56), row('Bina', 57), row('Chitra', 58)]);
    const tagsOf = (name: string) => rowOf(page, name).locator('.tags li').allTextContents();
    for (const name of ['Asha', 'Bina']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByLabel('Tags of the selected charts').fill('family, match');
    await page.keyboard.press('Enter');
    await page.getByText('The tags of 2 charts changed.').waitFor();
    expect([await tagsOf('Asha'), await tagsOf('Bina'), await tagsOf('Chitra')]).toEqual([
      ['family', 'match'],
      ['family', 'match'],
      [],
    ]);
    await page.getByRole('button', { name: 'match', exact: true }).click();
    expect(await names(page)).toEqual(['Asha', 'Bina']);
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await page.reload();
    await rowOf(page, 'Asha').locator('.dots svg').waitFor();
    expect((await page.locator('.library > li').first().boundingBox())?.y).toBeLessThanOrEqual(480);
    await page.getByRole('checkbox', { name: 'Select Asha' }).check();
    await page.getByLabel('Tags of the selected charts').fill('family');
    await page.getByRole('button', { name: 'Remove tags' }).click();
    await page.getByText('The tags of one chart changed.').waitFor();
    expect([await tagsOf('Asha'), await tagsOf('Bina')]).toEqual([['match'], ['family', 'match']]);
  });

  test('a chart without a birth time is kept on the device by a signed-in reader too', async () => {
    const page = await newPage();
    await addAuthenticator(page);
    await register(page);
    await page.goto('/chart#t=1985-02-19&at=24.9459,83.0665&tz=Asia/Kolkata');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('an account keeps charts with a birth time').waitFor();
    expect(page.record.requests.filter((url) => /api\/chart/.test(url))).toEqual([]);
    await page.locator('main').getByRole('link', { name: 'Charts', exact: true }).click();
    await page.getByText('this device', { exact: true }).waitFor();
  });

  test('the page reports a full account', async () => {
    const page = await newPage();
    await addAuthenticator(page);
    await register(page);
    await page.route('**/account/session', async (route) => {
      const answer = await route.fetch();
      const { account } = (await answer.json()) as { account: object };
      await route.fulfill({ response: answer, json: { account: { ...account, charts: 500 } } });
    });
    await page.route('**/api/chart', async (route) => {
      const answer = await route.fetch();
      const { 'x-chart-id': _id, ...headers } = answer.headers();
      await route.fulfill({ response: answer, headers: { ...headers, 'x-chart-saved': 'false' } });
    });
    await page.goto(`/chart${VARANASI.fragment}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The account is full.').waitFor();
  });

  describe('error states', () => {
    test('the page reports that no passkey was given', async () => {
      const page = await newPage();
      const laptop = await addAuthenticator(page);
      await laptop.verifies(false);
      await page.goto('/charts');
      const make = page.getByRole('button', { name: 'Make a passkey' });
      await make.click();
      await page.getByText('Nothing has changed: no passkey was given').waitFor();
      await expect.poll(() => make.evaluate((button) => button === document.activeElement)).toBe(true);
    });

    test('the page reports that the browser does not support passkeys', async () => {
      const page = await newPage();
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
      await page.goto('/charts');
      await page.getByText('This browser has no passkeys.').waitFor();
    });

    test('the page reports that the service has no accounts', async () => {
      const page = await newPage();
      await refuse(page, '**/account/session', 503, 'accounts-not-configured');
      await page.goto('/charts');
      await page.getByText('This service keeps no accounts: your charts stay on this device.').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.goto(`/chart${VARANASI.fragment}`);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Kept on this device.').waitFor();
      forgive(page.record, 503);
    });

    test('the page reports that the database does not respond, and recovers', async () => {
      const page = await newPage();
      await refuse(page, '**/account/session', 503, 'storage-unavailable');
      await page.goto('/charts');
      await page.getByRole('alert').getByText('id-to-quote').waitFor();
      await page.unroute('**/account/session');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Make a passkey' }).waitFor();
      forgive(page.record, 503);
    });

    test('without a network, the page has the charts of the device, and says where those of an account are', async () => {
      const page = await newPage({ keeps: true });
      await addAuthenticator(page);
      await page.goto('/charts');
      await importRows(page, DEVICE);
      await visitAndUnplug(page, '/charts');
      await page.reload();
      await page.getByRole('link', { name: 'Asha' }).waitFor();
      await page.getByRole('button', { name: 'Make a passkey' }).waitFor();
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Make a passkey' }).click();
      await page.getByText('Your account is made.').waitFor();
      await page.context().setOffline(true);
      await page.reload();
      await page.getByRole('heading', { name: 'The charts of your account are not on this device.' }).waitFor();
      await page.getByRole('link', { name: 'Asha' }).waitFor();
      page.record.errors.length = 0; // Chromium logs failed requests as errors.
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('0 of at most 500 charts in your account, 2 on this device.').waitFor();
    });
  });

  test('the page has a name for every control', async () => {
    const page = await newPage();
    await openList(page);
    const named = await controls(page);
    for (const control of [
      'searchbox Find',
      'button Edit Adelaide',
      'checkbox Select Adelaide',
      'button Sign out everywhere',
      'link New chart',
    ]) {
      expect(named).toContain(control);
    }
  });

  describe.each(WIDTHS)('%i px wide', (width) => {
    test('the page has no axe findings in either theme, including contrast', async () => {
      const page = await newPage({ width });
      await page.goto('/charts');
      await page.getByRole('button', { name: 'Make a passkey' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await openList(page);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Edit Solstice' }).click();
      await page.getByRole('button', { name: 'Remove Adelaide' }).click();
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByRole('button', { name: 'Delete the account…' }).click();
      await page.getByRole('button', { name: 'Delete the account and all in it' }).click();
      await page.getByText('Type the word delete to continue.').waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
    });

    test('the page does not shift while the list is drawn', async () => {
      const page = await newPage({ width });
      await openList(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      expect(await layoutShift(page)).toBeLessThan(0.01);
      expect(await overflows(page)).toBe(false);
    });
  });
});
