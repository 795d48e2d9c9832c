import { defineResource } from '../resource';

export const anniversaries = defineResource({
  key: 'anniversaries',
  path: '/api/v1/anniversaries',
  operations: [{ method: 'GET', id: 'getAnniversaries', summary: 'Get the civil days of a lunar date.' }],
  tag: 'calendar',
  description:
    'Birthdays by tithi or nakṣatra, and yearly śrāddhas, from a lunar date: no birth is needed. Each day has the reason ' +
    'for it, and the rule for adhika and kṣaya months where one applies.',
  envelope: 'explained',
  strict: true,
  list: 'anniversaries',
  examples: {
    birthday: {
      summary: 'Kārttika śukla 12 at Pune',
      value: {
        kind: 'birthday',
        tithi: 12,
        masa: 8,
        paksha: 'shukla',
        from: '2026-01-01',
        to: '2026-12-31',
        place: 'Pune',
      },
    },
    star: {
      summary: 'Rohiṇī in Vaikāci at Chennai',
      value: { kind: 'birthday', nakshatra: 4, solar_month: 2, from: '2026-01-01', to: '2026-12-31', place: 'Chennai' },
    },
  },
  formats: [
    {
      name: 'ics',
      type: 'text/calendar; charset=utf-8',
      chosenBy: 'field',
      description: 'An all-day event for each day (RFC 5545), with its reason.',
    },
  ],
  cacheSeconds: 3600,
  tool: {
    name: 'anniversaries',
    title: 'Days of a lunar date',
    description:
      'Civil days of a lunar date: birthdays by tithi or nakṣatra, śrāddhas. Needs tithi, masa and paksha, or nakshatra ' +
      'and solar_month, and a place.',
    fields: ['kind', 'of', 'place', 'total', 'anniversaries'],
  },
  operator: { mukha: 'ishana', intent: 'anniversaries' },
  code: async () => (await import('./answer')).anniversaries,
  response: async () => (await import('./response')).AnniversariesResponse,
});
