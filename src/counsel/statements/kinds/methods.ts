/** How figures are computed, and how exact they are. */
import type { Kind } from '../statement';
import { choice } from './choice';

export const METHOD_KINDS: readonly Kind[] = [
  choice(
    'method',
    'sentence',
    'how something is computed, or the rule of a term',
    'of',
    (texts) => texts.methods.methods,
  ),
  choice('accuracy', 'sentence', 'how exact figures are', 'of', (texts) => texts.methods.accuracies),
];
