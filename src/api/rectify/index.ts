import { defineResource } from '../resource';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };

export const rectify = defineResource({
  key: 'rectify',
  path: '/api/rectify',
  operations: [
    { method: 'POST', id: 'createRectification', summary: 'Rank possible birth times by dated past events.' },
  ],
  tag: 'charts',
  description:
    'Ranks the moments of a birth window by the Viṃśottarī lords at past events. The ranking is a fit to the past and says ' +
    'nothing about the future. `discrimination` says whether the events can tell the moments apart at all, compared with ' +
    'random assignments of the same categories to the same dates. The order of events does not ' +
    'matter.',
  envelope: 'flat',
  examples: {
    morning: {
      summary: 'Two hours of a morning, six events',
      value: {
        birthDate: '1990-05-15',
        birthWindow: { startTime: '08:00', endTime: '10:00' },
        location: DELHI,
        events: [
          { date: '2008-07-01', category: 'relocation' },
          { date: '2012-06-01', category: 'education-milestone' },
          { date: '2014-11-23', category: 'marriage' },
          { date: '2016-03-10', category: 'child-birth' },
          { date: '2019-08-01', category: 'career-shift' },
          { date: '2021-05-01', category: 'parent-death' },
        ],
      },
    },
    day: {
      summary: 'A whole day by the minute, with one event, which is not enough',
      value: {
        birthDate: '1975-02-03',
        birthWindow: { startTime: '00:00', endTime: '23:59' },
        location: { lat: 0, lon: 0, tz: 0 },
        events: [{ date: '2001-09-09', category: 'windfall' }],
        gridMinutes: 1,
      },
    },
  },
  code: async () => (await import('./answer')).rectify,
  response: async () => (await import('./response')).RectifyResponse,
});
