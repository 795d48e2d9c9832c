/** The tools of counsel: compact figures of the endpoints, omitted parts, and errors of the endpoints. */
import { describe, expect, test } from 'vitest';
import { chart } from '../../src/api/chart/answer';
import { counselTools } from '../../src/counsel/tools';
import { utsavasOf } from '../../src/domain/observances/year';
import { kernel } from '../domain/support/kernel';
import { occasionAt } from '../domain/support/occasion';

const NOW = Date.UTC(2026, 10, 21, 6);
const rethrow = (error: unknown): void => {
  throw error;
};
const tools = await counselTools(() => kernel, occasionAt(NOW), rethrow);
const BIRTH = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, lat: 28.6139, lon: 77.209, tzHours: 5.5 };

// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers freely
async function output(name: keyof typeof tools, input: unknown, of = tools): Promise<any> {
  const answer = await of[name].run(input);
  expect(answer.ok, JSON.stringify(answer.output)).toBe(true);
  return answer.output;
}

describe('chart', () => {
  test('returns the figures of POST /api/chart', async () => {
    const question = await chart.read(BIRTH, occasionAt(NOW));
    if (!question.ok) throw new Error(question.error.reason);
    const whole = await chart.answer(() => kernel, question.value);
    if (!whole.ok) throw new Error(whole.error.reason);
    const part = await output('chart', BIRTH);
    const { lagna, grahas, vargas, dasha } = whole.value;
    expect(part.lagna.sidereal_deg).toBe(lagna.sidereal_deg);
    expect(part.grahas.map((graha: { sidereal_deg: number }) => graha.sidereal_deg)).toEqual(
      grahas.map((graha) => graha.sidereal_deg),
    );
    expect(part.navamsha.moon).toBe(vargas?.D9.grahas.moon.rashi);
    const periods = dasha?.vimshottari?.periods.map(({ lord, start, end }) => ({ lord, start, end }));
    expect(part.vimshottari.mahadashas).toEqual(periods);
    expect(part.left_out).toMatch(/^Omitted fields: day, .*To get them, set fields\.$/);
    expect(JSON.stringify(part).length).toBeLessThan(8000);
  });

  test('returns the daśā at the present instant', async () => {
    const at = async (now: number) =>
      (await output('chart', BIRTH, await counselTools(() => kernel, occasionAt(now), rethrow))).vimshottari.at_present;
    const present = await at(NOW);
    expect(present).toMatchObject({ time: '2026-11-21T06:00:00Z', maha: { lord: 'mercury' } });
    expect(present.antaras.filter((antara: { runs_now: boolean }) => antara.runs_now)).toHaveLength(1);
    expect((await at(Date.UTC(1995, 0, 1))).maha.lord).toBe('jupiter');
    expect(await at(Date.UTC(1950, 0, 1))).toBeNull();
  });
});

test('panchanga answers for the present instant', async () => {
  const at = async (now: number) => output('panchanga', {}, await counselTools(() => kernel, occasionAt(now), rethrow));
  expect(await at(NOW)).toMatchObject({ time: '2026-11-21T06:00:00Z', tithi: { index: 12 }, vara: { index: 7 } });
  expect(await at(NOW + 86_400_000)).toMatchObject({
    time: '2026-11-22T06:00:00Z',
    tithi: { index: 13 },
    vara: { index: 1 },
  });
  expect(JSON.stringify(await at(NOW)).length).toBeLessThan(2000);
});

describe('utsavas', () => {
  test('returns in its months together the whole year', async () => {
    const months = await Promise.all(
      Array.from({ length: 12 }, (_, i) => output('utsavas', { year: 2026, month: i + 1, limit: 1000 })),
    );
    const whole = utsavasOf(kernel, { year: 2026, place: { latDeg: 28.6139, lonDeg: 77.209 }, tz: 'Asia/Kolkata' });
    if (!whole.ok) throw new Error(whole.error.reason);
    expect(months.flatMap(({ utsavas }) => utsavas.map(({ key }: { key: string }) => key))).toEqual(
      whole.value.utsavas.map(({ key }) => key),
    );
  });

  test('returns a compact month, with the number of omitted rows', async () => {
    for (let month = 1; month <= 12; month++) {
      const { count, utsavas, more, ...rest } = await output('utsavas', { year: 2026, month });
      expect(utsavas.length + more).toBe(count);
      expect(JSON.stringify({ ...rest, utsavas }).length).toBeLessThan(11_000);
    }
  });

  test.each([
    ['diwali', 'lakshmi_puja', '2026-11-08'],
    ['DIWALI', 'lakshmi_puja', '2026-11-08'],
    ['Dīpāvalī', 'lakshmi_puja', '2026-11-08'],
    ['rama navami', 'rama_navami', '2026-03-26'],
    ['रामनवमी', 'rama_navami', '2026-03-26'],
  ])('finds %s', async (search, key, date) => {
    const found = (await output('utsavas', { year: 2026, search })).utsavas;
    expect(found.find((utsava: { key: string }) => utsava.key === key)).toMatchObject({ date });
    expect(found[0].decision).toBeTypeOf('string');
  });

  test('returns other days for another place', async () => {
    const place = { lat: 40.7128, lon: -74.006, tz: 'America/New_York' };
    const { place: told, utsavas } = await output('utsavas', { year: 2026, search: 'lakshmi_puja', ...place });
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
  ])('refuses %j, naming its field', async (input, field) =>
    expect(await tools.utsavas.run(input)).toMatchObject({ ok: false, output: { error: 'invalid-parameter', field } }),
  );
});

test.each([null, undefined, 5, 'text', [], [BIRTH]])(
  'refuses arguments of type %j, because they are not an object',
  async (input) => {
    for (const tool of Object.values(tools)) {
      expect(await tool.run(input)).toMatchObject({
        ok: false,
        output: { error: 'invalid-parameter', field: 'arguments' },
      });
    }
  },
);

test('reports an error of the service, and tells the model as the endpoints do', async () => {
  const told: unknown[] = [];
  const fault = new Error('detail');
  const broken = await counselTools(
    () => {
      throw fault;
    },
    occasionAt(NOW),
    (error) => told.push(error),
  );
  const answers = [
    await broken.chart.run(BIRTH),
    await broken.panchanga.run({}),
    await broken.utsavas.run({ year: 2026, month: 1 }),
  ];
  expect(told).toEqual([fault, fault, fault]);
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, output: { error: 'engine-fault' } });
  expect(JSON.stringify(answers)).not.toContain('detail');
});
