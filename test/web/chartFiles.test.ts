/** Files of charts: those of other programs are read, and those of this page are read back unchanged. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Birth, presetChoice } from '../../src/web/shared/birth';
import { readChartFile } from '../../src/web/shared/chartFiles';
import { writeCsv } from '../../src/web/shared/chartFiles/csv';
import { writeJhd } from '../../src/web/shared/chartFiles/jhd';
import { writeJson } from '../../src/web/shared/chartFiles/json';
import type { FiledChart } from '../../src/web/shared/chartFiles/types';

const BIRTH: Birth = {
  clock: { year: 1985, month: 2, day: 19, hour: 20, minute: 56, second: 22 },
  isTimeKnown: true,
  lat: 24.9459,
  lon: 83.0665,
  place: 'Varanasi, India',
  name: 'Ramesh',
  zone: '+05:30',
  settings: presetChoice(),
  second: false,
};

/** A file as Jagannatha Hora writes it: 21 April 1997, 15:30, Bangalore 12°59′ N 77°36′ E, 5:30 ahead of UTC. */
const JHD = [
  '4',
  '21',
  '1997',
  '15.300000',
  '-5.300000',
  '-77.360000',
  '12.590000',
  '920.000000',
  '-5.300000',
  '-5.300000',
  '0',
  '105',
  'Bangalore',
  'India',
  '1',
  '1013.250000',
  '20.000000',
  '2',
];

const chartsOf = (name: string, text: string): FiledChart[] =>
  readChartFile(name, text).flatMap((read) => (read.ok ? [read.chart] : []));

describe('a file of Jagannatha Hora', () => {
  test('its date, time, offset, coordinates and town are read, and the name of the file is the name of the person', () => {
    const [read] = readChartFile('Meera.jhd', JHD.join('\r\n'));
    expect(read).toMatchObject({
      ok: true,
      isZoneUnsure: true,
      chart: {
        birth: {
          clock: { year: 1997, month: 4, day: 21, hour: 15, minute: 30, second: 0 },
          lat: 12.983333,
          lon: 77.6,
          zone: '+05:30',
          place: 'Bangalore, India',
          name: 'Meera',
        },
      },
    });
  });

  test('west of Greenwich the signs are reversed', () => {
    const west = JHD.with(4, '5.000000').with(5, '71.120000');
    const [chart] = chartsOf('a.jhd', west.join('\n'));
    expect(chart?.birth).toMatchObject({ lon: -71.2, zone: '-05:00' });
  });

  test('a day that does not exist and a file of another kind are refused with a reason', () => {
    expect(readChartFile('a.jhd', JHD.with(1, '31').join('\n'))).toEqual([
      { ok: false, at: { line: 2 }, field: 'day', value: '31' },
    ]);
    expect(readChartFile('a.jhd', JHD.with(5, 'east').join('\n'))).toEqual([
      { ok: false, at: { line: 6 }, field: 'longitude', value: 'east' },
    ]);
    expect(readChartFile('a.jhd', JHD.slice(0, 4).join('\n'))).toEqual([
      { ok: false, at: { line: 5 }, field: 'offset', value: '' },
    ]);
    expect(readChartFile('a.jhd', 'hello')).toEqual([{ ok: false, at: { line: 1 }, field: 'file', value: '' }]);
  });

  test.each(['24.000000', '-1.000000'])('a time of %s is refused as a time', (time) => {
    expect(readChartFile('a.jhd', JHD.with(3, time).join('\n'))).toEqual([
      { ok: false, at: { line: 4 }, field: 'clock', value: time },
    ]);
  });

  test('a time within half a second of midnight stays on its day', () => {
    const [chart] = chartsOf('a.jhd', JHD.with(3, '23.599999').join('\n'));
    expect(chart?.birth.clock).toMatchObject({ day: 21, hour: 23, minute: 59, second: 59 });
  });
});

describe('a table', () => {
  test('columns may have any order and other names, and cells may be quoted', () => {
    const text =
      'Name,Notes,Latitude,longitude,date,time,timezone,Tags\r\n"Rao, A.","said ""noon""",17.38,78.48,1950-06-01,12:00,Asia/Kolkata,client; 2026\r\n';
    expect(chartsOf('a.csv', text)).toMatchObject([
      { birth: { name: 'Rao, A.', zone: 'Asia/Kolkata' }, note: 'said "noon"', tags: ['client', '2026'] },
    ]);
  });

  test('each line that cannot be read names its column and value, and the others are read', () => {
    const head = 'name,date,time,lat,lon,tz\n';
    const reads = readChartFile(
      'a.csv',
      `${head}a,1990-02-30,,1,2,IST\nb,1990-02-03,25:00,1,2,IST\nc,1990-02-03,,95,2,IST\nc,1990-02-03,,1,182,IST\nd,1990-02-03,,1,2,Mars\ne,1990-02-03,,1,2,IST\n`,
    );
    expect(reads.map((read) => (read.ok ? read.chart.birth.name : [read.at, read.field, read.value]))).toEqual([
      [{ line: 2 }, 'date', '1990-02-30'],
      [{ line: 3 }, 'time', '25:00'],
      [{ line: 4 }, 'lat', '95'],
      [{ line: 5 }, 'lon', '182'],
      [{ line: 6 }, 'tz', 'Mars'],
      'e',
    ]);
  });
});

