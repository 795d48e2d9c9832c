/** The name of the item that a fact is about, in a language. */
import { type CommonKind, keysOf, type Labels } from '../labels';

/** Prefixes of the ids of facts, each with the kind of the key after it. */
const KIND_OF: readonly (readonly [prefix: string, kind: CommonKind])[] = [
  ['graha', 'graha'],
  ['exaltation', 'graha'],
  ['debilitation', 'graha'],
  ['combustion', 'graha'],
  ['friendship', 'graha'],
  ['aspect', 'graha'],
  ['karaka', 'graha'],
  ['vimshottari', 'graha'],
  ['ashtakavarga', 'graha'],
  ['rashi', 'rashi'],
  ['sankranti', 'rashi'],
  ['nakshatra', 'nakshatra'],
  ['tithi', 'tithi'],
  ['nitya-yoga', 'yoga'],
  ['karana', 'karana'],
  ['vara', 'vara'],
  ['muhurta', 'muhurta'],
  ['choghadiya', 'choghadiya'],
  ['kala', 'kala'],
  ['month', 'masa'],
  ['ritu', 'ritu'],
  ['ayana', 'ayana'],
  ['varga', 'varga'],
  ['chara-karaka', 'chara_karaka'],
  ['yoga-formation', 'chart_yoga'],
  ['upagraha', 'upagraha'],
  ['special-lagna', 'special_lagna'],
  ['avastha-baladi', 'baladi'],
  ['avastha-jagradadi', 'jagradadi'],
  ['avastha-deeptadi', 'deeptadi'],
  ['avastha-lajjitadi', 'lajjitadi'],
  ['avastha-shayanadi', 'shayanadi'],
];

/** The spelling of a key in an id: lower case, with hyphens. */
const written = (key: string): string => key.toLowerCase().replaceAll('_', '-');

/** The item of each id; built on first use. */
let things: Map<string, { kind: CommonKind; key: string }> | undefined;

function thingsById() {
  things ??= new Map(
    KIND_OF.flatMap(([prefix, kind]) =>
      keysOf(kind).map((key) => [`${prefix}-${written(key)}`, { kind, key }] as const),
    ),
  );
  return things;
}

/** The name of the item that a fact is about; null if it is about no named item. */
export function factLabel(labels: Labels, id: string): string | null {
  const thing = thingsById().get(id);
  return thing ? labels.label(thing.kind, thing.key) : null;
}
