import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Chunk, jsonBytes, jsonPieces, listChunk } from '../src/api/json';
import { hole, INSTANT_HOLES, JsonPattern, LOCAL_HOLES } from '../src/api/jsonPattern';
import { JsonWriter } from '../src/api/jsonWriter';
import { Memo } from '../src/api/memo';
import { constantOf, numberOf } from '../src/api/parts';
import { queryBody } from '../src/api/query';
import { recordOf } from '../src/api/recordPart';
import { RESOURCES } from '../src/api/registry';
import type { Resource } from '../src/api/resource';
import { InstantWriter, isoLocal, isoUtc } from '../src/domain/time/iso';
import { fixedClocks } from '../src/domain/time/zone';
import { sharedPlaces } from '../src/http/places';
import { loadKernel } from '../src/kernel';
import { gazetteerBytes } from '../tools/build-gazetteer.mjs';
import { nonEmpty } from './nonEmpty';

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('a chunk of JSON', () => {
  test('a chunk is written in its place, whatever surrounds it', () => {
    fc.assert(
      fc.property(fc.json(), fc.array(fc.jsonValue()), fc.string({ unit: 'binary' }), (before, items, after) => {
        const list = listChunk(items, (out, item) => out.text(JSON.stringify(item)));
        const expected = JSON.stringify({ before, list: { items }, again: items, after });
        const value = { before, list: { items: list }, again: list, after };
        expect(text(jsonBytes(value))).toBe(expected);
        expect([...jsonPieces(value)].map(text).join('')).toBe(expected);
      }),
    );
  });

  test('a chunk may contain an answer with chunks of its own', () => {
    const inner = listChunk(['a', 'b'], (out, item) => out.text(JSON.stringify(item)));
    const outer = listChunk([1, 2], (out, number) => out.bytes(jsonBytes({ number, inner })));
    expect(text(jsonBytes([outer]))).toBe('[[{"number":1,"inner":["a","b"]},{"number":2,"inner":["a","b"]}]]');
  });

  test('a chunk refuses to be written by JSON.stringify', () => {
    expect(() => JSON.stringify(new Chunk(() => []))).toThrow(TypeError);
  });

  test('a chunk is passed on in pieces that do not grow with it', () => {
    const rows = Array.from({ length: 80_000 }, (_, i) => `row ${i}`);
    const list = listChunk(rows, (out, row) => out.text(JSON.stringify(row)));
    const pieces = [...jsonPieces(list)];
    expect(pieces.length).toBeGreaterThan(2);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(170_000);
    expect(pieces.map(text).join('')).toBe(JSON.stringify(rows));
  });
});

test('records whose constant fields change one by one are written as they are presented', () => {
  type Pair = { first: number; second: number; third: number };
  const record = recordOf<Pair, object>({
    first: constantOf(
      ({ first }: Pair) => first,
      ({ first }) => ({ first }),
    ),
    second: constantOf(
      ({ second }: Pair) => second,
      ({ second }) => [second],
    ),
    third: numberOf(({ third }: Pair) => third),
  });
  const digit = fc.integer({ min: 0, max: 1 });
  fc.assert(
    fc.property(fc.array(fc.record({ first: digit, second: digit, third: digit })), (subjects) => {
      const out = new JsonWriter();
      for (const subject of subjects) {
        record.write(out, subject, null);
        expect(text(out.takeWhole())).toBe(JSON.stringify(record.present(subject, isoUtc, null)));
      }
    }),
  );
});

test('a number is written as JSON.stringify writes it', () => {
  const written = (value: number): string => {
    const out = new JsonWriter(32);
    out.number(value);
    return text(out.takeWhole());
  };
  const decimal = fc
    .tuple(fc.maxSafeInteger(), fc.integer({ min: 0, max: 9 }))
    .map(([digits, decimals]) => digits / 10 ** decimals);
  const short = fc
    .tuple(fc.integer(), fc.integer({ min: 0, max: 7 }))
    .map(([digits, decimals]) => digits / 10 ** decimals);
  const edges = fc.constantFrom(0, -0, 99.999999, 1e9, 1e9 - 1e-6, 999_999_999.999999, 1e-6, 5e-7, 1e21);
  const any = fc.oneof(decimal, short, edges, fc.double({ noNaN: true, noDefaultInfinity: true }));
  fc.assert(
    fc.property(any, (value) => {
      expect(written(value)).toBe(JSON.stringify(value));
    }),
    { numRuns: 2000 },
  );
});

