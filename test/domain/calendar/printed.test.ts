/** Days and months that drikpanchang.com prints. `test/truth/utsava/README.md` has the sources and the tolerances. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { masaName } from '../../../build/lexicon/terms/masa';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import { samvatsaraName } from '../../../build/lexicon/terms/samvatsara';
import { tithiName } from '../../../build/lexicon/terms/tithi';
import { varaName } from '../../../build/lexicon/terms/vara';
import { yogaName } from '../../../build/lexicon/terms/yoga';
import { calendarAt } from '../../../src/domain/calendar/calendar';
import { yearsOf } from '../../../src/domain/calendar/years';
import { limbsOfDay } from '../../../src/domain/panchanga/limbs';
import { LIMB_KEYS, type LimbKey } from '../../../src/domain/panchanga/types';
import { karanaName } from '../../../src/lexicon/name';
import { jdOf } from '../../accuracy/compare';
import { kernel } from '../support/kernel';
import { Agreement, keyOf, unwrap } from '../support/panchanga';

interface PrintedLimb {
  name: string;
  upto: number | null;
  full_night?: boolean;
}
interface PrintedYear {
  year: number;
  samvatsara: string;
}
type PrintedDay = Record<LimbKey, PrintedLimb[]> & {
  date: string;
  sunrise: number;
  vara: string;
  paksha: string;
  masa_purnimanta: string;
  masa_amanta?: string;
  vikrama: PrintedYear;
  shaka?: PrintedYear;
  sunsign?: PrintedLimb[];
};
interface PrintedMonth {
  kind: string;
  first_day: string;
  masa: string;
  adhika: boolean;
  shaka: number;
}

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../truth/utsava/${file}.json`, import.meta.url), 'utf8'));

const IST_DAYS = 5.5 / 24;
const MIRZAPUR = { latDeg: 25.15, lonDeg: 82.57 };
const NEW_DELHI = { latDeg: 28.6139, lonDeg: 77.209 };

/** Mean delay of the printed end after the true one, and the tolerance around it, minutes. */
const BIAS: Record<LimbKey, { late: number; within: number }> = {
  tithi: { late: -1, within: 2 },
  karana: { late: -1, within: 2 },
  yoga: { late: 0.8, within: 2 },
  nakshatra: { late: 0, within: 1 },
};

const NAME_OF: Record<LimbKey, (index: number) => string> = {
  // The print omits the pakṣa, which has its own column.
  tithi: (index) => tithiName(index).key.replace(/^(shukla|krishna)_/, ''),
  nakshatra: (index) => nakshatraName(index).key,
  yoga: (index) => yogaName(index).key,
  karana: (index) => karanaName(index).key,
};

/** Local midnight of a civil date in India. */
const midnight = (date: string): number => jdOf(`${date}T00:00:00Z`) - IST_DAYS;

/** The first sunrise after a midnight. */
function sunrise(fromUt: number, place: { latDeg: number; lonDeg: number }): number {
  const [event] = unwrap(
    kernel.dailyEvents({ body: 'sun', kind: 'rise', definition: 'ul15', fromUt, days: 1, ...place }),
  );
  return event?.jdUt ?? Number.NaN;
}

function report(agreement: Agreement): void {
  for (const { kind, agreed, of, percent, differing } of agreement.rows) {
    console.log(
      `${kind}: ${agreed}/${of} = ${percent.toFixed(2)} %${differing.length ? `, not ${differing.join(', ')}` : ''}`,
    );
    expect(percent, kind).toBeGreaterThanOrEqual(98);
  }
}

test('the limbs agree with the printed days', () => {
  const agreement = new Agreement();
  for (const day of read('daily-panchang').days as PrintedDay[]) {
    const zero = midnight(day.date);
    const [rise, nextRise] = [sunrise(zero, MIRZAPUR), sunrise(zero + 1, MIRZAPUR)];
    const limbs = unwrap(limbsOfDay(kernel, rise, nextRise));
    for (const limb of LIMB_KEYS) {
      const { late, within } = BIAS[limb];
      day[limb].forEach(({ name, upto }, i) => {
        const computed = limbs[limb][i];
        agreement.note(
          `${limb} name`,
          computed !== undefined && NAME_OF[limb](computed.index) === keyOf(name),
          day.date,
        );
        const endMinutes = ((computed?.endJd ?? Number.NaN) - zero) * 1440;
        const agrees = upto === null ? (computed?.endJd ?? 0) > nextRise : Math.abs(upto - endMinutes - late) <= within;
        agreement.note(`${limb} end`, agrees, day.date);
      });
    }
    const weekday = (Math.floor(zero + IST_DAYS + 1.5) % 7) + 1;
    agreement.note('vāra', varaName(weekday).key === keyOf(day.vara), day.date);
  }
  report(agreement);
});

test('months and years agree with the printed days', () => {
  const agreement = new Agreement();
  for (const day of read('daily-panchang').days as PrintedDay[]) {
    const { month, years, solarMonth } = unwrap(calendarAt(kernel, midnight(day.date) + day.sunrise / 1440));
    const printed = (number: number): string => masaName(number).key + (month.adhika ? '_(adhik)' : '');
    const asKey = (name: string): string => name.split(' ').map(keyOf).join('_');
    agreement.note('pakṣa', month.paksha === keyOf(day.paksha), day.date);
    agreement.note('pūrṇimānta month', printed(month.purnimanta) === asKey(day.masa_purnimanta), day.date);
    // The site begins its Vikrama year with the dark fortnight of Caitra, this project with the bright one.
    const ahead = month.purnimanta === 1 && month.paksha === 'krishna';
    const vikrama = ahead ? yearsOf({ amanta: 1, startJd: month.endJd }) : years;
    agreement.note('Vikrama year', vikrama.vikrama === day.vikrama.year, day.date);
    const north = samvatsaraName(vikrama.samvatsara.north).key;
    agreement.note('northern saṃvatsara', north === keyOf(day.vikrama.samvatsara), day.date);
    if (day.masa_amanta) {
      agreement.note('amānta month', printed(month.amanta) === asKey(day.masa_amanta), day.date);
    }
    if (day.shaka) {
      agreement.note('Śaka year', years.shaka === day.shaka.year, day.date);
      const south = samvatsaraName(years.samvatsara.south).key;
      agreement.note('southern saṃvatsara', south === keyOf(day.shaka.samvatsara), day.date);
    }
    const sign = day.sunsign?.[0];
    if (sign) agreement.note('solar month', rashiName(solarMonth).key === keyOf(sign.name), day.date);
  }
  report(agreement);
});

test('first days, names and years agree with the printed months', () => {
  const agreement = new Agreement();
  const months = (read('months').months as PrintedMonth[]).filter(({ kind }) => kind === 'lunar_amanta');
  expect(months.length).toBe(620);
  for (const { first_day: date, masa, adhika, shaka } of months) {
    const rise = sunrise(midnight(date), NEW_DELHI);
    const { month, years } = unwrap(calendarAt(kernel, rise));
    const first = month.startJd > sunrise(midnight(date) - 1, NEW_DELHI);
    agreement.note('first day of a month', first, date);
    agreement.note('name of a month', masaName(month.amanta).key === keyOf(masa) && month.adhika === adhika, date);
    agreement.note('Śaka year of a month', years.shaka === shaka, date);
  }
  report(agreement);
});
