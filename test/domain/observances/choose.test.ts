/** The selection of a day on generated stretches, compared with a plain implementation of the same rule. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KALAS, type KalaKey, kalaOf } from '../../../src/data/observances/kala';
import type { Choice, OnNone, OnTwo } from '../../../src/data/observances/rule';
import type { Stretch } from '../../../src/data/stretch';
import type { Decision } from '../../../src/domain/observances/decision';
import { choose } from '../../../src/domain/observances/engine/choose';
import { dateAt, dayAt, type YearDay, type YearSky } from '../../../src/domain/observances/engine/sky';
import { englishFormat } from '../../../src/lexicon/formats/english';
import { decisionWords } from '../../../src/lexicon/sentences/observances/decision';
import { evenly, runs } from '../support/property';
import { skyOf } from './support';

const SKY = skyOf(2026);
const IT = { tithi: 4, half: null };
const words = (decision: Decision): string => decisionWords(decision, 'en');
const whyOf = (decision: Decision): string => (decision.by === 'kala' ? decision.why : decision.by);
const NONE = ['begins', 'after', 'ends', 'ends-civil'];
const FIRST = 40;
const DAYS = SKY.days.slice(FIRST, FIRST + 320);
const KEYS = Object.keys(KALAS) as KalaKey[];

describe('kālas', () => {
  test('the fifths of the daylight tile it, in order', () => {
    for (const day of DAYS) {
      const fifths = (['pratah', 'sangava', 'madhyahna', 'aparahna', 'sayahna'] as const).map((key) =>
        kalaOf(day, key),
      );
      expect(fifths[0]?.startJd).toBe(day.sunriseJd);
      expect(fifths[4]?.endJd).toBe(day.sunsetJd);
      for (let i = 1; i < 5; i++) expect(fifths[i]?.startJd).toBeCloseTo(fifths[i - 1]?.endJd ?? 0, 8);
    }
  });

  test('every kāla lies between the aruṇodaya and the next sunrise, and none ends before it begins', () => {
    for (const day of DAYS) {
      for (const key of KEYS) {
        const window = kalaOf(day, key);
        if (!window) {
          expect(key).toBe('moonrise');
          continue;
        }
        expect(window.endJd).toBeGreaterThanOrEqual(window.startJd);
        expect(window.startJd).toBeGreaterThanOrEqual((day.sunriseJd ?? 0) - 96.001 / 1440);
        expect(window.endJd).toBeLessThanOrEqual(day.nextSunriseJd ?? 0);
      }
    }
  });

  test('the muhūrtas end where their names say, and niśītha is at the middle of the night', () => {
    for (const day of DAYS) {
      const [rise, set, next] = [day.sunriseJd ?? 0, day.sunsetJd ?? 0, day.nextSunriseJd ?? 0];
      const part = (key: KalaKey) => ((kalaOf(day, key)?.startJd ?? 0) - rise) / (set - rise);
      expect(part('first-muhurta') * 15).toBeCloseTo(1, 6);
      expect(part('third-muhurta') * 15).toBeCloseTo(3, 6);
      expect(part('ninth-muhurta') * 15).toBeCloseTo(9, 6);
      const nishitha = kalaOf(day, 'nishitha') ?? { startJd: 0, endJd: 0 };
      expect((nishitha.startJd + nishitha.endJd) / 2).toBeCloseTo((set + next) / 2, 8);
    }
  });
});

/** The day, from sunrise to sunrise, that contains an instant. */
const holding = (sky: YearSky, jdUt: number): number =>
  sky.days.findLastIndex(({ sunriseJd }) => sunriseJd !== null && sunriseJd <= jdUt);

/** The rule implemented plainly, by a scan of every day of the year. */
function plainly(sky: YearSky, span: Stretch, { kala, onTwo, onNone, leastGhatis = 0 }: Choice): number {
  const shares = sky.days.flatMap((yearDay, day) => {
    const window = kalaOf(yearDay, kala);
    if (!window) return [];
    const length = window.endJd - window.startJd;
    if (length === 0) return span.startJd <= window.startJd && window.startJd < span.endJd ? [{ day, share: 1 }] : [];
    const coveredDays = Math.min(window.endJd, span.endJd) - Math.max(window.startJd, span.startJd);
    return coveredDays > leastGhatis / 60 ? [{ day, share: coveredDays / length }] : [];
  });
  const [first, last] = [shares[0], shares.at(-1)];
  if (first && last) {
    if (onTwo === 'first') return first.day;
    if (onTwo === 'second') return last.day;
    if (Math.abs(first.share - last.share) < 1e-6) return onTwo === 'larger' ? first.day : last.day;
    return first.share > last.share ? first.day : last.day;
  }
  const begins = holding(sky, span.startJd);
  if (onNone === 'begins') return begins;
  if (onNone === 'after') return begins + 1;
  if (onNone === 'ends') return holding(sky, span.endJd);
  return Math.floor(span.endJd - 2_440_587.5 + 5.5 / 24) - sky.firstDay;
}

const choices = fc.record<Choice>({
  kala: fc.constantFrom(...KEYS),
  onTwo: fc.constantFrom<OnTwo>('first', 'second', 'larger', 'larger-else-second'),
  onNone: fc.constantFrom<OnNone>('begins', 'after', 'ends', 'ends-civil'),
  leastGhatis: fc.constantFrom(0, 0, 1),
});
const start = DAYS[0]?.sunriseJd ?? 0;
const spans = fc
  .record({ startJd: evenly(start, start + 300), length: evenly(0.4, 1.15) })
  .map(({ startJd, length }): Stretch => ({ startJd, endJd: startJd + length }));

