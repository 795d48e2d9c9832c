import { defineDocument } from '../resource';

export const card = defineDocument({
  key: 'card',
  path: '/api/v1/card.svg',
  operations: [{ method: 'GET', id: 'getCard', summary: 'Draw a day as a card to share.' }],
  tag: 'calendar',
  description:
    'An SVG card of 1200 × 630: the date, the place, the tithi and nakṣatra at sunrise, sunrise, sunset, Rāhu-kāla, and ' +
    'at most three principal observances of the day. The default place is New Delhi. The typeface depends on the device ' +
    'that shows it.',
  envelope: 'explained',
  strict: true,
  examples: {
    diwali: { summary: 'Dīpāvalī in New Delhi', value: { date: '2026-11-08' } },
    hindi: {
      summary: 'In Hindi, for Pune',
      value: { date: '2026-11-08', lat: 18.5204, lon: 73.8567, tz: 'Asia/Kolkata', lang: 'hi' },
    },
  },
  type: 'image/svg+xml; charset=utf-8',
  cacheSeconds: 86_400,
  code: async () => (await import('./answer')).card,
  response: async () => (await import('./answer')).Card,
});
