import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Stretch } from '../../../src/data/stretch';
import {
  clipped,
  distanceTo,
  holding,
  intersected,
  touching,
  united,
  without,
} from '../../../src/domain/muhurta-search/stretches';
import { runs } from '../support/property';

const END = 40;
/** Stretches between whole numbers, in any order, possibly overlapping. */
const anyStretches = fc
  .array(fc.tuple(fc.integer({ min: 0, max: END }), fc.integer({ min: 0, max: END })), { maxLength: 8 })
  .map((pairs) => pairs.map(([one, other]) => ({ startJd: Math.min(one, other), endJd: Math.max(one, other) })));

/** A set as the unit stretches that it contains: n for [n, n + 1). */
const units = (set: readonly Stretch[]): number[] =>
  Array.from({ length: END }, (_, i) => i).filter((i) => set.some(({ startJd, endJd }) => startJd <= i && i < endJd));

const isOrdered = (set: readonly Stretch[]): boolean =>
  set.every(({ startJd, endJd }, i) => startJd < endJd && (i === 0 || (set[i - 1] as Stretch).endJd < startJd));

const anyStretch = fc
  .tuple(fc.integer({ min: 0, max: END - 1 }), fc.integer({ min: 1, max: END }))
  .map(([start, length]) => ({ startJd: start, endJd: Math.min(start + length, END) }));

describe('sets of stretches', () => {
  test('united makes stretches ordered and disjoint', () => {
    fc.assert(
      fc.property(anyStretches, (stretches) => {
        const set = united(stretches);
        expect(isOrdered(set)).toBe(true);
        expect(units(set)).toEqual(units(stretches));
      }),
      runs(500),
    );
  });

  test('intersected gives the common part of two sets', () => {
    fc.assert(
      fc.property(anyStretches, anyStretches, (one, other) => {
        const common = intersected(united(one), united(other));
        expect(isOrdered(common)).toBe(true);
        expect(units(common)).toEqual(units(one).filter((unit) => units(other).includes(unit)));
      }),
      runs(500),
    );
  });

  test('a set can be clipped to a stretch, and a stretch removed from it', () => {
    fc.assert(
      fc.property(anyStretches, anyStretch, (stretches, stretch) => {
        const set = united(stretches);
        const unitsOfStretch = units([stretch]);
        expect(units(clipped(set, stretch))).toEqual(unitsOfStretch.filter((unit) => units(set).includes(unit)));
        expect(units(without(stretch, set))).toEqual(unitsOfStretch.filter((unit) => !units(set).includes(unit)));
        expect(touching(set, stretch.startJd, stretch.endJd)).toEqual(
          set.filter(({ startJd, endJd }) => startJd < stretch.endJd && endJd > stretch.startJd),
        );
      }),
      runs(500),
    );
  });

  test('the distance to a stretch is measured, and the stretch at an instant is found', () => {
    fc.assert(
      fc.property(anyStretches, anyStretch, (stretches, stretch) => {
        const set = united(stretches);
        const gaps = set.map(({ startJd, endJd }) => Math.max(0, startJd - stretch.endJd, stretch.startJd - endJd));
        expect(distanceTo(set, stretch)).toBe(gaps.length === 0 ? null : Math.min(...gaps));
        const middle = stretch.startJd + 0.5;
        expect(holding(set, middle)).toEqual(
          set.find(({ startJd, endJd }) => startJd <= middle && middle < endJd) ?? null,
        );
      }),
      runs(500),
    );
  });
});
