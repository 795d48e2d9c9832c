import { openPlaces } from '../../../src/domain/places/list';
import { gazetteerBytes } from '../../../tools/build-gazetteer.mjs';

/** The list that the tool writes. */
export const LIST = openPlaces(gazetteerBytes());
