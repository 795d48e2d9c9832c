/** Cells of CSV files. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvCell, csvLine } from '../../../src/api/csv';

test.each<[CsvCell, string]>([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'=1"],
  ['\r\n@x', "'@x"],
  ['a\u001b[2Jb', 'a [2Jb'],
  ['\u009b31m', '31m'],
  ['two\nlines', 'two\nlines'],
  [-33.8688, '-33.8688'],
  [false, 'false'],
  [null, ''],
  ['a "b", c', 'a "b", c'],
])('the cell %j is written as %j', (cell, text) => {
  expect(parse(csvLine([cell]), { relax_column_count: true, skip_empty_lines: false })[0]?.[0] ?? '').toBe(text);
});

test('a cell never begins a formula or contains a control character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const [[cell]] = parse(csvLine([text, 'end'])) as [[string]];
      expect(cell).not.toMatch(/^[=+\-@]|(?!\n)\p{Cc}/u);
    }),
  );
});
