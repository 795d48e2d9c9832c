/** The API documentation in a browser: it is complete, found by fields, its requests run, and it is small. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { slugOf, subjectSlug } from '../../src/web/views/docs/addresses';
import { addAuthenticator, forgive, register, savedNames } from './accountsFixture';
import { CHROMIUM } from './chromium';
import { alive, controls, keepPlace, layoutShift, newPage, overflows, useBrowser, violations, WIDTHS } from './page';

interface Described {
  paths: { [path: string]: { [method: string]: { operationId?: string; summary?: string } } };
}

/** Endpoints whose sample the page sends only when the reader asks. */
const SENT_ON_DEMAND = /Account|Passkeys|Session|listCharts|openChart|createCounsel|Operator|IndexKey|OpenApi/;

/** Opens the page of an endpoint, and lets its view run. */
async function visit(page: Page, id: string, before = '/docs/'): Promise<void> {
  await page.goto(before + slugOf(id));
  await alive(page);
}

/** Opens an endpoint from the list of the page. */
async function open(page: Page, id: string): Promise<void> {
  await page.locator(`.contents a[href$="/docs/${slugOf(id)}"]`).click();
  await page.locator(`#${id}.part`).waitFor();
}

const description = async () => (await (await fetch(`${inject('origin')}/openapi.json`)).json()) as Described;

