/** Days on which traditions or years differ, each decided here. */
import { describe, expect, test } from 'vitest';
import { RULES } from '../../../src/data/observances';
import { type AmantaMonth, lunarMonths } from '../../../src/domain/calendar/month';
import type { Utsava } from '../../../src/domain/observances/types';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { datesOf, isoOf, reasonOf, truthOf, utsavasIn } from './support';

const JD_1900 = 2_415_020.5;
const JD_1970 = 2_440_587.5;
const JD_2101 = 2_488_434.5;

interface Printed {
  kind: string;
  first_day: string;
  masa_number: number;
  adhika: boolean;
}

const only = (key: string, year: number): Utsava => {
  const [found, ...more] = utsavasIn(year).filter((utsava) => utsava.key === key);
  if (!found || more.length > 0) throw new Error(`${key} ${year} is not there once`);
  return found;
};

describe('Dīpāvalī 2024', () => {
  test('Dīpāvalī 2024 has both days, each with its tradition', () => {
    const [first, second] = [only('lakshmi_puja', 2024), only('lakshmi_puja_dharmasindhu', 2024)];
    expect([isoOf(first.date), first.tradition]).toEqual(['2024-10-31', 'general']);
    expect([isoOf(second.date), second.tradition]).toEqual(['2024-11-01', 'dharmasindhu']);
    for (const utsava of [first, second]) {
      expect(reasonOf(utsava)).toMatch(/^Amāvāsyā covers .*pradoṣa on both 31 October 2024 .*and 1 November 2024/);
      expect(reasonOf(utsava)).toMatch(/all of it.*41 min/);
    }
  });

  test('Dīpāvalī has one day where the two rules agree', () => {
    for (const year of [2023, 2025, 2026, 2027]) expect(datesOf('lakshmi_puja_dharmasindhu', year)).toEqual([]);
  });
});

describe('Holikā and Holī 2026', () => {
  test('Holikā 2026 is on 3 March and Holī on 4 March: pūrṇimā covers pradoṣa only on 2 March, but in bhadrā', () => {
    expect(datesOf('holika_dahana', 2026)).toEqual(['2026-03-03']);
    expect(datesOf('holi', 2026)).toEqual(['2026-03-04']);
    expect(reasonOf(only('holika_dahana', 2026))).toMatch(
      /only on 2 March 2026, but bhadrā .* 3 March 2026, so the rule keeps that day\.$/,
    );
    expect(datesOf('chandra_grahana', 2026)).toEqual(['2026-03-03']);
  });

  test('a bhadrā that is over by the next evening moves nothing', () => {
    expect(datesOf('holika_dahana', 2025)).toEqual(['2025-03-13']);
    expect(datesOf('holika_dahana', 2024)).toEqual(['2024-03-24']);
  });
});

test.each([
  [2023, '2023-09-06', '2023-09-07'],
  [2024, '2024-08-26', '2024-08-26'],
  [2025, '2025-08-15', '2025-08-16'],
  [2026, '2026-09-04', '2026-09-04'],
])('Janmāṣṭamī %i is on %s for smārtas, on %s for vaiṣṇavas', (year, smarta, vaishnava) => {
  expect(datesOf('krishna_janmashtami', year)).toEqual([smarta]);
  expect(datesOf('krishna_janmashtami_vaishnava', year)).toEqual([vaishnava]);
  expect(only('krishna_janmashtami', year).tradition).toBe('smarta');
  expect(only('krishna_janmashtami_vaishnava', year).tradition).toBe('vaishnava');
});

