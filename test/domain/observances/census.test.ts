/**
 * Every year from 1900 to 2100 at three places. Each observance occurs as often as its rule states, and is complete.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { RULES } from '../../../src/data/observances';
import { ownKeyOf, type UtsavaRule } from '../../../src/data/observances/rule';
import { type AmantaMonth, lunarMonths } from '../../../src/domain/calendar/month';
import type { Decision } from '../../../src/domain/observances/decision';
import type { Utsava } from '../../../src/domain/observances/types';
import { utsavasOf } from '../../../src/domain/observances/year';
import { daysFromCivil } from '../../../src/domain/time/civil';
import { loadObservanceLabels } from '../../../src/lexicon/labels';
import { observanceLabel } from '../../../src/lexicon/observances';
import { nonEmpty } from '../../nonEmpty';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { isoOf, NEW_DELHI, NEW_YORK, reasonOf, ruleOf, SYDNEY, type Where } from './support';

const JD_1970 = 2_440_587.5;
const FIRST_JD = 2_415_020.5;
const LAST_JD = 2_488_434.5;
const MONTHS = answer(lunarMonths(kernel, FIRST_JD - 40, LAST_JD + 40));
const YEARS = Array.from({ length: 201 }, (_, i) => 1900 + i);

/** Rows that occur only in some months or years, with the reason. */
const CONDITIONAL: Record<string, string> = {
  somavati_amavasya: 'an amāvāsyā on a Monday',
  bhanu_saptami: 'a saptamī on a Sunday',
  shani_trayodashi: 'a pradoṣa-vrata on a Saturday',
  angaraki_chaturthi: 'a saṅkaṣṭī on a Tuesday',
  vaikuntha_ekadashi: 'the Sun passes Dhanus in less than a lunar month: none to two in a civil year',
  ashtami_rohini: 'the Sun passes Siṃha in more than a lunar month: the later of two aṣṭamīs, one in a civil year',
  guruvayur_ekadashi: 'the Sun passes Vṛścika in about a lunar month: none to two in a civil year',
  vaikasi_visakam: 'the Sun passes Vṛṣabha in more than a nakṣatra month: both of two are told',
};

const names = await loadObservanceLabels('sa');

/** The rows of the list without a tradition and a region. */
const DEFAULT_ROWS = RULES.filter(({ added }) => !added);
/** The vaiṣṇava keys of the fasts that vaiṣṇavas keep on another day, by the key of the fast. */
const VAISHNAVA = new Map(
  DEFAULT_ROWS.flatMap(({ key, by, variants = [] }) =>
    by === 'ekadashi' ? variants.flatMap(({ ownRow }) => (ownRow ? [[key, ownKeyOf(key, ownRow)] as const] : [])) : [],
  ),
);

/** How often a rule occurs in a lunar month; null where the count depends on something else. */
function countIn(rule: UtsavaRule, { amanta, kshaya, adhika }: AmantaMonth): number | null {
  if (rule.key in CONDITIONAL || !('month' in rule)) return null;
  if (rule.by === 'tithi' && rule.sunRashi !== undefined) return null;
  const perMonth = rule.by === 'tithi' && rule.paksha === 'both' ? 2 : 1;
  if (rule.month === 'every') return perMonth;
  if (rule.month === 'adhika') return adhika ? perMonth : 0;
  return !adhika && (amanta === rule.month || kshaya === rule.month) ? perMonth : 0;
}

const dayOf = ({ date }: Utsava): number => daysFromCivil(date.year, date.month, date.day);
const middleOf = ({ reckoning: { tithi } }: Utsava): number => (tithi.startJd + tithi.endJd) / 2;
/** Whether the day belongs to another town, whose window it has. */
const isElsewhere = ({ conditions = [] }: Decision): boolean => conditions.some(({ is }) => is === 'decided-at');

const FORBIDDEN = /predict|fear|danger|remed|curse|auspicious|lucky|fate|malefic|harm|undefined|\bNaN\b|null/i;

