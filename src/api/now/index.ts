import { defineResource } from '../resource';

export const now = defineResource({
  key: 'now',
  path: '/api/v1/now',
  operations: [{ method: 'GET', id: 'getNow', summary: 'Get the pañcāṅga of an instant at a place.' }],
  tag: 'calendar',
  description:
    'Limbs with their ends, Sun and Moon, weekday, month, year and season, and the traditional clock, at the present ' +
    'instant or at `at`. Without a place it answers for New Delhi and says so in `assumed`.',
  envelope: 'explained',
  strict: true,
  examples: {
    pune: { summary: 'An evening in Pune', value: { at: '2026-11-08T18:00:00+05:30', place: 'Pune' } },
    delhi: { summary: 'New Delhi, in Hindi', value: { at: '2026-11-21T06:00:00Z', lang: 'hi' } },
  },
  cacheSeconds: 86_400,
  tool: {
    name: 'now',
    title: 'Pañcāṅga of an instant',
    description:
      'What holds now, or at an instant, at a place: vāra, tithi, nakṣatra, yoga and karaṇa with their ends, lunar month, and ' +
      'the windows of the day (rāhu kāla, abhijit and others), each with whether it runs at the instant.',
  },
  operator: { mukha: 'sadyojata', intent: 'now' },
  code: async () => (await import('./answer')).now,
  response: async () => (await import('./response')).NowResponse,
  toolCode: async () => (await import('./tool')).nowTool,
});
