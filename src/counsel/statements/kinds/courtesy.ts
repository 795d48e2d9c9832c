/** Courtesy: what opens, carries and closes a conversation. */
import type { Kind } from '../statement';
import { choice } from './choice';

export const COURTESY: readonly Kind[] = [
  choice('greeting', 'sentence', 'a greeting', 'tone', (texts) => texts.courtesy.greetings),
  choice('thanks', 'sentence', 'an answer to thanks, or thanks for details', 'tone', (texts) => texts.courtesy.thanks),
  choice('goodbye', 'sentence', 'a farewell', 'tone', (texts) => texts.courtesy.goodbyes),
  choice('feeling', 'sentence', 'kind words to how the user feels', 'feeling', (texts) => texts.courtesy.feelings),
  choice('apology', 'sentence', 'an apology', 'reason', (texts) => texts.courtesy.apologies),
  choice('correction', 'sentence', 'a correction by or for the user', 'of', (texts) => texts.courtesy.corrections),
  choice('link', 'sentence', 'a connective before what follows', 'link', (texts) => texts.courtesy.links),
];
