/** Files of charts, read by their name, and written. */
import { readCsv } from './csv';
import { readJhd } from './jhd';
import { readJson } from './json';
import type { ChartReading } from './types';

export { writeCsv } from './csv';
export { writeJhd } from './jhd';
export { writeJson } from './json';

/** The charts of a file, each read or with the value that cannot be read. */
export function readChartFile(fileName: string, text: string): ChartReading[] {
  if (/\.jhd$/i.test(fileName)) return readJhd(text, fileName);
  if (/\.json$/i.test(fileName)) return readJson(text);
  if (/\.(csv|txt)$/i.test(fileName)) return readCsv(text);
  return [{ ok: false, at: { line: 1 }, field: 'file', value: '' }];
}
