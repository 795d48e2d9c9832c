import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ANNIVERSARY_RULES } from '../../src/data/anniversaries/rules';
import { HOLIDAY_LISTS } from '../../src/data/holidays';
import { HOLIDAY_DIFFERENCES } from '../../src/data/holidays/differences';
import { RULES } from '../../src/data/observances';
import { ECLIPSE_TIMES, timesOf } from '../../src/data/observances/times';
import * as parana from '../../src/data/observances/times/parana';
import { ECLIPSE_ROWS } from '../../src/domain/observances/engine/eclipses';
import { loadCitations } from '../../src/lexicon/citations';

const source = new URL('../../src/lexicon/source/hi/citations.json', import.meta.url);
const citations = JSON.parse(readFileSync(source, 'utf8')) as Record<string, string>;

const CITED = ['source', 'authority', 'authorities', 'otherwise'];

/** The texts of the fields of a row that cite, at any depth. */
function citedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(citedIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, of]) =>
    CITED.includes(key) ? [of].flat(2).filter((text): text is string => typeof text === 'string') : citedIn(of),
  );
}

const cited = new Set(
  citedIn([
    RULES,
    RULES.map(timesOf),
    ECLIPSE_TIMES,
    parana,
    HOLIDAY_LISTS,
    HOLIDAY_DIFFERENCES,
    ANNIVERSARY_RULES,
    ECLIPSE_ROWS,
  ]),
);

test('each source, authority and remark of a row has a Hindi form, and no other text has one', async () => {
  expect(cited.size).toBeGreaterThan(300);
  expect(Object.keys(citations)).toEqual([...cited].toSorted());
  const cite = await loadCitations('hi');
  for (const text of cited) expect(cite(text), text).toBe(citations[text]);
});

test('a Hindi form has no English word outside names of sites, programs, authors and titles', () => {
  for (const text of Object.values(citations)) {
    expect(
      text.match(/(?<![.\w])(?:the|of|and|or|by|as|in|at|on|for|day|days|list|lists|tithi|customary|holiday)\b/g),
    ).toBeNull();
  }
});
