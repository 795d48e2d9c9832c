/** Eclipses at a place against tables of every eclipse of half of the years 1900 to 2100 at sixty towns. */
import { describe, expect, test } from 'vitest';
import { type LocalEclipse, type LocalSolarEclipse, localEclipse } from '../../../src/domain/sky/localEclipse';
import { sutakaOf } from '../../../src/domain/sky/sutaka';
import { kernel } from '../support/kernel';
import { Residuals } from '../support/residuals';
import { jdOf, rowsOf } from '../support/sky2';

interface Town {
  index: number;
  lat: number;
  lon: number;
}
const TOWNS = rowsOf<Town>('towns');

/** Eclipses at a town on the day of a date and the next one. */
function eclipsesAt(town: number, date: string): LocalEclipse[] {
  const { lat, lon } = TOWNS[town] as Town;
  const place = { latDeg: lat, lonDeg: lon };
  const found = kernel.eclipses({ ...place, fromUt: jdOf(date) - 1, days: 3 });
  if (!found.ok) throw new Error(found.error.reason);
  return found.value.flatMap((eclipse) => localEclipse(kernel, place, eclipse) ?? []);
}

const seconds = (jdUt: number, iso: string): number => (jdUt - jdOf(iso)) * 86400;

interface SolarRow extends Record<string, string | number | null> {
  eclipse: string;
  town: number;
  magnitude: number;
  obscuration: number;
  edge_arcsec: number;
}

describe('a solar eclipse at a place', () => {
  const rows = rowsOf<SolarRow>('eclipse-solar-local').filter(({ magnitude }) => magnitude >= 0.005);

  test('a solar eclipse has the contacts, altitudes, magnitudes and visibility of the reference', () => {
    const times = new Residuals('s');
    const figures = new Residuals('magnitude, degrees');
    for (const row of rows) {
      const solar = eclipsesAt(row.town, row.eclipse).find(({ of }) => of === 'solar') as LocalSolarEclipse;
      const label = `${row.eclipse} at ${row.town}`;
      expect(solar, label).toBeDefined();
      const isGrazing = row.magnitude < 0.05 || Math.abs(row.edge_arcsec) < 10;
      const isEdge = Math.abs(row.edge_arcsec) < 2;
      if (!isEdge) expect(solar.type, label).toBe(row.local_type);
      expect(solar.visible, label).toBe(row.visible);
      for (const [key, column] of [
        ['c1', 'c1'],
        ['c2', 'c2'],
        ['maximum', 'max'],
        ['c3', 'c3'],
        ['c4', 'c4'],
      ] as const) {
        if (isEdge && (key === 'c2' || key === 'c3')) continue;
        const contact = solar.contacts[key];
        if (row[column] === null) {
          expect(contact, `${label} ${key}`).toBeNull();
          continue;
        }
        if (!contact) throw new Error(`${label} has no ${key}`);
        times.add(isGrazing ? `${key} grazing` : key, seconds(contact.jdUt, row[column] as string));
        figures.add('altitude', contact.altitudeDeg - (row[`alt_${column}`] as number));
      }
      for (const [jdUt, column] of [
        [solar.riseJd, 'sunrise'],
        [solar.setJd, 'sunset'],
      ] as const) {
        expect(jdUt === null, `${label} ${column}`).toBe(row[column] === null);
        if (jdUt !== null) times.add(column, seconds(jdUt, row[column] as string));
      }
      if (!isEdge) {
        figures.add('magnitude', solar.magnitude - row.magnitude);
        figures.add('obscuration', solar.obscuration - row.obscuration);
      }
      expect(solar.best === null, label).toBe(row.seen_max === null);
      if (solar.best && !isEdge) {
        figures.add('seen', solar.best.magnitude - (row.seen_magnitude as number));
        figures.add('seen area', solar.best.obscuration - (row.seen_obscuration as number));
      }
      const turned = (deg: number) => ((deg + 540) % 360) - 180;
      figures.add(
        row.magnitude < 0.05 ? 'angle grazing' : 'angle',
        turned(solar.positionAngleDeg.c1 - (row.pa_c1 as number)),
      );
    }
    times.print(`solar eclipses at ${rows.length} places`);
    figures.print('solar eclipses, figures');
    for (const key of ['c1', 'c2', 'maximum', 'c3', 'c4']) expect(times.max(key), key).toBeLessThan(1);
    for (const key of ['c1', 'c4', 'maximum']) expect(times.max(`${key} grazing`), key).toBeLessThan(3);
    expect(figures.max('altitude')).toBeLessThan(0.01);
    for (const key of ['magnitude', 'obscuration']) expect(figures.max(key), key).toBeLessThan(1e-4);
    // Sunrise and sunset are those of the calendar, whose horizon is 0.003′ higher.
    for (const key of ['seen', 'seen area']) expect(figures.max(key), key).toBeLessThan(1.5e-4);
    expect(figures.max('angle')).toBeLessThan(0.05);
    expect(figures.max('angle grazing')).toBeLessThan(0.3);
  });

  test('towns outside the penumbra have no eclipse, and towns in the night have one that is not visible', () => {
    interface Unseen {
      eclipse: string;
      no_contact: number[];
      below_horizon: number[];
    }
    for (const { eclipse, no_contact, below_horizon } of rowsOf<Unseen>('eclipse-solar-unseen').slice(0, 60)) {
      for (const town of no_contact.slice(0, 4)) {
        expect(
          eclipsesAt(town, eclipse).filter(({ of }) => of === 'solar'),
          `${eclipse} at ${town}`,
        ).toEqual([]);
      }
      for (const town of below_horizon.slice(0, 4)) {
        const seen = eclipsesAt(town, eclipse).filter(({ of, visible }) => of === 'solar' && visible !== 'no');
        expect(seen, `${eclipse} at ${town}`).toEqual([]);
      }
    }
  });
});

