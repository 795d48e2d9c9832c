/** The index of the facts. The Worker stores it as a text (tools/build-worker.mjs). */

import { indexOf } from '../searchIndex';
import { FACTS } from './facts';

export const INDEX = indexOf(FACTS);
