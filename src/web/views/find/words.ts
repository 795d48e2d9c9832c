/** Windows and reasons in the language of the reader. */

import type { ClosingRule, MuhurtaWindow } from '../../../domain/muhurta-search/types';
import { MINUTES_PER_DAY } from '../../../domain/time/civil';
import type { ZoneOffsets } from '../../../domain/time/zone';
import type { Reader } from '../../reader/reader';

export function timesText(reader: Reader, { startJd, endJd }: MuhurtaWindow, day: number, clocks: ZoneOffsets): string {
  const [start, end] = [startJd, endJd].map((jd) => reader.time(jd, clocks.hoursAt(jd), day));
  const text = (at: typeof start) => [at?.time, at?.day].filter(Boolean).join(' ');
  return `${text(start)}–${text(end)}`;
}

/** Why a rule closes a day, and by how much. */
export function closingText(reader: Reader, { id, by, how }: ClosingRule): string {
  const rule = reader.name('muhurta_rule', id);
  if (Number.isNaN(by.value)) return reader.t('find.closes_never', { rule });
  const amount =
    by.unit === 'days'
      ? reader.t('find.days', { n: Math.round(by.value * 10) / 10 })
      : by.value < 1
        ? reader.t('find.underMinute')
        : reader.duration(by.value / MINUTES_PER_DAY);
  return reader.t(`find.closes_${how}`, { rule, amount });
}
