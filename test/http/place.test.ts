/** `place=` replaces coordinates and a zone. The service reads the list of places through its assets binding. */
import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/app';
import type { Bindings } from '../../src/http/env';
import { kernel } from './almanac';
import { ask } from './ask';
import { query, UTSAVAS } from './utsavas';

const app = createApp(() => kernel);
const askYear = (fields: object, bindings: Bindings = env as Bindings, by = app) =>
  ask('GET', UTSAVAS + query({ year: 2026, ...fields }), undefined, async (request) => by.fetch(request, bindings));

describe('a place in the address of a page', () => {
  test.each([
    ['/day?date=2026-11-24&place=pune', '?date=2026-11-24&place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata'],
    ['/utsava/lakshmi_puja/2026?at=40.52,-74.41', '?place=Edison&at=40.52,-74.41&tz=America/New_York'],
    ['/embed/today?place=%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87', '?place=Pune&at=18.5196,73.8554&tz=Asia/Kolkata'],
  ])('%s leads to the address with the whole place', async (path, search) => {
    const { status, headers } = await app.request(path, {}, env);
    expect([status, headers.get('Location')]).toEqual([302, path.replace(/\?.*/, search)]);
  });

  test('the page of an unknown or shared name is the one without a place', async () => {
    for (const name of ['Xyzzyville', 'Bilaspur']) {
      const response = await app.request(`/day?place=${name}`, {}, env);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('New Delhi')]);
    }
  });
});

describe('a place by its name', () => {
  test('a place by its name gets the answer of its coordinates and zone, with its id and name', async () => {
    const { status, body } = await askYear({ place: 'Pune' });
    expect(status).toBe(200);
    expect(body.place).toMatchObject({ name: 'Pune', tz: 'Asia/Kolkata', id: expect.any(String) });
    expect(Math.abs(body.place.lat - 18.52)).toBeLessThan(0.05);
    const { id, lat, lon, tz } = body.place;
    expect((await askYear({ place: id })).body.place).toEqual(body.place);
    expect((await askYear({ lat, lon, tz })).body.utsavas).toEqual(body.utsavas);
  });

  test.each(['Allahabad', 'Prayagraj', 'पुणे', 'Banglore', 'Kochi, Kerala', 'Ayodhya'])(
    'the place name %s is found',
    async (place) => {
      expect((await askYear({ place })).status).toBe(200);
    },
  );

  test('a name that several towns of similar size share is refused with the candidates', async () => {
    const { status, body } = await askYear({ place: 'Bilaspur' });
    expect([status, body.error, body.field]).toEqual([400, 'ambiguous-place', 'place']);
    expect(body.candidates.length).toBeGreaterThanOrEqual(2);
    expect(body.message).toBe(
      `place matches several places. Send the id of one of the candidates, for example ${body.candidates[0].id}.`,
    );
    for (const { id } of body.candidates) expect((await askYear({ place: id })).body.place.id).toBe(id);
  });

  test.each(['Xyzzy', 'Rampur Hat Nowhere', 'Pune, Texas', 'Narnia'])(
    'the place name %s is near no town, so it is refused with candidates',
    async (place) => {
      const { status, body } = await askYear({ place });
      expect([status, body.error, body.field]).toEqual([400, 'ambiguous-place', 'place']);
      expect(body.candidates.length).toBeGreaterThan(0);
    },
  );

  test.each([
    ['Goa', 'Goa', 'IN'],
    ['Kerala', 'Kerala', 'IN'],
    ['Orissa', 'Odisha', 'IN'],
    ['Florida', 'Florida', 'US'],
  ])(
    '%s names a state, so it is refused with towns of it, also if a town elsewhere has the name',
    async (place, admin1, country) => {
      const { status, body } = await askYear({ place });
      expect([status, body.error, body.field]).toEqual([400, 'ambiguous-place', 'place']);
      expect(body.message).toMatch(/^place is the name of a state or a country\. Send the id of a town/);
      expect(body.candidates[0]).toMatchObject({ admin1, country });
      expect((await askYear({ place: body.candidates[0].id })).status).toBe(200);
    },
  );

  test.each([
    ['Delhi', 'Asia/Kolkata'],
    ['Puducherry', 'Asia/Kolkata'],
    ['Goa, Philippines', 'Asia/Manila'],
    ['Singapore', 'Asia/Singapore'],
    ['Luxembourg', 'Europe/Luxembourg'],
    ['New York', 'America/New_York'],
  ])('%s is the town of that name, although a state or a country has it too', async (place, tz) => {
    expect((await askYear({ place })).body.place).toMatchObject({ tz });
  });

  test('the answer says which name of the place matched', async () => {
    expect((await askYear({ place: 'Poona' })).body.place).toMatchObject({ name: 'Pune', matched: 'Poona' });
    expect((await askYear({ place: 'Banglore' })).body.place).toMatchObject({
      name: 'Bengaluru',
      matched: 'Bangalore',
    });
  });

  test('a name that resembles nothing in the list is refused with an example', async () => {
    const { status, body } = await askYear({ place: 'Qqqqzzzz' });
    expect([status, body.error]).toEqual([400, 'invalid-parameter']);
    expect(body.message).toBe('place must be a name or an id from GET /api/v1/places, for example Pune.');
  });

  test('place must not be combined with coordinates', async () => {
    const { status, body } = await askYear({ place: 'Pune', lat: 1, lon: 1, tz: 'Asia/Kolkata' });
    expect([status, body.field]).toEqual([400, 'place']);
    expect(body.message).toBe('place must not be given together with lat.');
  });

  test('the service answers 503 without the list of places, and coordinates still work', async () => {
    const bare = createApp(() => kernel);
    expect((await askYear({ place: 'Pune' }, {}, bare)).status).toBe(503);
    expect((await askYear({ lat: 1, lon: 1, tz: 'Asia/Kolkata' }, {}, bare)).status).toBe(200);
  });
});
