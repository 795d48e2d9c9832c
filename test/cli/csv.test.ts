/** Charts of a CSV file as a table: as spreadsheets write it, and with invalid rows. */
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { khagola, service } from './ask';

const HEAD = 'name,date,time,lat,lon,tz,place';
const ROWS = [
  'Delhi,1990-06-15,14:30,28.6139,77.209,Asia/Kolkata,',
  '"Greenwich, ""old""",2000-01-01,12:00:00,51.4779,0,0,',
  '"two\nlines",1985-02-19,20:56,,,,Varanasi',
];

const ask = (text: string, ...options: string[]) =>
  khagola(['charts', 'births.csv', '--csv', ...options], { files: { 'births.csv': text } });
const rowsOf = (text: string) => parse(text, { bom: true, columns: true }) as Record<string, string>[];

describe('charts --csv', () => {
  test('charts --csv writes a row for each birth, in order, with the figures of the service', async () => {
    const { code, out, err } = await ask([HEAD, ...ROWS].join('\n'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const rows = rowsOf(out);
    expect(rows.map(({ name }) => name)).toEqual(['Delhi', 'Greenwich, "old"', 'two\nlines']);
    const birth = { date: '1990-06-15', time: '14:30', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
    const answer = JSON.parse(await service('/api/v1/chart', birth));
    const [delhi] = rows;
    expect(Number(delhi?.moon_longitude_deg)).toBe(answer.grahas[1].longitude_deg);
    expect(delhi).toMatchObject({
      index: '1',
      at: '1990-06-15T14:30:00+05:30',
      tz: 'Asia/Kolkata',
      lagna_rashi: 'Kanyā',
      saturn_retrograde: 'true',
      sun_house: '10',
      mahadasha: 'rahu',
      error: '',
    });
    expect(rows[2]).toMatchObject({ lat: '25.3167', tz: 'Asia/Kolkata' });
  });

  test('charts --csv writes names that no spreadsheet interprets as a formula, and no control characters', async () => {
    const names = ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\u001b[31mred', '\t=1', 'a\u0007b', '＝1', 'Līlā'];
    const rows = names.map((name) => `"${name.replaceAll('"', '""')}",1990-06-15,14:30,-33.8688,151.2093,-5,`);
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
    expect(written[0]).toMatchObject({ lat: '-33.8688', tz: '-5' });
  });

  test('charts --json writes the lines of the service as one list', async () => {
    const file = { files: { 'births.csv': [HEAD, ...ROWS].join('\n') } };
    const list = await khagola(['charts', 'births.csv', '--json', '--include', ''], file);
    const lines = await khagola(['charts', 'births.csv', '--ndjson', '--include', ''], file);
    const rows = lines.out.trimEnd().split('\n');
    expect(JSON.parse(list.out)).toEqual(rows.map((line) => JSON.parse(line)));
    expect((await khagola(['charts', 'births.csv', '--include', ''], file)).out).toBe(lines.out);
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
  ])('charts --csv accepts a file with %s', async (_, changed) => {
    const plain = [HEAD, ROWS[0], ROWS[0]?.replace('14:30', '15:30')].join('\n');
    const { code, out } = await ask(changed(plain));
    expect({ code, out }).toEqual({ code: 0, out: (await ask(plain)).out });
  });

  test('charts --csv has the error of an invalid birth in its row', async () => {
    const wrong = [
      HEAD,
      ROWS[0],
      'no such day,1990-02-30,14:30,28.6,77.2,Asia/Kolkata,',
      'too far,1990-02-03,10:00,98.6,77.2,Asia/Kolkata,',
      'nowhere,1990-02-03,10:00,,,,Nowhere at all',
      'short',
      ROWS[1],
    ];
    const { code, out, err } = await ask(wrong.join('\n'));
    expect({ code, err }).toEqual({
      code: 2,
      err: 'khagola: births.csv: 4 of 6 births have an error in their row.\n',
    });
    const rows = rowsOf(out);
    expect(rows.map(({ index, name, lagna_rashi: rashi }) => [index, name, rashi !== ''])).toEqual([
      ['1', 'Delhi', true],
      ['2', 'no such day', false],
      ['3', 'too far', false],
      ['4', 'nowhere', false],
      ['5', 'short', false],
      ['6', 'Greenwich, "old"', true],
    ]);
    expect(rows.slice(1, 5).map(({ error }) => error)).toEqual([
      'date must exist in that month (got 30 February).',
      expect.stringContaining('lat must be a number from -90 to 90'),
      expect.stringContaining('place must be a name or an id from GET /api/v1/places'),
      expect.stringContaining('date is required'),
    ]);
  });

  test('charts refuses a file that is not CSV', async () => {
    const { code, out, err } = await ask('date,time\n"1990-01-01,10:00');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('births.csv is not valid CSV');
  });
});
