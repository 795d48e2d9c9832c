/** Zones that the tz database has merged keep their own past in every answer with local times. */
import { describe, expect, test } from 'vitest';
import { ask } from './ask';

// Amsterdam was 19 min 32 s ahead of UT until 1937. Its zone now has the past of Brussels, which differs by an hour or
// more.
const PLACE = 'lat=52.37&lon=4.9&tz=Europe/Amsterdam';
const OFFSET = /\+00:19(:32)?$|\+01:19(:32)?$/;

const answerOf = async (path: string, body?: object) => {
  const { status, body: answer } = await ask(body ? 'POST' : 'GET', path, body);
  expect(status).toBe(200);
  return answer;
};

describe('Amsterdam in 1935 has Amsterdam time', () => {
  test('the days of a span use Amsterdam time', async () => {
    const { days } = await answerOf(`/api/v1/days?from=1935-03-01&to=1935-03-02&fields=sunrise&${PLACE}`);
    for (const day of days) expect(day.sunrise).toMatch(OFFSET);
  });

  test('the observances of a year use Amsterdam time', async () => {
    const { utsavas } = await answerOf(`/api/utsavas?year=1935&limit=5&${PLACE}`);
    for (const { reckoning } of utsavas) expect(reckoning.window.start_local).toMatch(OFFSET);
  });

  test('a search for a muhūrta uses Amsterdam time', async () => {
    const { windows } = await answerOf(`/api/v1/muhurta-search?purpose=yatra&from=1935-03-01&to=1935-03-10&${PLACE}`);
    expect(windows.length).toBeGreaterThan(0);
    for (const { start } of windows) expect(start).toMatch(OFFSET);
  });

  test('noon of a town and a return of the Sun use Amsterdam time', async () => {
    const { sunrise_local: sunrise } = await answerOf('/api/muhurta?date=1935-03-01&place=2759794');
    expect(sunrise).toMatch(OFFSET);
    const birth = { date: '1930-03-01', time: '12:00', lat: 52.37, lon: 4.9, tz: 'Europe/Amsterdam' };
    const { return: solar } = await answerOf('/api/v1/varshaphala', { birth, year: 1935 });
    expect(solar.at).toMatch(OFFSET);
  });
});
