/** Towns by name, on this device. Their list is fetched when a field first asks for it. */
import { foldedTown, isIn, type ListedTown, readTowns, readWanted, type Wanted } from '../../gazetteer/towns';

export interface Town extends Pick<ListedTown, 'name' | 'country' | 'lat' | 'lon' | 'tz'> {
  /** The name that was found, where it is not the town's first: Benares for Varanasi. */
  found: string | null;
}

interface Entry extends ListedTown {
  folded: string;
  foldedOther: string;
}

const parse = (list: string): Entry[] =>
  readTowns(list).map((town) => ({ ...town, folded: foldedTown(town.name), foldedOther: foldedTown(town.other) }));

let opened: Promise<Entry[]> | undefined;

/** Fetches the towns, once; a failure is forgotten, so that the next attempt asks again. */
export function openGazetteer(): Promise<unknown> {
  opened ??= fetch(GAZETTEER_URL)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(`gazetteer: ${response.status}`))))
    .then(parse)
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

/** Towns whose name begins with what is wanted, then those that have it later in their name. */
function townsOf(entries: readonly Entry[], { town: wanted, region }: Wanted, most: number): Town[] {
  const hits = (test: (name: string) => boolean) =>
    entries.filter(
      (entry) => (test(entry.folded) || (entry.other !== '' && test(entry.foldedOther))) && isIn(entry, region),
    );
  const first = hits((name) => name.startsWith(wanted));
  const later = first.length < most ? hits((name) => name.includes(` ${wanted}`) && !name.startsWith(wanted)) : [];
  return [...first, ...later.filter((entry) => !first.includes(entry))].slice(0, most).map((entry) => {
    const { name, country, lat, lon, tz, other } = entry;
    return { name, country, lat, lon, tz, found: other !== '' && !entry.folded.includes(wanted) ? other : null };
  });
}

/**
 * Towns of a name, or of its beginning; the larger first. A region after a comma chooses among them; where none lies
 * there they are all named, for of states and provinces the list knows nothing.
 */
export async function findTowns(text: string, most = 8): Promise<Town[]> {
  const readings = readWanted(text);
  const town = readings.at(-1)?.town ?? '';
  if (town.length < 2) return [];
  await openGazetteer();
  const entries = (await opened) ?? [];
  for (const wanted of [...readings, { town, region: '' }]) {
    const found = townsOf(entries, wanted, most);
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether the towns are on this device already, so that asking for them costs no network. */
export async function hasGazetteer(): Promise<boolean> {
  if (opened) return true;
  return 'caches' in globalThis && (await caches.match(GAZETTEER_URL)) !== undefined;
}

const KM_PER_DEGREE = 111.2;
/** So near, a point is in the town; as far at most, near it. */
const [WITHIN_KM, NEAR_KM] = [3, 60];

/** The nearest town in words, `Varanasi` or `near Varanasi`; null where there is none, or the towns are not opened yet. */
export async function townNear(lat: number, lon: number): Promise<string | null> {
  const narrow = Math.cos((lat * Math.PI) / 180);
  let [nearest, least]: [Entry | null, number] = [null, NEAR_KM / KM_PER_DEGREE];
  for (const entry of (await opened) ?? []) {
    const north = entry.lat - lat;
    if (Math.abs(north) > least) continue;
    const east = (((entry.lon - lon + 540) % 360) - 180) * narrow;
    const away = Math.hypot(north, east);
    if (away < least) [nearest, least] = [entry, away];
  }
  return nearest && (least * KM_PER_DEGREE < WITHIN_KM ? nearest.name : `near ${nearest.name}`);
}

const COORDINATES =
  /^\s*([+-]?\d{1,3}(?:\.\d+)?)\s*°?\s*([NS])?\s*[,; ]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*°?\s*([EW])?\s*$/i;

/** `24.9459 N, 83.0665 E` or `24.9459, 83.0665`; null for what is no pair of coordinates. */
export function readCoordinates(text: string): { lat: number; lon: number } | null {
  const match = COORDINATES.exec(text.replaceAll('\u2212', '-'));
  if (!match) return null;
  const [, lat, ns = '', lon, ew = ''] = match;
  const place = {
    lat: Number(lat) * (/s/i.test(ns) ? -1 : 1),
    lon: Number(lon) * (/w/i.test(ew) ? -1 : 1),
  };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lon) <= 180 ? place : null;
}
