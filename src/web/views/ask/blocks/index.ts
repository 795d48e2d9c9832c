/** The answers of the service behind a reply, as blocks of values. They are asked again, so no figure is read from prose. */
import type { Reader } from '../../../reader/reader';
import type { ToolUse } from '../sources';
import { chartBlock, matchBlock } from './births';
import { dayBlock, windowBlock } from './days';
import { divisionBlock, divisionIn } from './divisions';
import { factsBlock, placesBlock } from './finds';
import { muhurtaBlock, skyBlock } from './lists';
import { observanceBlock } from './observances';
import type { Input, ValueBlock } from './types';
import { transitsBlock, varshaBlock } from './years';

type BlockOf = (reader: Reader, input: Input) => Promise<ValueBlock | null>;

const BLOCKS: Readonly<Record<string, BlockOf>> = {
  panchanga: (reader, input) => dayBlock(reader, input),
  muhurta: windowBlock,
  chart: chartBlock,
  match: matchBlock,
  sky: skyBlock,
  muhurta_search: muhurtaBlock,
  transits: transitsBlock,
  varshaphala: varshaBlock,
  places: placesBlock,
  facts: factsBlock,
};

/** The tool that computes parts of a day. */
const TOOL_OF = { choghadiya: 'muhurta', hora: 'muhurta', gauri: 'panchanga' } as const;

/** A block, or null for an answer that cannot be had again. */
const orNone = (block: Promise<ValueBlock | null>): Promise<ValueBlock | null> => block.catch(() => null);

/** Searches of observances for one place and tradition make one block, also if they are of several months. */
const circumstances = ({ month: _m, year: _y, from: _f, to: _t, search: _s, ...others }: Input): string =>
  JSON.stringify(others);

/** The blocks of a reply, in the order of its tools, those of observances first. Where it lists parts of a day, they are drawn. */
export async function blocksOf(reader: Reader, tools: readonly ToolUse[], reply: string): Promise<ValueBlock[]> {
  const division = divisionIn(reply);
  const searches = Map.groupBy(
    tools.filter(({ name }) => name === 'utsavas').map(({ input }) => input),
    circumstances,
  );
  const others = new Map(
    tools.flatMap(({ name, input }) => {
      const isOfDivision = division !== null && name === TOOL_OF[division];
      const blockOf = isOfDivision ? (of: Reader, given: Input) => divisionBlock(of, given, division) : BLOCKS[name];
      return blockOf ? [[JSON.stringify([name, input]), () => blockOf(reader, input)]] : [];
    }),
  );
  const blocks = await Promise.all([
    ...[...searches.values()].map((inputs) => orNone(observanceBlock(reader, inputs))),
    ...[...others.values()].map((block) => orNone(block())),
  ]);
  return blocks.flatMap((block) => block ?? []);
}
