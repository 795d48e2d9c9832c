/** Divisional charts by their text in requests: `D150`, or `D9:kalachakra` with the key of a rule. */
import * as z from 'zod';
import { type DivisionChoice, MAX_DIVISIONS } from '../../domain/chart/divisions';
import { MAX_VARGA, type VargaVariant, vargaVariantsOf } from '../../domain/positions/vargaVariants';
import { listOf } from '../fields';
import { expecting } from '../validate';

const TEXT = /^D([1-9]\d{0,2})(?::([a-z0-9-]+))?$/;

/** The division that a text names; null if it names none. */
function divisionOf(text: string): DivisionChoice | null {
  const [, digits, variant] = TEXT.exec(text) ?? [];
  const parts = Number(digits);
  if (!(parts <= MAX_VARGA)) return null;
  if (variant === undefined) return { parts };
  const known = vargaVariantsOf(parts).find((key) => key === variant);
  return known === undefined ? null : { parts, variant: known };
}

const DivisionText = expecting(
  {
    type: 'other',
    words: `a division D1 to D${MAX_VARGA}, with the key of a rule that it has, for example D9:kalachakra`,
  },
  z.string().refine((text) => divisionOf(text) !== null),
).meta({ examples: ['D150:from-sign'] });

export const DivisionsField = listOf(DivisionText, 1, MAX_DIVISIONS, 'divisions').meta({
  description: 'Divisional charts D1 to D300, a rule after a colon.',
  examples: [['D9:kalachakra', 'D150']],
});

/** The divisions of a valid request. */
export const readDivisions = (texts: readonly string[]): DivisionChoice[] =>
  texts.map((text) => divisionOf(text) as DivisionChoice);

/** The text of a division in answers. */
export const divisionText = (parts: number, variant: VargaVariant): string => `D${parts}:${variant}`;
