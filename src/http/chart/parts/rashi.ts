/** A rāśi by name and number, as every part of a chart writes it. */
import * as z from 'zod';
import { rashiName } from '../../../domain/names';
import { almanacNumber } from '../../fields';
import { RashiEnum } from '../../names';

export const RASHI = { rashi: RashiEnum, rashi_index: almanacNumber(12, 'Number of the rāśi from Meṣa.') };

export const RashiPlace = z.object(RASHI).meta({ id: 'RashiPlace', description: 'A rāśi.' });

export const presentRashi = (rashi: number): z.output<typeof RashiPlace> => ({
  rashi: rashiName(rashi).iast,
  rashi_index: rashi,
});
