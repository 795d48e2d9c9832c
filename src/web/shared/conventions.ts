/** Names of ayanāṃśas in the language of the reader. */
import type { AyanamshaChoice } from '../../kernel/keys';
import type { Reader } from '../reader/reader';

export const ayanamshaName = (reader: Reader, choice: AyanamshaChoice): string =>
  typeof choice === 'string' ? reader.figures(reader.name('ayanamsha', choice)) : reader.t('birth.ayanamsa_custom');
