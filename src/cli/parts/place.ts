/** Where a question is asked for: by coordinates and a zone, or by the name of a town. */
import { foldedTown, isIn, type ListedTown, readTowns, readWanted } from '../../gazetteer/towns';
import { REFERENCE_PLACE } from '../../http/almanac/reference';
import { type Io, UsageError } from '../io';
import { readNumber, readOffset } from './numbers';

/** What the options of a place may say. */
export interface PlaceOptions {
  lat?: string;
  lon?: string;
  tz?: string;
  offset?: string;
  place?: string;
}

/** A place as it was given; what is wrong with it is for the rules of the question to say. */
export interface AskedPlace {
  /** Null where only coordinates were given. */
  name: string | null;
  lat: number | string | undefined;
  lon: number | string | undefined;
  /** An IANA identifier, or else a fixed offset in hours. */
  tz: string | undefined;
  offset: number | string | undefined;
}

type Town = Pick<ListedTown, 'name' | 'lat' | 'lon' | 'tz'>;

/** The towns of a list by their folded names, the larger before the smaller. */
function byName(list: string): ReadonlyMap<string, readonly { town: ListedTown }[]> {
  const names = readTowns(list).flatMap((town) =>
    [...new Set([foldedTown(town.name), foldedTown(town.other)])].map((name) => ({ name, town })),
  );
  return Map.groupBy(names, ({ name }) => name);
}

let known: ReturnType<typeof byName> | undefined;

const townOf = ({ name, country, lat, lon, tz }: ListedTown): Town => ({ name: `${name}, ${country}`, lat, lon, tz });

/** The towns of a name; a country, or its letters, may follow after a comma. */
function townsOf(names: ReturnType<typeof byName>, text: string): Town[] {
  for (const { town: wanted, region } of readWanted(text)) {
    const named = wanted === '' ? [] : (names.get(wanted) ?? []).filter(({ town }) => isIn(town, region));
    if (named.length > 0) return named.map(({ town }) => townOf(town));
  }
  return [];
}

/** The largest town whose name begins with the words of another: New York City for New York. */
function townAfter(names: ReturnType<typeof byName>, text: string): Town | undefined {
  for (const { town: wanted, region } of readWanted(text)) {
    if (wanted === '') continue;
    for (const [name, towns] of names) {
      const found = name.startsWith(`${wanted} `) && towns.find(({ town }) => isIn(town, region));
      if (found) return townOf(found.town);
    }
  }
  return undefined;
}

/** Names of which the choice was told. */
const told = new Set<string>();

/** The town that is meant; where several have the name, the largest, with a note. */
export function findTown(io: Io, wanted: string): Town {
  known ??= byName(io.towns());
  const [town, ...others] = townsOf(known, wanted);
  if (town === undefined) {
    const longer = townAfter(known, wanted);
    const offer = longer ? `, ${longer.name} is one` : '';
    throw new UsageError(
      `--place must be a town of the list: ${wanted} is none${offer}; give --lat, --lon and --tz instead.`,
    );
  }
  if (others.length > 0 && !told.has(wanted)) {
    told.add(wanted);
    io.note(`${wanted}: the largest of ${others.length + 1}, ${town.name} (${town.lat}, ${town.lon}).`);
  }
  return town;
}

/** The place of the options. Where they say nothing of one it is `otherwise`, if there is such a place. */
export function askedPlace(io: Io, options: PlaceOptions, otherwise?: typeof REFERENCE_PLACE): AskedPlace {
  const { lat, lon, tz, offset, place } = options;
  const fixed = offset === undefined ? undefined : readOffset(offset);
  if (place !== undefined) {
    const town = findTown(io, place);
    const zone = fixed === undefined ? (tz ?? town.tz) : undefined;
    return { name: town.name, lat: town.lat, lon: town.lon, tz: zone, offset: fixed };
  }
  if (otherwise && lat === undefined && lon === undefined && tz === undefined && offset === undefined) {
    return { ...otherwise, offset: undefined };
  }
  const number = (text: string | undefined) => (text === undefined ? undefined : readNumber(text));
  return { name: null, lat: number(lat), lon: number(lon), tz, offset: fixed };
}

export { REFERENCE_PLACE };
