/**
 * The API documentation in a browser: it is complete, its requests run, it is fast, and it respects the page's
 * Content-Security-Policy.
 */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { addAuthenticator, forgive, register, savedNames } from './accountsFixture';
import { CHROMIUM } from './chromium';
import { controls, keepPlace, layoutShift, newPage, overflows, useBrowser, violations, WIDTHS } from './page';

interface Described {
  paths: { [path: string]: { [method: string]: { operationId?: string; summary?: string } } };
}

/** Paths with parameters, bodies, forms, examples, errors and limits of every kind. */
const SOME = ['/api/chart', '/api/muhurta', '/api/kundali-facts', '/account/charts/{id}', '/api/operator/dispatch'];

/** Reduces the document that the page reads to some paths. */
const abridge = (page: Page) =>
  page.route('**/openapi.json', async (route) => {
    const answer = await route.fetch();
    const described = (await answer.json()) as Described;
    const paths = SOME.map((path) => [path, described.paths[path]]);
    await route.fulfill({ response: answer, json: { ...described, paths: Object.fromEntries(paths) } });
  });

const description = async () => (await (await fetch(`${inject('origin')}/openapi.json`)).json()) as Described;

describe.skipIf(!CHROMIUM)('the documentation', () => {
  useBrowser();

  test('the documentation lists every endpoint of /openapi.json, with an anchor', async () => {
    const page = await newPage();
    await page.goto('/docs');
    await page.locator('#getOpenApi').waitFor();
    const endpoints = Object.entries((await description()).paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId = '', summary = '' }]) => ({
        id: operationId,
        head: `${method.toUpperCase()} ${path}`,
        summary: summary.replaceAll('`', ''),
      })),
    );
    expect(endpoints.length).toBeGreaterThan(40);
    const shown = await page.locator('.op').evaluateAll((all) =>
      all.map((each) => ({
        id: each.id,
        head: each.querySelector('h3')?.textContent ?? '',
        summary: each.querySelector('.sentence')?.textContent ?? '',
      })),
    );
    const sorted = (list: { id: string }[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(sorted(shown)).toEqual(sorted(endpoints));
    const listed = await page
      .locator('.contents li a')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(listed.toSorted()).toEqual(endpoints.map(({ id }) => `#${id}`).toSorted());
  });

  test('the documentation opens at the endpoint in the URL', async () => {
    const page = await newPage();
    await page.goto('/docs#getMuhurta');
    const head = page.locator('#getMuhurta h3');
    await head.waitFor();
    await expect.poll(async () => ((await head.boundingBox())?.y ?? -1) < 300).toBe(true);
    expect((await head.boundingBox())?.y).toBeGreaterThan(-1);
  });

  test('a request is sent for the reader’s place, and the page shows status, time, headers and body', async () => {
    const page = await newPage();
    await abridge(page);
    await keepPlace(page, { name: 'Ujjain', lat: 23.1824, lon: 75.7764, tz: 'Asia/Kolkata' });
    await page.goto('/docs');
    const endpoint = page.locator('#getMuhurta');
    const code = endpoint.getByRole('region', { name: 'Request of getMuhurta' });
    expect(await code.textContent()).toMatch(
      /^curl -s 'http:.*\/api\/muhurta\?date=\d{4}-\d\d-\d\d&lat=23\.1824&lon=75\.7764&tz=5\.5'$/,
    );
    await endpoint.getByText('Try it here').click();
    await endpoint.getByLabel('date').fill('2026-11-21');
    await endpoint.getByRole('button', { name: 'Send the request' }).click();
    await endpoint.getByText(/^200 OK, \d+ ms, [\d.\s]+(bytes|kB)$/).waitFor();
    expect(await endpoint.getByRole('region', { name: 'Headers of the answer of getMuhurta' }).textContent()).toMatch(
      /x-ratelimit-remaining: \d+/,
    );
    const body = await endpoint.getByRole('region', { name: 'Body of the answer of getMuhurta' }).textContent();
    expect(body).toContain('"sunrise_local": "2026-11-21T06:');
    expect(await code.textContent()).toContain('date=2026-11-21');
    // The page shows an error response unchanged.
    await endpoint.getByLabel('lat').fill('91');
    await endpoint.getByRole('button', { name: 'Send the request' }).click();
    await endpoint.getByText(/^400 Bad Request/).waitFor();
    expect(await endpoint.locator('.reply').textContent()).toContain(
      'lat must be a number from -90 to 90, for example 28.6139.',
    );
    forgive(page.record, 400);
    expect(await violations(page)).toEqual([]);
  });

  test('every example request that the page shows succeeds', async () => {
    const page = await newPage();
    await page.goto('/docs');
    await page.locator('#getOpenApi').waitFor();
    const tried = await page
      .locator('.op')
      .filter({ hasText: 'Try it here' })
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(tried.length).toBeGreaterThan(20);
    for (const id of tried) {
      const endpoint = page.locator(`#${id}`);
      await endpoint.getByText('Try it here').click();
      await endpoint.getByRole('button', { name: 'Send the request' }).click();
      const status = await endpoint.locator('.answered b').textContent();
      // The reader is not signed in, and the service has no IndexNow key.
      const expected =
        id === 'getIndexKey'
          ? '404'
          : /Account|Passkeys|listCharts|openChart/.test(id)
            ? '401'
            : id.startsWith('options')
              ? '204'
              : '200';
      expect(`${id} ${status}`).toContain(`${id} ${expected}`);
    }
    forgive(page.record, 401);
    forgive(page.record, 404);
  });

  test('no request on the page changes an account or notifies search engines', async () => {
    const page = await newPage();
    await page.goto('/docs');
    await page.locator('#getOpenApi').waitFor();
    for (const id of ['deleteAccount', 'signOut', 'deleteChart', 'pingIndex', 'pingIndexWith']) {
      expect(await page.locator(`#${id}`).getByText('Try it here').count()).toBe(0);
    }
  });

  test('a tried request does not save a chart, and a drawing is shown as an image', async () => {
    const page = await newPage();
    await addAuthenticator(page);
    await register(page);
    await page.goto('/docs');
    const endpoint = page.locator('#createChart');
    await endpoint.getByText('Try it here').click();
    await endpoint.getByRole('button', { name: 'Send the request' }).click();
    await endpoint.getByText(/^200 OK/).waitFor();
    await endpoint.getByLabel('Accept').selectOption('image/svg+xml');
    await endpoint.getByRole('button', { name: 'Send the request' }).click();
    const picture = endpoint.getByRole('img', { name: 'The drawing that was answered' });
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await savedNames(page)).toEqual([]);
  });

  test('a request can be copied', async () => {
    const page = await newPage();
    await page.goto('/docs');
    await page.getByRole('button', { name: 'Copy: Request of getPanchanga' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`curl -s ${inject('origin')}/api/panchang`);
  });

  test('the documentation shows the measured accuracy', async () => {
    const page = await newPage();
    await page.goto('/docs#accuracy');
    const rows = await page.locator('#accuracy tbody tr').allTextContents();
    const press = (await (await fetch(`${inject('origin')}/api/press`)).json()) as {
      accuracy: { longitudes: { range_arcsec: { max: number } }[]; quantities: unknown[] };
    };
    const { longitudes, quantities } = press.accuracy;
    await expect.poll(() => page.locator('#accuracy tbody tr').count()).toBe(longitudes.length + quantities.length);
    expect(rows[1] ?? (await page.locator('#accuracy tbody tr').nth(1).textContent())).toContain(
      `${longitudes[1]?.range_arcsec.max.toFixed(3)}″`,
    );
  });

  test('the page /hi/docs is in Hindi, with the description of the API in English', async () => {
    const page = await newPage();
    await abridge(page);
    await keepPlace(page, { name: 'Ujjain', lat: 23.1824, lon: 75.7764, tz: 'Asia/Kolkata' });
    await page.goto('/hi/docs');
    const endpoint = page.locator('#getMuhurta');
    await endpoint.waitFor();
    expect(await page.title()).toBe('एपीआई और दस्तावेज़ · Khagola');
    expect(await page.locator('h1').textContent()).toBe('एपीआई');
    expect(await endpoint.locator('.sentence [lang="en"]').textContent()).toMatch(/[a-z]{4}/);
    await endpoint.getByText('मान और उत्तर').click();
    expect(await endpoint.locator('.fieldsof th').allTextContents()).toContain('आवश्यक');
    await endpoint.getByText('यहीं आज़माएँ').click();
    await endpoint.getByRole('button', { name: 'अनुरोध भेजें' }).click();
    await endpoint.getByText(/^200 OK, \d+ ms, [\d.\s]+(बाइट|kB)$/).waitFor();
    const words = page.locator('main').locator('h4, h5, summary, button, .limit');
    const texts = await words.evaluateAll((all) =>
      all.map((each) =>
        [...each.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map((text) => text.textContent)
          .join(''),
      ),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => /[A-Za-z]{4}/.test(text.replaceAll('X-RateLimit-Limit', '')))).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  test('the page reports that the OpenAPI document could not be loaded', async () => {
    const page = await newPage();
    await page.route('**/openapi.json', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/docs');
    await page.getByRole('alert').getByText('The description of the API could not be read.').waitFor();
    await page.getByText("from 'khagola';").waitFor();
    forgive(page.record, 500);
  });

  test('the page draws at most 11,000 elements before anything is opened', async () => {
    const page = await newPage();
    await page.goto('/docs');
    await page.locator('#getOpenApi').waitFor();
    const count = await page.evaluate(() => document.querySelectorAll('*').length);
    console.log(`documentation ${count} elements`);
    expect(count).toBeLessThanOrEqual(11_000);
  });

  test('the page has a name for every control', async () => {
    const page = await newPage();
    await page.goto('/docs');
    await page.locator('#getOpenApi').waitFor();
    const named = await controls(page);
    expect(named.filter((c) => /panchang/.test(c))).toContain('link GET /api/panchang');
  });

  describe.each(WIDTHS)('%i px wide', (width) => {
    test('the page has no axe findings in either theme, including contrast', async () => {
      const page = await newPage({ width });
      const isWhole = width === 390;
      // Endpoints are similar: one width checks all of them, the others some of each kind.
      if (!isWhole) {
        await abridge(page);
      }
      await page.goto('/docs');
      await page.locator('#dispatchOperator').waitFor();
      expect(await layoutShift(page)).toBeLessThan(0.01);
      for (const id of ['createChart', 'dispatchOperator']) {
        const firstMore = page.locator(`#${id} .body > details.more`).first();
        if (!(await firstMore.evaluate((each) => (each as HTMLDetailsElement).open)))
          await firstMore.locator('> summary').click();
        await page.locator(`#${id}`).getByText('Try it here').click();
        await page.locator(`#${id}`).getByText('Fields of the answer').first().click();
      }
      expect(await violations(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
    });
  });
});
