/** Converts a domain ranking to the fields of /api/rectify. */

import type * as z from 'zod';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import type { GrahaKey } from '../../data/keys';
import { CATEGORIES, type Category, LEVEL_WEIGHTS, SIGNIFICATIONS, type Signification, TIES } from '../../data/rectify';
import { VIMSHOTTARI_YEAR_DAYS } from '../../domain/dasha/vimshottari';
import { CLEAR_P, CLEAR_SPREAD, NEAR_SHARE, WEAK_P } from '../../domain/rectify/discrimination';
import { NOON_MINUTE } from '../../domain/rectify/evidence';
import type { Candidate, Evidence, MomentSpan, Rectification, RectifyQuestion } from '../../domain/rectify/types';
import { isoUtc } from '../../domain/time/iso';
import { clockOf } from '../../domain/time/isoCivil';
import type { Labels } from '../../lexicon/labels';
import { discriminationInWords, evidenceInWords, rectificationNotes } from '../../lexicon/sentences/rectification';
import { presentPlacement } from '../core-chart/present';
import { sentencesOf } from '../shapes/language';
import { presentStamp } from '../shapes/presentStamp';
import type * as schema from './response';

/** Scores have six decimals; further digits are rounding errors. */
const score = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;
const time = (minute: number): string => `${clockOf(minute)}:00`;

const presentSpan = ({ startMinute, endMinute, moments }: MomentSpan) => ({
  start: time(startMinute),
  end: time(endMinute),
  moments,
});

/** The label of a graha, as the field `<field>Label`. */
const grahaLabel = <F extends string>(
  labels: Labels | null,
  field: F,
  key: GrahaKey,
): { [K in `${F}Label`]?: string } =>
  (labels === null ? {} : { [`${field}Label`]: labels.label('graha', key) }) as { [K in `${F}Label`]?: string };

function presentLords(labels: Labels | null, lords: Evidence['lords']) {
  if (lords === null || labels === null) return lords;
  const { maha, antara, pratyantara } = lords;
  return {
    ...lords,
    ...grahaLabel(labels, 'maha', maha),
    ...grahaLabel(labels, 'antara', antara),
    ...grahaLabel(labels, 'pratyantara', pratyantara),
  };
}

function presentCandidate(labels: Labels | null, candidate: Candidate): z.output<typeof schema.RectifyCandidate> {
  const { rank, minute, jdUt, interval, sameEvidenceAs, positions, dasha, evidence } = candidate;
  const { seed, balance } = dasha;
  const moon = positions.grahas.find(({ key }) => key === 'moon');
  if (moon === undefined) throw new Error('no Moon among the grahas');
  return {
    rank,
    birthTime: time(minute),
    utc: isoUtc(jdUt),
    interval: presentSpan(interval),
    sameEvidenceAs,
    score: score(candidate.score),
    lagna: presentPlacement(positions.lagna, labels),
    moon: presentPlacement(moon, labels),
    dasha: {
      seed: {
        nakshatra: nakshatraName(seed.nakshatra).iast,
        nakshatraIndex: seed.nakshatra,
        ...(labels && { nakshatraLabel: labels.labelAt('nakshatra', seed.nakshatra) }),
        lord: seed.lord,
        ...grahaLabel(labels, 'lord', seed.lord),
        traversed: seed.traversed,
      },
      balance: { lord: balance.lord, ...grahaLabel(labels, 'lord', balance.lord), years: balance.years },
    },
    evidence: evidence.map((event) => ({
      ...event,
      lords: presentLords(labels, event.lords),
      score: score(event.score),
      reasons: evidenceInWords(event, sentencesOf(labels)),
    })),
  };
}

function presentSignifications(category: Category) {
  const rows: readonly Signification[] = SIGNIFICATIONS[category];
  return {
    category,
    houses: rows.flatMap((row) => ('house' in row ? [row] : [])),
    karakas: rows.flatMap((row) =>
      'karaka' in row ? [{ graha: row.karaka, weight: row.weight, source: row.source }] : [],
    ),
  };
}

const presentMethod = (description: string, asked: ReadonlySet<Category>): z.output<typeof schema.RectifyMethod> => ({
  description,
  ayanamsa: 'lahiri',
  nodeMode: 'mean',
  houses: 'whole-sign',
  yearDays: VIMSHOTTARI_YEAR_DAYS,
  eventsAt: time(NOON_MINUTE),
  levelWeights: LEVEL_WEIGHTS,
  ties: TIES,
  thresholds: { clearP: CLEAR_P, weakP: WEAK_P, nearBest: NEAR_SHARE, clearShare: CLEAR_SPREAD },
  significations: CATEGORIES.filter((category) => asked.has(category)).map(presentSignifications),
});

/**
 * The answer to a rectification.
 *
 * @param labels  names in the language of the question; null without a language
 */
export function presentRectification(
  { gridMinutes, events }: RectifyQuestion,
  ranking: Rectification,
  labels: Labels | null,
): z.output<typeof schema.RectifyResponse> {
  const { candidates, evaluated, discrimination } = ranking;
  const { level, best, pValue, deals, runnerUpGap, nearBest } = discrimination;
  const language = sentencesOf(labels);
  const { method, disclaimer } = rectificationNotes(language);
  const first = candidates[0];
  if (first === undefined) throw new Error('no candidate');
  return {
    ...(labels && { lang: labels.tag, sentenceLang: language }),
    candidates: candidates.map((candidate) => presentCandidate(labels, candidate)),
    evaluated,
    gridMinutes,
    discrimination: {
      level,
      best: score(best),
      pValue,
      deals,
      runnerUpGap: runnerUpGap === null ? null : score(runnerUpGap),
      nearBest: { ...presentSpan(nearBest), share: nearBest.share },
      statement: discriminationInWords(ranking, language),
    },
    method: presentMethod(method, new Set(events.map(({ category }) => category))),
    disclaimer,
    substrateStamp: presentStamp(first.positions),
  };
}
