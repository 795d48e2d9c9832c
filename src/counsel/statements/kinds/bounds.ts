/** Bounds: what the service does not do, what it can compute instead, who else may help, and what is not known. */
import type { Kind } from '../statement';
import { choice } from './choice';

export const BOUNDS: readonly Kind[] = [
  choice(
    'refusal',
    'sentence',
    'a refusal by reason, with what can be computed instead',
    'reason',
    (texts) => texts.bounds.refusals,
  ),
  choice('referral', 'sentence', 'who else can help', 'to', (texts) => texts.bounds.referrals),
  choice('unknown', 'sentence', 'what is not known or not computed', 'reason', (texts) => texts.bounds.unknowns),
  choice('reminder', 'sentence', 'what the figures do not say', 'about', (texts) => texts.bounds.reminders),
];
