// The names of places in Hindi as a file of the pages, and the index of towns with these names.
import { readFileSync } from 'node:fs';

const source = new URL('../../src/lexicon/source/hi/places.json', import.meta.url);

/** The file that `readPlaceNames` of src/lexicon/places.ts reads. */
export function placeNamesFile() {
  /** @type {Record<'towns' | 'regions' | 'parts', Record<string, string>>} */
  const { towns, regions, parts } = JSON.parse(readFileSync(source, 'utf8'));
  const rows = [towns, regions, parts].map((names) => Object.entries(names).map((row) => row.join('\t')));
  return rows.map((table) => table.join('\n')).join('\n\n');
}

/**
 * The index of towns (src/web/shared/townIndex.ts) with names in a language.
 *
 * @param {Uint8Array} index  of tools/places/townIndex.ts
 * @param {import('../../src/lexicon/places').PlaceNames} names
 */
export function localTownIndex(index, names) {
  const [zones = '', regions = '', ...towns] = Buffer.from(index).toString().split('\n');
  const zoneNames = zones.split('|');
  const regionsInWords = regions.split('|').map((row) => row.slice(0, 3) + names.region(row.slice(3)));
  const rows = towns.map((row) => {
    const [latin = '', , zone] = row.split('\t');
    const [name = ''] = latin.split('|');
    return `${row}\t${names.town(name, zoneNames[Number(zone)] ?? '')}`;
  });
  return [zones, regionsInWords.join('|'), ...rows].join('\n');
}
