/** Births with a known true time, and events drawn for them. */

import { CATEGORIES, type Category } from '../../../src/data/rectify';
import { evidenceOf } from '../../../src/domain/rectify/evidence';
import { fitsOf } from '../../../src/domain/rectify/fit';
import { type Grid, gridOf } from '../../../src/domain/rectify/grid';
import { rectify } from '../../../src/domain/rectify/rectify';
import type { LifeEvent, Rectification, RectifyQuestion } from '../../../src/domain/rectify/types';
import { civilFromDays } from '../../../src/domain/time/civil';
import { kernel } from '../support/kernel';

/** Numbers 0 ≤ x < 1, the same in every run, by a 32-bit xorshift. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** A count of days from 1970-01-01 as YYYY-MM-DD. */
export function isoDate(days: number): string {
  const { year, month, day } = civilFromDays(days);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

export function gridFor(question: RectifyQuestion): Grid {
  const grid = gridOf(kernel, question);
  if (!grid.ok) throw new Error(grid.error.reason);
  return grid.value;
}

export function rectified(question: RectifyQuestion): Rectification {
  const answer = rectify(kernel, question);
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value;
}

/** Ages at which such events are common; `any` is 5 to 60 for all. */
const AGES: Record<Category | 'any', readonly [number, number]> = {
  any: [5, 60],
  marriage: [20, 35],
  'career-shift': [22, 60],
  relocation: [5, 60],
  'child-birth': [22, 42],
  'parent-death': [30, 65],
  'spouse-death': [45, 75],
  'major-illness': [10, 75],
  'education-milestone': [14, 27],
  windfall: [25, 70],
};

export interface Drawing {
  events: number;
  windowMinutes: number;
  gridMinutes: number;
  /**
   * Each event is the best fit, at the true moment, among this number of random dates; 1 makes it independent of the
   * birth.
   */
  drawnFrom: number;
  /** Draws dates at the usual ages for their category instead of any age. */
  aged?: boolean;
}

/** A birth with events, and the minute of the grid at which it occurred. */
export function drawnBirth(random: () => number, drawing: Drawing): { question: RectifyQuestion; trueMinute: number } {
  const { events, windowMinutes, gridMinutes, drawnFrom, aged = false } = drawing;
  const between = (from: number, to: number): number => from + random() * (to - from);
  const birthDay = Math.floor(between(-14_600, 3400)); // 1930 to 1979
  const startMinute = Math.floor(between(0, 1440 - windowMinutes));
  const blank: RectifyQuestion = {
    birthDate: isoDate(birthDay),
    startMinute,
    endMinute: startMinute + windowMinutes,
    gridMinutes,
    latDeg: between(-40, 55),
    lonDeg: between(-180, 180),
    tzHours: Math.round(between(-48, 48)) / 4,
    events: [],
  };
  const { moments, charts } = gridFor(blank);
  const truth = moments[Math.floor(random() * moments.length)] as Grid['moments'][number];
  const rashis = charts[truth.chart] as Grid['charts'][number];
  const weigh = evidenceOf(kernel, {
    moon: { moonDeg: truth.moonDeg, birthJd: truth.jdUt, yearDays: 365.25 },
    rashis,
    fits: fitsOf(rashis),
    tzHours: blank.tzHours,
  });
  const drawn = Array.from({ length: events }, (): LifeEvent => {
    const category = CATEGORIES[Math.floor(random() * CATEGORIES.length)] as Category;
    const [from, to] = AGES[aged ? category : 'any'];
    const dates = Array.from({ length: drawnFrom }, () =>
      weigh({ date: isoDate(Math.floor(birthDay + between(from, to) * 365.25)), category }),
    );
    const { date } = dates.reduce((best, other) => (other.score > best.score ? other : best));
    return { date, category };
  });
  return { question: { ...blank, events: drawn }, trueMinute: truth.minute };
}
