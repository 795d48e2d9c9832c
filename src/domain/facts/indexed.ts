/** The index of the facts. */
import { FACTS } from './rows';
import { indexOf } from './searchIndex';

export const INDEX = indexOf(FACTS);
