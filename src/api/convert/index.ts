import { defineResource } from '../resource';

export const convert = defineResource({
  key: 'convert',
  path: '/api/v1/convert',
  operations: [{ method: 'GET', id: 'getConvert', summary: 'Convert a date between calendars.' }],
  tag: 'calendar',
  description:
    'A date of any calendar in any others: Gregorian, Julian and twelve regional calendars of India, Nepal and ' +
    'Bangladesh, each by its own rule at its own reference place.',
  envelope: 'explained',
  list: 'conversions',
  strict: true,
  examples: {
    regional: { summary: 'A day in two calendars', value: { date: '2026-11-22', to: ['nepali', 'tamil'] } },
    back: { summary: '7 Mangsir 2083 of Nepal', value: { date: '2083-08-07', from: 'nepali', to: ['gregorian'] } },
    tithi: {
      summary: 'Kārttika śukla 12 of Vikrama 2083',
      value: { date: '2083-08-12', from: 'vikrama_chaitradi', paksha: 'shukla', to: ['gregorian', 'julian'] },
    },
  },
  cacheSeconds: 3600,
  tool: {
    name: 'convert',
    title: 'Convert a date',
    description:
      'Convert a date between calendars, both ways: gregorian, julian, shaka_national, vikrama_chaitradi, ' +
      'vikrama_kartikadi, tamil, malayalam, bengali, bengali_bangladesh, odia, assamese, nepali, punjabi_bikrami, nanakshahi.',
    fields: ['date', 'from', 'gregorian_dates', 'total', 'conversions'],
  },
  operator: { mukha: 'vamadeva', intent: 'convert' },
  code: async () => (await import('./answer')).convert,
  response: async () => (await import('./response')).ConvertResponse,
});
