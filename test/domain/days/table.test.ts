/** A table of days as a file, against the texts of its columns from presented days. */
import { expect, test } from 'vitest';
import { BYTE_ORDER_MARK, csvLine } from '../../../src/api/csv';
import { days as code, readDaysOf } from '../../../src/api/days/answer';
import { DAY_FIELDS } from '../../../src/api/days/fields';
import { tableColumns } from '../../../src/api/days/table';
import { textOf, type Written } from '../../../src/api/resource';
import { labelsFor } from '../../../src/api/shapes/language';
import { kernel } from '../support/kernel';
import { occasionAt } from '../support/occasion';

const PLACES = [
  { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' },
  { lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' },
  { lat: 40.71, lon: -74, tz: 'America/New_York', lang: 'hi' },
  { lat: -13.83, lon: -171.77, tz: 'Pacific/Apia', lang: 'ta', times: 'utc' },
];
const SPANS = [
  { from: '2026-01-01', to: '2026-04-30' },
  { from: '2011-12-15', to: '2012-01-15' },
];

/** An instant of an answer as a spreadsheet reads it. */
const inTables = (instant: string): string => instant.slice(0, 19).replace('T', ' ');

test.each(PLACES.flatMap((place) => SPANS.map((span) => ({ ...span, ...place }))))(
  'CSV of days at $lat from $from has the texts of presented days in every cell',
  async (request) => {
    const question = await code.read({ ...request, fields: DAY_FIELDS }, occasionAt(Date.UTC(2026, 0, 1)));
    if (!question.ok) throw new Error(question.error.reason);
    const file = await code.formats?.csv?.(() => kernel, question.value, undefined);
    const found = await readDaysOf(() => kernel, question.value, await labelsFor(question.value.lang));
    if (!file?.ok || !found.ok) throw new Error('no days');
    const columns = tableColumns(question.value.fields, found.value.isNoted, inTables);
    const line = (cells: Parameters<typeof csvLine>[0]) => csvLine(cells, '\r\n');
    const rows = Array.from(found.value.days, (day) => line(columns.map(({ text }) => text(day))));
    expect(textOf(file.value as Written)).toBe(BYTE_ORDER_MARK + line(columns.map(({ name }) => name)) + rows.join(''));
  },
);
