/**
 * The list of towns as `tools/gazetteer.mjs` writes it: the zones in its first line, then a town a line, the largest
 * first, `name|country|latitude|longitude|zone|other name`.
 */
export interface ListedTown {
  name: string;
  /** Its country by two letters, and by name. */
  code: string;
  country: string;
  lat: number;
  lon: number;
  tz: string;
  /** What it was called for long; empty where it has no other name. */
  other: string;
}

/** Without marks and case: `Śrīnagar` and `srinagar` are one. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

/** The towns of a list, in its order. */
export function readTowns(list: string): ListedTown[] {
  const countries = new Intl.DisplayNames(['en'], { type: 'region' });
  const [zones = '', ...lines] = list.trimEnd().split('\n');
  const zoneNames = zones.split('|');
  return lines.map((line) => {
    const [name = '', code = '', lat, lon, zone, other = ''] = line.split('|');
    const tz = zoneNames[Number(zone)] ?? 'UTC';
    return { name, code, country: countries.of(code) ?? code, lat: Number(lat), lon: Number(lon), tz, other };
  });
}

/** The parts of what is asked for: a town, and the region after a comma. Both are folded, and may be empty. */
export function readWanted(text: string): { town: string; region: string } {
  const [town = '', region = ''] = text.split(',').map(folded);
  return { town, region };
}
