/** The text of rows: numbers as JSON spells them, and instants as ISO 8601 does. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEXT_BYTES } from '../../assembly/layout';
import { rounded } from '../../src/api/decimals';
import { isoLocal, isoUtc, unixSeconds } from '../../src/domain/time/iso';
import { type CellKind, RowForm } from '../../src/kernel/rows';
import { evenly, kernel, runs } from './support';

const DECODER = new TextDecoder();

/** The text of a column, with a bar before each value. */
function written(kind: CellKind, values: readonly number[]): string[] {
  const form = new RowForm([{ before: '|', kind }], '');
  return DECODER.decode(kernel.writeRows(form, [Float64Array.from(values)], 0, values.length))
    .split('|')
    .slice(1);
}

const spelled = (value: number, decimals: number): string => JSON.stringify(rounded(value, decimals));

/** Multiples of half a unit of the last decimal, and their neighbours: rounding decides them. */
const halves = (decimals: number) =>
  fc
    .tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.constantFrom(-1, 0, 1))
    .map(([half, aside]) => (half / (2 * 10 ** decimals)) * (1 + aside * Number.EPSILON));

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'a number with %i decimals is written as JSON.stringify writes the rounded number',
  (decimals) => {
    // JSON spells at most 15 digits in only one way.
    const most = Math.min(2 ** 31, 10 ** (15 - decimals)) - 1;
    const value = fc.oneof(
      evenly(-400, 400),
      evenly(-most, most),
      evenly(-2e-6, 2e-6),
      fc.double({ min: -most, max: most, noNaN: true }),
      fc.integer({ min: -1e6, max: 1e6 }).map((thousandths) => thousandths / 1000),
      halves(decimals),
      fc.constantFrom(0, -0, 998.9999999999, 999.9999999999, 0.9999999996, most, -most),
      fc.constantFrom(Number.NaN, Number.MIN_VALUE, -Number.MIN_VALUE, Number.POSITIVE_INFINITY),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 100, maxLength: 100 }), (values) => {
        expect(written(decimals, values)).toEqual(values.map((number) => spelled(number, decimals)));
      }),
      runs(400),
    );
  },
);

test('a flag is true, false or null', () => {
  expect(written('flag', [1, 0, Number.NaN])).toEqual(['true', 'false', 'null']);
});

test('an instant is written like isoUtc and isoLocal write it', () => {
  const form = new RowForm(
    [
      { before: '', kind: 'clock' },
      { before: 'Z ', kind: 'clock' },
      { before: '', kind: 'offset' },
    ],
    '',
  );
  const jdUt = fc.double({ min: -1.2e6, max: 5.3e6, noNaN: true });
  fc.assert(
    fc.property(jdUt, fc.integer({ min: -86_399, max: 86_399 }), (jd, offset) => {
      const seconds = unixSeconds(jd);
      const columns = [[seconds], [seconds + offset], [offset]].map((values) => Float64Array.from(values));
      const expected = `${isoUtc(jd)} ${isoLocal(jd, offset / 3600)}`;
      expect(DECODER.decode(kernel.writeRows(form, columns, 0, 1))).toBe(expected);
    }),
    runs(20_000),
  );
});

test('rows have their texts around the values of all columns', () => {
  const form = new RowForm(
    [
      { before: 'मेष और वृषभ के बीच कुछ भी: ', kind: 1 },
      { before: '', kind: 0 },
      { before: ' ', kind: 'flag' },
    ],
    ' ॥\n',
  );
  const columns = [
    [1.25, -7],
    [3, 4],
    [0, 1],
  ].map((values) => Float64Array.from(values));
  const [rest, whole] = [
    kernel.writeRows(form, columns, 1, 2).slice(),
    kernel.writeRows(form, columns, 0, 2).slice(),
  ].map((bytes) => DECODER.decode(bytes));
  expect(whole).toBe('मेष और वृषभ के बीच कुछ भी: 1.33 false ॥\nमेष और वृषभ के बीच कुछ भी: -74 true ॥\n');
  expect(whole?.endsWith(rest as string)).toBe(true);
});

test('the most rows of a call fit into the text, and more are refused', () => {
  const cells = Array.from({ length: 3 }, () => ({ before: 'x'.repeat(40), kind: 9 }));
  const form = new RowForm(cells, '');
  const column = new Float64Array(form.maxRows + 1).fill(-2_147_483_647.123_456_7);
  const columns = cells.map(() => column);
  expect(kernel.writeRows(form, columns, 0, form.maxRows).length).toBeLessThanOrEqual(TEXT_BYTES);
  expect(() => kernel.writeRows(form, columns, 0, form.maxRows + 1)).toThrow(RangeError);
  expect(() => kernel.writeRows(form, columns.slice(1), 0, 1)).toThrow(RangeError);
  expect(() => new RowForm([{ before: 'x'.repeat(200_000), kind: 0 }], '')).toThrow(RangeError);
});
