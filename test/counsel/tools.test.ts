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
const tools = counselTools(() => kernel, occasionAt(NOW), rethrow);
const V1_BIRTH = { date: '1990-06-15', time: '14:30', lat: 28.6139, lon: 77.209, tz: 5.5 };
/** The same birth in a request of `/api/chart`. */
const BIRTH = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, lat: 28.6139, lon: 77.209, tzHours: 5.5 };

// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers freely
async function output(name: keyof typeof tools, input: unknown, toolset = tools): Promise<any> {
  const answer = await toolset[name].run(input);
  expect(answer.ok, JSON.stringify(answer.output)).toBe(true);
  return answer.output;
}

describe('chart', () => {
  test('the chart tool returns the figures of POST /api/chart', async () => {
    const question = await chart.read(BIRTH, occasionAt(NOW));
    if (!question.ok) throw new Error(question.error.reason);
    const full = await chart.answer(() => kernel, question.value);
    if (!full.ok) throw new Error(full.error.reason);
    const part = await output('chart', V1_BIRTH);
    const { lagna, grahas, vargas, dasha } = full.value;
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

  test('the chart tool returns the daśā at the present instant', async () => {
    const dashaAt = async (now: number) =>
      (
        await output(
          'chart',
          V1_BIRTH,
          counselTools(() => kernel, occasionAt(now), rethrow),
        )
      ).vimshottari.at_present;
    const present = await dashaAt(NOW);
    expect(present).toMatchObject({ time: '2026-11-21T06:00:00Z', maha: { lord: 'mercury' } });
    expect(present.antaras.filter((antara: { runs_now: boolean }) => antara.runs_now)).toHaveLength(1);
    expect((await dashaAt(Date.UTC(1995, 0, 1))).maha.lord).toBe('jupiter');
    expect(await dashaAt(Date.UTC(1950, 0, 1))).toBeNull();
  });
});

test('the panchanga tool answers for the present instant', async () => {
  const panchangaAt = async (now: number) =>
    output(
      'panchanga',
      {},
      counselTools(() => kernel, occasionAt(now), rethrow),
    );
  expect(await panchangaAt(NOW)).toMatchObject({
    time: '2026-11-21T06:00:00Z',
    tithi: { index: 12 },
    vara: { index: 7 },
  });
  expect(await panchangaAt(NOW + 86_400_000)).toMatchObject({
    time: '2026-11-22T06:00:00Z',
    tithi: { index: 13 },
    vara: { index: 1 },
  });
  expect(JSON.stringify(await panchangaAt(NOW)).length).toBeLessThan(2000);
});

describe('utsavas', () => {
  test('the months of the utsavas tool add up to the whole year', async () => {
    const months = await Promise.all(
      Array.from({ length: 12 }, (_, i) => output('utsavas', { year: 2026, month: i + 1, limit: 1000 })),
    );
    const fullYear = utsavasOf(kernel, { year: 2026, place: { latDeg: 28.6139, lonDeg: 77.209 }, tz: 'Asia/Kolkata' });
    if (!fullYear.ok) throw new Error(fullYear.error.reason);
    expect(months.flatMap(({ utsavas }) => utsavas.map(({ key }: { key: string }) => key))).toEqual(
      fullYear.value.utsavas.map(({ key }) => key),
    );
  });

  test('the utsavas tool returns a compact month, with the number of omitted rows', async () => {
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
  ])('the utsavas tool finds %s', async (search, key, date) => {
    const matches = (await output('utsavas', { year: 2026, search })).utsavas;
    expect(matches.find((utsava: { key: string }) => utsava.key === key)).toMatchObject({ date });
    expect(matches[0].decision).toBeTypeOf('string');
  });

  test('the utsavas tool returns other days for another place', async () => {
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
  ])('the utsavas tool refuses %j, naming its field', async (input, field) =>
    expect(await tools.utsavas.run(input)).toMatchObject({ ok: false, output: { error: 'invalid-parameter', field } }),
  );
});

test.each([null, undefined, 5, 'text', [], [BIRTH]])(
  'a tool refuses arguments of type %j, because they are not an object',
  async (input) => {
    for (const tool of Object.values(tools)) {
      expect(await tool.run(input)).toMatchObject({
        ok: false,
        output: { error: 'invalid-parameter', field: 'arguments' },
      });
    }
  },
);

test('an error of the service is reported, and the model gets the error of the endpoint', async () => {
  const reported: unknown[] = [];
  const fault = new Error('detail');
  const broken = counselTools(
    () => {
      throw fault;
    },
    occasionAt(NOW),
    (error) => reported.push(error),
  );
  const answers = [
    await broken.chart.run(V1_BIRTH),
    await broken.panchanga.run({}),
    await broken.utsavas.run({ year: 2026, month: 1 }),
  ];
  expect(reported).toEqual([fault, fault, fault]);
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, output: { error: 'engine-fault' } });
  expect(JSON.stringify(answers)).not.toContain('detail');
});
