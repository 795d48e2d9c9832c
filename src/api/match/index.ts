import { defineResource } from '../resource';

const A = { date: '1990-06-15', time: '14:30', lat: 28.6139, lon: 77.209, tz: 5.5 };
const B = { date: '1992-11-03', time: '06:15', lat: 13.0827, lon: 80.2707, tz: 'Asia/Kolkata' };

export const match = defineResource({
  key: 'match',
  path: '/api/v1/match',
  operations: [{ method: 'POST', id: 'createMatch', summary: 'Compare two births by the kūṭas of a tradition.' }],
  tag: 'charts',
  description:
    'Compares two births. Returns each kūṭa with its points, its rule and its source; exceptions; the totals of other ' +
    'traditions; how many seconds of birth time change a total; and Mars from lagna, Moon and Venus. Only points and rules, ' +
    'no verdict.',
  envelope: 'explained',
  list: 'kutas',
  strict: true,
  examples: {
    north: { summary: 'Eight kūṭas of the north', value: { a: A, b: B, system: 'ashtakuta' } },
    tamil: {
      summary: 'Ten poruttams, with names in Tamil',
      value: { a: A, b: B, system: 'dashakuta', orientation: 'b-vara', lang: 'ta' },
    },
    all: { summary: 'Every tradition in full', value: { a: A, b: B, system: 'all', tradition: 'raman' } },
  },
  tool: {
    name: 'match',
    title: 'Compare two births',
    description:
      'Kūṭas of two births by a named tradition: points, rules, exceptions, the totals of other traditions, and the ' +
      'seconds of birth time that change a point. Points and rules only, no verdict.',
    fields: ['tradition', 'orientation', 'births', 'total', 'maximum', 'kutas', 'variants', 'sensitivity'],
  },
  operator: { mukha: 'tatpurusha', intent: 'match' },
  code: async () => (await import('./answer')).match,
  response: async () => (await import('./response')).MatchResponse,
});