test('a table without a required column names the column', () => {
  expect(readChartFile('a.csv', '\nname,date,lat,tz\na,1990-02-03,1,IST\n')).toEqual([
    { ok: false, at: { line: 2 }, field: 'columns', value: 'lon' },
  ]);
  expect(readChartFile('a.csv', 'a,b,c\n1,2,3\n')).toMatchObject([{ ok: false, field: 'file' }]);
});

describe('a file of this page', () => {
  test('broken JSON is refused with the line at which it breaks', () => {
    expect(readChartFile('a.json', '{\n  "charts": [\n    { "date": }\n  ]\n}')).toEqual([
      { ok: false, at: { line: 3 }, field: 'json', value: '' },
    ]);
    expect(readChartFile('a.json', '{ "charts": [\n')).toMatchObject([{ at: { line: 2 }, field: 'json' }]);
    expect(readChartFile('a.json', '[\n{ "note": "a }\n]')).toMatchObject([{ at: { line: 2 }, field: 'json' }]);
    expect(readChartFile('a.json', '['.repeat(1e6))).toMatchObject([{ at: { line: 1 }, field: 'json' }]);
  });

  test('each entry that cannot be read names its field and value, and the others are read', () => {
    const born = { date: '1990-02-03', time: '05:00', lat: 25.3, lon: 83, tz: 'Asia/Kolkata', name: 'a' };
    const text = JSON.stringify({ charts: [born, { ...born, lat: 125.3 }, { ...born, tz: null }, { birth: '#x' }, 7] });
    const reads = readChartFile('a.json', text);
    expect(reads.map((read) => (read.ok ? read.chart.birth.name : [read.at, read.field, read.value]))).toEqual([
      'a',
      [{ entry: 2 }, 'lat', '125.3'],
      [{ entry: 3 }, 'tz', ''],
      [{ entry: 4 }, 'birth', '#x'],
      [{ entry: 5 }, 'birth', ''],
    ]);
  });
});

test('the line of a row that cannot be read counts blank lines and the lines of cells', () => {
  const text = 'date,time,lat,lon,tz,note\n\n1990-02-03,,1,2,IST,"one\ntwo\nthree"\r\n\r\n1990-02-30,,1,2,IST,\n';
  expect(readChartFile('a.csv', text)).toMatchObject([{ ok: true }, { ok: false, at: { line: 7 }, field: 'date' }]);
});

test('a cell that a spreadsheet would take for a formula is guarded by an apostrophe, which reading takes off', () => {
  const chart = { birth: { ...BIRTH, name: '=1+1' }, tags: [], note: "'@home" };
  expect(writeCsv([chart])).toMatch(/\n'=1\+1,.*,''@home\r\n$/);
  expect(chartsOf('a.csv', writeCsv([chart]))).toEqual([chart]);
});

test('a chart that was exported is read back from each form, to the second and to a thousandth of a degree', () => {
  const text = fc
    .string({ unit: 'grapheme-ascii', maxLength: 12 })
    .map((each) => each.replace(/[^\w ,"'=+@-]/g, '').trim());
  const charts = fc.record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    seconds: fc.integer({ min: 0, max: 86_399 }),
    lat: fc.integer({ min: -89_999, max: 89_999 }).map((deg) => deg / 1000),
    lon: fc.integer({ min: -179_999, max: 179_999 }).map((deg) => deg / 1000),
    quarters: fc.integer({ min: -48, max: 56 }),
    note: fc.array(text, { maxLength: 3 }).map((lines) => lines.join('\n').trim()),
  });
  fc.assert(
    fc.property(charts, ({ year, month, day, seconds, lat, lon, quarters, note }) => {
      const [hour, minute, second] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
      const offset = Math.abs(quarters) / 4;
      const zone = `${quarters < 0 ? '-' : '+'}${String(Math.floor(offset)).padStart(2, '0')}:${String((offset % 1) * 60).padStart(2, '0')}`;
      const chart = {
        birth: { ...BIRTH, clock: { year, month, day, hour, minute, second }, lat, lon, zone },
        tags: ['one', 'two'],
        note,
      };
      expect(chartsOf('a.json', writeJson([chart]))).toEqual([chart]);
      expect(chartsOf('a.csv', writeCsv([chart]))).toEqual([chart]);
      const [jhd] = chartsOf('Ramesh.jhd', writeJhd(chart, quarters / 4));
      expect(jhd?.birth.clock).toEqual(chart.birth.clock);
      expect(jhd?.birth.zone).toBe(zone);
      expect([jhd?.birth.lat, jhd?.birth.lon].map((deg) => Math.round((deg ?? 0) * 1000))).toEqual(
        [lat, lon].map((deg) => Math.round(deg * 1000)),
      );
    }),
    { numRuns: 200 },
  );
});
