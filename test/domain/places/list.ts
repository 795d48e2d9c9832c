import { openPlaces } from '../../../src/domain/places/list';
import { gazetteer } from '../../../tools/gazetteer.mjs';

/** The list that the tool writes. */
export const LIST = openPlaces(gazetteer());
