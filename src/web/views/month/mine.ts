/** The days of the births on this device, by the tithi of birth. */
import { civilFromDays } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import type { Reader } from '../../reader/reader';
import { resolveBirth } from '../../shared/birth';
import { numberOf } from '../../shared/dates';
import type { SpanOfDays } from '../../shared/observances';
import { recentCharts } from '../chart/desk/recent';
import { originAt, ownDaysOf } from '../year/own/days';
import type { NamesByDay } from './model';

/** Names of the days in a month; null if no birth is on this device. */
export function daysOfBirths(kernel: Kernel, { place, t }: Reader, { first }: SpanOfDays): NamesByDay | null {
  const births = recentCharts().map(({ birth }) => birth);
  if (births.length === 0) return null;
  const { year } = civilFromDays(first);
  const byDay = new Map<number, string[]>();
  for (const birth of births) {
    const resolved = resolveBirth(birth);
    const origin = resolved.ok ? originAt(kernel, resolved.value.question.jdUt) : null;
    const days = origin && ownDaysOf(kernel, year, place, origin, ['tithi']);
    for (const { date } of days?.ok ? days.value : []) {
      const day = numberOf(date);
      byDay.set(day, [...(byDay.get(day) ?? []), t('month.birthday', { name: birth.name || birth.place })]);
    }
  }
  return byDay;
}
