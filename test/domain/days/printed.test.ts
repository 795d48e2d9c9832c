/**
 * Days of 2021 to 2023 as drikpanchang.com prints them, from spans of a year. `test/truth/utsava/README.md` lists the
 * biases.
 */
import { expect, test } from 'vitest';
import { masaName } from '../../../build/lexicon/terms/masa';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import { samvatsaraName } from '../../../build/lexicon/terms/samvatsara';
import type { Slot } from '../../../src/domain/day/types';
import { type Day, daysOf } from '../../../src/domain/days/days';
import { JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { Agreement, answer, dateOf, PRINTED_DAYS, PRINTED_PLACE, PRINTED_TZ, type PrintedDay } from '../support/days';
import { kernel } from '../support/kernel';
import { keyOf } from '../support/panchanga';

interface PrintedYear {
  year: number;
  samvatsara: string;
}
interface Printed extends PrintedDay {
  paksha: string;
  masa_purnimanta: string;
  masa_amanta?: string;
  gujarati?: PrintedYear;
  shaka?: PrintedYear;
  moonsign?: { name: string; upto: number | null }[];
}

const FIELDS = ['windows', 'moon', 'masa', 'paksha', 'samvatsara', 'regional'] as const;
const days = new Map<string, Required<Day>>();
for (const year of [2021, 2022, 2023]) {
  const question = { from: dateOf(`${year}-01-01`), to: dateOf(`${year}-12-31`), place: PRINTED_PLACE, tz: PRINTED_TZ };
  for (const day of answer(daysOf(kernel, { ...question, fields: FIELDS })).days) {
    const { year: y, month, day: d } = day.date;
    days.set(`${y}-${String(month).padStart(2, '0')}-${String(d).padStart(2, '0')}`, day as Required<Day>);
  }
}

test('the days agree with the printed ones', () => {
  const agreement = new Agreement();
  for (const row of PRINTED_DAYS as Printed[]) {
    const day = days.get(row.date);
    if (!day) throw new Error(`no ${row.date}`);
    const midnightJd = JD_UNIX_EPOCH + Date.parse(row.date) / 86_400_000 - PRINTED_TZ / 24;
    const minutes = (jd: number | null | undefined): number => ((jd ?? Number.NaN) - midnightJd) * 1440;
    const near = (kind: string, jd: number | null | undefined, printed: number, within = 1): void =>
      agreement.add(kind, Math.abs(minutes(jd) - printed) <= within, row.date);
    near('sunrise', day.sunriseJd, row.sunrise);
    near('sunset', day.sunsetJd, row.sunset);
    const { windows } = day;
    const slots: [string, readonly (Slot | null)[], [number, number][] | undefined][] = [
      ['rahu_kalam', [windows.rahu_kalam], row.rahu_kalam],
      ['yamaganda', [windows.yamaganda], row.yamaganda],
      ['gulika', [windows.gulika], row.gulika_kalam],
      ['abhijit', [windows.abhijit?.quality === 'avoided' ? null : windows.abhijit], row.abhijit],
      ['dur_muhurta', windows.dur_muhurta, row.dur_muhurta],
      ['varjya', windows.varjya, row.varjya],
      ['amrita_kala', windows.amrita_kala, row.amrita_kala],
    ];
    for (const [kind, mine, printed] of slots) {
      for (const [i, [start, end]] of (printed ?? []).entries()) {
        near(kind, mine[i]?.startJd, start);
        near(kind, mine[i]?.endJd, end);
      }
    }
    for (const [i, { name, upto }] of (row.moonsign ?? []).entries()) {
      const stay = day.moon.rashi[i];
      agreement.add('moon sign', stay !== undefined && rashiName(stay.index).key === keyOf(name), row.date);
      if (upto !== null) near('end of moon sign', stay?.endJd, upto, 1.5);
    }
    const printedMonth = (number: number): string => masaName(number).key + (day.masa.adhika ? '_(adhik)' : '');
    const asKey = (name: string): string => name.split(' ').map(keyOf).join('_');
    agreement.add('paksha', day.paksha === keyOf(row.paksha), row.date);
    agreement.add('pūrṇimānta', printedMonth(day.masa.purnimanta) === asKey(row.masa_purnimanta), row.date);
    if (row.masa_amanta) agreement.add('amānta', printedMonth(day.masa.amanta) === asKey(row.masa_amanta), row.date);
    const { vikrama_kartikadi: gujarati } = day.regional;
    if (row.gujarati && gujarati) {
      agreement.add('gujarati year', gujarati.year === row.gujarati.year, row.date);
      const name = samvatsaraName(gujarati.samvatsara ?? 0).key;
      agreement.add('gujarati name', name === keyOf(row.gujarati.samvatsara), row.date);
    }
    if (row.shaka) {
      agreement.add(
        'southern name',
        samvatsaraName(day.samvatsara.south).key === keyOf(row.shaka.samvatsara),
        row.date,
      );
    }
  }
  agreement.print('printed days, times within a minute, the Moon’s within one and a half');
  expect(PRINTED_DAYS.length).toBe(365);
  for (const kind of agreement.kinds()) expect(agreement.share(kind), kind).toBeGreaterThanOrEqual(0.99);
});
