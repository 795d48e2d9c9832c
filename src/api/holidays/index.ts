import { defineResource } from '../resource';

export const holidays = defineResource({
  key: 'holidays',
  path: '/api/v1/holidays',
  operations: [{ method: 'GET', id: 'getHolidays', summary: 'Get the holidays of a region in a year.' }],
  tag: 'calendar',
  description:
    'Gazetted and restricted holidays of the central government of India or of a state; of another country, its ' +
    'observances. If the list of the year is known, its days are given (`notified`); otherwise the holidays of the ' +
    'latest lists are computed, each with its rule and margin (`forecast`). A region without its own list has the ' +
    'central ones.',
  envelope: 'explained',
  strict: true,
  list: 'holidays',
  examples: {
    notified: { summary: 'Half-days of Assam in 2021', value: { region: 'assam', year: 2021, kind: ['half-day'] } },
    forecast: { summary: 'A forecast for Kerala', value: { region: 'kerala', year: 2027 } },
  },
  formats: [
    {
      name: 'ics',
      type: 'text/calendar; charset=utf-8',
      chosenBy: 'field',
      description: 'An all-day event for each holiday (RFC 5545); a forecast is tentative.',
    },
  ],
  cacheSeconds: 3600,
  tool: {
    name: 'holidays',
    title: 'Holidays of India',
    description:
      'Gazetted and restricted holidays of India or of a state in a year: from the government’s list if it is known, ' +
      'otherwise a forecast.',
    fields: ['region', 'year', 'status', 'lists', 'total', 'holidays'],
  },
  operator: { mukha: 'ishana', intent: 'holidays' },
  code: async () => (await import('./answer')).holidays,
  response: async () => (await import('./response')).HolidaysResponse,
});