test.each(['raksha_bandhana', 'holika_dahana'])('the hours of %s lie outside bhadrā, within the day', (key) => {
  let moved = 0;
  for (let year = 2000; year <= 2050; year++) {
    const utsava = only(key, year);
    const { reckoning, date } = utsava;
    const { bhadra, rite, tithi } = reckoning;
    if (!bhadra || !rite) throw new Error(`${key} ${isoOf(date)}: ${reasonOf(utsava)}`);
    expect(bhadra.startJd).toBe(tithi.startJd);
    expect(rite.endJd > rite.startJd, isoOf(date)).toBe(true);
    expect(rite.startJd >= bhadra.endJd || rite.endJd <= bhadra.startJd, `${isoOf(date)}: ${reasonOf(utsava)}`).toBe(
      true,
    );
    if (Math.abs(rite.startJd - bhadra.endJd) < 1e-9) moved++;
  }
  expect(moved).toBeGreaterThan(0);
});

// New Delhi, as widely printed in India.
test.each([
  ['rama_navami', ['2023-03-30', '2024-04-17', '2025-04-06', '2026-03-26']],
  ['maha_shivaratri', ['2023-02-18', '2024-03-08', '2025-02-26', '2026-02-15']],
  ['raksha_bandhana', ['2023-08-30', '2024-08-19', '2025-08-09', '2026-08-28']],
  ['karva_chauth', ['2023-11-01', '2024-10-20', '2025-10-10', '2026-10-29']],
  ['chhath_puja', ['2023-11-19', '2024-11-07', '2025-10-27', '2026-11-15']],
  ['onam', ['2023-08-29', '2024-09-15', '2025-09-05', '2026-08-26']],
  ['vishu', ['2023-04-15', '2024-04-14', '2025-04-14', '2026-04-15']],
  ['makara_sankranti', ['2023-01-15', '2024-01-15', '2025-01-14', '2026-01-14']],
  ['ugadi', ['2023-03-22', '2024-04-09', '2025-03-30', '2026-03-19']],
  ['vijayadashami', ['2023-10-24', '2024-10-12', '2025-10-02', '2026-10-20']],
  ['devutthana_ekadashi', ['2023-11-23', '2024-11-12', '2025-11-01', '2026-11-20']],
  ['vata_savitri_vrata', ['2023-05-19', '2024-06-06', '2025-05-26', '2026-05-16']],
  ['vata_purnima', ['2023-06-03', '2024-06-21', '2025-06-10', '2026-06-29']],
  ['kalabhairava_jayanti', ['2023-12-05', '2024-11-22', '2025-11-12', '2026-12-01']],
  ['thai_pusam', ['2023-02-05', '2024-01-25', '2025-02-11', '2026-02-01']],
])('the observance %s has the printed dates from 2023 to 2026', (key, dates) => {
  expect([2023, 2024, 2025, 2026].flatMap((year) => datesOf(key, year))).toEqual(dates);
});

// As kept in Kerala, by its newspapers: New Indian Express 2026-02-23 (Āṟṟukāl), Onmanorama 2021-10-21 (the holidays of
// 2022), Asianet Newsable 2024-04-12 (Thrissur); the other years are customary
test.each([
  ['attukal_pongala', ['2022-02-17', '2023-03-07', '2024-02-25', '2025-03-13', '2026-03-03']],
  ['ashtami_rohini', ['2022-08-18', '2023-09-06', '2024-08-26', '2025-09-14', '2026-09-04']],
  ['thrissur_pooram_kerala', ['2022-05-10', '2023-04-30', '2024-04-19', '2025-05-06', '2026-04-26']],
])(
  'the observance %s has the published dates from 2022 to 2026, computed for New Delhi and for Kerala',
  (key, dates) => {
    const kerala = { place: { latDeg: 10.0, lonDeg: 76.3 }, tz: 'Asia/Kolkata' };
    const years = [2022, 2023, 2024, 2025, 2026];
    expect(years.flatMap((year) => datesOf(key, year))).toEqual(dates);
    expect(years.flatMap((year) => datesOf(key, year, kerala))).toEqual(dates);
  },
);

test('Ṛgvedopākarma 2020 avoids the second sunrise, because Śravaṇa ends within three muhūrtas of it', () => {
  expect(datesOf('rigveda_upakarma', 2020)).toEqual(['2020-08-03']);
});

