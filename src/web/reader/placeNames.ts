/// <reference path="../shared/env.d.ts" />
/** Names of places in Hindi. They load when a place needs one that the page does not have. */
import { type PlaceNames, readPlaceNames } from '../../lexicon/places';

let opened: Promise<PlaceNames> | undefined;

async function fetchNames(): Promise<PlaceNames> {
  const response = await fetch(PLACE_NAMES_URL);
  if (!response.ok) throw new Error(`names of places: ${response.status}`);
  return readPlaceNames(await response.text());
}

/** The Hindi names. If they cannot be loaded, the names of the list of towns. */
export function placeNames(): Promise<PlaceNames> {
  opened ??= fetchNames();
  return opened.catch(() => {
    opened = undefined;
    return { town: (name) => name, region: (name) => name };
  });
}