describe('the day chosen', () => {
  test('the chosen day equals the plain implementation, and the sentence names it', () => {
    fc.assert(
      fc.property(spans, choices, (span, choice) => {
        const chosen = choose(SKY, span, choice, IT);
        expect(chosen.day).toBe(plainly(SKY, span, choice));
        expect(words(chosen.decision)).toContain(englishFormat.date(dateAt(SKY, chosen.day)));
        expect(words(chosen.decision)).toMatch(/^Śukla Caturthī (covers|prevails) .*[^.]\.$/);
        expect(chosen.momentJd).toBeGreaterThanOrEqual(span.startJd);
        expect(chosen.momentJd).toBeLessThan(span.endJd);
        const yearDay = dayAt(SKY, chosen.day);
        expect(chosen.window).toEqual(yearDay ? kalaOf(yearDay, choice.kala) : null);
      }),
      runs(1500),
    );
  });

  test('the deciding moment is in the kāla wherever the stretch covers some of it', () => {
    fc.assert(
      fc.property(spans, choices, (span, choice) => {
        const { window, momentJd, decision } = choose(SKY, span, choice, IT);
        if (!window || NONE.includes(whyOf(decision))) return;
        expect(momentJd).toBeGreaterThanOrEqual(window.startJd);
        expect(momentJd).toBeLessThanOrEqual(window.endJd);
      }),
      runs(500),
    );
  });

  test('a stretch includes its first instant and excludes its last', () => {
    const rise = (place: number) => SKY.days[place]?.sunriseJd ?? 0;
    const rule: Choice = { kala: 'sunrise', onTwo: 'second', onNone: 'begins' };
    for (const place of [100, 200, 300]) {
      const chosenFor = (startJd: number, endJd: number) => choose(SKY, { startJd, endJd }, rule, IT);
      expect(chosenFor(rise(place), rise(place) + 0.9).day).toBe(place);
      expect(whyOf(chosenFor(rise(place), rise(place + 1)).decision)).toBe('alone');
      expect(chosenFor(rise(place), rise(place + 1) + 1e-9).day).toBe(place + 1);
      expect(whyOf(chosenFor(rise(place) + 0.1, rise(place + 1)).decision)).toBe('begins');
    }
  });

  test('a window that the stretch only touches does not count', () => {
    const window = SKY.days[150] ? kalaOf(SKY.days[150], 'madhyahna') : null;
    const { startJd = 0 } = window ?? {};
    const rule: Choice = { kala: 'madhyahna', onTwo: 'larger', onNone: 'ends' };
    expect(whyOf(choose(SKY, { startJd: startJd - 0.6, endJd: startJd }, rule, IT).decision)).toBe('ends');
    expect(choose(SKY, { startJd: startJd - 0.6, endJd: startJd + 0.01 }, rule, IT).day).toBe(150);
  });

  test('a larger share that minutes cannot show is given to the second, with the length of the kāla', () => {
    const noon = (place: number) => kalaOf(SKY.days[place] as YearDay, 'madhyahna') as Stretch;
    const [first, second] = [noon(150), noon(151)];
    const rule: Choice = { kala: 'madhyahna', onTwo: 'larger', onNone: 'begins' };
    const coveredDays = 40 / 1440;
    const chosenWith = (more: number) =>
      choose(SKY, { startJd: first.endJd - coveredDays - more / 86400, endJd: second.startJd + coveredDays }, rule, IT);
    const times = /(?:(\d+) h )?(\d+) min (\d+) s of (\d+) h (\d+) min (\d+) s/g;
    const secondsOf = ([h = 0, min = 0, s = 0]: number[]) => 3600 * h + 60 * min + s;
    for (const extraSeconds of [-20, -10, 10, 20]) {
      const chosen = chosenWith(extraSeconds);
      const { day } = chosen;
      const decision = words(chosen.decision);
      const shares = [...decision.matchAll(times)].map(([, ...parts]) => {
        const numbers = parts.map((part) => Number(part ?? 0));
        return secondsOf(numbers.slice(0, 3)) / secondsOf(numbers.slice(3));
      });
      expect(shares.length, decision).toBe(2);
      const [larger = 0, smaller = 0] = shares;
      expect(larger, decision).toBeGreaterThan(smaller);
      expect(day, decision).toBe(extraSeconds > 0 ? 150 : 151);
      expect(decision).toContain(`: ${englishFormat.date(dateAt(SKY, day))}.`);
    }
    expect(words(chosenWith(300).decision)).toMatch(/; the rule keeps the larger share, here 45 min against 40 min: /);
  });

  test('two completely covered windows are equal: the first day wins, or the second where the rule says so', () => {
    const night = (place: number) => (SKY.days[place] ? kalaOf(SKY.days[place], 'nishitha') : null);
    const span = { startJd: (night(150)?.startJd ?? 0) - 0.001, endJd: (night(151)?.endJd ?? 0) + 0.001 };
    const rule = { kala: 'nishitha', onNone: 'begins' } as const;
    expect(choose(SKY, span, { ...rule, onTwo: 'larger' }, IT).day).toBe(150);
    expect(choose(SKY, span, { ...rule, onTwo: 'larger-else-second' }, IT).day).toBe(151);
  });
});
