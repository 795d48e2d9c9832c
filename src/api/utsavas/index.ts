import { defineResource } from '../resource';

export const utsavas = defineResource({
  key: 'utsavas',
  path: '/api/utsavas',
  operations: [
    { method: 'GET', id: 'getUtsavas', summary: 'Get the observances of a year, with the reason for each day.' },
  ],
  tag: 'calendar',
  description:
    'Civil dates of festivals, vratas, ekādaśīs, saṅkrāntis and eclipses at New Delhi, or at the place of `lat`, `lon` ' +
    'and `tz` together. Each says by which rule and why this day and not its neighbour. With `region` or `tradition` each ' +
    'comes once, on the day that is kept there, and what is kept only elsewhere is left out.',
  envelope: 'flat',
  examples: {
    principal: { summary: 'New Delhi, the principal ones', value: { year: 2026, show: 'principal' } },
    kerala: {
      summary: 'Principal observances of Kerala in August',
      value: { year: 2026, region: 'kerala', show: 'principal', from: '2026-08-01', to: '2026-08-31' },
    },
    gaudiya: {
      summary: 'Gauḍīya fasts, date and name alone',
      value: { year: 2026, tradition: 'gaudiya', kind: 'ekadashi', fields: 'name,tithi' },
    },
    newYork: {
      summary: 'New York',
      value: { year: 2027, lat: 40.7128, lon: -74.006, tz: 'America/New_York', show: 'principal' },
    },
  },
  cacheSeconds: 3600,
  tool: {
    name: 'utsavas',
    isOfCounsel: true,
    title: 'Observances of a year',
    description:
      'Dates of the observances (festivals, ekādaśīs, new and full moons, saṅkrāntis, eclipses) of a civil year, each with ' +
      'the reason for its day. Set month or search, or both. The place is New Delhi, or lat, lon and tz (IANA) together.',
  },
  operator: { mukha: 'ishana', intent: 'utsavas' },
  code: async () => (await import('./answer')).utsavas,
  response: async () => (await import('./response')).UtsavasResponse,
  toolCode: async () => (await import('./tool')).utsavasTool,
});
