/** Eclipses among the observances: the kernel's eclipses that are visible above the horizon, each on its civil day. */
import { describe, expect, test } from 'vitest';
import type { Eclipse, Sighting } from '../../../src/kernel/almanac';
import { answer } from '../support/days';
import { kernel } from '../support/kernel';
import { isoOf, NEW_DELHI, NEW_YORK, reasonOf, SYDNEY, utsavasIn, type Where } from './support';

const JD_1970 = 2_440_587.5;
const dateAt = (jdUt: number, hours: number) =>
  new Date(Math.round((jdUt - JD_1970 + hours / 24) * 86_400) * 1000).toISOString().slice(0, 10);

const eclipsesIn = (year: number, where: Where = NEW_DELHI) =>
  utsavasIn(year, where).filter(({ kind }) => kind === 'eclipse');

function contactsOf(eclipse: Eclipse): Sighting[] {
  const contacts = eclipse.kind === 'lunar' ? eclipse.contacts : (eclipse.local ?? {});
  return Object.values(contacts).filter(
    (contact): contact is Sighting => contact !== null && typeof contact === 'object',
  );
}

/** Part of the solar disc, or the Moon in the umbra, is above the horizon. */
function darkens(eclipse: Eclipse): boolean {
  if (eclipse.kind === 'solar') return true;
  const { u1, u2, max, u3, u4 } = eclipse.contacts;
  return eclipse.type !== 'penumbral' && [u1, u2, max, u3, u4].some((contact) => (contact?.altitudeDeg ?? 0) > 0);
}

describe('eclipses', () => {
  test.each([
    ['New Delhi', NEW_DELHI, 5.5],
    ['New York', NEW_YORK, -5],
    ['Sydney', SYDNEY, 10],
  ] as const)('the eclipses of %s are all those above its horizon, and no others', (_, where, hours) => {
    for (let year = 1990; year <= 2040; year++) {
      const fromUt = JD_1970 + Date.UTC(year, 0, 1) / 86_400_000 - 1;
      const days = Date.UTC(year + 1, 0, 1) / 86_400_000 - Date.UTC(year, 0, 1) / 86_400_000 + 2;
      const allEclipses = answer(kernel.eclipses({ ...where.place, fromUt, days }));
      const visible = allEclipses
        .filter((eclipse) => contactsOf(eclipse).some(({ altitudeDeg }) => altitudeDeg > 0))
        .map(({ jdUt }) => jdUt)
        .filter((jdUt) => dateAt(jdUt, hours).startsWith(`${year}`));
      const listed = eclipsesIn(year, where).map(({ eclipse }) => eclipse?.jdUt ?? 0);
      expect(listed, `${year}`).toEqual(visible);
    }
  });

  test.each([
    ['2009-07-22', 'surya_grahana', 'total'],
    ['2010-01-15', 'surya_grahana', 'annular'],
    ['2011-06-15', 'chandra_grahana', 'total'],
    ['2018-07-27', 'chandra_grahana', 'total'],
    ['2019-12-26', 'surya_grahana', 'annular'],
    ['2020-06-21', 'surya_grahana', 'annular'],
    ['2022-10-25', 'surya_grahana', 'partial'],
    ['2022-11-08', 'chandra_grahana', 'total'],
    ['2023-10-28', 'chandra_grahana', 'partial'],
    ['2025-09-07', 'chandra_grahana', 'total'],
    ['2026-03-03', 'chandra_grahana', 'total'],
    ['2027-08-02', 'surya_grahana', 'partial at this place'],
  ])('the eclipse of %s at New Delhi is %s, %s, as published', (date, key, type) => {
    const near = eclipsesIn(Number(date.slice(0, 4))).filter(
      (utsava) => utsava.key === key && Math.abs(Date.parse(isoOf(utsava.date)) - Date.parse(date)) <= 86_400_000,
    );
    expect(near.length).toBe(1);
    expect(near.map(reasonOf)[0]).toContain(type);
  });

  test('an eclipse below the horizon is not listed', () => {
    const dates = [2012, 2017, 2024].flatMap((year) => eclipsesIn(year)).map(({ date }) => isoOf(date));
    for (const unseen of ['2012-11-14', '2017-08-21', '2024-04-08']) expect(dates).not.toContain(unseen);
  });

  test('the window contains every contact, and a penumbral eclipse is not a principal day', () => {
    for (let year = 2000; year <= 2030; year++) {
      for (const utsava of eclipsesIn(year)) {
        const { eclipse, reckoning, major } = utsava;
        if (!eclipse || !reckoning.window) throw new Error(reasonOf(utsava));
        for (const { jdUt } of contactsOf(eclipse)) {
          expect(jdUt).toBeGreaterThanOrEqual(reckoning.window.startJd);
          expect(jdUt).toBeLessThanOrEqual(reckoning.window.endJd);
        }
        expect(major).toBe(darkens(eclipse));
        const { decision } = reckoning;
        expect(decision.by === 'eclipse' && decision.seen === 'penumbra-only').toBe(
          !darkens(eclipse) && eclipse.type !== 'penumbral',
        );
      }
    }
  });

  test.each(['2015-09-28', '2021-05-26', '2021-11-19'])('the eclipse of %s was only penumbral at New Delhi', (date) => {
    const onDate = eclipsesIn(Number(date.slice(0, 4))).find((utsava) => isoOf(utsava.date) === date);
    expect(onDate?.eclipse?.type).not.toBe('penumbral');
    expect(onDate?.major).toBe(false);
  });
});
