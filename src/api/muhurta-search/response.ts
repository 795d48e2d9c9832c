/** GET /api/v1/muhurta-search: the response. */
import * as z from 'zod';
import { MUHURTA_TRADITIONS, PURPOSES, RULE_IDS } from '../../data/muhurta-search/rule';
import { CLOSINGS, MISSING_UNITS } from '../../domain/muhurta-search/types';
import { instantAt } from '../shapes/kinds';
import { IAST, LABEL, LANGUAGE } from '../shapes/language';
import { Assumed, LocationShape } from '../shapes/location';
import { PAGE } from '../shapes/page';
import { V1Stamp } from '../shapes/stampInVocabulary';

const RuleIdEnum = z.enum(RULE_IDS).meta({ id: 'MuhurtaRuleId', description: 'Key of a rule.' });
const TraditionEnum = z.enum(MUHURTA_TRADITIONS).describe('Tradition whose rules apply.');
const date = () => z.string().meta({ format: 'date', description: 'The date whose sunrise begins the day.' });

const VerdictEnum = z.enum(['open', 'closed']).describe('Open if the day has a window.');
const OpenDays = z.int().describe('Number of open days.');

const Rule = z
  .object({
    key: RuleIdEnum,
    name: IAST,
    label: LABEL,
    words: z.string().describe('The rule in a sentence.'),
    source: z.string().describe('Source of the rule, and whether sources agree.'),
    kind: z
      .enum(['required', 'excluded', 'preferred'])
      .describe(
        'In a window, every required rule holds and no excluded one does. A preferred rule is shown but not applied.',
      ),
  })
  .meta({ id: 'MuhurtaRule', description: 'A rule of the set.' });

const span = { start: instantAt('Its beginning.'), end: instantAt('Its end.') };

const Window = z
  .object({
    date: date(),
    ...span,
    minutes: z.number().describe('Length in minutes, at least 10.'),
    met: z.array(RuleIdEnum).describe('Rules that are met throughout.'),
    partly: z
      .array(z.object({ key: RuleIdEnum, stretches: z.array(z.object(span)).describe('When it is met.') }))
      .describe('Preferred rules that are met for part of the window.'),
    unmet: z.array(RuleIdEnum).describe('Preferred rules that are never met in the window.'),
    margins: z
      .object({
        starts_with: z.array(RuleIdEnum).describe('Rules whose boundary starts the window.'),
        ends_with: z.array(RuleIdEnum).describe('Rules whose boundary ends the window.'),
        rules: z
          .array(
            z.object({
              key: RuleIdEnum,
              before_minutes: z
                .number()
                .nullable()
                .describe('How long the rule is already met before the window; null beyond 30 days.'),
              after_minutes: z
                .number()
                .nullable()
                .describe('How long the rule is still met after the window; null beyond 30 days.'),
            }),
          )
          .describe('Each applied rule.'),
      })
      .describe('How far the edges of the window are from those of its rules.'),
  })
  .meta({ id: 'MuhurtaWindow', description: 'A time in which all applied rules are met.' });

const ClosedBy = z
  .object({
    key: RuleIdEnum,
    by: z
      .object({
        value: z.number().nullable().describe('The amount; null if it has none.'),
        unit: z.enum(MISSING_UNITS).describe('Its unit.'),
      })
      .describe('How much is missing for the rule to be met.'),
    how: z
      .enum(CLOSINGS)
      .describe(
        '`all-day`: the rule is never met on the day. `while-others-met`: it is not met while all others are. `in-turn`: it ' +
          'fails at some time, and others fail at other times. `short-window`: it bounds a window shorter than ten minutes.',
      ),
    words: z.string().describe('The reason in a sentence.'),
  })
  .meta({ id: 'MuhurtaClosing', description: 'A rule that closes a day, and by how much.' });

const Day = z
  .object({
    date: date(),
    sunrise: instantAt('Start of the day; null if the Sun does not rise.').nullable(),
    next_sunrise: instantAt('End of the day; null if it has no sunrise.').nullable(),
    verdict: VerdictEnum,
    closed_by: z.array(ClosedBy).describe('Empty if and only if the day is open.'),
  })
  .meta({ id: 'MuhurtaDay', description: 'A day with every rule that closes it.' });

const OF_TRADITION = {
  tradition: TraditionEnum,
  words: z.string().describe('Description of the tradition.'),
  open_days: OpenDays,
};

const Comparison = z
  .object({
    ...OF_TRADITION,
    others: z
      .array(
        z.object({
          ...OF_TRADITION,
          adds: z.array(Rule).describe('Applied rules that only this tradition has.'),
          omits: z.array(Rule).describe('Applied rules that this tradition lacks.'),
          changes: z.array(Rule).describe('Rules that this tradition has in another form.'),
        }),
      )
      .describe('The other traditions.'),
    days: z
      .array(
        z.object({
          date: date(),
          tradition: TraditionEnum,
          verdict: VerdictEnum,
          deciding: z.array(RuleIdEnum).describe('Differing rules that decide the day.'),
          closed_by: z
            .array(ClosedBy)
            .describe('The rules that close the day, in the tradition in which it is closed.'),
        }),
      )
      .describe('The days whose verdicts differ.'),
  })
  .meta({ id: 'MuhurtaComparison', description: 'Why the dates of traditions differ.' });

export const MuhurtasResponse = z
  .object({
    purpose: z
      .object({
        key: z.enum(PURPOSES).describe('Its key.'),
        name: z.string().describe('Its name in IAST.'),
        label: LABEL,
      })
      .describe('The purpose.'),
    tradition: OF_TRADITION.tradition,
    words: OF_TRADITION.words,
    traditions: z.array(TraditionEnum).describe('The traditions with rules for the purpose.'),
    from: date(),
    to: date(),
    place: LocationShape,
    assumed: Assumed,
    ...LANGUAGE,
    rules: z.array(Rule).describe('The rules of the tradition.'),
    open_days: OpenDays,
    ...PAGE,
    windows: z.array(Window).describe('Windows of the page, in order of time.'),
    days: z.array(Day).describe('Every date of the span.'),
    comparison: Comparison.optional(),
    substrate_stamp: V1Stamp,
  })
  .meta({ id: 'MuhurtasResponse', description: 'Open and closed days by named rules, with the reasons.' });
