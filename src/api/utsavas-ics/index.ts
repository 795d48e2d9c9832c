import { defineDocument } from '../resource';

export const utsavasFile = defineDocument({
  key: 'utsavas-file',
  path: '/api/utsavas.ics',
  operations: [{ method: 'GET', id: 'getUtsavasFile', summary: 'Subscribe to the observances as a calendar.' }],
  tag: 'calendar',
  description:
    'The observances of a year as iCalendar (RFC 5545): an all-day event each, with its times in the description. ' +
    'Pāraṇas are timed; `events=timed` adds the other times, and `alarms` reminders. Without `year`, the present year of ' +
    'the place and the next; without `show` and `kind`, the principal observances. An event keeps its `UID` when its day is ' +
    'corrected; `SEQUENCE` and `DTSTAMP` then move.',
  envelope: 'flat',
  examples: {
    principal: { summary: 'New Delhi, the principal ones', value: { year: 2026, show: 'principal' } },
    kerala: {
      summary: 'Kerala',
      value: { year: 2026, lat: 9.9312, lon: 76.2673, tz: 'Asia/Kolkata', region: 'kerala' },
    },
  },
  type: 'text/calendar; charset=utf-8',
  cacheSeconds: 3600,
  code: async () => (await import('./answer')).utsavasFile,
  response: async () => (await import('./answer')).UtsavasFile,
});
