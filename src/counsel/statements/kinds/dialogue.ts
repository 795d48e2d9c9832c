/** Dialogue: questions back, suggestions, headings, and what the service is and can do. */
import type { StatementKind } from '../statement';
import { choice } from './choice';

export const DIALOGUE: readonly StatementKind[] = [
  choice(
    'language_note',
    'sentence',
    'which languages the service speaks, in the language of the user',
    'of',
    (texts) => texts.dialogue.languages,
  ),
  choice(
    'question',
    'sentence',
    'a question back, where something is missing',
    'for',
    (texts) => texts.dialogue.questions,
  ),
  choice(
    'suggestion',
    'sentence',
    'a suggestion for the next computation',
    'of',
    (texts) => texts.dialogue.suggestions,
  ),
  choice('heading', 'block', 'a heading before a part of the reply', 'of', (texts) => texts.dialogue.headings),
  choice('about', 'block', 'what this service is, can do and keeps', 'topic', (texts) => texts.dialogue.about),
];
