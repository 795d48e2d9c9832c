import { openPlaces } from '../../../src/domain/places/list';
import { gazetteer } from '../../../tools/gazetteer.mjs';

/** The list as the tool writes it. */
export const LIST = openPlaces(gazetteer());
