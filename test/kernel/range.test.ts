import { describe, expect, test } from 'vitest';
import { kernel } from './support';

const { from, to } = kernel.range;

describe('the certified span 1899-07-01 to 2101-07-01', () => {
  test('the span is 1899-07-01 to 2101-07-01', () => {
    expect({ from, to }).toEqual({ from: 2414836.5, to: 2488615.5 });
  });

  test.each([from, to, 2451545])('the kernel answers at %s', (jdUt) => {
    expect(kernel.sky(jdUt).ok).toBe(true);
    expect(kernel.deltaTSeconds(jdUt).ok).toBe(true);
  });

  const outside = [
    from - 1e-9,
    to + 1e-9,
    0,
    -1e308,
    1e308,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  test.each(outside)('the kernel refuses %s and states the span', (jdUt) => {
    const error = { reason: 'epoch_out_of_range', jdUt, from, to };
    expect(kernel.sky(jdUt)).toEqual({ ok: false, error });
    expect(kernel.deltaTSeconds(jdUt)).toEqual({ ok: false, error });
  });
});
