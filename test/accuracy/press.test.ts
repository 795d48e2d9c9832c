/** The accuracy in /api/press is the accuracy measured now. */
import { expect, test } from 'vitest';
import { ACCURACY } from '../../src/http/generated/accuracy';
import { RESIDUALS } from '../../src/kernel/generated/residuals';
import { BODY_KEYS } from '../../src/kernel/keys';
import { compareAngles, comparePositions, type Differences } from './compare';
import { compareEclipses, compareLimbs, compareRisings, compareSyzygies } from './events';

const rounded = (differences: Differences, quantity: string) => {
  const { count, p95, max } = differences.summary(quantity);
  return { count, p95: Number(p95.toFixed(4)), max: Number(max.toFixed(4)) };
};

const protocol = comparePositions('positions-2000-2050');
const full = comparePositions('positions-1900-2100');

test.each(ACCURACY.longitudes)(
  '/api/press states the measured accuracy of $graha',
  ({ graha, protocol_arcsec, range_arcsec }) => {
    const { protocol: sampled, range } = ACCURACY.samples;
    expect({ count: sampled.instants, ...protocol_arcsec }).toEqual(rounded(protocol, `${graha} longitude`));
    expect({ count: range.instants, ...range_arcsec }).toEqual(rounded(full, `${graha} longitude`));
    expect(range_arcsec).toEqual(RESIDUALS[graha as keyof typeof RESIDUALS]);
  },
);

test('/api/press lists every body', () => {
  expect(ACCURACY.longitudes.map(({ graha }) => graha)).toEqual(BODY_KEYS);
});

const MEASURED: Record<string, [Differences, string]> = {
  'mean node': [full, 'mean node'],
  'true node': [full, 'true node'],
  'ayanāṃśa, all five': [full, 'ayanāṃśa, applied'],
  'sidereal time': [full, 'sidereal time'],
  'ascendant, latitude below 60°': [compareAngles(), 'ascendant below 60°'],
  'ascendant, 60° to 66°': [compareAngles(), 'ascendant 60° to 66°'],
  'end of a tithi': [compareLimbs(), 'tithi end'],
  'end of a nakṣatra': [compareLimbs(), 'nakshatra end'],
  'end of a yoga': [compareLimbs(), 'yoga end'],
  saṅkrānti: [compareSyzygies(), 'saṅkrānti'],
  'new moon': [compareSyzygies(), 'new moon'],
  'sunrise, upper limb, below 55°': [compareRisings('rise-set').differences, 'sunrise ul15 below 55°'],
  'moonrise, upper limb, below 55°': [compareRisings('rise-set').differences, 'moonrise ul15 below 55°'],
  'greatest eclipse of the Sun': [compareEclipses().differences, 'solar greatest'],
  'greatest eclipse of the Moon': [compareEclipses().differences, 'lunar greatest'],
};

test.each(ACCURACY.quantities)(
  '/api/press states the measured accuracy: $quantity',
  ({ quantity, compared, p95, max }) => {
    const [differences, name] = MEASURED[quantity] as [Differences, string];
    expect({ count: compared, p95, max }).toEqual(rounded(differences, name));
  },
);
