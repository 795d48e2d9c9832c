/** Kinds of statements that are fixed texts, chosen by a field. */
import * as z from 'zod';
import type { Texts } from '../../language';
import { define, type Form, type Kind } from '../statement';

/** The texts of a kind by the values of its field. */
export type Choices = Readonly<Record<string, Texts>>;

/** A kind with one field that chooses its text. */
export function choice(kind: string, form: Form, about: string, field: string, texts: Choices): Kind {
  const values = z.enum(Object.keys(texts) as [string, ...string[]]);
  return define(kind, form, about, { [field]: values }, (statement, wording) => {
    const chosen = (statement as Record<string, unknown>)[field] as string;
    return wording.text(texts[chosen] as Texts);
  });
}
