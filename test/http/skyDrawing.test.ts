/** GET /api/v1/ephemeris?format=svg: the sky above a place, at the places of the table. */
import { describe, expect, test } from 'vitest';
import { ask, ORIGIN, sendToWorker } from './ask';
import { query } from './utsavas';

const PATH = '/api/v1/ephemeris';
const EVENING = { at: '2026-11-21T19:00', place: 'Pune' };

const send = (fields: object, headers: Record<string, string> = {}) =>
  sendToWorker(new Request(ORIGIN + PATH + query(fields), { headers }));
const picture = async (fields: object): Promise<string> => {
  const response = await send({ ...fields, format: 'svg' });
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  return response.text();
};

/** Centre of the first disc of a part. */
function discOf(svg: string, id: string): [x: number, y: number] | null {
  const [, x, y] = new RegExp(`<g id="kd-${id}">.*?<circle cx="([\\d.]+)" cy="([\\d.]+)"`, 's').exec(svg) ?? [];
  return x === undefined ? null : [Number(x), Number(y)];
}

describe('the sky above a place as a drawing', () => {
  test('GET /api/v1/ephemeris?format=svg draws every body at its azimuth and apparent altitude, and none below the horizon', async () => {
    const svg = await picture(EVENING);
    const bodies = [
      'sun',
      'moon',
      'mars',
      'mercury',
      'jupiter',
      'venus',
      'saturn',
      'rahu',
      'ketu',
      'shravana',
      'capella',
    ];
    const table = await ask(
      'GET',
      PATH + query({ ...EVENING, bodies: bodies.join(), columns: 'azimuth,apparent_altitude' }),
    );
    for (const body of bodies) {
      const { azimuth_deg: azimuth, apparent_altitude_deg: altitude } = table.body.bodies[body];
      const disc = discOf(svg, body === 'shravana' || body === 'capella' ? `star-${body}` : body);
      expect([body, disc !== null]).toEqual([body, altitude[0] >= 0]);
      if (!disc) continue;
      // Zenith at (360, 360), horizon at 324, north up, east to the left.
      const [radius, turn] = [(324 * (90 - altitude[0])) / 90, (azimuth[0] * Math.PI) / 180];
      expect(disc[0]).toBeCloseTo(360 - radius * Math.sin(turn), 1);
      expect(disc[1]).toBeCloseTo(360 - radius * Math.cos(turn), 1);
    }
  });

  test('the drawing names place, date and time, in English or in Hindi, and forbids scripts', async () => {
    const [english, hindi] = [await picture(EVENING), await picture({ ...EVENING, script: 'devanagari' })];
    expect(english).toContain('The sky over Pune, 21 November 2026, 19:00:00 UTC+5:30, Astronomical twilight</title>');
    expect(hindi).toContain('xml:lang="hi"><title id="kd-title">Pune का आकाश, 21 नवंबर 2026');
    const response = await send(EVENING, { Accept: 'image/svg+xml' });
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await response.text()).toBe(english);
  });

  test('the drawing is the same for a moment in Terrestrial Time, and of a year before 1900 or a place without a name', async () => {
    const moment = { lat: 18.5196, lon: 73.8554, tz: 'Asia/Kolkata', format: 'svg' };
    const utc = await picture({ ...moment, at: '2026-11-21T13:30:00Z' });
    const tt = await picture({ ...moment, at: '2026-11-21T13:31:09', scale: 'tt' });
    expect(tt).toContain('13:31:09 TT');
    expect(discOf(tt, 'star-capella')?.[0]).toBeCloseTo(discOf(utc, 'star-capella')?.[0] ?? Number.NaN, 0);
    expect(utc).toContain('The sky over 18.5196°');
    expect(await picture({ at: '-0584-05-28T18:00', calendar: 'julian', place: 'Ujjain' })).toContain(
      'The sky over Ujjain',
    );
  });

  test.each([
    [{ place: 'Pune' }, 'at', 'one instant'],
    [{ place: 'Pune', at: '2026-11-21,2026-11-22' }, 'at', 'one instant'],
    [{ at: '2026-11-21T19:00' }, 'place', 'drawing'],
    [{ place: 'Pune', from: '2026-11-21' }, 'from', 'format=svg'],
    [{ ...EVENING, bodies: 'moon' }, 'bodies', 'format=svg'],
    [{ ...EVENING, columns: 'magnitude' }, 'columns', 'format=svg'],
    [{ ...EVENING, model: 'surya-siddhanta' }, 'model', 'modern'],
    [{ ...EVENING, script: 'tamil' }, 'script', 'iast'],
    [{ ...EVENING, format: 'json', script: 'iast' }, 'script', 'svg'],
    [{ ...EVENING, at: '3100-01-01' }, 'at', '3000'],
  ])(
    'GET /api/v1/ephemeris refuses a drawing of %o with the field and what is allowed',
    async (fields, field, words) => {
      const { status, body } = await ask('GET', PATH + query({ format: 'svg', ...fields }));
      expect([status, body.error.field]).toEqual([400, field]);
      expect(body.error.message).toContain(words);
    },
  );

  test('GET /api/v1/ephemeris refuses an unknown format and lists its formats', async () => {
    const { status, body } = await ask('GET', PATH + query({ ...EVENING, format: 'png' }));
    expect(status).toBe(406);
    expect(body.error.message).toContain('svg');
  });
});
