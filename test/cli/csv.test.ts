/** Charts from a CSV file: as spreadsheets write it, and with invalid rows. */
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { khagola, service } from './ask';

const HEAD = 'name,date,time,lat,lon,tz,offset,place';
const ROWS = [
  'Delhi,1990-06-15,14:30,28.6139,77.209,Asia/Kolkata,,',
  '"Greenwich, ""old""",2000-01-01,12:00:00,51.4779,0,,0,',
  '"two\nlines",1985-02-19,20:56,,,,,Varanasi',
];

const ask = (text: string, ...options: string[]) =>
  khagola(['chart', '--csv', 'births.csv', ...options], { files: { 'births.csv': text } });
const rowsOf = (text: string) => parse(text, { columns: true }) as Record<string, string>[];

describe('chart --csv', () => {
  test('chart --csv writes a row for each birth, in order, with the figures of the service', async () => {
    const { code, out, err } = await ask([HEAD, ...ROWS].join('\n'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const rows = rowsOf(out);
    expect(rows.map(({ name }) => name)).toEqual(['Delhi', 'Greenwich, "old"', 'two\nlines']);
    const birth = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, lat: 28.6139, lon: 77.209, tzHours: 5.5 };
    const answer = JSON.parse(await service('/api/chart', birth));
    const [delhi] = rows;
    expect(Number(delhi?.moon_deg)).toBe(answer.grahas[1].sidereal_deg);
    expect(delhi).toMatchObject({
      utc: '1990-06-15T09:00:00Z',
      tz_hours: '5.5',
      lagna_rashi: 'Kanyā',
      saturn_retrograde: 'true',
      sun_house: '10',
      mahadasha: 'rahu',
    });
    expect(rows[2]).toMatchObject({ lat: '25.3167', tz_hours: '5.5' });
  });

  test('chart --csv writes names that no spreadsheet interprets as a formula, and no control characters', async () => {
    const names = ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\u001b[31mred', '\t=1', 'a\u0007b', '＝1', 'Līlā'];
    const rows = names.map((name) => `"${name.replaceAll('"', '""')}",1990-06-15,14:30,-33.8688,151.2093,,-5,`);
    const { out } = await ask([HEAD, ...rows].join('\n'));
    const written = rowsOf(out);
    expect(written.map(({ name }) => name)).toEqual([
      `'=HYPERLINK("x")`,
      "'+1",
      "'-1",
      "'@SUM(A1)",
      '[31mred',
      "'=1",
      'a b',
      "'＝1",
      'Līlā',
    ]);
    expect(written[0]).toMatchObject({ lat: '-33.8688', tz_hours: '-5' });
  });

  test('chart --csv --json writes a list of the service’s responses', async () => {
    const { out } = await ask([HEAD, ...ROWS].join('\n'), '--json', '--depth', '1');
    const [first, second, third] = JSON.parse(out);
    const greenwich = { year: 2000, month: 1, day: 1, hour: 12, minute: 0, lat: 51.4779, lon: 0, tzHours: 0 };
    const request = { ...greenwich, name: 'Greenwich, "old"', dashaDepth: 1 };
    expect(JSON.stringify(second)).toBe(await service('/api/chart', request));
    expect([first.input.name, third.input.name]).toEqual(['Delhi', 'two\nlines']);
  });

  test.each([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['lines that end as on Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['empty lines', (text: string) => `${text.replaceAll('\n', '\n\n')}\n\n`],
    ['blanks around cells', (text: string) => text.replaceAll(',', ' , ')],
    ['upper-case column names', (text: string) => text.replace(HEAD, HEAD.toUpperCase())],
    ['semicolons', (text: string) => text.replaceAll(',', ';')],
    ['tabs', (text: string) => text.replaceAll(',', '\t')],
    ['unknown columns', (text: string) => text.replaceAll(/$/gm, ',more')],
  ])('chart --csv accepts a file with %s', async (_, changed) => {
    const plain = [HEAD, ROWS[0], ROWS[0]?.replace('14:30', '15:30')].join('\n');
    const { code, out } = await ask(changed(plain));
    expect({ code, out }).toEqual({ code: 0, out: (await ask(plain)).out });
  });

  test('chart --csv reports invalid rows by line number and skips them', async () => {
    const wrong = [
      HEAD,
      ROWS[0],
      'no such day,1990-02-30,14:30,28.6,77.2,Asia/Kolkata,,',
      ROWS[2],
      'no clock,1990-02-03,,28.6,77.2,Asia/Kolkata,,',
      'too far,1990-02-03,10:00,98.6,77.2,Asia/Kolkata,,',
      'nowhere,1990-02-03,10:00,,,,,Nowhere at all',
      'short',
      ROWS[1],
    ];
    const { code, out, err } = await ask(wrong.join('\n'));
    expect(err.split('\n')).toEqual([
      'births.csv:3: date must exist in that month (got 30 February).',
      'births.csv:6: time is required and must be a time HH:mm:ss from 00:00:00 to 23:59:59, for example 14:30:00.',
      'births.csv:7: lat must be a number from -90 to 90, for example 28.6139.',
      'births.csv:8: place must be a name or an id from GET /api/v1/places, for example Pune.',
      'births.csv:9: date is required and must be a date YYYY-MM-DD, for example 1990-05-15.',
      'khagola: --csv: skipped 5 of 8 rows because they are invalid.',
      '',
    ]);
    expect(code).toBe(2);
    expect(rowsOf(out).map(({ name }) => name)).toEqual(['Delhi', 'two\nlines', 'Greenwich, "old"']);
  });

  test.each([
    ['', 'births.csv must name its columns in its first line. Missing: date, time.'],
    ['name,date\nx,1990-01-01', 'births.csv must name its columns in its first line. Missing: time.'],
    ['date,time\n"1990-01-01,10:00', 'births.csv is not valid CSV'],
  ])('chart --csv refuses a file that starts with %j', async (text, message) => {
    const { code, out, err } = await ask(text);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  test('chart --csv - reads standard input as a file', async () => {
    const { out } = await khagola(['chart', '--csv', '-'], { files: { '-': [HEAD, ROWS[0]].join('\n') } });
    expect(rowsOf(out)).toHaveLength(1);
  });
});
