import { defineResource } from '../resource';

export const sky = defineResource({
  key: 'sky',
  path: '/api/v1/sky',
  operations: [{ method: 'GET', id: 'getSky', summary: 'List the events of the sky in a span.' }],
  tag: 'calendar',
  description:
    'Ingresses, stations, phases, eclipses, occultations, conjunctions, heliacal risings and the other kinds of `kind`, ' +
    'between two days, both included. Heliacal and daily events need a place. Days and instants are in the time zone of ' +
    'the place, in `tz`, or in UTC. Instants are exact to five seconds, or to the time that 0.1″ of the motion takes.',
  envelope: 'explained',
  list: 'events',
  strict: true,
  examples: {
    stations: {
      summary: 'Stations and eclipses of a year',
      value: { from: '2026-01-01', to: '2026-12-31', kind: ['station', 'eclipse'] },
    },
    slow: {
      summary: 'Jupiter and Saturn, days and times of India, with titles in Hindi',
      value: {
        from: '2025-01-01',
        to: '2026-12-31',
        kind: ['ingress', 'conjunction', 'combustion'],
        bodies: ['jupiter', 'saturn'],
        tz: 'Asia/Kolkata',
        lang: 'hi',
      },
    },
    heliacal: {
      summary: 'Heliacal risings and settings of Venus at Paris',
      value: {
        from: '2026-01-01',
        to: '2026-12-31',
        kind: ['visibility'],
        bodies: ['venus'],
        place: 'Paris',
        visibility: 'kalamsha',
      },
    },
  },
  formats: [
    {
      name: 'ics',
      type: 'text/calendar; charset=utf-8',
      chosenBy: 'field',
      description: 'The events as a calendar file, each an instant with its title.',
    },
  ],
  cacheSeconds: 3600,
  tool: {
    name: 'sky',
    title: 'Events of the sky',
    description:
      'Ingresses, stations, lunations, eclipses, conjunctions, combustion, heliacal risings and settings, equinoxes and ' +
      'solstices between two dates. Choose kinds and bodies to keep the list short. Calculated instants; no effects.',
    fields: ['from', 'to', 'place', 'tz', 'assumed', 'settings', 'total', 'events'],
  },
  operator: { mukha: 'vamadeva', intent: 'sky' },
  code: async () => (await import('./answer')).sky,
  response: async () => (await import('./response')).SkyResponse,
});
