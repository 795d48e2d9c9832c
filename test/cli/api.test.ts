/** `--json`, `--svg` and `--ics` write what the service answers to the same question, byte for byte. */
import { describe, expect, test } from 'vitest';
import { khagola, service } from './ask';

const DELHI = ['--lat', '28.6139', '--lon', '77.209'];
const BORN = ['--date', '1990-06-15', '--time', '14:30', ...DELHI];
const BIRTH = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, lat: 28.6139, lon: 77.209, tzHours: 5.5 };
const CORE = {
  birthDate: '1990-06-15',
  birthTime: '14:30:00',
  birthPlace: { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' },
};

const EVENTS = [
  { date: '2012-06-01', category: 'education-milestone' },
  { date: '2014-11-23', category: 'marriage' },
  { date: '2019-08-01', category: 'career-shift' },
];
const RECTIFY = {
  birthDate: '1990-05-15',
  birthWindow: { startTime: '08:00', endTime: '10:00' },
  location: { lat: 28.6139, lon: 77.209, tz: 5.5 },
  events: EVENTS,
};
const WINDOW = ['rectify', '--date', '1990-05-15', '--from', '08:00', '--to', '10:00', ...DELHI];

const cases: { asked: string[]; answered: () => Promise<string> }[] = [
  { asked: ['chart', ...BORN, '--tz', 'Asia/Kolkata', '--json'], answered: () => service('/api/chart', BIRTH) },
  { asked: ['chart', ...BORN, '--offset', '5.5', '--json'], answered: () => service('/api/chart', BIRTH) },
  { asked: ['chart', ...BORN, '--offset', '+05:30', '--json'], answered: () => service('/api/chart', BIRTH) },
  {
    asked: ['chart', ...BORN, '--offset', '5.5', '--name', 'A, "B"', '--depth', '1', '--json'],
    answered: () => service('/api/chart', { ...BIRTH, name: 'A, "B"', dashaDepth: 1 }),
  },
  {
    asked: ['chart', '--date', '1990-06-15', '--time', '14:30:12', '--place', 'New Delhi', '--json'],
    answered: () => service('/api/chart', { ...BIRTH, second: 12, lat: 28.6358, lon: 77.2245 }),
  },
  {
    asked: ['chart', ...BORN, '--tz', 'Asia/Kolkata', '--ayanamsha', 'raman', '--nodes', 'true', '--json'],
    answered: () => service('/api/v1/core/chart', { ...CORE, ayanamsa: 'raman', nodeMode: 'true' }),
  },
  {
    asked: ['chart', ...BORN, '--tz', 'Asia/Kolkata', '--svg'],
    answered: () => service('/api/chart', BIRTH, { Accept: 'image/svg+xml' }),
  },
  {
    asked: [
      'chart',
      ...BORN,
      '--tz',
      'Asia/Kolkata',
      '--svg',
      '--style',
      'east',
      '--varga',
      'D9',
      '--script',
      'devanagari',
    ],
    answered: () => service('/api/chart?style=east&varga=D9&script=devanagari', BIRTH, { Accept: 'image/svg+xml' }),
  },
  {
    asked: ['chart', ...BORN, '--tz', 'Asia/Kolkata', '--svg', '--nodes', 'true'],
    answered: () =>
      service('/api/v1/core/chart', { ...CORE, ayanamsa: 'lahiri', nodeMode: 'true' }, { Accept: 'image/svg+xml' }),
  },
  { asked: ['panchanga', '--json'], answered: () => service('/api/panchang') },
  {
    asked: ['panchanga', '--json', '--date', '2026-11-21', '--time', '18:00'],
    answered: () => service('/api/panchang'),
  },
  {
    asked: ['muhurta', '--json'],
    answered: () => service('/api/muhurta?date=2026-11-21&lat=28.6139&lon=77.209&tz=5.5'),
  },
  {
    asked: [
      'muhurta',
      '--date',
      '2026-07-01',
      '--lat',
      '40.7128',
      '--lon',
      '-74.006',
      '--tz',
      'America/New_York',
      '--json',
    ],
    answered: () => service('/api/muhurta?date=2026-07-01&lat=40.7128&lon=-74.006&tz=-4'),
  },
  {
    asked: ['muhurta', '--date', '2026-06-21', '--lat', '69.6492', '--lon', '18.9553', '--offset', '2', '--json'],
    answered: () => service('/api/muhurta?date=2026-06-21&lat=69.6492&lon=18.9553&tz=2'),
  },
  { asked: ['utsavas', '--json'], answered: () => service('/api/utsavas?year=2026') },
  {
    asked: ['utsavas', '2025', '--lat', '40.7128', '--lon', '-74.006', '--tz', 'america/new_york', '--json'],
    answered: () => service('/api/utsavas?year=2025&lat=40.7128&lon=-74.006&tz=America/New_York'),
  },
  {
    asked: ['utsavas', '2026', '--show', 'vaishnava', '--json'],
    answered: () => service('/api/utsavas?year=2026&show=vaishnava'),
  },
  { asked: ['utsavas', '2026', '--ics'], answered: () => service('/api/utsavas.ics?year=2026') },
  { asked: ['utsavas', '2026-2027', '--ics'], answered: () => service('/api/utsavas.ics') },
  {
    asked: [
      ...WINDOW,
      '--tz',
      'Asia/Kolkata',
      ...EVENTS.flatMap((of) => ['--event', `${of.date}:${of.category}`]),
      '--json',
    ],
    answered: () => service('/api/rectify', RECTIFY),
  },
];

describe('the command writes what the service answers', () => {
  test.each(cases)('khagola $asked', async ({ asked, answered }) => {
    const { code, out, err } = await khagola(asked);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const answer = await answered();
    expect(out.trimEnd() === answer.trimEnd() || [out.slice(0, 2000), answer.slice(0, 2000)]).toBe(true);
  });

  test('events of a file, after those of options', async () => {
    const files = { 'events.csv': 'category,date\nmarriage,2014-11-23\ncareer-shift,2019-08-01\n' };
    const first = ['--event', '2012-06-01:education-milestone'];
    const asked = [...WINDOW, '--offset', '5.5', ...first, '--events', 'events.csv', '--grid', '10', '--json'];
    const { out } = await khagola(asked, { files });
    expect(out.trimEnd()).toBe(await service('/api/rectify', { ...RECTIFY, gridMinutes: 10 }));
  });

  test('a run of years is a list of the answers of each', async () => {
    const { out } = await khagola(['utsavas', '2025-2026', '--json']);
    const years = [
      JSON.parse(await service('/api/utsavas?year=2025')),
      JSON.parse(await service('/api/utsavas?year=2026')),
    ];
    expect(JSON.parse(out)).toEqual(years);
  });

  test('what is sorted out is not counted', async () => {
    const { utsavas } = JSON.parse(await service('/api/utsavas?year=2026'));
    const wanted = utsavas.filter(({ kind }: { kind: string }) => kind === 'ekadashi' || kind === 'eclipse');
    const { out } = await khagola(['utsavas', '2026', '--kind', 'ekadashi', '--kind', 'eclipse', '--json']);
    expect(JSON.parse(out)).toMatchObject({ count: wanted.length, utsavas: wanted });
  });

  test('on a terminal JSON is set out in lines', async () => {
    const { out } = await khagola(['panchanga', '--json'], { terminal: true });
    expect(out.split('\n').length).toBeGreaterThan(50);
    expect(JSON.parse(out)).toEqual(JSON.parse(await service('/api/panchang')));
  });
});
