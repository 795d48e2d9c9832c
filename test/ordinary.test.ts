/** The largest requests that people usually send to each resource: none of them is refused by its price. */
import { expect, test } from 'vitest';
import { CEILINGS, ceilingProblem, priceOf } from '../src/api/price';
import { RESOURCES } from '../src/api/registry';
import { ceilingOf } from '../src/api/resource';
import { PART_KEYS } from '../src/domain/chart/parts';
import { DASHA_KEYS } from '../src/domain/dasha/keys';
import { OCCASION } from './prices/occasion';

const PLACE = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const BIRTH = { date: '1990-06-15', time: '14:30', ...PLACE };
const CHART = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, lat: 28.6139, lon: 77.209, tzHours: 5.5 };
const YEAR = { from: '2028-01-01', to: '2028-12-31' };
const DAYS_401 = { from: '2026-01-01', to: '2027-02-05' };
const ALL_PARTS = { include: PART_KEYS, number: 108 };
const SLOW = ['jupiter', 'saturn', 'rahu', 'ketu'];

/** Resource, format, request. */
const ORDINARY: readonly [key: string, format: string, body: object][] = [
  ['days', 'json', { ...YEAR, ...PLACE }],
  ['days', 'json', { ...YEAR, ...PLACE, lang: 'hi' }],
  ['days', 'csv', { ...YEAR, ...PLACE }],
  ['days', 'ndjson', { ...YEAR, ...PLACE }],
  ['days', 'ndjson', { ...YEAR, ...PLACE, lang: 'ta' }],
  ['days', 'ics', { ...YEAR, ...PLACE, fields: ['sunrise', 'sunset', 'tithi', 'nakshatra', 'observances'] }],
  ['observances', 'json', { ...DAYS_401, ...PLACE, times: 'true' }],
  ['observances', 'json', { ...DAYS_401, ...PLACE, times: 'true', lang: 'hi', region: 'maharashtra' }],
  ['observances', 'csv', { ...DAYS_401, ...PLACE }],
  ['utsavas', 'json', { year: 2027 }],
  ['utsavas', 'json', { year: 2027, region: 'kerala', lang: 'hi', times: 'true' }],
  ['utsavas-file', 'json', { year: 2027, lang: 'hi', events: 'timed' }],
  ['transits', 'json', { birth: BIRTH, from: '2020-01-01', to: '2039-12-31', bodies: SLOW }],
  ['transits', 'json', { birth: BIRTH, from: '2026-01-01', to: '2026-12-31' }],
  ['sky', 'json', { ...YEAR, ...PLACE }],
  ['sky', 'ics', YEAR],
  ['sky', 'json', { from: '2020-01-01', to: '2039-12-31', kind: ['ingress', 'station', 'eclipse'] }],
  ['ephemeris', 'json', { from: '2026-01-01', to: '2080-10-03' }],
  ['ephemeris', 'csv', { from: '2026-01-01', to: '2080-10-03' }],
  ['ephemeris', 'ndjson', { ...YEAR, step: '6h' }],
  ['chart', 'json', CHART],
  ['chart', 'json', { ...CHART, ...ALL_PARTS, lang: 'hi' }],
  ['chart', 'json', { ...CHART, dashas: ['vimshottari'], dashaDepth: 5 }],
  ['chart', 'json', { ...CHART, dashas: DASHA_KEYS, dashaDepth: 2 }],
  ['chart', 'json', { ...CHART, compare: [{ preset: 'kp' }, { ayanamsa: 'raman' }] }],
  ['birth-chart', 'json', BIRTH],
  ['birth-chart', 'json', { ...BIRTH, ...ALL_PARTS }],
  ['birth-chart', 'json', { date: '1990-06-15', ...PLACE }],
  ['varshaphala', 'json', { birth: BIRTH, year: 2026, include: PART_KEYS.filter((key) => key !== 'kp_horary') }],
  ['match', 'json', { a: BIRTH, b: { ...BIRTH, date: '1992-03-01' }, system: 'all', lang: 'hi' }],
  ['muhurta-search', 'json', { purpose: 'vivaha', ...YEAR, ...PLACE }],
  ['muhurta-search', 'ics', { purpose: 'griha-pravesha', ...YEAR, ...PLACE }],
  ['facts', 'json', { q: '' }],
  ['places', 'json', { q: 'Pune' }],
  ['convert', 'json', { date: '2026-11-08', from: 'gregorian' }],
];

test.each(ORDINARY)('the ordinary request of %s as %s passes its ceiling: %o', async (key, format, body) => {
  const resource = RESOURCES.find((each) => each.key === key);
  if (resource === undefined) expect.fail(`no resource ${key}`);
  const code = await resource.code();
  const fields = format === 'json' || !('format' in code.request.shape) ? body : { ...body, format };
  const question = await code.read(fields as Record<string, unknown>, OCCASION);
  if (!question.ok) expect.fail(JSON.stringify(question.error));
  const form = format === 'json' ? 'answer' : code.formats?.[format] ? format : 'objects';
  const info = resource.formats?.find(({ name }) => name === format);
  const ceiling = ceilingOf(resource, code, info);
  const problem = ceilingProblem(code.price, question.value, form, ceiling);
  expect(problem, JSON.stringify(priceOf(code.price, question.value, form))).toBeUndefined();
});

test('a chart with its usual parts, a week of days and a year of principal observances pass as tools', async () => {
  const usual: readonly [string, object][] = [
    ['birth-chart', BIRTH],
    ['days', { from: '2026-11-01', to: '2026-11-07', ...PLACE }],
    ['observances', { from: '2026-01-01', to: '2026-12-31', ...PLACE }],
    ['transits', { birth: BIRTH, from: '2026-01-01', to: '2026-12-31', bodies: SLOW }],
    ['sky', { from: '2026-01-01', to: '2026-12-31', kind: ['ingress', 'eclipse'] }],
  ];
  for (const [key, body] of usual) {
    const code = await (RESOURCES.find((each) => each.key === key) ?? expect.fail(key)).code();
    const question = await code.read(body as Record<string, unknown>, OCCASION);
    if (!question.ok) expect.fail(JSON.stringify(question.error));
    expect(ceilingProblem(code.price, question.value, 'objects', CEILINGS.tools), key).toBeUndefined();
  }
});
