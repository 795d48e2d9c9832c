/**
 * From positions to the picture: the rāśis of every division agree with the recorded cases, and the caption of a birth
 * with one written by hand.
 */

import { describe, expect, test } from 'vitest';
import { VARGA_KEYS } from '../../src/data/keys';
import { computePositions } from '../../src/domain/positions/positions';
import type { ChartQuestion, Positions } from '../../src/domain/positions/types';
import { birthLines, chartPicture } from '../../src/drawing/picture';
import { layoutChart } from '../../src/drawing/worded';
import { grahaOf, REFERENCE_GRAHAS, VARGAS } from '../domain/support/cases';
import { kernel } from '../domain/support/kernel';
import { occupantsOf } from './support';

function positionsOf(question: ChartQuestion): Positions {
  const answer = computePositions(kernel, question);
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value;
}

describe('the picture of a chart', () => {
  test('the picture has every point in the rāśi of the recorded cases, in every division', () => {
    for (const { input, expected } of VARGAS) {
      const chart = positionsOf({
        jdUt: input.jd_ut,
        latDeg: input.lat,
        lonDeg: input.lon,
        tzHours: input.tz_hours,
        ayanamsha: 'lahiri',
        nodeMode: 'mean',
      });
      for (const varga of VARGA_KEYS) {
        const layout = layoutChart(chartPicture(chart, { style: 'north', varga }));
        const drawn = new Map(
          layout.cells.flatMap(({ rashi, occupants }) => occupants.map(({ occupant }) => [occupant.key, rashi])),
        );
        expect(drawn.get('lagna'), varga).toBe(expected[varga].lagna + 1);
        for (const name of REFERENCE_GRAHAS) expect(drawn.get(grahaOf(name)), varga).toBe(expected[varga][name] + 1);
      }
    }
  });

  test('the picture has degrees only in the birth chart, and the name of its division', () => {
    const chart = positionsOf({
      jdUt: 2446116.1433101851,
      latDeg: 24.9459,
      lonDeg: 83.0665,
      tzHours: 5.5,
      ayanamsha: 'lahiri',
      nodeMode: 'mean',
    });
    const texts = (varga: 'D1' | 'D9', script?: 'devanagari') =>
      occupantsOf(layoutChart(chartPicture(chart, { style: 'south', varga, ...(script && { script }) }))).map(
        ({ text, degrees }) => text + degrees,
      );
    // The recorded birth dev-019, as the design of the page shows it.
    expect(texts('D1').sort()).toEqual(
      ['(Ke)28', '(Rā)28', 'Bu7', 'Ca5', 'Gu9', 'La19', 'Ma19', 'Sū7', 'Śa4', 'Śu20'].sort(),
    );
    expect(texts('D9').every((text) => !/\d/.test(text))).toBe(true);
    expect(texts('D1', 'devanagari')).toContain('ल१९');
    const layout = layoutChart(chartPicture(chart, { style: 'east', varga: 'D9', caption: ['1985'] }));
    expect(layout.middle.map(({ text }) => text)).toEqual(['Navāṃśa D9', '1985']);
    expect(layout.title).toBe('East Indian drawing, Navāṃśa D9, 1985');
  });

  test('the picture mentions points that could not be placed', () => {
    const chart = positionsOf({
      jdUt: 2446116.1433101851,
      latDeg: 24.9459,
      lonDeg: 83.0665,
      tzHours: 5.5,
      ayanamsha: 'lahiri',
      nodeMode: 'mean',
    });
    const lost = {
      lagna: { ...chart.lagna, siderealDeg: Number.NaN },
      grahas: chart.grahas.map((graha) => (graha.key === 'venus' ? { ...graha, siderealDeg: Number.NaN } : graha)),
    };
    const layout = layoutChart(chartPicture(lost, { style: 'south', varga: 'D30' }));
    expect(occupantsOf(layout).map(({ occupant }) => occupant.key)).toHaveLength(8);
    expect(layout.description).toMatch(/^Lagna not known\. .* Not placed: Śukra\.$/);
  });
});

describe('the lines of a birth', () => {
  test.each([
    [
      2446116.1433101851,
      5.5,
      24.9459,
      83.0665,
      ['19 February 1985', '20:56:22 UTC+5:30', '24.9459°\u00a0N, 83.0665°\u00a0E'],
    ],
    [2451545, -3.5, -33.45, -70.66666, ['1 January 2000', '08:30:00 UTC−3:30', '33.45°\u00a0S, 70.6667°\u00a0W']],
    [2451544.5, 0, 0, 0, ['1 January 2000', '00:00:00 UTC+0:00', '0°\u00a0N, 0°\u00a0E']],
    [2451544.5, -10, 90, 180, ['31 December 1999', '14:00:00 UTC−10:00', '90°\u00a0N, 180°\u00a0E']],
  ])('the lines of the birth at %d, %d h, %d, %d are as written by hand', (jdUt, hours, lat, lon, lines) => {
    expect(birthLines(jdUt, hours, lat, lon)).toEqual(lines);
  });
});
