import { defineResource } from '../resource';

export const days = defineResource({
  key: 'days',
  path: '/api/v1/days',
  operations: [{ method: 'GET', id: 'getDays', summary: 'Get the pañcāṅga of up to 401 days at a place.' }],
  tag: 'calendar',
  description:
    'Every limb of each day with its ends, risings and settings, windows, candra-bala, tārā-bala, gaurī, special yogas, ' +
    'regional dates and observances. `fields` chooses among them, `lang` adds names in a language, `format` gives CSV or ' +
    'iCalendar. Where the Sun does not rise or set, values that need it are ' +
    'null or empty, and `note` says why. Without a span it gives the present year.',
  envelope: 'explained',
  list: 'days',
  strict: true,
  examples: {
    week: {
      summary: 'A week in New Delhi, some fields',
      value: {
        from: '2027-01-01',
        to: '2027-01-07',
        place: 'New Delhi',
        fields: ['sunrise', 'sunset', 'tithi', 'nakshatra', 'observances'],
      },
    },
    pune: {
      summary: 'A day in Pune, in Marathi',
      value: { from: '2027-01-14', to: '2027-01-14', place: 'Pune', lang: 'mr' },
    },
    tromso: {
      summary: 'A polar day',
      value: { from: '2026-06-21', to: '2026-06-21', lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' },
    },
  },
  formats: [
    {
      name: 'csv',
      type: 'text/csv; charset=utf-8',
      chosenBy: 'field',
      description: 'A row for each day (RFC 4180), local times. UTF-8 with a byte order mark; no cell is a formula.',
    },
    {
      name: 'ics',
      type: 'text/calendar; charset=utf-8',
      chosenBy: 'field',
      description: 'An all-day event for each day (RFC 5545), local times.',
    },
  ],
  cacheSeconds: 3600,
  tool: {
    name: 'days',
    title: 'Pañcāṅga of days',
    description:
      'The pañcāṅga of up to 401 days at a place: limbs with their ends, sunrise, windows, yogas, regional dates, ' +
      'observances. Choose fields for more than a few days.',
  },
  operator: { mukha: 'vamadeva', intent: 'days' },
  code: async () => (await import('./answer')).days,
  response: async () => (await import('./response')).DaysResponse,
  toolCode: async () => (await import('./tool')).daysTool,
});
