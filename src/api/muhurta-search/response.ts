/** GET /api/v1/muhurta-search: the response. */
import * as z from 'zod';
import { RULE_IDS } from '../../domain/muhurta-search/ruleIds';
import { CLOSINGS, MISSING_UNITS, MUHURTA_TRADITIONS, PURPOSES } from '../../domain/muhurta-search/types';
import { instant, localInstant } from '../shapes/kinds';
import { LABEL, LANGUAGE } from '../shapes/language';
import { SubstrateStamp } from '../shapes/stamp';
import { WhereShape } from '../shapes/where';

const RuleIdEnum = z.enum(RULE_IDS).meta({ id: 'MuhurtaRuleId', description: 'Id of a rule.' });
const TraditionEnum = z.enum(MUHURTA_TRADITIONS);
const date = () => z.string().meta({ format: 'date', description: 'The date whose sunrise begins the day.' });

const Rule = z
  .object({
    id: RuleIdEnum,
    name: z.string().meta({ description: 'Name in IAST.' }),
    sa: z.string().meta({ description: 'Name in Devanāgarī.' }),
    label: LABEL,
    words: z.string().meta({ description: 'The rule in a sentence.' }),
    source: z.string().meta({ description: 'Source of the rule, and whether sources agree.' }),
    kind: z.enum(['required', 'excluded', 'preferred']).meta({
      description:
        'In a window, every required rule holds and no excluded one does. A preferred rule is shown but not applied.',
    }),
  })
  .meta({ id: 'MuhurtaRule', description: 'A rule of the set.' });

const span = {
  start: instant('Its beginning.'),
  end: instant('Its end.'),
  start_local: localInstant('Its beginning.'),
  end_local: localInstant('Its end.'),
};

const Window = z
  .object({
    date: date(),
    ...span,
    minutes: z.number().meta({ description: 'Length in minutes, at least 10.' }),
    met: z.array(RuleIdEnum).meta({ description: 'Rules that are met throughout.' }),
    partly: z
      .array(z.object({ id: RuleIdEnum, stretches: z.array(z.object(span)) }))
      .meta({ description: 'Preferred rules that are met for part of the window.' }),
    unmet: z.array(RuleIdEnum).meta({ description: 'Preferred rules that are never met in the window.' }),
    margins: z.object({
      start: z.array(RuleIdEnum).meta({ description: 'Rules whose boundary starts the window.' }),
      end: z.array(RuleIdEnum).meta({ description: 'Rules whose boundary ends the window.' }),
      rules: z.array(
        z.object({
          id: RuleIdEnum,
          before_minutes: z.number().nullable().meta({
            description: 'How long the rule is already met before the window; null beyond 30 days.',
          }),
          after_minutes: z
            .number()
            .nullable()
            .meta({ description: 'How long the rule is still met after the window; null beyond 30 days.' }),
        }),
      ),
    }),
  })
  .meta({ id: 'MuhurtaWindow', description: 'A time in which all applied rules are met.' });

const ClosedBy = z
  .object({
    id: RuleIdEnum,
    by: z
      .object({ value: z.number().nullable(), unit: z.enum(MISSING_UNITS) })
      .meta({ description: 'How much is missing for the rule to be met.' }),
    how: z.enum(CLOSINGS).meta({
      description:
        '`all-day`: the rule is never met on the day. `while-others-met`: it is not met while all others are. `in-turn`: it ' +
        'fails at some time, and others fail at other times. `short-window`: it bounds a window shorter than ten minutes.',
    }),
    words: z.string().meta({ description: 'The reason in a sentence.' }),
  })
  .meta({ id: 'MuhurtaClosing', description: 'A rule that closes a day, and by how much.' });

const Day = z
  .object({
    date: date(),
    sunrise: instant('Start of the day; null if the Sun does not rise.').nullable(),
    next_sunrise: instant('End of the day.').nullable(),
    verdict: z.enum(['open', 'closed']),
    closed_by: z.array(ClosedBy).meta({ description: 'Empty if and only if the day is open.' }),
  })
  .meta({ id: 'MuhurtaDay', description: 'A day with every rule that closes it.' });

const Comparison = z
  .object({
    tradition: TraditionEnum,
    words: z.string().meta({ description: 'Description of the tradition.' }),
    open_days: z.int(),
    others: z.array(
      z.object({
        tradition: TraditionEnum,
        words: z.string(),
        open_days: z.int(),
        adds: z.array(Rule).meta({ description: 'Applied rules that only this tradition has.' }),
        omits: z.array(Rule).meta({ description: 'Applied rules that this tradition lacks.' }),
        changes: z.array(Rule).meta({ description: 'Rules that this tradition has in another form.' }),
      }),
    ),
    days: z.array(
      z.object({
        date: date(),
        tradition: TraditionEnum,
        verdict: z.enum(['open', 'closed']),
        deciding: z.array(RuleIdEnum).meta({ description: 'Differing rules that decide the day.' }),
        closed_by: z
          .array(ClosedBy)
          .meta({ description: 'The rules that close the day, in the tradition in which it is closed.' }),
      }),
    ),
  })
  .meta({ id: 'MuhurtaComparison', description: 'Why the dates of traditions differ.' });

export const MuhurtasResponse = z
  .object({
    purpose: z.enum(PURPOSES),
    name: z.string().meta({ description: 'Name of the purpose in IAST.' }),
    sa: z.string().meta({ description: 'Name of the purpose in Devanāgarī.' }),
    label: LABEL,
    tradition: TraditionEnum,
    words: z.string().meta({ description: 'Description of the tradition.' }),
    traditions: z.array(TraditionEnum).meta({ description: 'The traditions with rules for the purpose.' }),
    from: date(),
    to: date(),
    place: WhereShape,
    ...LANGUAGE,
    rules: z.array(Rule),
    open_days: z.int(),
    windows: z.array(Window),
    days: z.array(Day),
    comparison: Comparison.optional(),
    substrate_stamp: SubstrateStamp,
  })
  .meta({ id: 'MuhurtasResponse', description: 'Open and closed days by named rules, with the reasons.' });
