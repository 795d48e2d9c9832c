import { defineResource } from '../resource';

export const places = defineResource({
  key: 'places',
  path: '/api/v1/places',
  operations: [{ method: 'GET', id: 'getPlaces', summary: 'Find places by name, or the nearest ones.' }],
  tag: 'reference',
  description:
    'Towns by any of their names, old or new, in Latin or Indian scripts, with forgiving spelling; or those nearest to ' +
    '`lat` and `lon`. With both, nearer towns come first among those that match alike. Other endpoints take an `id` as ' +
    '`place`. The data is from GeoNames, CC BY 4.0.',
  envelope: 'explained',
  list: 'places',
  strict: true,
  examples: {
    name: { summary: 'By name', value: { q: 'Bilaspur', limit: 5 } },
    script: { summary: 'In Devanāgarī', value: { q: 'पुणे' } },
    near: { summary: 'Near a point', value: { lat: 25.3, lon: 83, limit: 3 } },
  },
  cacheSeconds: 86_400,
  tool: {
    name: 'places',
    title: 'Places',
    description:
      'Towns by name (any spelling, old or new, Indian scripts) or near lat, lon, with coordinates and IANA time zone.',
    fields: ['query', 'count', 'places'],
  },
  operator: { mukha: 'ishana', intent: 'places' },
  code: async () => (await import('./answer')).places,
  response: async () => (await import('./response')).PlacesResponse,
});
