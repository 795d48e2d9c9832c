/** Entries into kakṣyās: their places on the circle, and their bindus. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KAKSHYA_DEG, KAKSHYA_LORDS } from '../../../src/data/chakras';
import { GRAHA_KEYS, isBody } from '../../../src/data/keys';
import { computeChart } from '../../../src/domain/chart/chart';
import { arcBetween } from '../../../src/domain/circle';
import { computeTransits } from '../../../src/domain/transits/transits';
import type { KakshyaEntry } from '../../../src/domain/transits/types';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { runs } from '../support/property';
import { fromJd, natal } from './support';

type Natal = typeof natal extends fc.Arbitrary<infer T> ? T : never;

const transits = (birth: Natal, from: number, days: number) =>
  answer(
    computeTransits(kernel, {
      natal: birth,
      fromJd: from,
      toJd: from + days,
      bodies: GRAHA_KEYS,
      points: [],
      yearDays: 365.25,
      withKakshyas: true,
    }),
  );

/** The part of the circle among 96, from 0. */
const partOf = ({ rashi, number }: KakshyaEntry): number => 8 * (rashi - 1) + number - 1;

test('every entry lies on an edge of its kakṣyā, and the entries of a graha follow one another', () => {
  let most = 0;
  fc.assert(
    fc.property(natal, fromJd, (birth, from) => {
      const { kakshyas = [] } = transits(birth, from, 120);
      for (const body of GRAHA_KEYS) {
        const own = kakshyas.filter((entry) => entry.body === body);
        for (const [i, entry] of own.entries()) {
          const sky = answer(kernel.sky(entry.jdUt, birth.ayanamsha));
          const tropicalDeg = isBody(body)
            ? sky.bodies[body].lonDeg
            : sky.nodes[birth.nodeMode].lonDeg + (body === 'ketu' ? 180 : 0);
          const isDirect = entry.direction === 'direct';
          const edge = KAKSHYA_DEG * (partOf(entry) + (isDirect ? 0 : 1));
          const arcsec = 3600 * arcBetween(tropicalDeg - sky.ayanamsha.appliedDeg, edge % 360);
          most = Math.max(most, arcsec);
          expect(arcsec).toBeLessThan(0.1);
          expect(entry.lord).toBe(KAKSHYA_LORDS[entry.number - 1]);
          const before = own[i - 1];
          if (before) expect(partOf(entry)).toBe((partOf(before) + (isDirect ? 1 : 95)) % 96);
        }
      }
    }),
    runs(12),
  );
  console.log(`kakṣyās: at most ${most.toFixed(3)}″ from the edge`);
});

test('the kakṣyās of a rāśi have as many bindus as the graha’s bhinnāṣṭakavarga has in it, and entries of rāśis are entries of kakṣyās', () => {
  fc.assert(
    fc.property(natal, fromJd, (birth, from) => {
      const { kakshyas = [], ingresses } = transits(birth, from, 400);
      const bhinna = answer(computeChart(kernel, birth, { include: ['ashtakavarga'] })).ashtakavarga?.bhinna;
      for (const { body, jdUt, to, direction } of ingresses) {
        const entry = kakshyas.find((other) => other.body === body && Math.abs(other.jdUt - jdUt) < 1e-6);
        expect(entry).toMatchObject({ rashi: to, number: direction === 'direct' ? 1 : 8, direction });
      }
      for (const body of ['sun', 'moon', 'mercury', 'venus'] as const) {
        for (let rashi = 1; rashi <= 12; rashi++) {
          const bindus = new Map(
            kakshyas
              .filter((entry) => entry.body === body && entry.rashi === rashi)
              .map((entry) => [entry.number, entry.bindu]),
          );
          if (bindus.size < 8) continue;
          expect([...bindus.values()].filter(Boolean)).toHaveLength(bhinna?.[body][rashi - 1] as number);
        }
      }
      for (const { body, bindu } of kakshyas) expect(bindu === null).toBe(!isBody(body));
    }),
    runs(10),
  );
});
