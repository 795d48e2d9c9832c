/** The index of the facts. */
import { FACTS } from '../../data/facts';
import { indexOf } from './searchIndex';

export const INDEX = indexOf(FACTS);
