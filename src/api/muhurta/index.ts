import { defineResource } from '../resource';

export const muhurta = defineResource({
  key: 'muhurta',
  path: '/api/muhurta',
  operations: [
    { method: 'GET', id: 'getMuhurta', summary: 'Get the muhūrtas of a day at a place.' },
    { method: 'POST', id: 'createMuhurta', summary: 'Get the muhūrtas of a day, with a JSON body.' },
  ],
  tag: 'calendar',
  description:
    'Thirty muhūrtas and Abhijit, choghaḍiyās, horās, Rāhu-kālam and the other windows, and the limbs of the day. The day ' +
    'runs from the first sunrise of the date, by the UTC offset `tz`, to the next. If the Sun does not rise or set, values ' +
    'are null or empty, and `polar` and `note` say why.',
  envelope: 'flat',
  examples: {
    delhi: { summary: 'New Delhi', value: { date: '2026-11-21', lat: 28.6139, lon: 77.209, tz: 5.5 } },
    tromso: { summary: 'A polar day', value: { date: '2026-06-21', lat: 69.6492, lon: 18.9553, tz: 2 } },
    zero: { summary: 'All zero', value: { date: '2000-01-01', lat: 0, lon: 0, tz: 0 } },
  },
  cacheSeconds: 86_400,
  limit: 'muhurta',
  tool: {
    name: 'muhurta',
    isOfCounsel: true,
    title: 'Muhūrtas of a day',
    description:
      'The day from sunrise to sunrise at a place: limbs, Rāhu-kālam and the other windows, choghaḍiyās, muhūrtas, horās. ' +
      'tz is the UTC offset in hours. Counts against the hourly limit of the endpoint.',
    fields: [
      'date',
      'place',
      'sunrise_local',
      'sunset_local',
      'next_sunrise_local',
      'moonrise_local',
      'moonset_local',
      'polar',
      'note',
      'abhijit',
      'rahu_kalam',
      'yamaganda',
      'gulika',
      'dur_muhurta',
      'varjya',
      'amrita_kala',
      'panchanga',
    ],
  },
  operator: { mukha: 'vamadeva', intent: 'muhurta' },
  code: async () => (await import('./answer')).muhurta,
  response: async () => (await import('./response')).MuhurtaResponse,
});
