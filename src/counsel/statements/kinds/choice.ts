/** Kinds of statements that are fixed texts, chosen by a field. */
import * as z from 'zod';
import { all as TEXTS } from '../../../../build/lexicon/sentences/all/counsel';
import type { Sentences } from '../../../../build/lexicon/sentences/counsel';
import { define, type Form, type Kind } from '../statement';

/** A kind with one field that chooses its text. */
export function choice(
  kind: string,
  form: Form,
  about: string,
  field: string,
  textsOf: (texts: Sentences) => Readonly<Record<string, string>>,
): Kind {
  const values = z.enum(Object.keys(textsOf(TEXTS.en)) as [string, ...string[]]);
  return define(kind, form, about, { [field]: values }, (statement, wording) => {
    const chosen = (statement as Record<string, unknown>)[field] as string;
    return textsOf(wording.texts)[chosen] as string;
  });
}
