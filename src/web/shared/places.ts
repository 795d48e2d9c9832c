/** The search for places, which the pages load with the list of towns. */
import { openPlaces, type PlaceList } from '../../domain/places/list';

export { nearestPlaces } from '../../domain/places/nearest';
export { searchPlaces } from '../../domain/places/search';

/** The list of towns in a compressed file. */
export async function unpackedPlaces(file: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<PlaceList> {
  const bytes = await new Response(file.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  return openPlaces(new Uint8Array(bytes));
}
