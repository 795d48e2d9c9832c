/**
 * The drawings of the year page, over many years and places: no day is missing or drawn twice, and every reason is
 * drawn.
 */
import { describe, expect, test } from 'vitest';
import { yearSky } from '../../src/domain/observances/engine/sky';
import { utsavasOf } from '../../src/domain/observances/year';
import { daysFromCivil } from '../../src/domain/time/civil';
import { loadLabels } from '../../src/lexicon/labels';
import { messagesOf } from '../../src/web/i18n/catalogue';
import { translator } from '../../src/web/i18n/translate';
import { Reader } from '../../src/web/reader/reader';
import { anybody } from '../../src/web/server/render';
import { numberOf } from '../../src/web/shared/dates';
import { leafOf, monthsIn } from '../../src/web/views/year/squares';
import { stripOf } from '../../src/web/views/year/strip';
import { kernel } from '../domain/support/kernel';

const READER = new Reader(
  anybody('en'),
  translator('en', messagesOf('en', ['dates', 'year'])),
  { labels: await loadLabels('sa'), english: null },
  { search: '', origin: '', jdUt: null },
);

const PLACES = {
  'New Delhi': { place: { latDeg: 28.6139, lonDeg: 77.209 }, tz: 'Asia/Kolkata' },
  'New York': { place: { latDeg: 40.7128, lonDeg: -74.006 }, tz: 'America/New_York' },
  Apia: { place: { latDeg: -13.8333, lonDeg: -171.7667 }, tz: 'Pacific/Apia' },
};
const TROMSO = { place: { latDeg: 69.65, lonDeg: 18.96 }, tz: 'Europe/Oslo' };

function yearOf(year: number, where: { place: { latDeg: number; lonDeg: number }; tz: string }) {
  const [found, sky] = [utsavasOf(kernel, { year, ...where }), yearSky(kernel, { year, ...where })];
  if (!found.ok || !sky.ok) throw new Error(`no ${year}`);
  return { utsavas: found.value.utsavas, sky: sky.value };
}

// 1963 and 1983 have a kṣaya month. Apia had no 30 December 2011.
const cases = Object.entries(PLACES).flatMap(([name, where]) =>
  [1900, 1963, 1983, 2011, 2026, 2100].map((year) => ({ name, year, where })),
);

describe.each(cases)('$year at $name', ({ year, where }) => {
  const { utsavas, sky } = yearOf(year, where);

  test('the year contains every day once, in order, with its tithis', () => {
    const leaf = leafOf(sky, utsavas, READER);
    const days = leaf.flatMap(({ squares }) => squares.flat());
    const numbers = days.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
    const inside = days.filter(({ outside }) => !outside).length;
    const lost = where.tz === 'Pacific/Apia' && year === 2011 ? 1 : 0;
    expect(inside).toBe(daysFromCivil(year + 1, 1, 1) - daysFromCivil(year, 1, 1) - lost);
    for (const { squares } of leaf) {
      expect(squares).toHaveLength(30);
      for (const square of squares) expect(square.length).toBeLessThanOrEqual(2);
    }
    const red = days.flatMap((day) => day.utsavas.map(({ key }) => `${day.number} ${key}`));
    expect(red.sort()).toEqual(
      utsavas
        .filter(({ major }) => major)
        .map(({ date, key }) => `${numberOf(date)} ${key}`)
        .sort(),
    );
    const kshaya = sky.months.some((month) => month.kshaya !== null && month.startJd > 0);
    expect(leaf.some(({ name }) => name.includes('–'))).toBe(kshaya && (year === 1963 || year === 1983));
  });

  test('the year names the lunar months within every month', () => {
    for (let month = 1; month <= 12; month++) expect(monthsIn(sky, month, READER)).toMatch(/^\p{Lu}/u);
  });

  test('the year draws nearly every reason over two or three days, including the chosen one', () => {
    const undrawn: string[] = [];
    for (const utsava of utsavas) {
      const strip = stripOf(sky, utsava, READER);
      if (!strip) {
        undrawn.push(utsava.eclipse ? 'eclipse' : utsava.reckoning.kala);
        continue;
      }
      const { days, limb, instantJd } = strip;
      expect([2, 3], utsava.key).toContain(days.length);
      const keptDays = days.filter((day) => day.kept);
      expect(
        keptDays.map(({ day }) => numberOf(day.date)),
        utsava.key,
      ).toEqual([numberOf(utsava.date)]);
      const [from, to] = [days[0]?.startJd as number, days.at(-1)?.endJd as number];
      expect(limb.startJd < to && limb.endJd > from, utsava.key).toBe(true);
      for (const { frame } of days)
        if (frame) expect(frame.startJd <= to && frame.endJd >= from, utsava.key).toBe(true);
      if (instantJd !== null) expect(instantJd >= from && instantJd <= to, utsava.key).toBe(true);
    }
    // Eclipses have contacts instead, and a day counted from a saṅkrānti is too far from it.
    expect([...new Set(undrawn)].filter((kala) => kala !== 'eclipse' && kala !== 'sankranti')).toEqual([]);
    expect(undrawn.length).toBeLessThan(10);
  });
});

test('the year draws no reason where the Sun does not rise, and leaves out such days', () => {
  const { utsavas, sky } = yearOf(2026, TROMSO);
  const inJune = utsavas.filter(({ date }) => date.month === 6);
  expect(inJune.length).toBeGreaterThan(5);
  expect(inJune.map((utsava) => stripOf(sky, utsava, READER))).toEqual(inJune.map(() => null));
  expect(monthsIn(sky, 6, READER)).toBe('');
  const days = leafOf(sky, utsavas, READER).flatMap(({ squares }) => squares.flat());
  expect(days.length).toBeLessThan(330);
});
