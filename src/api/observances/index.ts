import { defineResource } from '../resource';

export const observances = defineResource({
  key: 'observances',
  path: '/api/v1/observances',
  operations: [{ method: 'GET', id: 'getObservances', summary: 'Get the observances of a span.' }],
  tag: 'calendar',
  description:
    'Festivals and fasts of up to 401 days with the reason for each date, the principal ones by default, of a region or a ' +
    'tradition, from 1500 on. Without a span it answers for the present year; without a place for New Delhi, which `assumed` states. ' +
    '`next` is the query of the next page.',
  envelope: 'explained',
  strict: true,
  list: 'observances',
  examples: {
    puja: {
      summary: 'One observance with its times',
      value: { year: 2026, key: 'lakshmi_puja', times: 'true', place: 'Pune' },
    },
    kerala: {
      summary: 'Kerala in two years, the first two',
      value: { from: '2026-11-01', to: '2027-01-31', region: 'kerala', place: 'Kochi, Kerala', limit: 2 },
    },
  },
  formats: [
    {
      name: 'ics',
      type: 'text/calendar; charset=utf-8',
      chosenBy: 'field',
      description:
        'A calendar file to subscribe to (RFC 5545): an event for each observance, its times in the description.',
    },
  ],
  cacheSeconds: 3600,
  tool: {
    name: 'observances',
    title: 'Festivals and fasts',
    description:
      'When festivals, ekādaśīs and other fasts, new and full moons, saṅkrāntis and eclipses are, at a place or in a region, ' +
      'each with the reason for its day; with times true also worship and pāraṇa. Name one by q, or give a span. Without a ' +
      'span: the year from today.',
  },
  operator: { mukha: 'ishana', intent: 'observances' },
  code: async () => (await import('./answer')).observances,
  response: async () => (await import('./response')).ObservancesResponse,
  toolCode: async () => (await import('./tool')).observancesTool,
});
