/** Towns by name or near a point, from the bytes of `khagola/gazetteer.bin`. */

export { openPlaces, type PlaceList, type PlaceRecord as Town, placeById } from '../domain/places/list';
export { distanceKm, type NearbyPlace, nearestPlaces } from '../domain/places/nearest';
export { clearWinner, type PlaceMatch, type PlaceSearch, searchPlaces } from '../domain/places/search';
