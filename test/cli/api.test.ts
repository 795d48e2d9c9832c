/** `--json`, `--svg` and `--ics` print the response of the service to the same request, byte for byte. */
import { describe, expect, test } from 'vitest';
import { chart as chartCode } from '../../src/api/chart/answer';
import { kernel } from '../domain/support/kernel';
import { occasionAt } from '../domain/support/occasion';
import { khagola, NOW, service } from './ask';

/** A calendar file without the links to pages, because the command has no origin for them. */
const file = async (path: string): Promise<string> =>
  (await service(path)).replaceAll(/^URL[^\r]*\r\n(?: [^\r]*\r\n)*/gm, '');

const DELHI = ['--lat', '28.6139', '--lon', '77.209'];
const BORN = ['--date', '1990-06-15', '--time', '14:30', ...DELHI];
const BIRTH = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, lat: 28.6139, lon: 77.209, tzHours: 5.5 };

const CHENNAI = '13.0827,80.2707,Asia/Kolkata';
/** The default place of commands, as a query. */
const IN_DELHI = 'lat=28.6139&lon=77.209&tz=Asia/Kolkata';

const MATCH = {
  a: { date: '1990-06-15', time: '14:30:00', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' },
  b: { date: '1992-11-03', time: '06:15:00', lat: 13.0827, lon: 80.2707, tz: 'Asia/Kolkata' },
  system: 'ashtakuta',
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

const SKY = '/api/v1/sky?from=2026-01-01&to=2026-12-31&kind=station,eclipse';
const TRANSITS = {
  birth: MATCH.a,
  from: '2026-01-01',
  to: '2026-12-31',
  bodies: ['jupiter', 'saturn'],
  points: ['moon', 'lagna'],
};
const OVER_BIRTH = [
  'transits',
  '--birth',
  '1990-06-15 14:30 28.6139,77.209,Asia/Kolkata',
  '--from',
  '2026-01-01',
  '--to',
  '2026-12-31',
  '--bodies',
  'jupiter,saturn',
  '--points',
  'moon,lagna',
];

const cases: { argv: string[]; expected: () => Promise<string> }[] = [
  {
    argv: ['sky', '--from', '2026-01-01', '--kind', 'station,eclipse', '--json'],
    expected: () => service(SKY),
  },
  {
    argv: ['sky', '--from', '2026-01-01', '--kind', 'station,eclipse', '--ics'],
    expected: () => service(`${SKY}&format=ics`),
  },
  { argv: [...OVER_BIRTH, '--json'], expected: () => service('/api/v1/transits', TRANSITS) },
  { argv: [...OVER_BIRTH, '--ics'], expected: () => service('/api/v1/transits', { ...TRANSITS, format: 'ics' }) },
  {
    argv: ['varshaphala', '--birth', '1990-06-15 14:30 28.6139,77.209,Asia/Kolkata', '--year', '2026', '--json'],
    expected: () => service('/api/v1/varshaphala', { birth: MATCH.a, year: 2026 }),
  },
  {
    argv: [
      ...['varshaphala', '--date', '1990-06-15', '--time', '14:30', ...DELHI, '--tz', 'Asia/Kolkata'],
      ...['--year', '2026', '--json'],
    ],
    expected: () => service('/api/v1/varshaphala', { birth: MATCH.a, year: 2026 }),
  },
  {
    argv: ['chart', ...BORN, '--tz', 'Asia/Kolkata', '--json'],
    expected: () => service('/api/chart', { ...BIRTH, tz: 'Asia/Kolkata' }),
  },
  { argv: ['chart', ...BORN, '--offset', '5.5', '--json'], expected: () => service('/api/chart', BIRTH) },
  { argv: ['chart', ...BORN, '--offset', '+05:30', '--json'], expected: () => service('/api/chart', BIRTH) },
  {
    argv: ['chart', ...BORN, '--offset', '5.5', '--name', 'A, "B"', '--depth', '1', '--json'],
    expected: () => service('/api/chart', { ...BIRTH, name: 'A, "B"', dashaDepth: 1 }),
  },
  {
    argv: ['chart', '--date', '1990-06-15', '--time', '14:30:12', '--place', 'New Delhi', '--json'],
    expected: () => byPlace({ second: 12, place: 'New Delhi' }),
  },
  {
    argv: ['chart', ...BORN, '--offset', '5.5', '--ayanamsa', 'raman', '--node', 'true', '--json'],
    expected: () => service('/api/chart', { ...BIRTH, ayanamsa: 'raman', nodeMode: 'true' }),
  },
  {
    argv: [
      'chart',
      '--dob',
      '1990-06-15',
      '--birth-time=14:30:12',
      '--city',
      'New Delhi',
      '--node_mode',
      'true',
      '--json',
    ],
    expected: () => byPlace({ second: 12, place: 'New Delhi', nodeMode: 'true' }),
  },
  {
    argv: ['chart', ...BORN, '--offset', '5.5', '--ayanamsa', '2451545:23.5', '--include', '', '--json'],
    expected: () => service('/api/chart', { ...BIRTH, ayanamsa: { epochJd: 2451545, deg: 23.5 }, include: [] }),
  },
  {
    argv: [
      ...['chart', ...BORN, '--offset', '5.5', '--preset', 'jhora', '--dasha-year', '360', '--co-lords', '--json'],
      ...['--include', 'arudhas,dasha,kp_horary', '--dashas', 'narayana,chara-rao', '--depth', '2', '--number', '108'],
      ...['--precision', '6', '--lang', 'hi', '--compare', 'kp,ayanamsa=raman+node=true'],
    ],
    expected: () =>
      service('/api/chart', {
        ...BIRTH,
        preset: 'jhora',
        dashaYearDays: 360,
        coLords: true,
        include: ['arudhas', 'dasha', 'kp_horary'],
        dashas: ['narayana', 'chara-rao'],
        dashaDepth: 2,
        number: 108,
        precision: 6,
        lang: 'hi',
        compare: [{ preset: 'kp' }, { ayanamsa: 'raman', nodeMode: 'true' }],
      }),
  },
  {
    argv: [
      ...['chart', ...BORN, '--offset', '5.5', '--preset', 'jhora', '--co-lords', 'false', '--include', 'arudhas'],
      ...['--compare', 'co-lords,jhora+co-lords=false', '--json'],
    ],
    expected: () =>
      service('/api/chart', {
        ...BIRTH,
        preset: 'jhora',
        coLords: false,
        include: ['arudhas'],
        compare: [{ coLords: true }, { preset: 'jhora', coLords: false }],
      }),
  },
  {
    argv: ['chart', ...BORN, '--tz', 'Asia/Kolkata', '--svg'],
    expected: () => service('/api/chart', BIRTH, { Accept: 'image/svg+xml' }),
  },
  {
    argv: [
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
    expected: () => service('/api/chart?style=east&varga=D9&script=devanagari', BIRTH, { Accept: 'image/svg+xml' }),
  },
  {
    argv: ['chart', ...BORN, '--tz', 'Asia/Kolkata', '--svg', '--node', 'true'],
    expected: () => service('/api/chart', { ...BIRTH, nodeMode: 'true' }, { Accept: 'image/svg+xml' }),
  },
  { argv: ['now', '--json'], expected: () => service('/api/panchang') },
  {
    argv: ['now', '--json', '--date', '2026-11-21', '--time', '18:00'],
    expected: () => service('/api/panchang'),
  },
  {
    argv: ['muhurta', '--json'],
    expected: () => service('/api/muhurta?date=2026-11-21&lat=28.6139&lon=77.209&tz=5.5'),
  },
  {
    argv: [
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
    expected: () => service('/api/muhurta?date=2026-07-01&lat=40.7128&lon=-74.006&tz=-4'),
  },
  {
    argv: ['muhurta', '--date', '2026-06-21', '--lat', '69.6492', '--lon', '18.9553', '--offset', '2', '--json'],
    expected: () => service('/api/muhurta?date=2026-06-21&lat=69.6492&lon=18.9553&tz=2'),
  },
  { argv: ['observances', '--json', '--limit', '100'], expected: () => service('/api/v1/observances') },
  { argv: ['utsavas', '2025', '--json'], expected: () => service('/api/v1/observances?year=2025') },
  {
    argv: [
      ...['observances', '2025', '--lat', '40.7128', '--lon', '-74.006', '--tz', 'america/new_york'],
      ...['--principal', 'false', '--json'],
    ],
    expected: () =>
      service('/api/v1/observances?year=2025&lat=40.7128&lon=-74.006&tz=America/New_York&principal=false&limit=1000'),
  },
  {
    argv: ['observances', '--next', '2', '--kind', 'ekadashi', '--times', '--csv'],
    expected: () => service('/api/v1/observances?next=2&kind=ekadashi&times=true&format=csv'),
  },
  {
    argv: ['observances', '--from', '2026-10-01', '--to', '2026-10-31', '--region', 'nepal', '--limit', '9', '--json'],
    expected: () => service('/api/v1/observances?region=nepal&limit=9&from=2026-10-01&to=2026-10-31&calendar=auto'),
  },
  {
    argv: ['observances', '2026', '--tradition', 'gaudiya', '--q', 'jayanti', '--lang', 'bn', '--ndjson'],
    expected: () => service('/api/v1/observances?year=2026&tradition=gaudiya&q=jayanti&lang=bn&format=ndjson'),
  },
  { argv: ['observances', '2026', '--ics'], expected: () => file('/api/utsavas.ics?year=2026') },
  { argv: ['observances', '2026-2027', '--ics'], expected: () => file('/api/utsavas.ics') },
  {
    argv: ['observances', '2026', '--region', 'kerala', '--tradition', 'smarta', '--lang', 'ml', '--ics'],
    expected: () => file('/api/utsavas.ics?year=2026&region=kerala&tradition=smarta&lang=ml'),
  },
  {
    argv: ['facts', 'exaltation', 'of', 'Jupiter', '--json'],
    expected: () => service('/api/v1/facts?q=exaltation of Jupiter'),
  },
  {
    argv: ['kundali-facts', 'rohini', '--lang', 'hi'],
    expected: () => service('/api/kundali-facts?q=rohini&lang=hi&format=text'),
  },
  {
    argv: ['facts', '--limit', '3', '--markdown'],
    expected: () => service('/api/kundali-facts?limit=3&format=markdown'),
  },
  { argv: ['panchanga', '--json'], expected: () => service('/api/panchang') },
  {
    argv: ['convert', '2026-11-22', '--csv'],
    expected: () => service('/api/v1/convert?date=2026-11-22&format=csv'),
  },
  {
    argv: ['sky', '--from', '2026-01-01', '--kind', 'station,eclipse', '--ndjson'],
    expected: () => service(`${SKY}&format=ndjson`),
  },
  { argv: [...OVER_BIRTH, '--csv'], expected: () => service('/api/v1/transits', { ...TRANSITS, format: 'csv' }) },
  {
    argv: [
      'match',
      '--a',
      '1990-06-15 14:30 28.6139,77.209,Asia/Kolkata',
      '--b',
      `1992-11-03 06:15 ${CHENNAI}`,
      '--json',
    ],
    expected: () => service('/api/v1/match', MATCH),
  },
  {
    argv: [
      ...['match', '--a', '1990-06-15 14:30:00 28.6139,77.209,Asia/Kolkata', '--b', `1992-11-03 06:15 ${CHENNAI}`],
      ...['--system', 'all', '--tradition', 'raman', '--orientation', 'b-vara', '--lang', 'hi', '--json'],
    ],
    expected: () =>
      service('/api/v1/match', { ...MATCH, system: 'all', tradition: 'raman', orientation: 'b-vara', lang: 'hi' }),
  },
  {
    argv: ['holidays', 'kerala', '--year', '2027', '--kind', 'gazetted', '--lang', 'hi', '--json'],
    expected: () => service('/api/v1/holidays?region=kerala&year=2027&kind=gazetted&lang=hi'),
  },
  {
    argv: [
      ...['anniversaries', 'birthday', '--tithi', '12', '--masa', '8', '--paksha', 'shukla'],
      ...['--lat', '18.52', '--lon', '73.86', '--tz', 'Asia/Kolkata'],
      ...['--from', '2026-01-01', '--to', '2028-12-31', '--json'],
    ],
    expected: () =>
      service(
        '/api/v1/anniversaries?kind=birthday&tithi=12&masa=8&paksha=shukla&lat=18.52&lon=73.86&tz=Asia/Kolkata&from=2026-01-01&to=2028-12-31',
      ),
  },
  {
    argv: ['holidays', '--year', '2026', '--ics'],
    expected: () => service('/api/v1/holidays?year=2026&format=ics'),
  },
  {
    argv: ['muhurta-search', 'vivaha', '--from', '2026-11-15', '--to', '2026-12-20', '--json'],
    expected: () => service(`/api/v1/muhurta-search?purpose=vivaha&from=2026-11-15&to=2026-12-20&${IN_DELHI}`),
  },
  {
    argv: [
      ...[
        'muhurta-search',
        'yatra',
        '--from',
        '2026-12-01',
        '--to',
        '2026-12-20',
        '--compare',
        'all',
        '--nakshatra',
        '4',
      ],
      ...['--rashi', '2', '--direction', 'south', '--lang', 'ta', '--json'],
    ],
    expected: () =>
      service(
        `/api/v1/muhurta-search?purpose=yatra&from=2026-12-01&to=2026-12-20&compare=all&nakshatra=4&rashi=2&direction=south&lang=ta&${IN_DELHI}`,
      ),
  },
  {
    argv: ['muhurta-search', 'vivaha', '--from', '2026-11-15', '--to', '2026-12-20', '--ics'],
    expected: () =>
      service(`/api/v1/muhurta-search?purpose=vivaha&from=2026-11-15&to=2026-12-20&format=ics&${IN_DELHI}`),
  },
  {
    argv: [
      ...WINDOW,
      '--tz',
      'Asia/Kolkata',
      ...EVENTS.flatMap((of) => ['--event', `${of.date}:${of.category}`]),
      '--json',
    ],
    expected: () => service('/api/rectify', RECTIFY),
  },
];

/** A chart by the name of its place. The test service has no list of places, so the resource code answers. */
async function byPlace(fields: object): Promise<string> {
  const { lat: _, lon: __, tzHours: ___, ...clock } = BIRTH;
  const question = await chartCode.read({ ...clock, ...fields }, occasionAt(NOW));
  const answer = question.ok ? await chartCode.answer(() => kernel, question.value) : question;
  return answer.ok ? JSON.stringify(answer.value) : JSON.stringify(answer.error);
}

describe('the command prints the responses of the service', () => {
  test.each(cases)('the command khagola $argv prints the response of the service', async ({ argv, expected }) => {
    const { code, out, err } = await khagola(argv);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const answer = await expected();
    // Reading a response as text drops its byte order mark.
    const text = out.replace(/^\uFEFF/, '');
    expect(text.trimEnd() === answer.trimEnd() || [text.slice(0, 2000), answer.slice(0, 2000)]).toBe(true);
  });

  test('the command accepts events from a file after those from options', async () => {
    const files = { 'events.csv': 'category,date\nmarriage,2014-11-23\ncareer-shift,2019-08-01\n' };
    const first = ['--event', '2012-06-01:education-milestone'];
    const argv = [...WINDOW, '--offset', '5.5', ...first, '--events', 'events.csv', '--grid', '10', '--json'];
    const { out } = await khagola(argv, { files });
    expect(out.trimEnd()).toBe(await service('/api/rectify', { ...RECTIFY, gridMinutes: 10 }));
  });

  test('the command prints a search of more than 400 days as one response over consecutive spans', async () => {
    const { out, code } = await khagola([
      'muhurta-search',
      'vivaha',
      '--from',
      '2026-01-01',
      '--to',
      '2027-12-31',
      '--json',
    ]);
    expect(code).toBe(0);
    const { from, to, days, windows, open_days } = JSON.parse(out);
    expect([from, to, days.length]).toEqual(['2026-01-01', '2027-12-31', 730]);
    const year = JSON.parse(
      await service(`/api/v1/muhurta-search?purpose=vivaha&from=2026-01-01&to=2026-12-31&${IN_DELHI}`),
    );
    expect(days.slice(0, 365)).toEqual(year.days);
    // Margins are searched over other spans, and may round differently by a hundredth of a minute.
    const shown = (all: { start: string; end: string; met: string[] }[]) =>
      all.map(({ start, end, met }) => ({ start, end, met }));
    expect(shown(windows).slice(0, year.windows.length)).toEqual(shown(year.windows));
    expect(open_days).toBe(days.filter(({ verdict }: { verdict: string }) => verdict === 'open').length);
  });

  test('the command prints a range of years as one response', async () => {
    const { out } = await khagola(['observances', '2025-2026', '--json']);
    const years = [
      JSON.parse(await service('/api/v1/observances?year=2025')),
      JSON.parse(await service('/api/v1/observances?year=2026')),
    ];
    const observances = years.flatMap((year) => year.observances);
    expect(JSON.parse(out)).toMatchObject({
      from: '2025-01-01',
      to: '2026-12-31',
      count: observances.length,
      total: observances.length,
      next: null,
      observances,
    });
  });

  test('the command indents JSON on a terminal', async () => {
    const { out } = await khagola(['now', '--json'], { terminal: true });
    expect(out.split('\n').length).toBeGreaterThan(50);
    expect(JSON.parse(out)).toEqual(JSON.parse(await service('/api/panchang')));
  });
});
