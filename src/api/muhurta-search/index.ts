import { defineResource } from '../resource';

export const muhurtaSearch = defineResource({
  key: 'muhurta-search',
  path: '/api/v1/muhurta-search',
  operations: [{ method: 'GET', id: 'findMuhurtas', summary: 'Find the muhūrtas that meet the rules of a purpose.' }],
  tag: 'calendar',
  description:
    'Searches at most 400 days for a purpose. Returns the rules of a named tradition with their sources, every window in ' +
    'which all of them are met, with the margin to each edge, and for every closed day each rule that closes it and by how ' +
    'much. `compare` explains why the dates of traditions differ. There is no score. Without a span it searches the present ' +
    'year.',
  envelope: 'explained',
  list: 'windows',
  strict: true,
  examples: {
    vivaha: {
      summary: 'Weddings at Pune',
      value: {
        purpose: 'vivaha',
        from: '2026-11-20',
        to: '2026-12-20',
        lat: 18.5196,
        lon: 73.8553,
        tz: 'Asia/Kolkata',
      },
    },
    compared: {
      summary: 'House entry at New Delhi, compared in two traditions',
      value: {
        purpose: 'griha-pravesha',
        from: '2026-11-20',
        to: '2026-12-10',
        place: 'New Delhi',
        compare: ['prokerala'],
      },
    },
    journey: {
      summary: 'A journey eastwards, with the birth star, in Hindi',
      value: {
        purpose: 'yatra',
        from: '2026-12-01',
        to: '2026-12-10',
        place: 'Jaipur',
        direction: 'east',
        nakshatra: 4,
        rashi: 2,
        lang: 'hi',
      },
    },
  },
  formats: [
    {
      name: 'ics',
      type: 'text/calendar; charset=utf-8',
      chosenBy: 'field',
      description: 'The windows as events of an iCalendar file, with the rules that they meet.',
    },
  ],
  cacheSeconds: 3600,
  tool: {
    name: 'muhurta_search',
    title: 'Muhūrtas by rules',
    description:
      'The windows of a purpose within some days, by the rules of a tradition, and for every closed day the rules that close ' +
      'it. Calculated, without a score or a recommendation.',
    fields: [
      'purpose',
      'tradition',
      'words',
      'from',
      'to',
      'place',
      'assumed',
      'open_days',
      'total',
      'windows',
      'rules',
    ],
  },
  operator: { mukha: 'vamadeva', intent: 'muhurta-search' },
  code: async () => (await import('./answer')).muhurtaSearch,
  response: async () => (await import('./response')).MuhurtasResponse,
});
