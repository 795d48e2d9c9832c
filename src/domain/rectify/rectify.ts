/**
 * Ranks the birth times of a window by how well the Viṃśottarī lords at dated past events fit their categories in the
 * chart of each moment. It looks only back, and states nothing about the future.
 */

import { VIMSHOTTARI_LORDS, VIMSHOTTARI_YEARS } from '../../data/dashas/usual';
import { CATEGORIES, LEVEL_WEIGHTS } from '../../data/rectify';
import { fnv1a } from '../../kernel/fnv1a';
import type { Kernel } from '../../kernel/kernel';
import { VIMSHOTTARI_YEAR_DAYS, vimshottariCycle, vimshottariDasha } from '../dasha/vimshottari';
import { computePositions } from '../positions/positions';
import type { Positions } from '../positions/types';
import { type DomainError, ok, type Result } from '../result';
import { DEALS, discriminationOf } from './discrimination';
import { evidenceOf, NOON_MINUTE } from './evidence';
import { fitsOf } from './fit';
import { type Grid, gridOf, jdOf, type Moment } from './grid';
import { type CandidateInterval, intervalsOf, shortlist } from './intervals';
import type { Candidate, LifeEvent, Rectification, RectifyQuestion } from './types';

/**
 * The random seed, 1 to 2³² − 1, from all fields of the question: equal questions get equal random assignments. The
 * events must be in the order of evaluation; −0 equals 0.
 */
export function seedOf(question: RectifyQuestion): number {
  const { birthDate, startMinute, endMinute, gridMinutes, latDeg, lonDeg, tzHours, events } = question;
  const dated = events.map(({ date, category }) => [date, category]);
  const text = JSON.stringify([birthDate, startMinute, endMinute, gridMinutes, latDeg, lonDeg, tzHours, dated]);
  return fnv1a(text) || 1; // the generator never leaves 0
}

type Ephemeris = Kernel;

/** Sorts by date, then category, so that the order of the request does not matter. */
function inOrder(events: readonly LifeEvent[]): LifeEvent[] {
  const key = ({ date, category }: LifeEvent): string => date + category;
  return events.toSorted((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}

/** The kernel's scores are sums over the events. */
const meansOf = (sums: Float64Array, events: number): Float64Array => sums.map((sum) => sum / events);

function positionsOf(kernel: Kernel, { latDeg, lonDeg, tzHours }: RectifyQuestion, jdUt: number) {
  return computePositions(kernel, { jdUt, latDeg, lonDeg, tzHours, ayanamsha: 'lahiri', nodeMode: 'mean' });
}

interface Weighed {
  question: RectifyQuestion;
  grid: Grid;
  fits: Float64Array[];
}

function candidateOf(
  kernel: Kernel,
  { question, grid, fits }: Weighed,
  interval: CandidateInterval,
  positions: Positions,
): Omit<Candidate, 'rank' | 'sameEvidenceAs'> {
  const at = (i: number): Moment => grid.moments[i] as Moment;
  const { minute, jdUt, moonDeg, chart } = at(middleOf(interval));
  const moon = { moonDeg, birthJd: jdUt, yearDays: VIMSHOTTARI_YEAR_DAYS };
  const { seed, balance } = vimshottariDasha(kernel, moon, 1);
  const rashis = grid.charts[chart] as Grid['charts'][number];
  const weighing = { moon, rashis, fits: fits[chart] as Float64Array, tzHours: question.tzHours };
  return {
    minute,
    jdUt,
    interval: {
      startMinute: at(interval.from).minute,
      endMinute: at(interval.to).minute,
      moments: interval.to - interval.from + 1,
    },
    score: interval.score,
    positions,
    dasha: { seed, balance },
    evidence: question.events.map(evidenceOf(kernel, weighing)),
  };
}

/** The grid moment that represents an interval. */
const middleOf = ({ from, to }: CandidateInterval): number => Math.floor((from + to) / 2);

/**
 * Ranks the moments of a window. The caller must validate the question: a window within a day, its end after its start,
 * every event on or after the date of birth. Equal questions have equal answers.
 */
export function rectify(kernel: Ephemeris, question: RectifyQuestion): Result<Rectification, DomainError> {
  const found = gridOf(kernel, question);
  if (!found.ok) return found;
  const grid = found.value;
  const events = inOrder(question.events);
  const categories = new Set(events.map(({ category }) => category)).size;
  const fits = grid.charts.map(fitsOf);
  const weighed = kernel.rectify({
    lordShares: VIMSHOTTARI_LORDS.map(({ years }) => years),
    cycleDays: VIMSHOTTARI_YEARS * VIMSHOTTARI_YEAR_DAYS,
    moments: grid.moments.map(({ moonDeg, jdUt, chart }) => {
      const { first, startJd } = vimshottariCycle({ moonDeg, birthJd: jdUt, yearDays: VIMSHOTTARI_YEAR_DAYS });
      return { lord: first, cycleJd: startJd, chart };
    }),
    events: events.map(({ date, category }) => ({
      jdUt: jdOf(date, NOON_MINUTE, question.tzHours),
      category: CATEGORIES.indexOf(category),
    })),
    charts: fits,
    levelWeights: [LEVEL_WEIGHTS.maha, LEVEL_WEIGHTS.antara, LEVEL_WEIGHTS.pratyantara],
    deals: categories > 1 ? DEALS : 0,
    seed: seedOf({ ...question, events }),
  });
  const scores = meansOf(weighed.scores, events.length);
  const intervals = intervalsOf(grid.moments, { ...weighed, scores });
  const discrimination = discriminationOf({
    moments: grid.moments,
    intervals,
    scores,
    bestDealt: meansOf(weighed.bestDealt, events.length),
    events: events.length,
    categories,
  });

  const short = shortlist(intervals);
  const candidates: Candidate[] = [];
  for (const [i, interval] of short.entries()) {
    const positions = positionsOf(kernel, question, (grid.moments[middleOf(interval)] as Moment).jdUt);
    if (!positions.ok) return positions;
    const first = short.findIndex(({ evidence }) => evidence === interval.evidence);
    candidates.push({
      rank: i + 1,
      sameEvidenceAs: first < i ? first + 1 : null,
      ...candidateOf(kernel, { question, grid, fits }, interval, positions.value),
    });
  }
  return ok({ candidates, evaluated: grid.moments.length, discrimination });
}