test('Aṣṭamī-rohiṇī 2014 is the later of two aṣṭamīs in Ciṅṅam', () => {
  expect(datesOf('ashtami_rohini', 2014)).toEqual(['2014-09-15']);
  expect(reasonOf(only('ashtami_rohini', 2014))).toMatch(/Siṃha; this is the later of two in the solar month\.$/);
});

describe('kṣaya months', () => {
  const inHalves = (years: number[]) =>
    years.flatMap((year) => utsavasIn(year)).filter((utsava) => / half of /.test(reasonOf(utsava)));

  test('the month from 16 November 1963 is Kārttika and Mārgaśīrṣa', () => {
    const byHalf = inHalves([1963, 1964]);
    expect(new Set(byHalf.map(({ month }) => month.amanta))).toEqual(new Set([8, 9]));
    for (const utsava of byHalf) {
      const iso = isoOf(utsava.date);
      expect(iso >= '1963-11-16' && iso <= '1963-12-16', `${utsava.key} ${iso}`).toBe(true);
      expect(reasonOf(utsava)).toMatch(utsava.month.amanta === 8 ? /^The first half/ : /^The second half/);
    }
    expect(datesOf('chhath_puja', 1963)).toEqual(['1963-11-22']);
    expect(datesOf('kartika_purnima', 1963)).toEqual(['1963-11-30']);
    expect(datesOf('margashirsha_purnima', 1963)).toEqual(['1963-11-30']);
    expect(datesOf('devutthana_ekadashi', 1963)).toEqual(datesOf('mokshada_ekadashi', 1963));
    // It followed an adhika Kārttika.
    expect(datesOf('lakshmi_puja', 1963)).toEqual(['1963-10-16']);
    expect(datesOf('padmini_ekadashi', 1963)).toEqual(['1963-10-28']);
  });

  test('the month from 14 January 1983 is Pauṣa and Māgha', () => {
    const byHalf = inHalves([1982, 1983]);
    expect(new Set(byHalf.map(({ month }) => month.amanta))).toEqual(new Set([10, 11]));
    for (const { key, date } of byHalf) {
      expect(isoOf(date) >= '1983-01-14' && isoOf(date) <= '1983-02-13', `${key} ${isoOf(date)}`).toBe(true);
    }
    expect(datesOf('vasanta_panchami', 1983)).toEqual(['1983-01-19']);
    expect(datesOf('maha_shivaratri', 1983)).toEqual(['1983-02-11']);
    expect(datesOf('mauni_amavasya', 1983)).toEqual(['1983-02-12']);
  });

  test('every yearly tithi of the two names of a kṣaya month occurs once', () => {
    for (const [years, keys] of [
      [
        [1963, 1964],
        ['guru_nanak_jayanti', 'dattatreya_jayanti', 'vivaha_panchami', 'gopashtami', 'saphala_ekadashi'],
      ],
      [
        [1982, 1983],
        ['mauni_amavasya', 'sakat_chauth', 'ratha_saptami', 'vijaya_ekadashi', 'shattila_ekadashi'],
      ],
    ] as const) {
      for (const key of keys) {
        const dates = years.flatMap((year) => datesOf(key, year));
        expect(dates.filter((date) => inHalvesOrMonth(date, years[0])).length, `${key} ${dates}`).toBe(1);
      }
    }
  });

  /** Whether a date is in the kṣaya month of the winter that begins in a year. */
  function inHalvesOrMonth(date: string, winter: number): boolean {
    return winter === 1963
      ? date >= '1963-11-16' && date <= '1963-12-17'
      : date >= '1983-01-14' && date <= '1983-02-14';
  }
});

