import { expect, test } from 'vitest';
import { kaliAhargana } from '../../../src/domain/time/ahargana';

const cases = [
  { jdUt: 588465.5, kali: 0, day: 0, source: 'the epoch itself' },
  { jdUt: 588466.25, kali: 0.75, day: 0, source: 'within the first day' },
  { jdUt: 588466.5, kali: 1, day: 1, source: 'one day elapsed' },
  { jdUt: 588465.25, kali: -0.25, day: -1, source: 'before the age' },
  { jdUt: 2451545, kali: 1863079.5, day: 1863079, source: 'J2000' },
  {
    jdUt: 2431771.5,
    kali: 1843306,
    day: 1843306,
    source: 'Reingold & Dershowitz, Calendrical Calculations: 1945-11-12 is R.D. 710347, the Hindu epoch R.D. −1132959',
  },
];
test.each(cases)('the Kali ahargaṇa of JD $jdUt agrees with $source', ({ jdUt, kali, day }) => {
  expect(kaliAhargana(jdUt)).toEqual({ kali, day });
});
