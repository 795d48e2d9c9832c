/** Yellow grounds in the styles of the pages. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('only a calendar cell of today and the running muhurta of the wheel are filled with haritala', () => {
  const filled = globSync('src/web/**/*.css').flatMap((path) => {
    const rules = readFileSync(path, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g);
    return [...rules].flatMap(([, selector = '', body = '']) =>
      /var\(--haritala\)/.test(body) ? [selector.trim().replace(/\s+/g, ' ')] : [],
    );
  });
  expect(filled.toSorted()).toEqual([
    '.leafgrid td.today',
    '.mgrid .on, .mlist .on',
    '.mlist .on',
    '.smallmonths td.today',
    'svg .hari',
  ]);
});
