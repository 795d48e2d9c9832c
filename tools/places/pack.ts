// Packs the list of places (src/domain/places/packed.ts) and writes it to standard output. tools/build-gazetteer.mjs
// runs it.
import { consonants, foldedPlace } from '../../src/domain/places/fold';
import {
  BLOCK_NAMES,
  COUNTED_ROWS,
  ENTRY_BYTES,
  isNumericId,
  NAME_END,
  OTHER_IDS,
  SECTIONS,
  type SectionName,
  SOUTH_STEPS,
  SPELLING,
  STEPS_PER_DEGREE,
  WEST_STEPS,
} from '../../src/domain/places/packed';
import { withoutMarks } from '../../src/domain/text/withoutMarks';
import { gazetteer } from '../gazetteer.mjs';

/** The bytes of a section, and its number of rows. */
interface Section {
  bytes: Uint8Array;
  rows: number;
}

/** Numbers as bytes, all lowest ones first. */
function column(numbers: readonly number[]): Section {
  const wrong = numbers.find((number) => !Number.isInteger(number) || number < 0);
  if (wrong !== undefined) throw new RangeError(`${wrong} is no whole number`);
  const width = Math.max(1, Math.ceil(Math.log2(numbers.reduce((most, number) => Math.max(most, number), 0) + 1) / 8));
  const planes = Array.from({ length: width }, (_, i) => numbers.map((number) => Math.floor(number / 256 ** i) % 256));
  return { bytes: Uint8Array.from(planes.flat()), rows: numbers.length };
}

function lines(texts: readonly string[]): Section {
  const wrong = texts.find((text) => text.includes('\n'));
  if (wrong !== undefined) throw new RangeError(`${wrong} has more than one line`);
  return { bytes: new TextEncoder().encode(texts.join('\n')), rows: texts.length };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The numbers of rows in order of a text of theirs. */
function ordered<Row>(rows: readonly Row[], textOf: (row: Row) => string): number[] {
  const texts = rows.map((row, number) => ({ text: textOf(row), number }));
  return texts.sort((a, b) => compare(a.text, b.text)).map(({ number }) => number);
}

const regions = gazetteer();
const places = regions.flatMap((region, number) => region.places.map((place) => ({ ...place, region: number })));

const crowded = places.find(({ equal, spellings }) => equal.length + spellings.length >= SPELLING);
if (crowded) throw new RangeError(`${crowded.name} has more than ${SPELLING} names`);

const names = places
  .flatMap(({ name, equal, spellings }, place) =>
    [name, ...equal, ...spellings].map((text, rank) => ({
      text,
      folded: foldedPlace(text),
      consonants: consonants(text),
      place,
      rank: rank > equal.length ? rank | SPELLING : rank,
    })),
  )
  .sort((a, b) => compare(a.folded, b.folded) || compare(a.text, b.text) || a.place - b.place);

/** Names in blocks, and the offset of each block. */
function blocks(): { names: Section; nameBlocks: Section } {
  const bytes: number[] = [];
  const offsets: number[] = [];
  let before = new Uint8Array();
  for (const [i, { text }] of names.entries()) {
    const letters = new TextEncoder().encode(text);
    if (letters.length > 255 || letters.includes(NAME_END)) throw new RangeError(`${text} is no name`);
    let shared = 0;
    if (i % BLOCK_NAMES === 0) offsets.push(bytes.length);
    else while (shared < letters.length && letters[shared] === before[shared]) shared++;
    bytes.push(shared, ...letters.subarray(shared), NAME_END);
    before = letters;
  }
  return { names: { bytes: Uint8Array.from(bytes), rows: names.length }, nameBlocks: column(offsets) };
}

const words = names
  .flatMap(({ folded }, name) =>
    [...folded.matchAll(/ (?=[^ ])/g)].map(({ index }) => ({ name, start: index + 1, text: folded.slice(index + 1) })),
  )
  .sort((a, b) => compare(a.text, b.text) || a.name - b.name);

/** Names by their consonants, the shortest first. */
function byConsonants(): Pick<
  Record<SectionName, Section>,
  'consonantLengths' | 'consonants' | 'consonantCounts' | 'consonantSums' | 'consonantNames'
> {
  const groups = [...Map.groupBy(names.keys(), (i) => (names[i] as (typeof names)[number]).consonants)].sort(
    ([a], [b]) => a.length - b.length || compare(a, b),
  );
  const longest = groups.at(-1)?.[0].length ?? 0;
  const lengths = Array.from(
    { length: longest + 1 },
    (_, length) => groups.filter(([letters]) => letters.length === length).length,
  );
  let sum = 0;
  const sums = groups.map(([, members]) => {
    sum += members.length;
    return sum - members.length;
  });
  return {
    consonantLengths: column(lengths),
    consonants: { bytes: new TextEncoder().encode(groups.map(([letters]) => letters).join('')), rows: groups.length },
    consonantCounts: column(groups.map(([, members]) => members.length)),
    consonantSums: column(sums.filter((_, row) => row % COUNTED_ROWS === 0)),
    consonantNames: column(groups.flatMap(([, members]) => members)),
  };
}

const english = new Intl.DisplayNames(['en'], { type: 'region' });
const countries = [...new Set(regions.map(({ country }) => country))];
const zones = [...new Set(places.map(({ zone }) => zone))];
const otherIds = places.map(({ id }) => id).filter((id) => !isNumericId(id));
const otherIdNumbers = new Map(otherIds.map((id, i) => [id, OTHER_IDS + i]));

const sections: Record<SectionName, Section> = {
  zones: lines(zones),
  countryCodes: lines(countries),
  countryNames: lines(countries.map((code) => withoutMarks(english.of(code) ?? code))),
  otherIds: lines(otherIds),
  regionCodes: lines(regions.map(({ country, code }) => `${country}.${code}`)),
  regionNames: lines(regions.map(({ name }) => name)),
  regionsByName: column(ordered(regions, ({ name }) => withoutMarks(name))),
  regionsByConsonants: column(ordered(regions, ({ name }) => consonants(name))),
  placeRegions: column(places.map(({ region }) => region)),
  placeLats: column(places.map(({ lat }) => Math.round(lat * STEPS_PER_DEGREE) + SOUTH_STEPS)),
  placeLons: column(places.map(({ lon }) => Math.round(lon * STEPS_PER_DEGREE) + WEST_STEPS)),
  placePopulations: column(places.map(({ population }) => population)),
  placeZones: column(places.map(({ zone }) => zones.indexOf(zone))),
  placeIds: column(places.map(({ id }) => otherIdNumbers.get(id) ?? Number(id))),
  ...blocks(),
  namePlaces: column(names.map(({ place }) => place)),
  nameRanks: column(names.map(({ rank }) => rank)),
  wordNames: column(words.map(({ name }) => name)),
  wordStarts: column(words.map(({ start }) => start)),
  ...byConsonants(),
};

const head = new DataView(new ArrayBuffer(SECTIONS.length * ENTRY_BYTES));
let offset = head.byteLength;
for (const [i, name] of SECTIONS.entries()) {
  const { bytes, rows } = sections[name];
  head.setUint32(i * ENTRY_BYTES, offset, true);
  head.setUint32(i * ENTRY_BYTES + ENTRY_BYTES / 2, rows, true);
  offset += bytes.length;
}
process.stdout.write(Buffer.concat([new Uint8Array(head.buffer), ...SECTIONS.map((name) => sections[name].bytes)]));
