/** Corrections, as subscribers of calendars receive them. */
import { expect, test } from 'vitest';
import { RULES } from '../../../src/data/observances';
import { REVISIONS } from '../../../src/data/observances/revisions';
import { revisionOf } from '../../../src/domain/observances/revisions';

test('revisions are in order of time and name observances that exist', () => {
  const keys = new Set(RULES.map(({ key }) => key));
  expect(REVISIONS[0]?.keys).toBe('all');
  const days = REVISIONS.map(({ on }) => on);
  expect(days).toEqual([...new Set(days)].sort());
  for (const revision of REVISIONS) {
    for (const key of revision.keys === 'all' ? [] : revision.keys) expect(keys.has(key), key).toBe(true);
  }
});

test('each correction moves the sequence and the time stamp of the observances it names, and of no others', () => {
  const revisions = [
    { on: '2026-01-01', keys: 'all' },
    { on: '2027-02-03', keys: ['onam', 'holi'] },
    { on: '2028-03-04', keys: ['onam'] },
  ] as const;
  expect(revisionOf('diwali', revisions)).toEqual({ sequence: 0, on: '2026-01-01' });
  expect(revisionOf('holi', revisions)).toEqual({ sequence: 1, on: '2027-02-03' });
  expect(revisionOf('onam', revisions)).toEqual({ sequence: 2, on: '2028-03-04' });
});
