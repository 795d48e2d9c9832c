/** The requests in the reference pages. */
import { expect, test } from 'vitest';
import days from '../../docs/reference/days.md?raw';
import languages from '../../docs/reference/languages.md?raw';
import places from '../../docs/reference/places.md?raw';
import { ask } from './ask';
import { sendWithFiles } from './days';

const PAGES: Record<string, string> = { days, places, languages };

const requests = Object.entries(PAGES).flatMap(([page, text]) =>
  [...text.matchAll(/^curl -s '?localhost:8787(\/[^'\s]+)/gm)].map(([, path = '']) => [page, path] as const),
);

test('every reference page shows a request', () => {
  expect(new Set(requests.map(([page]) => page)).size).toBe(Object.keys(PAGES).length);
});

test.each(requests)('docs/reference/%s.md shows a request that succeeds: %s', async (_, path) => {
  expect((await ask('GET', path, undefined, sendWithFiles)).status).toBe(200);
});
