import { defineResource } from '../resource';

export const panchanga = defineResource({
  key: 'panchanga',
  path: '/api/panchang',
  operations: [{ method: 'GET', id: 'getPanchanga', summary: 'Get the current pañcāṅga.' }],
  tag: 'calendar',
  description:
    'Vāra, tithi, nakṣatra, yoga and karaṇa with their start and end, and the longitudes of Sun and Moon (Lahiri), at the ' +
    'present instant. The vāra is that of New Delhi. A query string is an error, except a bare `?`.',
  envelope: 'flat',
  examples: { now: { summary: 'Now', value: {} } },
  refusesQuery: true,
  tool: {
    name: 'panchanga',
    isOfCounsel: true,
    title: 'Pañcāṅga now',
    description:
      'The current pañcāṅga at New Delhi: vāra, tithi, nakṣatra, yoga and karaṇa with their start and end in UTC, Sun and ' +
      'Moon (Lahiri).',
  },
  operator: { mukha: 'sadyojata', intent: 'panchanga-now' },
  code: async () => (await import('./answer')).panchanga,
  response: async () => (await import('./response')).PanchangaResponse,
  toolCode: async () => (await import('./tool')).panchangaTool,
});
