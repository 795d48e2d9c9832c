/** POST /api/rectify: the response, in camelCase. */
import * as z from 'zod';
import { DISCRIMINATION_LEVELS } from '../../domain/rectify/types';
import { BharatLagna } from '../core-chart/response';
import { almanacNumber, instant, orNull } from '../shapes/kinds';
import { LABEL, LANGUAGE } from '../shapes/language';
import { GrahaKeyEnum, NakshatraEnum } from '../shapes/names';
import { NAKSHATRA_NUMBER } from '../shapes/placement';
import { SubstrateStamp } from '../shapes/stamp';
import { EventCategory, MAX_EVENTS } from './request';

const clockTime = (description: string) =>
  z
    .string()
    .regex(/^\d{2}:\d{2}:\d{2}$/)
    .meta({ description });

const SPAN = {
  start: clockTime('First moment, in local time.'),
  end: clockTime('Last moment, in local time.'),
  moments: z.int().min(1).describe('Number of moments of the grid in it.'),
};

const RectifyMoon = z
  .object(BharatLagna.shape)
  .meta({ id: 'RectifyMoon', description: 'The Moon, which determines the start of the daśās.' });

const RectifyDasha = z
  .object({
    seed: z.object({
      nakshatra: NakshatraEnum,
      nakshatraIndex: NAKSHATRA_NUMBER,
      nakshatraLabel: LABEL,
      lord: GrahaKeyEnum,
      lordLabel: LABEL,
      traversed: z.number().min(0).max(1).describe('Part of the nakṣatra that the Moon has traversed.'),
    }),
    balance: z.object({
      lord: GrahaKeyEnum,
      lordLabel: LABEL,
      years: z.number().describe('Remaining years of the first mahādaśā.'),
    }),
  })
  .meta({ id: 'RectifyDasha', description: 'The Viṃśottarī daśā at the birth.' });

const RectifyEvidence = z
  .object({
    date: z.string().meta({ format: 'date' }),
    category: EventCategory,
    lords: orNull(
      z.object({
        maha: GrahaKeyEnum,
        antara: GrahaKeyEnum,
        pratyantara: GrahaKeyEnum,
        mahaLabel: LABEL,
        antaraLabel: LABEL,
        pratyantaraLabel: LABEL,
      }),
    ).describe('Lords of the periods at the event; null outside the 120 years of the cycle.'),
    score: z.number().describe('How well the lords fit the event. A random date has an expected score of 0.'),
    reasons: z.array(z.string()).min(1).describe('The links between each lord and the category.'),
  })
  .meta({ id: 'RectifyEvidence', description: 'The evidence of one event for the candidate.' });

export const RectifyCandidate = z
  .object({
    rank: z.int().min(1).max(5),
    birthTime: clockTime('The middle of the interval, in local time.'),
    utc: instant('The middle of the interval.'),
    interval: z.object(SPAN).describe('Neighbouring moments with the same evidence.'),
    sameEvidenceAs: orNull(z.int().min(1).max(4)).describe(
      'Rank of the candidate with identical evidence, when too few candidates differ; otherwise null.',
    ),
    score: z.number().describe('Mean of the scores of the events.'),
    lagna: BharatLagna,
    moon: RectifyMoon,
    dasha: RectifyDasha,
    evidence: z.array(RectifyEvidence).min(1).max(MAX_EVENTS).describe('In the order of the request.'),
  })
  .meta({ id: 'RectifyCandidate', description: 'A possible birth time, with its evidence.' });

const Discrimination = z
  .object({
    level: z.enum(DISCRIMINATION_LEVELS).describe('How well the events tell the moments apart.'),
    best: z.number().describe('The best score of the window.'),
    pValue: z
      .number()
      .min(0)
      .max(1)
      .describe(
        'Share of the random deals (including this one) whose best score is at least as good. 1 without deals.',
      ),
    deals: z.int().min(0).describe('Number of random assignments of the categories to the dates.'),
    runnerUpGap: orNull(z.number().min(0)).describe('Best score minus the score of the next interval.'),
    nearBest: z
      .object({ ...SPAN, share: z.number().min(0).max(1).describe('Share of all moments.') })
      .describe('The moments whose score is within a tenth of the range below the best.'),
    statement: z.string().describe('The result in words.'),
  })
  .meta({ id: 'Discrimination', description: 'How far you can trust the ranking.' });

const weight = z.number().min(0).max(1);
const tie = z.object({ weight, source: z.string() });

export const RectifyMethod = z
  .object({
    description: z.string(),
    ayanamsa: z.literal('lahiri'),
    nodeMode: z.literal('mean'),
    houses: z.literal('whole-sign'),
    yearDays: z.number().describe('Length of a daśā year in days.'),
    eventsAt: clockTime('Local time at which events count on their date.'),
    levelWeights: z.object({ maha: weight, antara: weight, pratyantara: weight }),
    ties: z
      .object({ owns: tie, occupies: tie, aspects: tie, signifies: tie, acts: tie })
      .describe('Weight of each link. `acts`: a node acts for the lord of its rāśi and for grahas with it.'),
    thresholds: z
      .object({ clearP: weight, weakP: weight, nearBest: weight, clearShare: weight })
      .describe('Thresholds for the level of `discrimination`.'),
    significations: z
      .array(
        z.object({
          category: EventCategory,
          houses: z.array(z.object({ house: almanacNumber(12, 'From the lagna.'), weight, source: z.string() })),
          karakas: z.array(z.object({ graha: GrahaKeyEnum, weight, source: z.string() })),
        }),
      )
      .describe('The houses and kārakas of the requested categories.'),
  })
  .meta({ id: 'RectifyMethod', description: 'The method and its constants.' });

export const RectifyResponse = z
  .object({
    lang: LANGUAGE.lang,
    sentenceLang: LANGUAGE.sentence_lang,
    candidates: z
      .array(RectifyCandidate)
      .min(1)
      .max(5)
      .describe('Three to five candidates, best first; two if the window has only two minutes.'),
    evaluated: z.int().min(2).describe('Number of moments of the grid, including the start and end of the window.'),
    gridMinutes: z
      .int()
      .min(1)
      .max(60)
      .describe('The grid, finer than asked if the asked one had only the two ends of the window.'),
    discrimination: Discrimination,
    method: RectifyMethod,
    disclaimer: z.string(),
    substrateStamp: SubstrateStamp,
  })
  .meta({ id: 'RectifyResponse', description: 'Possible birth times, ranked by past events.' });
