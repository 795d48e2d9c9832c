/** The schema of a time of an observance. */
import * as z from 'zod';
import { QUALITIES, TIME_KEYS } from '../../data/observances/times/rule';
import { localInstant } from './kinds';

export const ObservanceTime = z
  .object({
    key: z.enum(TIME_KEYS).meta({ description: 'What the time is for.', examples: ['parana'] }),
    name: z.string().describe('Its name, in English or Hindi by `lang`.'),
    preferred: z.literal(true).optional().describe('Given for the best time of a rite.'),
    quality: z.enum(QUALITIES).describe('How good the time is for the rite.'),
    start: localInstant('Its beginning, or the instant itself.')
      .nullable()
      .describe('Its beginning, or the instant itself. Null if the time does not exist: see `reason`.'),
    end: localInstant('Its end.')
      .optional()
      .describe('Its end. Absent for an instant, and for a time without a stated end.'),
    open: z.literal(true).optional().describe('Given if the time continues after `start` without an end.'),
    rule: z.string().describe('The rule that gives the time.'),
    reason: z.string().optional().describe('Why there is no time, or which better choice does not occur on this day.'),
    source: z.string().describe('Where the rule is known from: a text, a practice, or "customary".'),
    authority: z.string().optional().describe('Who follows this time, if authorities differ.'),
  })
  .meta({ id: 'ObservanceTime', description: 'A time of an observance: when to worship, fast, offer or eat.' });