describe('adhika months', () => {
  const months = answer(lunarMonths(kernel, JD_1900 + 15, JD_2101 - 45)).filter(({ adhika }) => adhika);
  const allUtsavas = Array.from({ length: 201 }, (_, i) => 1900 + i).flatMap((year) => utsavasIn(year));
  /** The observances whose tithi at the deciding moment begins in a month. */
  const within = ({ startJd, endJd }: AmantaMonth) =>
    allUtsavas.filter(
      ({ reckoning }) => startJd - 0.01 < reckoning.tithi.startJd && reckoning.tithi.startJd < endJd - 0.01,
    );
  const yearly = new Map(RULES.filter((rule) => 'month' in rule).map((rule) => [rule.key, rule]));

  test('Padminī, Paramā, pūrṇimā and amāvāsyā occur once in each adhika month from 1900 to 2100', () => {
    expect(months.length).toBe(76);
    for (const month of months) {
      const inside = within(month);
      for (const key of ['padmini_ekadashi', 'parama_ekadashi', 'adhika_purnima', 'adhika_amavasya']) {
        const months = inside.filter((utsava) => utsava.key === key).map((utsava) => utsava.month);
        expect(months, `${key} ${month.startJd}`).toEqual([
          { amanta: month.amanta, purnimanta: month.amanta, adhika: true },
        ]);
      }
    }
  });

  test('yearly tithis occur in the nija month after an adhika month, except the rites that belong to it', () => {
    let nija = 0;
    for (const { key, month } of allUtsavas) {
      const rule = yearly.get(key);
      if (!rule || !('month' in rule) || typeof rule.month !== 'number') continue;
      const kept = rule.by === 'tithi' && rule.adhika === 'kept-in-adhika';
      expect([month.amanta, month.adhika], key).toEqual([rule.month, kept]);
      nija++;
    }
    expect(nija).toBeGreaterThan(40_000);
  });

  test('the observances of adhika months agree with the printed dates', () => {
    const printed = truthOf<{ months: Printed[] }>('months.json').months.filter(
      (month) => month.kind === 'lunar_amanta' && month.adhika,
    );
    expect(printed.length).toBeGreaterThan(15);
    for (const { first_day, masa_number } of printed) {
      const jdUt = JD_1970 + Date.parse(first_day) / 86_400_000;
      expect(months.find(({ startJd, endJd }) => startJd < jdUt + 1 && jdUt < endJd - 10)?.amanta, first_day).toBe(
        masa_number,
      );
    }
  });

  test('the new year rites of an adhika Caitra occur in addition to those of the nija one', () => {
    const years = [1945, 1964, 2029, 2048, 2067, 2086];
    const ugadis = allUtsavas.filter(({ key }) => key === 'ugadi_adhika');
    expect(ugadis.map(({ date }) => date.year)).toEqual(years);
    expect(months.filter(({ amanta }) => amanta === 1).length).toBe(years.length);
    for (const year of years) {
      const gap = Date.parse(datesOf('ugadi', year)[0] ?? '') - Date.parse(datesOf('ugadi_adhika', year)[0] ?? '');
      expect([29, 30]).toContain(gap / 86_400_000);
    }
  });

  test('Gaṅgā-daśaharā also occurs in an adhika Jyaiṣṭha', () => {
    expect(datesOf('ganga_dussehra_adhika', 2018)).toEqual(['2018-05-24']);
    expect(datesOf('ganga_dussehra_adhika', 2026)).toEqual(['2026-05-25']);
    const dashaharas = allUtsavas.filter(({ key }) => key === 'ganga_dussehra_adhika');
    expect(dashaharas.length).toBe(months.filter(({ amanta }) => amanta === 3).length);
  });

  test('the saṅkaṣṭī of an adhika month has its own name', () => {
    const names = utsavasIn(2023)
      .filter(({ key }) => key === 'sankashti_chaturthi')
      .map(({ epithet, month }) => [month.adhika, epithet]);
    expect(names.filter(([adhika]) => adhika)).toEqual([[true, 'vibhuvana']]);
    expect(new Set(names.map(([, name]) => name)).size).toBe(names.length);
  });
});
