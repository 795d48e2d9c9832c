import { areEqual, hashOf } from '../../accounts/tokens';

/** Compares two texts in constant time, so that timing reveals neither the first difference nor the length. */
export async function sameText(one: string, other: string): Promise<boolean> {
  return areEqual(await hashOf(one), await hashOf(other));
}
