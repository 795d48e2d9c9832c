/**
 * Looks for the dearest request of each endpoint that its price lets through: a seeded search over the schema of its
 * request that climbs by what answers execute. None that it finds takes more than twice its ceiling, and three of the
 * dearest at once fit into the memory of an isolate.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';
import { jsonPieces } from '../src/api/json';
import { RESOURCES } from '../src/api/registry';
import type { Code, Resource } from '../src/api/resource';
import { type AnswerRow, jsonLine, numberedRow } from '../src/api/rows';
import { counted } from './prices/counted';
import { kernel, years } from './prices/measure';
import { OCCASION } from './prices/occasion';

const SEED = 424;
const DRAWS = 8;
const CLIMBS = 8;
const FACTOR = 2;
/** Cloudflare's isolates have 128 MB, of which the service itself takes some. */
const MAX_MEMORY = 110_000_000;
/** Garbage is collected when it may hide a peak that is higher than the known one by this many bytes. */
const HIDDEN_MEMORY = 4_000_000;

interface Candidate {
  code: Code;
  body: Record<string, unknown>;
  question: unknown;
  /** What the answer takes of its ceiling, by what it executes. */
  weight: number;
}

async function dearestOf(resource: Resource): Promise<Candidate | null> {
  const code = await resource.code();
  for await (const { body, weight } of counted({
    kind: 'dearest',
    key: resource.key,
    seed: SEED,
    draws: DRAWS,
    climbs: CLIMBS,
  })) {
    const question = await code.read(body, OCCASION);
    if (question.ok && weight !== undefined) return { code, body, question: question.value, weight };
  }
  return null;
}

/** Rows as lines, each computed when it is read. */
async function* linesOf(rows: readonly AnswerRow[]) {
  for (const [i, row] of rows.entries()) yield jsonLine(numberedRow(i + 1, await years.with(row)));
}

const found: Candidate[] = [];

afterAll(() => {
  for (const { weight, body } of found.toSorted((a, b) => b.weight - a.weight).slice(0, 5)) {
    console.log(`${(100 * weight).toFixed(0)} % of its ceiling: ${JSON.stringify(body).slice(0, 400)}`);
  }
});

test.each(RESOURCES.map((resource) => [resource.key, resource] as const))(
  'the dearest request of %s that passes takes at most twice its ceiling',
  async (_, resource) => {
    const dearest = await dearestOf(resource);
    expect(dearest).not.toBeNull();
    if (dearest) found.push(dearest);
    expect(dearest?.weight).toBeLessThan(FACTOR);
  },
);

describe('the dearest requests', () => {
  test('three of the dearest requests at once fit into the memory of an isolate', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const withGarbage = () => {
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return heapUsed + arrayBuffers;
    };
    const used = () => {
      collect();
      return withGarbage();
    };
    const three = found.toSorted((a, b) => b.weight - a.weight).slice(0, 3);
    expect(three).toHaveLength(3);
    const before = used();
    const answers = await Promise.all(
      three.map(({ code, question }) =>
        years.with(async () => {
          const { rows } = code;
          if (rows) return linesOf(rows(() => kernel, question));
          const answer = await (code.outline ?? code.answer)(() => kernel, question);
          if (!answer.ok) throw new Error('refused');
          return code.write ? [code.write(answer.value, question).body][Symbol.iterator]() : jsonPieces(answer.value);
        }),
      ),
    );
    let most = used();
    // A client that reads slowly: each stream holds what it has begun, and its last piece.
    for (let isDone = false; !isDone; ) {
      const taken = await Promise.all(answers.map((pieces) => pieces.next()));
      isDone = taken.every(({ done }) => done === true);
      if (withGarbage() > most + HIDDEN_MEMORY) most = Math.max(most, used());
    }
    const peak = most + HIDDEN_MEMORY - before;
    console.log(`${(peak / 1e6).toFixed(1)} MB at most`);
    expect(peak).toBeLessThan(MAX_MEMORY);
  });
});
