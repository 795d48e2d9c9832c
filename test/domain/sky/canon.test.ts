/** Solar eclipses of three millennia against the Canon of Espenak and Meeus, in TT. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dateParts, dayInCalendar } from '../../../src/domain/time/calendars';
import { JD_UNIX_EPOCH } from '../../../src/domain/time/civil';
import { allYears, found } from '../../accuracy/longspan';
import { nonEmpty } from '../../nonEmpty';

type Row = [date: string, tdt: string, gamma: number, magnitude: number, type: string];
const { rows } = JSON.parse(readFileSync(new URL('../../truth/longspan/canon.json', import.meta.url), 'utf8')) as {
  rows: Row[];
};

/**
 * The Canon uses ELP2000-82 for the Moon, the kernel DE431. Their longitudes diverge with the square of the time: an
 * eclipse of −584 differs by 32 seconds.
 */
const maxSeconds = (jdTt: number): number => 1 + 0.055 * ((jdTt - 2_451_545) / 36_525) ** 2;
const MAX_GAMMA = 0.0005;
const MAX_MAGNITUDE = 0.001;

test.each(nonEmpty(rows, 'canon'))(
  'the eclipse of %s is greatest at %s TT, with the γ of the Canon',
  (date, tdt, gamma, magnitude, type) => {
    const day = dayInCalendar('auto', dateParts(date) as NonNullable<ReturnType<typeof dateParts>>) as number;
    const [hour = 0, minute = 0, second = 0] = tdt.split(':').map(Number);
    const jdTt = JD_UNIX_EPOCH + day + (hour * 3600 + minute * 60 + second) / 86_400;
    const eclipses = found(allYears.eclipses({ fromUt: jdTt - 2, days: 3, latDeg: 0, lonDeg: 0 }));
    const [eclipse] = eclipses.filter(({ kind }) => kind === 'solar');
    if (eclipse?.kind !== 'solar') throw new Error(`no eclipse on ${date}`);
    const seconds = (eclipse.jdUt - jdTt) * 86_400 + found(allYears.deltaTSeconds(eclipse.jdUt));
    expect(eclipse.type).toBe(type);
    expect(Math.abs(seconds)).toBeLessThan(maxSeconds(jdTt));
    expect(Math.abs(eclipse.gamma - gamma)).toBeLessThan(MAX_GAMMA);
    expect(Math.abs(eclipse.magnitude - magnitude)).toBeLessThan(MAX_MAGNITUDE);
  },
);
