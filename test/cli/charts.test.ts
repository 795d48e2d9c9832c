/** `khagola charts`: lines of JSON for births in CSV or NDJSON, with the rows of `POST /api/v1/charts`. */
import { expect, test } from 'vitest';
import { khagola, service } from './ask';

const CSV = `Name;Birth Date;time;latitude;longitude;tz;notes
Asha;1990-05-15;14:30;18.5196;73.8554;Asia/Kolkata;first
Nobody;1990-02-30;14:30;18.5196;73.8554;5.5;
Vikram;1988-11-02;06:10;13.0827;80.2707;5.5;
`;
const BIRTHS = [
  { name: 'Asha', date: '1990-05-15', time: '14:30', lat: 18.5196, lon: 73.8554, tz: 'Asia/Kolkata' },
  { name: 'Nobody', date: '1990-02-30', time: '14:30', lat: 18.5196, lon: 73.8554, tz: 5.5 },
  { name: 'Vikram', date: '1988-11-02', time: '06:10', lat: 13.0827, lon: 80.2707, tz: 5.5 },
];
const NDJSON = BIRTHS.map((birth) => `${JSON.stringify(birth)}\n`).join('');
const OPTIONS = ['--preset', 'kp', '--include', 'kp', '--nodes', 'true'];
const FIELDS = { preset: 'kp', include: ['kp'], node: 'true' };

test('khagola charts prints the lines of the service for CSV and for NDJSON, also from standard input', async () => {
  const lines = await service('/api/v1/charts', { births: BIRTHS, ...FIELDS });
  expect(
    lines
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).ok),
  ).toEqual([true, false, true]);
  const file = await khagola(['charts', 'births.csv', ...OPTIONS], { files: { 'births.csv': CSV } });
  expect(file.out).toBe(lines);
  expect(file.code).toBe(2);
  expect(file.err).toBe(
    'births.csv: ignored columns: notes\nkhagola: births.csv: 1 of 3 births have an error in their row.\n',
  );
  const input = await khagola(['charts', ...OPTIONS], { files: { '-': NDJSON } });
  expect(input.out).toBe(lines);
});

test('a line that is not JSON has an error in its row', async () => {
  const [asha] = NDJSON.split('\n');
  const { out, code } = await khagola(['charts', '--include', ''], { files: { '-': `${asha}\n{oops\n` } });
  const [first, second] = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ index: 1, ok: true, chart: { name: 'Asha' } });
  expect(second).toMatchObject({ index: 2, ok: false, error: { code: 'INVALID_FIELD', field: 'birth', got: '{oops' } });
  expect(code).toBe(2);
});
