/** Resources that answer outside 1900 to 2100: their tables arrive when a request needs them. */
import { expect, test } from 'vitest';
import { createApp } from '../src/app';
import { yearSteps } from '../src/cli/shared/spans';
import { RESIDUALS, RESIDUALS_OF_ALL_YEARS } from '../src/kernel/stamp';
import { kernel } from './domain/support/kernel';
import { opened } from './otherYearsApp';

test('an eclipse of 585 BCE is found by its Julian date, with the error of ΔT', async () => {
  const { sky, fetched } = opened();
  const { status, body } = await sky({
    from: '-000584-05-20',
    to: '-000584-06-30',
    kind: 'eclipse',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    from: '-000584-05-14',
    dates: { from: { gregorian: '-000584-05-14', julian: '-000584-05-20' }, to: { julian: '-000584-06-30' } },
    delta_t: { sigma_seconds: expect.closeTo(158.4, 1) },
    events: [{ kind: 'eclipse', at: expect.stringMatching(/^-000584-05-22T14:2/), of: 'solar', type: 'total' }],
  });
  expect((body as { delta_t: { seconds: number } }).delta_t.seconds).toBeCloseTo(18214.4, 0);
  expect(fetched).toEqual(['-600']);
});

test('the same day by both calendars has the same events', async () => {
  const { sky } = opened();
  const gregorian = await sky({
    from: '1453-05-01',
    to: '1453-06-30',
    calendar: 'gregorian',
    kind: 'eclipse,station',
  });
  const julian = await sky({ from: '1453-04-22', to: '1453-06-21', kind: 'eclipse,station' });
  expect((gregorian.body as { events: unknown[] }).events.length).toBeGreaterThan(0);
  expect(julian.body).toEqual(gregorian.body);
});

test.each([
  [{ from: '1700-02-29', to: '1700-03-20' }, 'from'],
  [{ from: '-003102-01-01', to: '-003101-12-31' }, 'from'],
  [{ from: '2999-01-01', to: '3001-01-01' }, 'to'],
  [{ from: '-000584-01-01', to: '-000584-12-31', format: 'ics' }, 'format'],
  [{ from: '1582-01-01', to: '1602-01-13' }, 'to'],
])('a span is refused at its field: %j', async (fields, field) => {
  const { status, body } = await opened().sky(fields as unknown as Record<string, string>);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(`"${field}"`);
});

test('a span over 1900 has one zone, with local mean time before', async () => {
  const { sky } = opened();
  const { body } = await sky({
    from: '1898-01-01',
    to: '1901-12-31',
    kind: 'eclipse',
    lat: '23.18',
    lon: '75.77',
    tz: 'Asia/Kolkata',
  });
  const { events } = body as { events: { at: string }[] };
  const offsets = new Set(events.map(({ at }) => `${at.slice(0, 4) < '1900'} ${at.slice(19)}`));
  expect([...offsets]).toEqual(['true +05:03:05', 'false +05:21:10']);
});

test('a span of present years needs no other tables', async () => {
  const { sky, fetched } = opened();
  const { status, body } = await sky({ from: '1900-01-01', to: '1900-12-31' });
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('delta_t');
  expect(fetched).toEqual([]);
});

test.each([
  ['1898-12-01', 'Morrison'],
  ['1899-02-01', 'Stephenson, Morrison and Hohenkerk 2016'],
  ['2102-06-01', 'Stephenson, Morrison and Hohenkerk 2016'],
  ['2103-06-01', 'Morrison'],
])('the stamp of %s names the model of its ΔT', async (from, model) => {
  const { body } = await opened().sky({ from, to: `${from.slice(0, 4)}-12-31`, kind: 'eclipse' });
  const { delta_t } = (body as { substrate_stamp: { delta_t: { model: string } } }).substrate_stamp;
  expect(delta_t.model.startsWith(model)).toBe(true);
});

test('the stamp has the residuals of the years of its instant', async () => {
  const { sky } = opened();
  const maxOf = async (from: string, to: string) =>
    (
      (await sky({ from, to, kind: 'eclipse' })).body as {
        substrate_stamp: { residuals_arcsec: { max: { moon: number } } };
      }
    ).substrate_stamp.residuals_arcsec.max.moon;
  expect(await maxOf('1890-01-01', '1890-12-31')).toBe(RESIDUALS_OF_ALL_YEARS.moon.max);
  expect(await maxOf('1950-01-01', '1950-12-31')).toBe(RESIDUALS.moon.max);
});

test('without its tables an answer is an internal error', async () => {
  const app = createApp(() => kernel);
  const response = await app.fetch(
    new Request('https://khagola.test/api/v1/sky?from=1600-01-01&to=1600-02-01&kind=eclipse'),
    {},
  );
  expect(response.status).toBe(500);
});