interface LunarRow extends Record<string, string | number | boolean | null> {
  eclipse: string;
  town: number;
  type: string;
}
interface Contacts extends Record<string, string | number | null> {
  eclipse: string;
  penumbral_magnitude: number;
  umbral_magnitude: number;
}

describe('a lunar eclipse at a place', () => {
  const contactsOf = new Map(rowsOf<Contacts>('eclipse-lunar').map((row) => [row.eclipse, row]));
  // Every third row: all eclipses, and a third of the towns of each.
  const rows = rowsOf<LunarRow>('eclipse-lunar-local').filter((_, i) => i % 3 === 0);

  test('a lunar eclipse has the altitudes, risings and visibility of the reference', () => {
    const times = new Residuals('s');
    const figures = new Residuals('degrees, magnitude');
    for (const row of rows) {
      const moon = eclipsesAt(row.town, row.eclipse).find(({ of }) => of === 'lunar');
      if (moon?.of !== 'lunar') throw new Error(`no eclipse ${row.eclipse}`);
      const contacts = contactsOf.get(row.eclipse) as Contacts;
      const { umbral_magnitude: umbral, penumbral_magnitude: penumbral } = contacts;
      const isNearLimit = Math.min(Math.abs(umbral), Math.abs(umbral - 1)) < 0.012;
      if (isNearLimit) continue;
      const label = `${row.eclipse} at ${row.town}`;
      expect([moon.type, moon.isNearLimit], label).toEqual([row.type, false]);
      expect([moon.visible, moon.umbraVisible], label).toEqual([row.visible, row.umbra_visible]);
      expect([moon.risesEclipsed, moon.setsEclipsed], label).toEqual([row.grastodaya, row.grastasta]);
      for (const [key, column] of [
        ['p1', 'p1'],
        ['u1', 'u1'],
        ['u2', 'u2'],
        ['maximum', 'max'],
        ['u3', 'u3'],
        ['u4', 'u4'],
        ['p4', 'p4'],
      ] as const) {
        const contact = moon.contacts[key];
        expect(contact === null, `${label} ${key}`).toBe(contacts[column] === null);
        if (contact === null) continue;
        const isGrazing =
          key[0] === 'p' ? penumbral < 1.02 && umbral < 0 : Math.min(Math.abs(umbral), Math.abs(umbral - 1)) < 0.02;
        times.add(isGrazing ? 'grazing' : key, seconds(contact.jdUt, contacts[column] as string));
        if (!isGrazing) figures.add('altitude', contact.altitudeDeg - (row[`alt_${column}`] as number));
      }
      for (const [jdUt, column] of [
        [moon.riseJd, 'moonrise'],
        [moon.setJd, 'moonset'],
      ] as const) {
        expect(jdUt === null, `${label} ${column}`).toBe(row[column] === null);
        if (jdUt !== null) times.add(column, seconds(jdUt, row[column] as string));
      }
      for (const [magnitude, column] of [
        [moon.magnitudeAtRise, 'umbral_magnitude_at_rise'],
        [moon.magnitudeAtSet, 'umbral_magnitude_at_set'],
      ] as const) {
        if (magnitude !== null) figures.add('magnitude', magnitude - (row[column] as number));
      }
    }
    times.print(`lunar eclipses at ${rows.length} places`);
    figures.print('lunar eclipses, figures');
    for (const key of ['p1', 'u1', 'u2', 'maximum', 'u3', 'u4', 'p4']) expect(times.max(key), key).toBeLessThan(0.6);
    expect(times.max('grazing')).toBeLessThan(1);
    expect(figures.max('altitude')).toBeLessThan(0.01);
    expect(figures.max('magnitude')).toBeLessThan(2e-4);
  });
});

describe('sūtaka', () => {
  /** Published times of 31 January 2018 (zeenews.india.com, after Drik), hours of India. */
  test.each([
    { town: 'Ahmedabad', latDeg: 23.0225, lonDeg: 72.5714, start: '07:19', weak: '12:53' },
    { town: 'Mumbai', latDeg: 19.076, lonDeg: 72.8777, start: '07:13', weak: '12:52' },
    { town: 'New Delhi', latDeg: 28.6139, lonDeg: 77.209, start: '07:07', weak: undefined },
  ])(
    'sūtaka of a Moon that rises eclipsed at $town begins within eight minutes of the published time',
    ({ latDeg, lonDeg, start, weak }) => {
      const place = { latDeg, lonDeg };
      const found = kernel.eclipses({ ...place, fromUt: jdOf('2018-01-31'), days: 1 });
      if (!found.ok) throw new Error(found.error.reason);
      const eclipse = found.value[0] && localEclipse(kernel, place, found.value[0]);
      const sutaka = eclipse && sutakaOf(kernel, place, eclipse);
      if (!sutaka) throw new Error('no sūtaka');
      const minutes = (jdUt: number, clock: string) => (jdUt - jdOf(`2018-01-31T${clock}:00+05:30`)) * 1440;
      console.log(
        `sūtaka ${minutes(sutaka.startJd, start).toFixed(1)} min, end ${minutes(sutaka.endJd, '20:41').toFixed(1)} min`,
      );
      expect(Math.abs(minutes(sutaka.startJd, start))).toBeLessThan(8);
      expect(Math.abs(minutes(sutaka.endJd, '20:41'))).toBeLessThan(2);
      if (weak !== undefined) expect(Math.abs(minutes(sutaka.startOfWeakJd, weak))).toBeLessThan(8);
    },
  );
});
