/** The divisions of forty days from their sunrises and sunsets, compared with another engine. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Slot } from '../../../src/domain/day/types';
import { choghadiyas } from '../../../src/domain/day-divisions/choghadiya';
import { horas } from '../../../src/domain/day-divisions/day';
import { abhijit, muhurtas } from '../../../src/domain/day-divisions/muhurtas';
import type { WholeDay } from '../../../src/domain/day-divisions/slots';
import { eighth } from '../../../src/domain/day-divisions/windows';
import { grahaOf, type ReferenceGraha } from '../support/cases';
import { Agreement } from '../support/days';

type Row = [string, number, number];
type Window = [number, number];
interface MuhurtaCase {
  id: string;
  sun: { sunrise_jd_ut: number; sunset_jd_ut: number; next_sunrise_jd_ut: number };
  /** 0 = Sunday. */
  vara: number;
  expected: {
    muhurta_30: Row[];
    abhijit: Window;
    choghadiya: Row[];
    hora: Row[];
    rahu_kalam: Window;
    yamaganda: Window;
    gulika_kalam: Window;
  };
}

const CASES = (
  JSON.parse(readFileSync(new URL('../../truth/jyotish/muhurta.json', import.meta.url), 'utf8')) as {
    records: MuhurtaCase[];
  }
).records;

/** Six decimals of a day are printed. Half of the last is 0.043 s. */
const WITHIN_DAYS = 0.6e-6;

function agree(slots: Slot[], rows: Row[]): boolean {
  return (
    slots.length === rows.length &&
    rows.every(([key, start, end], i) => {
      const slot = slots[i] as Slot;
      const near = Math.abs(slot.startJd - start) < WITHIN_DAYS && Math.abs(slot.endJd - end) < WITHIN_DAYS;
      return near && (key === '' || key === slot.key);
    })
  );
}

describe('forty days', () => {
  const agreement = new Agreement();
  for (const { id, sun, vara, expected } of CASES) {
    const day: WholeDay = {
      sunriseJd: sun.sunrise_jd_ut,
      sunsetJd: sun.sunset_jd_ut,
      nextSunriseJd: sun.next_sunrise_jd_ut,
      vara: vara + 1,
    };
    const { day: byDay, night } = choghadiyas(day);
    const lords = expected.hora.map(([lord, start, end]): Row => [grahaOf(lord as ReferenceGraha), start, end]);
    const agreesWith = (slot: Slot, window: Window): boolean => agree([slot], [['', ...window]]);

    agreement.add('muhurtas', agree(muhurtas(day), expected.muhurta_30), id);
    agreement.add('choghadiyas', agree([...byDay, ...night], expected.choghadiya), id);
    agreement.add('horas', agree(horas(day), lords), id);
    agreement.add('abhijit', agreesWith(abhijit(day), expected.abhijit), id);
    agreement.add('rahu_kalam', agreesWith(eighth('rahu_kalam', day), expected.rahu_kalam), id);
    agreement.add('yamaganda', agreesWith(eighth('yamaganda', day), expected.yamaganda), id);
    agreement.add('gulika', agreesWith(eighth('gulika', day), expected.gulika_kalam), id);
  }
  agreement.print('forty days given their sunrise');

  test.each(agreement.kinds())('the %s of forty days agree without exception', (kind) => {
    expect(agreement.share(kind)).toBe(1);
  });
});
