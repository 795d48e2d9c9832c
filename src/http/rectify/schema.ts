/** POST /api/rectify: what it answers, in camelCase. */
import * as z from 'zod';
import { DISCRIMINATION_LEVELS } from '../../domain/rectify/types';
import { BharatLagna } from '../core-chart/schema';
import { almanacNumber, instant, orNull } from '../fields';
import { GrahaKeyEnum, NakshatraEnum } from '../names';
import { SubstrateStamp } from '../stamp/schema';
import { EventCategory, MOST_EVENTS } from './request';

const clockTime = (description: string) =>
  z
    .string()
    .regex(/^\d{2}:\d{2}:\d{2}$/)
    .meta({ description });

const SPAN = {
  start: clockTime('Its first moment, by the clocks of the place.'),
  end: clockTime('Its last moment.'),
  moments: z.int().min(1).meta({ description: 'How many moments of the grid it has.' }),
};

const RectifyMoon = z
  .object(BharatLagna.shape)
  .meta({ id: 'RectifyMoon', description: 'The Moon: it decides the seed of the daśās.' });

export const RectifyDasha = z
  .object({
    seed: z.object({
      nakshatra: NakshatraEnum,
      nakshatraIndex: almanacNumber(27, 'Number of the nakṣatra from Aśvinī.'),
      lord: GrahaKeyEnum,
      traversed: z.number().min(0).max(1).meta({ description: 'Part of the nakṣatra that the Moon had gone.' }),
    }),
    balance: z.object({
      lord: GrahaKeyEnum,
      years: z.number().meta({ description: 'What was left of the first mahādaśā, years.' }),
    }),
  })
  .meta({ id: 'RectifyDasha', description: 'The Viṃśottarī daśā at the birth.' });

export const RectifyEvidence = z
  .object({
    date: z.string().meta({ format: 'date' }),
    category: EventCategory,
    lords: orNull(z.object({ maha: GrahaKeyEnum, antara: GrahaKeyEnum, pratyantara: GrahaKeyEnum })).meta({
      description: 'Lords of the periods at the event; null outside the 120 years of the cycle.',
    }),
    score: z.number().meta({ description: 'How well they fit, 0 for a date that knows nothing.' }),
    reasons: z.array(z.string()).min(1).meta({ description: 'What ties each lord to the category.' }),
  })
  .meta({ id: 'RectifyEvidence', description: 'What one event says for the candidate.' });

export const RectifyCandidate = z
  .object({
    rank: z.int().min(1).max(5),
    birthTime: clockTime('The middle moment of the interval.'),
    utc: instant('The same moment.'),
    interval: z.object(SPAN).meta({ description: 'Neighbouring moments with the same evidence.' }),
    sameEvidenceAs: orNull(z.int().min(1).max(4)).meta({
      description: 'Rank of a candidate with the very same evidence, where too few differ; null otherwise.',
    }),
    score: z.number().meta({ description: 'Mean of the scores of the events.' }),
    lagna: BharatLagna,
    moon: RectifyMoon,
    dasha: RectifyDasha,
    evidence: z.array(RectifyEvidence).min(1).max(MOST_EVENTS).meta({ description: 'In the order of the request.' }),
  })
  .meta({ id: 'RectifyCandidate', description: 'A moment of birth, with what speaks for it.' });

export const Discrimination = z
  .object({
    level: z.enum(DISCRIMINATION_LEVELS).meta({ description: 'Whether the events tell the moments apart.' }),
    best: z.number().meta({ description: 'The best score of the window.' }),
    pValue: z.number().min(0).max(1).meta({
      description: 'Share of the deals, this answer counted among them, whose best score is as good; 1 without deals.',
    }),
    deals: z.int().min(0).meta({ description: 'How often the categories were dealt to the dates at random.' }),
    runnerUpGap: orNull(z.number().min(0)).meta({ description: 'Best score less that of the next interval.' }),
    nearBest: z
      .object({ ...SPAN, share: z.number().min(0).max(1).meta({ description: 'Part of all moments.' }) })
      .meta({ description: 'The moments within a tenth of the way from the best score to the worst.' }),
    statement: z.string().meta({ description: 'The same in words.' }),
  })
  .meta({ id: 'Discrimination', description: 'How far the ranking may be trusted.' });

const weight = z.number().min(0).max(1);
const tie = z.object({ weight, source: z.string() });

export const RectifyMethod = z
  .object({
    description: z.string(),
    ayanamsa: z.literal('lahiri'),
    nodeMode: z.literal('mean'),
    houses: z.literal('whole-sign'),
    yearDays: z.number().meta({ description: 'Length of the year in which the periods are counted, days.' }),
    eventsAt: clockTime('When in their date events count, by the clocks of the place.'),
    levelWeights: z.object({ maha: weight, antara: weight, pratyantara: weight }),
    ties: z
      .object({ owns: tie, occupies: tie, aspects: tie, signifies: tie, acts: tie })
      .meta({ description: 'What a tie counts; `acts` is of a node for the lord of its rāśi and who shares it.' }),
    thresholds: z
      .object({ clearP: weight, weakP: weight, nearBest: weight, clearShare: weight })
      .meta({ description: 'What decides the level of `discrimination`.' }),
    significations: z
      .array(
        z.object({
          category: EventCategory,
          houses: z.array(z.object({ house: almanacNumber(12, 'From the lagna.'), weight, source: z.string() })),
          karakas: z.array(z.object({ graha: GrahaKeyEnum, weight, source: z.string() })),
        }),
      )
      .meta({ description: 'What the categories asked about are read from.' }),
  })
  .meta({ id: 'RectifyMethod', description: 'How it was reckoned, with its constants.' });

export const RectifyResponse = z
  .object({
    candidates: z.array(RectifyCandidate).min(1).max(5).meta({
      description: 'Best first: three to five; as many as there are moments where these are fewer than three.',
    }),
    evaluated: z
      .int()
      .min(2)
      .meta({ description: 'Moments of the grid, the start and the end of the window among them.' }),
    gridMinutes: z.int().min(1).max(60),
    discrimination: Discrimination,
    method: RectifyMethod,
    disclaimer: z.string(),
    substrateStamp: SubstrateStamp,
  })
  .meta({ id: 'RectifyResponse', description: 'Moments of birth ranked by events of the past.' });
