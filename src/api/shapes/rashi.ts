/** The name and number of a rāśi, shared by all parts of a chart. */
import * as z from 'zod';
import { almanacNumber } from './kinds';
import { labelFields } from './language';
import { RashiEnum } from './names';

export const RASHI = {
  rashi: RashiEnum,
  rashi_index: almanacNumber(12, 'Number of the rāśi from Meṣa.'),
  ...labelFields('rashi'),
};

export const RashiPlace = z.object(RASHI).meta({ id: 'RashiPlace', description: 'A rāśi.' });