describe.skipIf(!CHROMIUM)('the documentation', () => {
  useBrowser();

  test('the list has every endpoint of /openapi.json by subject, each opens by itself, and every sample succeeds', async () => {
    const page = await newPage();
    await page.goto('/docs');
    await alive(page);
    const endpoints = Object.entries((await description()).paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId = '', summary = '' }]) => ({
        id: operationId,
        head: `${method.toUpperCase()} ${path}`,
        summary: summary.replaceAll('`', ''),
      })),
    );
    expect(endpoints.length).toBeGreaterThan(40);
    const listed = await page
      .locator('.contents li a')
      .evaluateAll((all) =>
        all.map((each) => ({ id: each.getAttribute('href')?.replace('/docs/', ''), head: each.textContent })),
      );
    const sorted = <T extends { id?: string | undefined }>(list: T[]) =>
      list.toSorted((a, b) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1));
    expect(sorted(listed)).toEqual(sorted(endpoints.map(({ id, head }) => ({ id: slugOf(id), head }))));
    expect(new Set(listed.map(({ id }) => id)).size).toBe(endpoints.length);
    const sent: string[] = [];
    for (const { id, head, summary } of endpoints) {
      await open(page, id);
      const endpoint = page.locator(`#${id}`);
      expect(await endpoint.locator('h2').textContent()).toBe(head);
      expect(await endpoint.locator('.sentence').textContent()).toBe(summary);
      expect(await page.locator('.part').count()).toBe(1);
      const isTried = (await endpoint.getByText('Try it here').count()) > 0;
      if (!isTried) continue;
      // The page sends a sample at once, or when the reader asks.
      if (!SENT_ON_DEMAND.test(id)) sent.push(id);
      else {
        await endpoint.getByText('Try it here').click();
        await endpoint.getByRole('button', { name: 'Send the request' }).click();
      }
      const status = await endpoint.locator('h3 .q').textContent();
      // The reader is not signed in, and the service has no IndexNow key.
      const expected = id === 'getIndexKey' ? '404' : /Account|Passkeys|listCharts|openChart/.test(id) ? '401' : '200';
      expect(`${id} ${status}`).toContain(`${id} ${expected}`);
    }
    expect(sent.length).toBeGreaterThan(30);
    forgive(page.record, 401);
    forgive(page.record, 404);
  });

  test.each(['/docs/muhurta', '/docs#getMuhurta', '/docs?place=Pune#getMuhurta'])(
    '%s is the endpoint',
    async (address) => {
      const page = await newPage();
      await page.goto(address);
      await page.waitForURL(/\/docs\/muhurta(\?.*)?$/);
      const head = page.locator('#getMuhurta h2');
      await head.waitFor();
      expect((await head.boundingBox())?.y).toBeLessThan(300);
      expect(await page.locator('.contents [aria-current]').textContent()).toBe('GET /api/muhurta');
      expect(await page.title()).toBe('GET /api/muhurta · Khagola');
    },
  );

  test('each part has a page without a script, and an unknown one is not found', async () => {
    const text = async (path: string) => (await fetch(inject('origin') + path)).text();
    const days = await text('/docs/days');
    const { origin } = new URL(inject('origin'));
    expect(days).toContain('<title>GET /api/v1/days · Khagola</title>');
    expect(days).toContain('<h2 id="getDays-head"');
    expect(days).toContain(`curl -s ${origin}/api/v1/days?from=`.replace('curl -s ', "curl -s '"));
    expect(days).toContain('The samples are for New Delhi.');
    expect(days).toContain('href="/docs/compute-chart"');
    expect(await text('/hi/docs/days')).toContain('href="/hi/docs/compute-chart"');
    expect(await text('/docs/about-feeds')).toContain('GET</span> /api/rss/daily');
    expect(await text('/docs/accuracy')).toContain('apparent longitude, Moon');
    expect((await fetch(`${inject('origin')}/docs/nothing`)).status).toBe(404);
  });

  test('a page of the documentation reads no description before it is touched, and one endpoint after', async () => {
    const page = await newPage();
    await page.goto('/docs/days', { waitUntil: 'networkidle' });
    const data = () => page.record.requests.filter((url) => /\.json$/.test(new URL(url).pathname));
    expect(data()).toEqual([]);
    await alive(page);
    expect(data().map((url) => new URL(url).pathname)).not.toContain('/openapi.json');
    expect(data().map((url) => new URL(url).pathname)).toContain('/docs/days.json');
  });

  test('more than 24 allowed values are folded on the screen, and printed', async () => {
    const page = await newPage();
    await page.goto('/docs/observances');
    const values = page.locator('.values').filter({ hasText: '"kerala"' });
    const isShown = () => values.locator('p').evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }));
    expect(await values.locator('summary').textContent()).toMatch(/^\d+ values$/);
    expect(await isShown()).toBe(false);
    await values.locator('summary').click();
    await expect.poll(isShown).toBe(true);
    await page.reload();
    await page.emulateMedia({ media: 'print' });
    expect(await isShown()).toBe(true);
    expect(await values.locator('summary').isVisible()).toBe(false);
  });

  test.each([
    ['boundary_seconds', 'computeChart', '.answer .inner, .inner .answer', 'boundary_seconds'],
    ['parana', 'getObservances', '.fieldsof', 'kind'],
    ['birthWindow', 'createRectification', '.fieldsof', 'birthWindow'],
  ])('a search for %s marks the field at %s', async (query, id, table, field) => {
    const page = await newPage();
    await page.goto('/docs');
    await page.getByRole('searchbox').fill(query);
    await page.locator('.contents small', { hasText: field }).first().waitFor();
    await page.locator(`.contents a[href$="/docs/${slugOf(id)}"]`).click();
    const mark = page.locator(`#${id}`).locator(table).locator('mark').first();
    await mark.waitFor();
    expect(await mark.textContent()).toBe(field);
    expect(await mark.isVisible()).toBe(true);
    await page.locator(`#${id} a[rel=next]`).click();
    await page.locator(`#${id}`).waitFor({ state: 'detached' });
    expect(await page.locator('mark').count()).toBe(0);
  });

  test('a subject lists its endpoints, an opened part has the focus, and Back returns', async () => {
    const page = await newPage();
    await page.goto('/docs#feeds');
    const subject = page.locator(`#${subjectSlug('feeds')}`);
    await page.waitForURL(/\/docs\/about-feeds$/);
    await alive(page);
    await subject.getByRole('link', { name: 'GET /api/rss/daily' }).click();
    const head = page.locator('#getDailyFeed h2');
    await expect.poll(() => head.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.goBack();
    await subject.waitFor();
    await page.locator('.contents').getByRole('link', { name: 'First request' }).click();
    await page.locator('#start').getByText('First request').waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs');
  });

  test('a request is sent for the reader’s place, and the page shows status, time, headers and body', async () => {
    const page = await newPage();
    await keepPlace(page, { name: 'Ujjain', lat: 23.1824, lon: 75.7764, tz: 'Asia/Kolkata' });
    await visit(page, 'getMuhurta');
    const endpoint = page.locator('#getMuhurta');
    const code = endpoint.getByRole('region', { name: 'Request of getMuhurta' });
    expect(await code.textContent()).toMatch(
      /^curl -s 'http:.*\/api\/muhurta\?date=\d{4}-\d\d-\d\d&lat=23\.1824&lon=75\.7764&tz=5\.5'$/,
    );
    await endpoint.getByText('Try it here').click();
    await endpoint.getByLabel('date').fill('2026-11-21');
    await endpoint.getByRole('button', { name: 'Send the request' }).click();
    await endpoint.getByText(/^200 OK, \d+ ms$/).waitFor();
    await endpoint.getByText(/^200 OK, [\d.\s]+(bytes|kB)$/).waitFor();
    await endpoint.getByText('Headers of the answer').click();
    expect(await endpoint.getByRole('region', { name: 'Headers of the answer of getMuhurta' }).textContent()).toMatch(
      /x-ratelimit-remaining: \d+/,
    );
    const body = endpoint.getByRole('region', { name: 'Body of the answer of getMuhurta' });
    expect(await body.textContent()).toContain('"sunrise_local": "2026-11-21T06:');
    expect(await body.textContent()).toMatch(/… \+\d+/);
    await endpoint.getByRole('button', { name: 'Whole answer' }).click();
    const whole = JSON.parse((await body.textContent()) ?? '') as { sunrise_local: string };
    expect(whole.sunrise_local).toContain('2026-11-21T06:');
    expect(await code.textContent()).toContain('date=2026-11-21');
    // The page shows an error response unchanged.
    await endpoint.getByLabel('lat').fill('91');
    await endpoint.getByRole('button', { name: 'Send the request' }).click();
    await endpoint
      .getByText(/^400 Bad Request/)
      .first()
      .waitFor();
    expect(await body.textContent()).toContain('lat must be a number from -90 to 90, for example 28.6139.');
    forgive(page.record, 400);
    expect(await violations(page)).toEqual([]);
  });

  test('a place that the reader chooses on the page is in the sample, and in the answer', async () => {
    const page = await newPage();
    await visit(page, 'getMuhurta');
    const endpoint = page.locator('#getMuhurta');
    await endpoint.getByText(/^200 OK/).waitFor();
    await page.locator('#place').click();
    await page.getByLabel('Town, or latitude and longitude').fill('Ujjain');
    await page
      .getByRole('option', { name: /^Ujjain/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Use this place' }).click();
    await endpoint.getByText(/lat=23\.1\d*&lon=75\.\d+/).waitFor();
    await endpoint.getByText(/"lat": 23\.1/).waitFor();
  });

  test('no request on the page changes an account or notifies search engines', async () => {
    const page = await newPage();
    await page.goto('/docs');
    await alive(page);
    for (const id of ['deleteAccount', 'signOut', 'deleteChart', 'pingIndex', 'pingIndexWith']) {
      await open(page, id);
      expect(await page.locator(`#${id}`).getByText('Try it here').count()).toBe(0);
    }
    expect(page.record.requests.filter((url) => /\/account\/|indexping/.test(url))).toEqual([]);
  });

  test('a tried request does not save a chart, and a drawing is shown as an image', async () => {
    const page = await newPage();
    await addAuthenticator(page);
    await register(page);
    await visit(page, 'createChart');
    const endpoint = page.locator('#createChart');
    await endpoint.getByText('Try it here').click();
    await endpoint.getByRole('button', { name: 'Send the request' }).click();
    await endpoint.locator('.answered').getByText('200 OK').waitFor();
    await endpoint.getByLabel('Accept').selectOption('image/svg+xml');
    await endpoint.getByRole('button', { name: 'Send the request' }).click();
    const picture = endpoint.getByRole('img', { name: 'The drawing that was answered' });
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await savedNames(page)).toEqual([]);
  });

  test('a request can be copied', async () => {
    const page = await newPage();
    await visit(page, 'getPanchanga');
    await page.getByRole('button', { name: 'Copy: Request of getPanchanga' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`curl -s ${inject('origin')}/api/panchang`);
  });

  test('the documentation shows the measured accuracy', async () => {
    const page = await newPage();
    await page.goto('/docs/accuracy');
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
    await keepPlace(page, { name: 'Ujjain', lat: 23.1824, lon: 75.7764, tz: 'Asia/Kolkata' });
    await page.goto('/hi/docs');
    expect(await page.title()).toBe('एपीआई और दस्तावेज़ · Khagola');
    await visit(page, 'getMuhurta');
    const endpoint = page.locator('#getMuhurta');
    await endpoint.waitFor();
    await page.locator('.top .lng').click();
    await page.waitForURL(/\/hi\/docs\/muhurta(\?.*)?$/);
    await alive(page);
    expect(await page.locator('h1').textContent()).toBe('एपीआई');
    expect(await endpoint.locator('.sentence [lang="en"]').textContent()).toMatch(/[a-z]{4}/);
    expect(await endpoint.locator('.fieldsof th').allTextContents()).toContain('आवश्यक');
    await endpoint.getByText('यहीं आज़माएँ').click();
    await endpoint.getByRole('button', { name: 'अनुरोध भेजें' }).click();
    await endpoint.getByText(/^200 OK, \d+ ms$/).waitFor();
    const words = page.locator('main').locator('h3, caption, summary, button, .limit, [role=status]');
    const texts = await words.evaluateAll((all) =>
      all.map((each) =>
        [...each.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map((text) => text.textContent)
          .join(''),
      ),
    );
    expect(texts.length).toBeGreaterThan(12);
    expect(
      texts.filter((text) => /[A-Za-z]{4}/.test(text.replaceAll(/X-RateLimit-Limit|GET \/api\/muhurta/g, ''))),
    ).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  test('the page reports that a part could not be read', async () => {
    const page = await newPage();
    await page.route('**/docs/days.json', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/docs');
    await alive(page);
    await page.locator('.contents a[href$="/docs/days"]').click();
    await page.getByRole('alert').getByText('This part could not be read.').waitFor();
    forgive(page.record, 500);
  });

  test('the page draws at most 450 elements, and the largest endpoint at most 1,700', async () => {
    const page = await newPage();
    await page.goto('/docs');
    await alive(page);
    const count = () => page.evaluate(() => document.querySelectorAll('*').length);
    const atStart = await count();
    const height = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0);
    let largest = 0;
    for (const id of ['createChart', 'computeChart', 'getObservances', 'dispatchOperator', 'createTransits']) {
      await open(page, id);
      largest = Math.max(largest, await count());
    }
    console.log(`documentation ${atStart} elements, ${height} px; largest endpoint ${largest} elements`);
    expect(atStart).toBeLessThanOrEqual(450);
    expect(largest).toBeLessThanOrEqual(1700);
    // Three screens of 900 pixels.
    expect(height).toBeLessThanOrEqual(2700);
  });

  test('the page has a name for every control', async () => {
    const page = await newPage();
    await visit(page, 'getPanchanga');
    await page.locator('#getPanchanga').waitFor();
    const named = await controls(page);
    expect(named.filter((c) => /panchang/.test(c))).toContain('link GET /api/panchang');
  });

  test('an endpoint prints without the list and without controls', async () => {
    const page = await newPage();
    await visit(page, 'getMuhurta');
    await page
      .locator('#getMuhurta')
      .getByText(/^200 OK/)
      .waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.contents').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: /^Copy/ }).isVisible()).toBe(false);
    expect(await page.locator('#getMuhurta .errors').isVisible()).toBe(true);
    const cut = await page
      .locator('pre')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length);
    expect(cut).toBe(0);
  });

  describe.each(WIDTHS)('%i px wide', (width) => {
    test('the page has no axe findings in either theme, including contrast', async () => {
      const page = await newPage({ width });
      await page.goto('/docs');
      await alive(page);
      expect(await layoutShift(page)).toBeLessThan(0.01);
      expect(await violations(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
      for (const id of ['createChart', 'dispatchOperator', 'getKundaliFacts']) {
        await visit(page, id);
        await page.locator(`#${id}`).getByText('Try it here').click();
        for (const inner of await page.locator(`#${id} .good > .more > summary`).all()) await inner.click();
        expect(await violations(page)).toEqual([]);
        expect(await overflows(page)).toBe(false);
      }
    });
  });
});
