/** Names of tithis, nakṣatras and rāśis in Devanāgarī, from the IAST of the tools. */
import { nakshatraName, rashiName, tithiName } from '../../domain/names';

const listed = (count: number, nameOf: (index: number) => { iast: string; sa: string }) =>
  Array.from({ length: count }, (_, i) => nameOf(i + 1)).map(({ iast, sa }) => [iast, sa] as const);

const NAMES = new Map([...listed(30, tithiName), ...listed(27, nakshatraName), ...listed(12, rashiName)]);

export const inDevanagari = (iast: string): string => NAMES.get(iast) ?? iast;
