/** The index of the facts. */

import { indexOf } from '../searchIndex';
import { FACTS } from './facts';

export const INDEX = indexOf(FACTS);