describe.each([
  ['New Delhi', NEW_DELHI, {}, DEFAULT_ROWS],
  ['New York', NEW_YORK, {}, DEFAULT_ROWS],
  ['Sydney', SYDNEY, {}, DEFAULT_ROWS],
  ['New Delhi with the observances of all regions', NEW_DELHI, { region: 'all' }, RULES],
] as const)('%s, 1900 to 2100', (name, where: Where, selection, rows: readonly UtsavaRule[]) => {
  const years = new Map<number, Utsava[]>();
  const byKey = new Map<string, Utsava[]>();
  const utsavasOfKey = (key: string): Utsava[] => byKey.get(key) ?? [];

  beforeAll(() => {
    const start = performance.now();
    for (const year of YEARS) years.set(year, answer(utsavasOf(kernel, { year, ...where, ...selection })).utsavas);
    const count = [...years.values()].reduce((sum, list) => sum + list.length, 0);
    console.log(`${name}: ${count} observances, ${((performance.now() - start) / YEARS.length).toFixed(1)} ms a year`);
    for (const utsava of [...years.values()].flat()) {
      const before = byKey.get(utsava.key);
      if (before) before.push(utsava);
      else byKey.set(utsava.key, [utsava]);
    }
  });

  test('no observance occurs twice on a date, and the list is by date, then key', () => {
    for (const [year, list] of years) {
      const places = list.map((utsava) => `${isoOf(utsava.date)} ${utsava.key}`);
      expect(new Set(places).size).toBe(places.length);
      expect(places.toSorted()).toEqual(places);
      expect(list.every(({ date }) => date.year === year)).toBe(true);
    }
  });

  test('every observance is complete', () => {
    expect([...years.values()].flat().length).toBeGreaterThan(10_000);
    for (const list of years.values()) {
      for (const utsava of list) {
        const { key, reckoning, name, source, tithi, nakshatra } = utsava;
        const [rule, decision] = [ruleOf(utsava), reasonOf(utsava)];
        const { window, tithi: span } = reckoning;
        const about = `${key} ${isoOf(utsava.date)}: ${decision}`;
        const hasTexts = [observanceLabel(names, name), source, rule, decision].every((text) => text.length > 2);
        const noon = JD_1970 + dayOf(utsava) + 0.5 - where.place.lonDeg / 360;
        const length = span.endJd - span.startJd;
        const hasWindow = window !== null && window.startJd <= window.endJd;
        const near =
          reckoning.kala === 'sankranti' || reckoning.kala === 'eclipse' || isElsewhere(reckoning.decision)
            ? true
            : hasWindow && window.startJd > noon - 0.6 && window.endJd < noon + 0.85;
        const counted = tithi >= 1 && tithi <= 30 && nakshatra >= 1 && nakshatra <= 27;
        if (!hasTexts || !(length > 0.8 && length < 1.2) || !near || !counted || FORBIDDEN.test(decision + rule)) {
          throw new Error(about);
        }
        if (!/^[^.]+\.$/.test(decision.replace(/\d+°(\d+′)?/g, ''))) throw new Error(`not one sentence: ${about}`);
      }
    }
  });

  test('the tithi of the row prevails at the deciding moment', () => {
    const tithiRules = rows.filter((rule) => rule.by === 'tithi');
    expect(tithiRules.flatMap(({ key }) => utsavasOfKey(key)).length).toBeGreaterThan(10_000);
    for (const rule of tithiRules) {
      const wanted =
        rule.paksha === 'both' ? [rule.tithi, rule.tithi + 15] : [rule.tithi + (rule.paksha === 'krishna' ? 15 : 0)];
      for (const utsava of utsavasOfKey(rule.key)) {
        const { reckoning, tithi, date } = utsava;
        const { window, decision } = reckoning;
        const isUnconditional = !window || decision.by !== 'kala' || decision.why !== 'alone';
        const holds =
          isUnconditional ||
          Math.min(window.endJd, reckoning.tithi.endJd) >= Math.max(window.startJd, reckoning.tithi.startJd);
        if (!wanted.includes(tithi) || !holds)
          throw new Error(`${rule.key} ${isoOf(date)}: ${tithi}, ${reasonOf(utsava)}`);
      }
    }
  });

  test('tithis and ekādaśīs occur as often in each lunar month as their row states', () => {
    const completeMonths = MONTHS.map((month, i) => ({ month, i })).slice(3, -3);
    /** The index of the month around an instant. It estimates it from the mean length, and steps to it. */
    const placeOf = (jdUt: number): number => {
      const [first, last] = [(MONTHS[0] as AmantaMonth).startJd, (MONTHS.at(-1) as AmantaMonth).endJd];
      let i = Math.floor(((jdUt - first) / (last - first)) * MONTHS.length);
      while ((MONTHS[i]?.startJd ?? -Infinity) >= jdUt) i--;
      while ((MONTHS[i]?.endJd ?? Infinity) <= jdUt) i++;
      return i;
    };
    const wrong: string[] = [];
    for (const rule of rows) {
      if (countIn(rule, MONTHS[0] as AmantaMonth) === null) continue;
      const counts = new Map<number, number>();
      for (const utsava of utsavasOfKey(rule.key)) {
        const place = placeOf(middleOf(utsava));
        counts.set(place, (counts.get(place) ?? 0) + 1);
      }
      for (const { month, i } of nonEmpty(completeMonths, 'whole months')) {
        const expected = countIn(rule, month);
        if ((counts.get(i) ?? 0) !== expected) wrong.push(`${rule.key} ${month.startJd}: ${counts.get(i) ?? 0}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('each ekādaśī has one pāraṇa, and its vaiṣṇava day has its own pāraṇa on another date', () => {
    expect(VAISHNAVA.size).toBe(26);
    for (const rule of rows) {
      if (rule.by !== 'ekadashi' || rule.school !== 'smarta') continue;
      const [fasts, paranas] = [utsavasOfKey(rule.key), utsavasOfKey(`${rule.key}_parana`)];
      expect(Math.abs(fasts.length - paranas.length), rule.key).toBeLessThanOrEqual(1);
      const after = new Set(paranas.map(dayOf));
      for (const fast of fasts.slice(1, -1)) expect(after.has(dayOf(fast) + 1), rule.key).toBe(true);
      const others = utsavasOfKey(VAISHNAVA.get(rule.key) ?? '');
      expect(others.length, rule.key).toBeGreaterThan(0);
      const smarta = new Set(fasts.map(dayOf));
      expect(others.filter((fast) => smarta.has(dayOf(fast)))).toEqual([]);
      expect(others.every(({ tradition }) => tradition === 'vaishnava')).toBe(true);
      expect(Math.abs(others.length - utsavasOfKey(`${rule.key}_vaishnava_parana`).length)).toBeLessThanOrEqual(1);
    }
  });

  test('solar observances occur once in each civil year', () => {
    const wrong: string[] = [];
    const bases = new Set(['makara_sankranti', 'pongal']);
    for (const rule of rows) {
      if (rule.by !== 'solar' && !(rule.by === 'relative' && bases.has(rule.to))) continue;
      const inYear = new Map<number, number>();
      for (const { date } of utsavasOfKey(rule.key)) inYear.set(date.year, (inYear.get(date.year) ?? 0) + 1);
      for (const year of nonEmpty(YEARS, 'years'))
        if (inYear.get(year) !== 1) wrong.push(`${rule.key} ${year}: ${inYear.get(year) ?? 0}`);
    }
    expect(wrong).toEqual([]);
  });

  test('dependent days, nakṣatras and syzygies occur each time, never too soon or too late', () => {
    const between = (key: string): [number, number] => {
      const days = utsavasOfKey(key).map(dayOf);
      const gaps = days.slice(1).map((day, i) => day - (days[i] as number));
      return [Math.min(...gaps), Math.max(...gaps)];
    };
    const rhythm = (rule: UtsavaRule): [number, number] | null => {
      if (rule.key in CONDITIONAL) return null;
      switch (rule.by) {
        case 'nakshatra':
          if (rule.within === 'every') return [26, 29];
          // A row that allows two occurrences in a solar month has both.
          return rule.onTwice ? [353, 385] : [26, 385];
        case 'relative':
          return [352, 386];
        case 'weekday':
          return 'each' in rule.on ? [7, 371] : [349, 386];
        case 'syzygy':
          return rule.what === 'crescent' ? [27, 33] : [13, 17];
        default:
          return null;
      }
    };
    for (const rule of rows) {
      const [least, most] = rhythm(rule) ?? [0, 0];
      if (most === 0) continue;
      const [soonest, latest] = between(rule.key);
      expect([soonest >= least, latest <= most], `${rule.key} ${soonest} to ${latest}`).toEqual([true, true]);
    }
    const follows = utsavasOfKey('holi').map(dayOf);
    expect(utsavasOfKey('holika_dahana').map((utsava) => dayOf(utsava) + 1)).toEqual(follows);
  });

  test('conditional observances meet their condition, and no year has too many', () => {
    const vara = (utsava: Utsava): number => ((((dayOf(utsava) + 4) % 7) + 7) % 7) + 1;
    for (const [key, weekday] of [
      ['somavati_amavasya', 2],
      ['bhanu_saptami', 1],
      ['shani_trayodashi', 7],
      ['angaraki_chaturthi', 3],
      ['shravana_somavara', 2],
      ['mangala_gauri', 3],
      ['varalakshmi_vrata', 6],
    ] as const) {
      expect(utsavasOfKey(key).length, key).toBeGreaterThan(190);
      expect(new Set(utsavasOfKey(key).map(vara)), key).toEqual(new Set([weekday]));
    }
    for (const key of ['vaikuntha_ekadashi', 'guruvayur_ekadashi']) {
      const counts = YEARS.map((year) => utsavasOfKey(key).filter(({ date }) => date.year === year).length);
      expect([Math.min(...counts), Math.max(...counts)], key).toEqual([0, 2]);
      expect(utsavasOfKey(key).length, key).toBeGreaterThan(190);
    }
  });

  test('a row that keeps the later of two occurs once in each civil year', () => {
    expect(utsavasOfKey('ashtami_rohini').map(({ date }) => date.year)).toEqual(YEARS);
    const later = utsavasOfKey('ashtami_rohini').filter(({ reckoning }) =>
      reckoning.decision.conditions?.some(({ is }) => is === 'later-in-solar-month'),
    );
    expect([later.length > 5, later.length < 30]).toEqual([true, true]);
  });

  test('an additional row of a school is on another day than its base row', () => {
    let compared = 0;
    for (const { key, variants = [] } of rows) {
      const days = new Set(utsavasOfKey(key).map(dayOf));
      for (const { ownRow } of variants) {
        // The Janmāṣṭamī of the vaiṣṇavas also appears when it is on the same day.
        if (!ownRow || ownRow.always) continue;
        const own = ownKeyOf(key, ownRow);
        const others = utsavasOfKey(own);
        expect(others.filter((utsava) => days.has(dayOf(utsava))).length, own).toBe(0);
        compared += others.length;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  test('two occurrences in one solar month are numbered and name who keeps them', () => {
    const [all, years] = [utsavasOfKey('vaikasi_visakam'), new Map<number, (1 | 2 | null)[]>()];
    for (const { date, occurrence } of all) years.set(date.year, [...(years.get(date.year) ?? []), occurrence]);
    expect(years.size).toBe(YEARS.length);
    const twice = [...years.values()].filter(({ length }) => length > 1);
    expect([twice.length > 20, twice.length < 60]).toEqual([true, true]);
    for (const occurrences of years.values()) expect([[null], [1, 2]]).toContainEqual(occurrences);
    expect(all.every(({ occurrence, authorities }) => (occurrence === null) === (authorities.length === 0))).toBe(true);
  });
});

test('equal questions give the same bytes', () => {
  for (const where of [NEW_DELHI, NEW_YORK]) {
    const [once, again] = [0, 1].map(() => JSON.stringify(answer(utsavasOf(kernel, { year: 2026, ...where })).utsavas));
    expect(once).toBe(again);
  }
});
