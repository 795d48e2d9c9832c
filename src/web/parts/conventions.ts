/** Names of ayanāṃśas in the language of the reader. */
import type { AyanamshaChoice } from '../../kernel/keys';
import type { Reader } from '../reader/reader';

export const ayanamshaName = ({ t }: Reader, choice: AyanamshaChoice): string =>
  t(`birth.ayanamsa_${typeof choice === 'string' ? choice : 'custom'}`);
