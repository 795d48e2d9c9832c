/** The drawn discs of an eclipse against its contacts and its magnitude, which are computed separately. */
import { expect, test } from 'vitest';
import { eclipseView } from '../../../src/domain/sky/eclipseView';
import { localEclipse } from '../../../src/domain/sky/localEclipse';
import { kernel } from '../support/kernel';
import { Residuals } from '../support/residuals';
import { jdOf } from './truth';

const VARANASI = { latDeg: 25.32, lonDeg: 83.01 };

test('the discs of every eclipse of thirty years touch at the contacts and overlap by the magnitude', () => {
  const eclipses = Array.from({ length: 30 }, (_, year) => {
    const found = kernel.eclipses({ ...VARANASI, fromUt: jdOf(`${2010 + year}-01-01T00:00:00Z`), days: 365 });
    if (!found.ok) throw new Error(found.error.reason);
    return found.value;
  }).flat();
  const residuals = new Residuals('radii of the disc');
  let solar = 0;
  for (const eclipse of eclipses) {
    const local = localEclipse(kernel, VARANASI, eclipse);
    if (!local || local.type === 'penumbral') continue;
    const viewAt = (jdUt: number) => {
      const { radius, west, north } = eclipseView(kernel, VARANASI, eclipse, jdUt);
      return { radius, apart: Math.hypot(west, north) };
    };
    const { c1, c4 } = local.of === 'solar' ? local.contacts : { c1: local.contacts.u1, c4: local.contacts.u4 };
    for (const contact of [c1, c4]) {
      const { radius, apart } = viewAt(contact?.jdUt ?? Number.NaN);
      residuals.add('contact', apart - 1 - radius);
    }
    const { radius, apart } = viewAt(local.contacts.maximum.jdUt);
    if (local.type === 'partial') residuals.add('magnitude', (1 + radius - apart) / 2 - local.magnitude);
    if (local.of === 'solar') {
      solar++;
      // The Moon overtakes the Sun from west to east.
      expect(eclipseView(kernel, VARANASI, eclipse, local.contacts.c1.jdUt).west).toBeGreaterThan(
        eclipseView(kernel, VARANASI, eclipse, local.contacts.c4.jdUt).west,
      );
    }
  }
  expect(solar).toBeGreaterThan(10);
  residuals.print('discs of eclipses');
  for (const kind of ['contact', 'magnitude']) expect(residuals.max(kind)).toBeLessThan(1e-3);
});