/** The last place of a form. */
const MAX_PLACE = INSTANT_HOLES.length - 1;

const JULIAN_DAY = fc.double({ min: -1e6, max: 6e6, noNaN: true });

test('an instant is written like isoUtc and isoLocal write it', () => {
  const writer = new InstantWriter();
  const target = new Uint8Array(64);
  const view = new DataView(target.buffer);
  fc.assert(
    fc.property(JULIAN_DAY, fc.nat(20), fc.double({ min: -14, max: 14, noNaN: true }), (jdUt, at, hours) => {
      expect(text(target.subarray(at, writer.utc(jdUt, view, at)))).toBe(isoUtc(jdUt));
      expect(text(target.subarray(at, writer.local(jdUt, hours, view, at)))).toBe(isoLocal(jdUt, hours));
    }),
  );
});

test('the memo of a subject is made once', () => {
  const memo = new Memo<object, { made: string }>();
  const subject = {};
  const first = memo.of(subject, () => ({ made: 'ā' }));
  expect(memo.of(subject, () => ({ made: 'other' }))).toBe(first);
  expect(memo.of({}, () => ({ made: 'other' }))).not.toBe(first);
});

test('an instant in a gap is written like isoUtc and isoLocal write it, however long it is', () => {
  const sample = { name: 'Śukra', end: INSTANT_HOLES[1], list: [LOCAL_HOLES[0], hole(0), INSTANT_HOLES[0]] };
  const form = new JsonPattern({ ...sample, last: INSTANT_HOLES[MAX_PLACE], last_local: LOCAL_HOLES.at(-1) });
  fc.assert(
    fc.property(JULIAN_DAY, JULIAN_DAY, fc.double({ min: -14, max: 14, noNaN: true }), (a, b, hours) => {
      const out = new JsonWriter();
      const instants = Float64Array.from({ length: MAX_PLACE + 1 }, (_, place) => (place === 0 ? a : b));
      form.write(out, instants, () => out.number(7), fixedClocks(hours));
      const list = [isoLocal(a, hours), 7, isoUtc(a)];
      const expected = { name: 'Śukra', end: isoUtc(b), list, last: isoUtc(b), last_local: isoLocal(b, hours) };
      expect(text(out.takeWhole())).toBe(JSON.stringify(expected));
    }),
  );
});

test('an instant of a year before 0 is written alike in each template that begins with it', () => {
  const form = new JsonPattern({ start: INSTANT_HOLES[0], end: INSTANT_HOLES[1] });
  const instants = [588_465.75, 588_466.5];
  const expected = JSON.stringify({ start: isoUtc(588_465.75), end: isoUtc(588_466.5) });
  const out = new JsonWriter();
  form.write(out, instants);
  form.write(out, instants);
  expect(text(out.takeWhole())).toBe(expected + expected);
});

describe('an outline', () => {
  const kernel = loadKernel(new WebAssembly.Module(readFileSync(new URL('../build/kernel.wasm', import.meta.url))));
  const places = sharedPlaces();
  const occasion = {
    nowMs: Date.UTC(2026, 10, 21),
    origin: '',
    places: () => places({ fetch: async () => new Response(gazetteerBytes()) }),
  };

  test.each(['chart', 'utsavas', 'days'])('the outline of %s is written like its answer', async (key) => {
    const resource = RESOURCES.find((each) => each.key === key) as Resource;
    const code = await resource.code();
    for (const { value } of nonEmpty(Object.values(resource.examples), key)) {
      for (const lang of [undefined, 'hi']) {
        const body = queryBody(code.request, new URLSearchParams(value as Record<string, string>));
        const input = resource.operations[0]?.method === 'GET' ? body : value;
        const question = await code.read({ ...input, ...(lang && { lang }) }, occasion);
        if (!question.ok) throw new Error(`${key} refuses its example`);
        const answer = await code.answer(() => kernel, question.value);
        const outline = await code.outline?.(() => kernel, question.value);
        if (!answer.ok || !outline?.ok) throw new Error(`${key} has no answer to its example`);
        expect(text(jsonBytes(outline.value))).toBe(JSON.stringify(answer.value));
      }
    }
  });
});
