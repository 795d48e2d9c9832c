/**
 * The largest towns and the seats of districts, in one small text, for the first answers of the place dialog
 * (tools/places/townIndex.ts). Its first two lines are the time zones and the regions with their countries; then each
 * line is a town, in order of importance: names, numbers of region and zone, coordinates in ten-thousandths of a degree
 * and, in the index of a language, the name in it. The regions of such an index are named in its language.
 */
import { latinOf, sounded } from '../../domain/places/fold';
import type { Town } from './gazetteer';

export interface IndexedTown extends Omit<Town, 'id'> {
  /** The name in the language of the page, if it is another. */
  localName?: string;
}

const STEPS_PER_DEGREE = 1e4;
/** Shorter sounds begin too many names. */
const SHORTEST_SOUND = 3;

interface Row {
  names: readonly string[];
  town: IndexedTown;
}

export function readTownIndex(text: string): readonly Row[] {
  const [zones = '', regions = '', ...lines] = text.split('\n');
  const [zoneNames, regionNames] = [zones.split('|'), regions.split('|')];
  return lines.map((line) => {
    const [names = '', region, zone, lat, lon, localName] = line.split('\t');
    const [name = '', ...others] = names.split('|');
    const of = regionNames[Number(region)] ?? '';
    const town = {
      name,
      country: of.slice(0, 2),
      admin1: of.slice(3),
      lat: Number(lat) / STEPS_PER_DEGREE,
      lon: Number(lon) / STEPS_PER_DEGREE,
      tz: zoneNames[Number(zone)] ?? '',
      found: null,
      isSimilar: false,
      ...(localName && { localName }),
    };
    return { names: [name, ...others], town };
  });
}

/** The rows with a name that fits, each with the name that is shown. */
function rowsWith(rows: readonly Row[], fits: (name: string) => boolean): IndexedTown[] {
  return rows.flatMap(({ names, town }) => {
    const name = names.find(fits);
    return name === undefined ? [] : [{ ...town, found: name === town.name ? null : name }];
  });
}

/**
 * Towns with a name that a text begins, in any script: equal names first, then those that begin with the letters, then
 * those that begin with the same sound, each in order of importance.
 */
export function townsOfIndex(rows: readonly Row[], text: string, most: number): IndexedTown[] {
  const [wanted, sound] = [latinOf(text.trim()), sounded(text)];
  const begun = rows.filter(({ names }) => names.some((name) => latinOf(name).startsWith(wanted)));
  const exact = rowsWith(begun, (name) => latinOf(name) === wanted);
  const others = rowsWith(begun, (name) => latinOf(name).startsWith(wanted)).filter(
    (town) => !exact.some(({ name, lat }) => name === town.name && lat === town.lat),
  );
  const found = [...exact, ...others].slice(0, most);
  if (found.length >= most || sound.length < SHORTEST_SOUND) return found;
  const further = rows.filter((row) => !begun.includes(row));
  return [...found, ...rowsWith(further, (name) => sounded(name).startsWith(sound))].slice(0, most);
}
