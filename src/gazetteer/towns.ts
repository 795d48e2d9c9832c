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

/** Letters that no mark makes of another, as they are written without them. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Without marks and case: `Śrīnagar` and `srinagar`, `Łódź` and `lodz` are one each. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ıłøđðßæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .trim();

/** Without the points and strokes of names too: `Xi’an` and `Xian`, `Washington, D.C.` and `washington dc`. */
export const foldedTown = (name: string): string => folded(name.replace(/['‘’ʻ.,]/g, '').replaceAll('-', ' '));

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

/** A town that is asked for, and the region it is to be in; both folded, and they may be empty. */
export interface Wanted {
  town: string;
  region: string;
}

/** The ways to read what is asked for: the whole as a town, then what follows the last comma as its region. */
export function readWanted(text: string): Wanted[] {
  const comma = text.lastIndexOf(',');
  const whole = { town: foldedTown(text), region: '' };
  if (comma < 0) return [whole];
  return [whole, { town: foldedTown(text.slice(0, comma)), region: foldedTown(text.slice(comma + 1)) }];
}

/** What countries are called for short beside their two letters. */
const SHORT: Readonly<Record<string, string>> = { uk: 'gb', usa: 'us', uae: 'ae' };

/** Whether a town lies in a region: its country, by name or for short; any where none is asked for. */
export const isIn = ({ code, country }: Pick<ListedTown, 'code' | 'country'>, region: string): boolean =>
  foldedTown(code) === (SHORT[region] ?? region) || foldedTown(country).startsWith(region);
