/** The language of a response: the request field `lang`, and the labels that it adds. */
import * as z from 'zod';
import {
  LANGUAGE_TAGS,
  type LanguageTag,
  SENTENCE_LANGUAGES,
  type SentenceLanguage,
  sentenceLanguage,
} from '../../data/language';
import { type LabelKind, type Labels, loadLabels } from '../../lexicon/labels';
import { oneOf } from '../fields';

const REQUESTED = oneOf(LANGUAGE_TAGS).meta({
  id: 'LanguageTag',
  description:
    'Language of names, as a BCP 47 tag. Every named item gets a `label`, its usual name in that language. ' +
    'Sentences are in English, or in Hindi with `hi`.',
  examples: ['hi'],
});

/** The request field `lang`. */
export const languageField = () => REQUESTED.optional();

/** The Sanskrit names of an item in a response. */
export const IAST = z.string().describe('Name in IAST.');
export const DEVANAGARI = z.string().describe('Name in Devanāgarī.');

/** The field `label` of a named item in a response. */
export const LABEL = z.string().optional().describe('Name in the requested language (`lang`).');

/** The names of an item in a response. */
export const NAME = { name: IAST, sa: DEVANAGARI, label: LABEL };

/** The fields `<field>_label` beside fields that are plain texts. */
export const labelFields = <const F extends string>(...fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [`${field}_label`, LABEL])) as Record<`${F}_label`, typeof LABEL>;

/** The fields for the languages of an answer, present if the request names a language. */
export const LANGUAGE = {
  lang: z
    .enum(LANGUAGE_TAGS)
    .meta({ id: 'LabelLanguage', description: 'Language of the labels, where the request names one.' })
    .optional(),
  sentence_lang: z
    .enum(SENTENCE_LANGUAGES)
    .meta({
      id: 'SentenceLanguage',
      description: 'Language of the sentences beside them: Hindi for `hi`, English for every other tag.',
    })
    .optional(),
};

/** The languages of an answer, as fields; nothing without a language. */
export const presentLanguage = (
  lang: LanguageTag | undefined,
): { lang?: LanguageTag; sentence_lang?: SentenceLanguage } =>
  lang === undefined ? {} : { lang, sentence_lang: sentenceLanguage(lang) };

/** The language of sentences: English without a language. */
export const sentencesOf = (labels: Labels | null): SentenceLanguage => sentenceLanguage(labels?.tag ?? 'en');

/** The names of the language of a request; null for a request without one. */
export const labelsFor = async (lang: LanguageTag | undefined): Promise<Labels | null> =>
  lang === undefined ? null : loadLabels(lang);

/** The field `label` for a key; nothing if the request has no language. */
export const labelled = (labels: Labels | null, kind: LabelKind, key: string): { label?: string } =>
  labels === null ? {} : { label: labels.label(kind, key) };

/** The field `label` for a one-based number; nothing if the request has no language. */
export const labelledAt = (labels: Labels | null, kind: LabelKind, number: number): { label?: string } =>
  labels === null ? {} : { label: labels.labelAt(kind, number) };

/** The label of a plain string, as the field `<field>_label` beside it; nothing without a language. */
export const labelledField = <F extends string>(
  labels: Labels | null,
  field: F,
  kind: LabelKind,
  key: string,
): { [Field in `${F}_label`]?: string } =>
  (labels === null ? {} : { [`${field}_label`]: labels.label(kind, key) }) as { [Field in `${F}_label`]?: string };
