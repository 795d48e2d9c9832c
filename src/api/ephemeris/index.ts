import { defineResource } from '../resource';

export const ephemeris = defineResource({
  key: 'ephemeris',
  path: '/api/v1/ephemeris',
  operations: [
    { method: 'GET', id: 'getEphemeris', summary: 'Get the places of bodies at many instants, as columns.' },
  ],
  tag: 'calendar',
  description:
    'Apparent places of the grahas, the lagna, planets beyond Saturn and stars at up to 20,000 instants. Years −3101 to 3000.',
  envelope: 'explained',
  strict: true,
  examples: {
    month: { summary: 'A month of daily places', value: { from: '2026-01-01', to: '2026-01-31' } },
    evening: {
      summary: 'Where the planets stand on an evening in Pune',
      value: {
        at: ['2026-11-21T19:00'],
        place: 'Pune',
        bodies: ['moon', 'jupiter', 'saturn'],
        columns: ['azimuth', 'apparent_altitude', 'magnitude'],
        center: 'topocentric',
      },
    },
  },
  formats: [
    {
      name: 'csv',
      type: 'text/csv; charset=utf-8',
      chosenBy: 'field',
      description: 'A row for each instant, columns such as `sun_longitude_deg`. UTF-8 with a byte order mark.',
    },
    {
      name: 'ndjson',
      type: 'application/x-ndjson; charset=utf-8',
      chosenBy: 'field',
      description: 'A JSON object for each instant, one a line.',
      isStreamed: true,
    },
    {
      name: 'svg',
      type: 'image/svg+xml',
      chosenBy: 'field',
      description: 'The sky above the place at the instant of `at`, as self-contained SVG.',
    },
  ],
  cacheSeconds: 3600,
  isInBlocks: true,
  tool: {
    name: 'ephemeris',
    title: 'Ephemeris',
    description:
      'Places of the grahas at instants or over a span with a step: longitude, speed, right ascension, azimuth and altitude ' +
      'at a place, magnitude, rāśi, nakṣatra and more. Choose bodies and columns; at most some hundred values by default.',
  },
  operator: { mukha: 'vamadeva', intent: 'ephemeris' },
  code: async () => (await import('./answer')).ephemeris,
  response: async () => (await import('./response')).EphemerisResponse,
  toolCode: async () => (await import('./tool')).ephemerisTool,
});
