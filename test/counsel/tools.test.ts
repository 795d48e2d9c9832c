/** The three tools: the figures of the endpoints, small, with what is left out; refusals and faults as the endpoints write them. */
import { describe, expect, test } from 'vitest';
import { utsavasOf } from '../../src/domain/utsavas/year';
import { chartAnswer } from '../../src/http/chart/answer';
import { ChartRequest } from '../../src/http/chart/request';
import { counselTools } from '../../src/http/sahaja/tools';
import { kernel } from '../domain/support/kernel';

const NOW = Date.UTC(2026, 10, 21, 6);
const rethrow = (error: unknown): void => {
  throw error;
};
const tools = counselTools(() => kernel, NOW, rethrow);
const BIRTH = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, lat: 28.6139, lon: 77.209, tzHours: 5.5 };

// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers freely
function output(name: keyof typeof tools, input: unknown, of = tools): any {
  const answer = of[name].run(input);
  expect(answer.ok, JSON.stringify(answer.output)).toBe(true);
  return answer.output;
}

describe('chart', () => {
  test('has the figures of POST /api/chart', () => {
    const whole = chartAnswer(kernel, ChartRequest.parse(BIRTH));
    if (!whole.ok) throw new Error(whole.error.reason);
    const part = output('chart', BIRTH);
    const { lagna, grahas, vargas, dasha } = whole.value;
    expect(part.lagna.sidereal_deg).toBe(lagna.sidereal_deg);
    expect(part.grahas.map((graha: { sidereal_deg: number }) => graha.sidereal_deg)).toEqual(
      grahas.map((graha) => graha.sidereal_deg),
    );
    expect(part.navamsha.moon).toBe(vargas?.D9.grahas.moon.rashi);
    const periods = dasha.vimshottari?.periods.map(({ lord, start, end }) => ({ lord, start, end }));
    expect(part.vimshottari.mahadashas).toEqual(periods);
    expect(part.left_out).toContain('POST /api/chart');
    expect(JSON.stringify(part).length).toBeLessThan(8000);
  });

  test('tells what runs at the present instant', () => {
    const at = (now: number) =>
      output(
        'chart',
        BIRTH,
        counselTools(() => kernel, now, rethrow),
      ).vimshottari.at_present;
    expect(at(NOW)).toMatchObject({ time: '2026-11-21T06:00:00Z', maha: { lord: 'mercury' } });
    expect(at(NOW).antaras.filter((antara: { runs_now: boolean }) => antara.runs_now)).toHaveLength(1);
    expect(at(Date.UTC(1995, 0, 1)).maha.lord).toBe('jupiter');
    expect(at(Date.UTC(1950, 0, 1))).toBeNull();
  });
});

test('panchanga is of the present instant', () => {
  const at = (now: number) =>
    output(
      'panchanga',
      {},
      counselTools(() => kernel, now, rethrow),
    );
  expect(at(NOW)).toMatchObject({ time: '2026-11-21T06:00:00Z', tithi: { index: 12 }, vara: { index: 7 } });
  expect(at(NOW + 86_400_000)).toMatchObject({
    time: '2026-11-22T06:00:00Z',
    tithi: { index: 13 },
    vara: { index: 1 },
  });
  expect(JSON.stringify(at(NOW)).length).toBeLessThan(2000);
});

describe('utsavas', () => {
  test('the months of a year are the year', () => {
    const months = Array.from({ length: 12 }, (_, i) => output('utsavas', { year: 2026, month: i + 1 }));
    const whole = utsavasOf(kernel, { year: 2026, place: { latDeg: 28.6139, lonDeg: 77.209 }, tz: 'Asia/Kolkata' });
    if (!whole.ok) throw new Error(whole.error.reason);
    expect(months.flatMap(({ utsavas }) => utsavas.map(({ key }: { key: string }) => key))).toEqual(
      whole.value.utsavas.map(({ key }) => key),
    );
    for (const month of months) {
      expect(month.more).toBe(0);
      expect(JSON.stringify(month).length).toBeLessThan(16_000);
    }
  });

  test.each([
    ['diwali', 'lakshmi_puja', '2026-11-08'],
    ['DIWALI', 'lakshmi_puja', '2026-11-08'],
    ['Dīpāvalī', 'lakshmi_puja', '2026-11-08'],
    ['rama navami', 'rama_navami', '2026-03-26'],
    ['रामनवमी', 'rama_navami', '2026-03-26'],
  ])('%s is found', (search, key, date) => {
    const found = output('utsavas', { year: 2026, search }).utsavas;
    expect(found.find((utsava: { key: string }) => utsava.key === key)).toMatchObject({ date });
    expect(found[0].decision).toBeTypeOf('string');
  });

  test('another place has its own days', () => {
    const place = { lat: 40.7128, lon: -74.006, tz: 'America/New_York' };
    const { place: told, utsavas } = output('utsavas', { year: 2026, search: 'lakshmi_puja', ...place });
    expect(told).toEqual(place);
    expect(utsavas[0].date).toBe('2026-11-08');
  });

  test.each([
    [{ year: 2026, month: 13 }, 'month'],
    [{ year: 2026, search: 'a' }, 'search'],
    [{ year: 2026, search: 'a'.repeat(61) }, 'search'],
    [{ year: 2026, month: 1, lat: 1 }, 'lon'],
    [{ year: 2026, month: 1, lat: 1, lon: 1, tz: 'Mars/Olympus' }, 'tz'],
    [{ month: 1 }, 'year'],
  ])('%j is refused by its field', (input, field) =>
    expect(tools.utsavas.run(input)).toMatchObject({ ok: false, output: { error: 'invalid-parameter', field } }),
  );
});

test.each([null, undefined, 5, 'text', [], [BIRTH]])('%j is no input', (input) => {
  for (const tool of Object.values(tools)) {
    expect(tool.run(input)).toMatchObject({ ok: false, output: { error: 'invalid-json' } });
  }
});

test('a fault of ours is told, and reaches a model as the endpoints write it', () => {
  const told: unknown[] = [];
  const fault = new Error('detail');
  const broken = counselTools(
    () => {
      throw fault;
    },
    NOW,
    (error) => told.push(error),
  );
  const answers = [broken.chart.run(BIRTH), broken.panchanga.run({}), broken.utsavas.run({ year: 2026, month: 1 })];
  expect(told).toEqual([fault, fault, fault]);
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, output: { error: 'engine-fault' } });
  expect(JSON.stringify(answers)).not.toContain('detail');
});
