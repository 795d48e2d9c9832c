import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import type { Category } from '../../../src/data/rectify';
import { housesOf, karakasOf } from '../../../src/domain/rectify/fit';

const WEIGHTS: Record<number, string> = { 1: '', 0.5: ' (½)', 0.25: ' (¼)' };

/** The row of a category in the table of `docs/reference/rectification.md`. */
export function rowOf(category: Category): string {
  const houses = housesOf(category).map(({ house, weight }) => house + (WEIGHTS[weight] as string));
  const karakas = karakasOf(category).map(
    ({ karaka, weight }) => GRAHA_NAMES[karaka].iast + (WEIGHTS[weight] as string),
  );
  return `| \`${category}\` | ${houses.join(', ')} | ${karakas.join(', ')} |`;
}