test('the command divides a span before year 0 into steps', () => {
  expect(yearSteps({ from: '-000584-05-01', to: '-000577-12-31' }, 5)).toEqual([
    { from: '-000584-05-01', to: '-000579-04-30' },
    { from: '-000579-05-01', to: '-000577-12-31' },
  ]);
});

const UJJAIN = { lat: '23.1765', lon: '75.7885', tz: 'Asia/Kolkata' };

test('a day of the Kali epoch has both dates, the ahargaṇa, local mean time and what ΔT leaves open', async () => {
  const { days } = opened();
  const { status, body } = await days({ from: '-003101-02-18', to: '-003101-03-20', ...UJJAIN });
  expect(status).toBe(200);
  const answer = body as { days: Record<string, unknown>[] } & Record<string, unknown>;
  expect(answer).toMatchObject({
    from: '-003101-01-23',
    dates: { from: { gregorian: '-003101-01-23', julian: '-003101-02-18' } },
    delta_t: { sigma_seconds: expect.closeTo(1796, 0), lagna_deg: expect.any(Number) },
    count: 31,
  });
  expect(answer.days[0]).toMatchObject({
    date: '-003101-01-23',
    date_julian: '-003101-02-18',
    ahargana: 0,
    vara: { index: 6 },
    sunrise: expect.stringMatching(/^-003101-01-23T06:\d\d:\d\d\+05:03:09$/),
    years: { vikrama: null, shaka: null },
    regional: { tamil: null, vikrama_chaitradi: null, nepali: null },
    observances: null,
  });
  const open = answer.days.filter(({ undecided_fields }) => (undecided_fields as string[]).includes('tithi'));
  expect(open.length).toBeGreaterThan(1);
  const { tithi } = open[0] as { tithi: { undecided?: true }[] };
  const marked = tithi.filter(({ undecided }) => undecided);
  expect(marked.length).toBeGreaterThan(0);
});

test('days over the edge of two blocks need the tables of both, also while they are written', async () => {
  const { days, fetched } = opened();
  const { status, body } = await days({ from: '1649-11-20', to: '1649-12-31', ...UJJAIN, calendar: 'gregorian' });
  expect(status).toBe(200);
  expect((body as { days: { observances: object[] }[] }).days.some(({ observances }) => observances.length > 0)).toBe(
    true,
  );
  expect(fetched).toEqual(expect.arrayContaining(['1400', '1650']));
});

test('days of 1900 to 2100 have nothing of other years, and need no tables', async () => {
  const { days, fetched } = opened();
  const { body } = await days({ from: '1900-01-01', to: '1900-01-02', ...UJJAIN });
  const answer = body as { days: object[] };
  for (const key of ['dates', 'delta_t']) expect(answer).not.toHaveProperty(key);
  for (const key of ['date_julian', 'ahargana', 'undecided_fields']) expect(answer.days[0]).not.toHaveProperty(key);
  expect(fetched).toEqual([]);
});

test.each([
  [{ from: '-004000-01-01', to: '-004000-01-02' }, 'from'],
  [{ from: '2999-12-31', to: '3001-01-01' }, 'to'],
  [{ from: '1700-02-29', to: '1700-03-01' }, 'from'],
  [{ from: '0001-01-02', to: '0001-01-01' }, 'to'],
  [{ from: '-000500-01-01', to: '-000498-01-01' }, 'to'],
  [{ from: '-000001-01-01', to: '-000001-01-02', format: 'ics' }, 'format'],
])('days are refused at the field: %j', async (fields, field) => {
  const { status, body } = await opened().days({ ...UJJAIN, ...(fields as unknown as Record<string, string>) });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(`"${field}"`);
});

test('POST /api/v1/chart computes the birth of Gandhi by local mean time, and one of the year 499 by its Julian date', async () => {
  const { chart, fetched } = opened();
  const births = { tz: 'Asia/Kolkata', include: ['day'] };
  const gandhi = await chart({ ...births, date: '1869-10-02', time: '07:11', lat: 21.6417, lon: 69.6293 });
  expect(gandhi.body).toMatchObject({
    birth: { date: '1869-10-02', at: '1869-10-02T07:11:00+04:38:31' },
    dates: { gregorian: '1869-10-02', julian: '1869-09-20' },
    delta_t: { sigma_seconds: expect.closeTo(0.05, 2), lagna_deg: expect.any(Number) },
  });
  const early = await chart({ ...births, date: '0499-03-21', time: '12:00', lat: 23.18, lon: 75.77 });
  expect(early.body).toMatchObject({ birth: { date: '0499-03-22' }, ahargana: 1_314_931 });
  expect(fetched).toEqual(['1650', '400']);
});
