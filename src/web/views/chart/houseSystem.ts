/** The house system of the chalit charts in the URL. */
import { HOUSE_SYSTEMS, type HouseSystem } from '../../../domain/chart/houseCusps';
import { note, noteOf } from './address';

/** The system whose houses are the bhāvas of the Indian books. */
const USUAL: HouseSystem = 'sripati';

export function systemOfAddress(): HouseSystem {
  const system = noteOf('houses');
  return HOUSE_SYSTEMS.find((key) => key === system) ?? USUAL;
}

export const noteSystem = (system: HouseSystem): void => note('houses', system === USUAL ? null : system);
