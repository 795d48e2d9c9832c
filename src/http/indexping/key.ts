import { areEqual, hashOf } from '../../accounts/tokens';

/** Compares two texts in constant time, so that timing reveals neither the first difference nor the length. */
export async function sameText(a: string, b: string): Promise<boolean> {
  return areEqual(await hashOf(a), await hashOf(b));
}
