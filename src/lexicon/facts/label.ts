/** The name of the thing that a fact is about, in a language. */
import { type CommonKind, keysOf, type Labels } from '../labels';

/** What stands in the id of a fact before the key of its thing, and which kind of thing that is. */
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

/** Ids write keys in small letters with hyphens. */
const written = (key: string): string => key.toLowerCase().replaceAll('_', '-');

/** The thing that each id names; made when a label is first asked for. */
let things: Map<string, { kind: CommonKind; key: string }> | undefined;

function thingsById() {
  things ??= new Map(
    KIND_OF.flatMap(([prefix, kind]) =>
      keysOf(kind).map((key) => [`${prefix}-${written(key)}`, { kind, key }] as const),
    ),
  );
  return things;
}

/** The name of the thing that a fact is about; null for a fact that is about no named thing. */
export function factLabel(labels: Labels, id: string): string | null {
  const thing = thingsById().get(id);
  return thing ? labels.label(thing.kind, thing.key) : null;
}
