/** The search for places, which the pages load with the list of towns. */
export { openPlaces } from '../../domain/places/list';
export { nearestPlaces } from '../../domain/places/nearest';
export { searchPlaces } from '../../domain/places/search';
