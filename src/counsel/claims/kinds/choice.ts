/** Kinds of claims that are fixed texts, chosen by a field: bounds, methods, dialogue and courtesy. */
import * as z from 'zod';
import { all as TEXTS } from '../../../../build/lexicon/sentences/all/counsel';
import type { Sentences } from '../../../../build/lexicon/sentences/counsel';
import { LANGUAGE_NOTES } from '../../../lexicon/languageNotes';
import { type ClaimForm, type ClaimKind, define } from '../claim';

/** A kind with one field that chooses its text. */
function choice(
  kind: string,
  form: ClaimForm,
  about: string,
  field: string,
  textsOf: (texts: Sentences) => Readonly<Record<string, string>>,
): ClaimKind {
  const values = z.enum(Object.keys(textsOf(TEXTS.en)) as [string, ...string[]]);
  return define(kind, form, about, { [field]: values }, (claim, wording) => {
    const chosen = (claim as Record<string, unknown>)[field] as string;
    return textsOf(wording.texts)[chosen] as string;
  });
}

/** Limits of the service, alternatives that it can compute, other sources of help, and unknown values. */
export const BOUNDS: readonly ClaimKind[] = [
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

/** How figures are computed, and how exact they are. */
export const METHOD_KINDS: readonly ClaimKind[] = [
  choice(
    'method',
    'sentence',
    'how something is computed, or the rule of a term',
    'of',
    (texts) => texts.methods.methods,
  ),
  choice('accuracy', 'sentence', 'how exact figures are', 'of', (texts) => texts.methods.accuracies),
];

/** Questions back, suggestions, headings, and what the service is and can do. */
export const DIALOGUE: readonly ClaimKind[] = [
  choice(
    'language_note',
    'block',
    'which languages the service speaks, in the language of the user',
    'of',
    () => LANGUAGE_NOTES,
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
  choice('about', 'block', 'what this service is, can do and keeps', 'topic', (texts) => texts.dialogue.about),
];

/** Greetings, courtesies and farewells. */
export const COURTESY: readonly ClaimKind[] = [
  choice('greeting', 'sentence', 'a greeting', 'tone', (texts) => texts.courtesy.greetings),
  choice('thanks', 'sentence', 'an answer to thanks, or thanks for details', 'tone', (texts) => texts.courtesy.thanks),
  choice('goodbye', 'sentence', 'a farewell', 'tone', (texts) => texts.courtesy.goodbyes),
  choice('feeling', 'sentence', 'kind words to how the user feels', 'feeling', (texts) => texts.courtesy.feelings),
  choice('apology', 'sentence', 'an apology', 'reason', (texts) => texts.courtesy.apologies),
  choice('correction', 'sentence', 'a correction by or for the user', 'of', (texts) => texts.courtesy.corrections),
];
