/** A complete rectification: its candidates, their evidence and its statements. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SENTENCE_LANGUAGES } from '../../../src/data/language';
import { CATEGORIES } from '../../../src/data/rectify';
import { runningPhase } from '../../../src/domain/dasha/vimshottari';
import { DEALS, discriminationOf } from '../../../src/domain/rectify/discrimination';
import { jdOf } from '../../../src/domain/rectify/grid';
import type { LifeEvent, RectifyQuestion } from '../../../src/domain/rectify/types';
import { discriminationInWords, evidenceInWords } from '../../../src/lexicon/sentences/rectification';
import { kernel } from '../support/kernel';
import { runs } from '../support/property';
import { isoDate, rectified } from './support';

const EVENTS: LifeEvent[] = [
  { date: '2014-11-23', category: 'marriage' },
  { date: '2012-06-01', category: 'education-milestone' },
  { date: '2016-03-10', category: 'child-birth' },
  { date: '2019-08-01', category: 'career-shift' },
  { date: '2008-07-01', category: 'relocation' },
  { date: '2021-05-01', category: 'parent-death' },
];
const DELHI: RectifyQuestion = {
  birthDate: '1990-05-15',
  startMinute: 480,
  endMinute: 600,
  gridMinutes: 5,
  latDeg: 28.6139,
  lonDeg: 77.209,
  tzHours: 5.5,
  events: EVENTS,
};

const question = fc
  .record({
    day: fc.integer({ min: -25_567, max: 10_000 }),
    startMinute: fc.integer({ min: 0, max: 1380 }),
    length: fc.integer({ min: 1, max: 300 }),
    gridMinutes: fc.integer({ min: 1, max: 60 }),
    latDeg: fc.integer({ min: -90, max: 90 }),
    lonDeg: fc.integer({ min: -180, max: 180 }),
    tzHours: fc.integer({ min: -14, max: 14 }),
    events: fc.array(fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.constantFrom(...CATEGORIES)), {
      minLength: 1,
      maxLength: 8,
    }),
  })
  .map(({ day, startMinute, length, events, ...rest }): RectifyQuestion => {
    const endMinute = Math.min(startMinute + length, 1439);
    const dated = events.map(([days, category]) => ({ date: isoDate(day + days), category }));
    return { ...rest, birthDate: isoDate(day), startMinute, endMinute, events: dated };
  });

describe('candidates', () => {
  test('the candidates are three to five, ranked, distinct, inside the window and with their evidence', () => {
    fc.assert(
      fc.property(question, (q) => {
        const { candidates, evaluated, discrimination } = rectified(q);
        expect(evaluated).toBe(Math.ceil((q.endMinute - q.startMinute) / q.gridMinutes) + 1);
        expect(candidates.length).toBeGreaterThanOrEqual(Math.min(3, evaluated));
        expect(candidates.length).toBeLessThanOrEqual(5);
        expect(candidates.map(({ rank }) => rank)).toEqual(candidates.map((_, i) => i + 1));
        expect(candidates[0]?.score).toBe(discrimination.best);
        const usedMinutes = new Set<number>();
        candidates.forEach(({ minute, interval, score, evidence, sameEvidenceAs, jdUt }, i) => {
          const before = candidates[i - 1];
          if (before) expect(score).toBeLessThanOrEqual(before.score);
          expect(interval.startMinute <= minute && minute <= interval.endMinute).toBe(true);
          expect(interval.startMinute >= q.startMinute && interval.endMinute <= q.endMinute).toBe(true);
          expect(jdUt).toBeCloseTo(jdOf(q.birthDate, minute, q.tzHours), 8);
          for (let m = interval.startMinute; m <= interval.endMinute; m++) {
            expect(usedMinutes.has(m)).toBe(false);
            usedMinutes.add(m);
          }
          expect(evidence.map(({ date, category }) => ({ date, category }))).toEqual(q.events);
          const mean = evidence.reduce((sum, event) => sum + event.score, 0) / evidence.length;
          expect(Math.abs(mean - score)).toBeLessThan(1e-12);
          if (sameEvidenceAs !== null) {
            const twin = candidates[sameEvidenceAs - 1];
            expect(sameEvidenceAs).toBeLessThan(i + 1);
            expect(evidence.map(({ lords }) => lords)).toEqual(twin?.evidence.map(({ lords }) => lords));
          }
        });
      }),
      runs(80),
    );
  });

  test('the candidates have the lords at noon of each event', () => {
    const { candidates } = rectified(DELHI);
    for (const { jdUt, positions, evidence } of candidates) {
      const moonDeg = positions.grahas[1]?.siderealDeg as number;
      for (const { date, lords } of evidence) {
        const running = runningPhase(kernel, { moonDeg, birthJd: jdUt, yearDays: 365.25 }, jdOf(date, 720, 5.5));
        const { maha, antara, pratyantara } = running;
        expect(lords).toEqual({ maha: maha.lord, antara: antara.lord, pratyantara: pratyantara.lord });
      }
    }
  });

  test('the candidates do not depend on the order of the events or on earlier questions', () => {
    const straight = rectified(DELHI);
    const reversed = rectified({ ...DELHI, events: EVENTS.toReversed() });
    expect(reversed.discrimination).toEqual(straight.discrimination);
    expect(reversed.candidates.map(({ score, minute }) => [score, minute])).toEqual(
      straight.candidates.map(({ score, minute }) => [score, minute]),
    );
    expect(reversed.candidates[0]?.evidence).toEqual(straight.candidates[0]?.evidence.toReversed());
    rectified({ ...DELHI, startMinute: 0 });
    expect(rectified(DELHI)).toEqual(straight);
  });

  test('the candidates are parts of one interval if all lords and the chart are equal, and the finding says so', () => {
    const { candidates, discrimination } = rectified({
      ...DELHI,
      startMinute: 500,
      endMinute: 506,
      gridMinutes: 1,
      events: EVENTS.slice(0, 1),
    });
    expect(candidates.map(({ sameEvidenceAs }) => sameEvidenceAs)).toEqual([null, 1, 1]);
    expect(candidates.map(({ interval }) => interval.moments)).toEqual([3, 2, 2]);
    expect(discrimination).toMatchObject({
      level: 'none',
      finding: 'same-lords',
      runnerUpGap: null,
      nearBest: { moments: 7, share: 1 },
    });
  });

  test('a window of two moments has two candidates', () => {
    const { candidates, evaluated } = rectified({ ...DELHI, startMinute: 500, endMinute: 501 });
    expect([candidates.length, evaluated]).toEqual([2, 2]);
  });
});

describe('evidence', () => {
  test('the evidence explains in sentences what links each lord to the category', () => {
    const [first] = rectified(DELHI).candidates;
    const marriage = first?.evidence[0];
    expect(marriage?.lords).toEqual({ maha: 'rahu', antara: 'rahu', pratyantara: 'moon' });
    expect(marriage && evidenceInWords(marriage)).toEqual([
      'Mahādaśā of Rāhu: it neither owns, occupies nor aspects houses 7, 2 and 11 and is no kāraka of marriage; it acts for Śani, which aspects house 2 (fit −1.08).',
      'Antardaśā of Rāhu: it neither owns, occupies nor aspects houses 7, 2 and 11 and is no kāraka of marriage; it acts for Śani, which aspects house 2 (fit −1.08).',
      'Pratyantardaśā of Candra: it owns house 2 and occupies house 7 (fit +1.27).',
    ]);
  });

  test('the evidence states only facts, in any chart', () => {
    fc.assert(
      fc.property(question, (q) => {
        for (const { evidence } of rectified(q).candidates) {
          for (const event of evidence) {
            const reasons = evidenceInWords(event);
            expect(reasons).toHaveLength(event.lords === null ? 1 : 3);
            for (const hindi of evidenceInWords(event, 'hi')) expect(hindi).toMatch(/^[^A-Za-z{}]+।$/);
            for (const reason of reasons) {
              expect(reason).toMatch(/^[A-ZŚ].*\.$/);
              expect(reason).not.toMatch(/\b(will|shall|going to|beware|danger|remedy|undefined|NaN)\b/i);
            }
          }
        }
      }),
      runs(40),
    );
  });

  test('the evidence for an event beyond the 120 years has no lords, counts nothing and states why', () => {
    const q = {
      ...DELHI,
      birthDate: '1900-01-01',
      events: [...EVENTS.slice(0, 1), { date: '2023-01-01', category: 'windfall' } as const],
    };
    for (const { evidence } of rectified(q).candidates) {
      expect(evidence[1]).toEqual({
        date: '2023-01-01',
        category: 'windfall',
        lords: null,
        score: 0,
        reasons: [],
      });
      expect(evidence[1] && evidenceInWords(evidence[1])).toEqual([
        'The event lies outside the 120 years of the cycle, so no lord runs: it counts nothing.',
      ]);
    }
  });
});

describe('discrimination', () => {
  test('the discrimination states that one event is not enough', () => {
    const { discrimination } = rectified({ ...DELHI, events: EVENTS.slice(0, 1) });
    expect(discrimination).toMatchObject({ level: 'none', finding: 'one-event', pValue: 1, deals: 0 });
  });

  test('the discrimination states that one category is not enough', () => {
    const events = ['2001-01-01', '2011-06-05', '2020-03-03'].map((date) => ({
      date,
      category: 'relocation' as const,
    }));
    const { discrimination } = rectified({ ...DELHI, events });
    expect(discrimination).toMatchObject({ level: 'none', finding: 'one-category', pValue: 1, deals: 0 });
  });

  const moments = Array.from({ length: 8 }, (_, minute) => ({ minute, jdUt: 0, moonDeg: 0, chart: 0 }));
  const scored = (...scores: number[]) => ({
    moments: moments.slice(0, scores.length),
    intervals: scores.map((score, i) => ({ from: i, to: i, score, evidence: i })),
    scores: Float64Array.from(scores),
    events: 5,
    categories: 3,
  });
  /** Random assignments, `asGood` of which reach a best score of 1. */
  const deals = (asGood: number) => Float64Array.from({ length: DEALS }, (_, i) => (i < asGood ? 1 : 0.5));
  const PEAK = [0, 0.1, 1, 0.95, 0.2, 0, 0, 0];
  const PLATEAU = [1, 1, 0.99, 0.98, 0, 0, 0, 0];

  test.each([
    ['clear', 'clear', PEAK, 0],
    ['clear', 'clear', PEAK, 4],
    ['weak', 'hint', PEAK, 5],
    ['weak', 'hint', PEAK, 49],
    ['none', 'chance', PEAK, 50],
    ['none', 'chance', PEAK, DEALS],
    ['weak', 'wide', PLATEAU, 0],
    ['none', 'chance', PLATEAU, 60],
  ] as const)(
    'the discrimination is %s (%s) for %o with %i assignments at least as good',
    (level, finding, scores, asGood) => {
      const discrimination = discriminationOf({ ...scored(...scores), bestDealt: deals(asGood) });
      expect(discrimination).toMatchObject({ level, finding });
      expect(discrimination.pValue).toBe((1 + asGood) / (1 + DEALS));
      for (const language of SENTENCE_LANGUAGES)
        expect(discriminationInWords({ discrimination, evaluated: 8 }, language)).toContain(
          `${(discrimination.pValue * 100).toFixed(1)} %`,
        );
    },
  );

  test('the discrimination has the gap to the next interval and the moments near the best', () => {
    const discrimination = discriminationOf({ ...scored(...PEAK), bestDealt: deals(0) });
    expect(discrimination.runnerUpGap).toBeCloseTo(0.05, 12);
    expect(discrimination.nearBest).toEqual({ startMinute: 2, endMinute: 3, moments: 2, share: 0.25 });
    expect(discriminationInWords({ discrimination, evaluated: 8 })).toBe(
      'The events single out a part of the window: with the categories dealt to the dates at random, 0.2 % of the ' +
        'deals fit as well; 2 of 8 moments score nearly as well as the best, from 00:02 to 00:03. It is a fit to what ' +
        'is past and no proof of the time.',
    );
  });
});
