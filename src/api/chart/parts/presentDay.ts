import type * as z from 'zod';
import type { BirthDay } from '../../../domain/positions/birthDay';
import { isoLocal, isoUtc } from '../../../domain/time/iso';
import { presentVara } from '../../shapes/presentAlmanac';
import type { DayPart } from './day';

export function presentDay(day: BirthDay, tzHours: number): z.output<typeof DayPart> {
  return {
    sunrise: isoUtc(day.sunriseJd),
    sunrise_local: isoLocal(day.sunriseJd, tzHours),
    sunset: isoUtc(day.sunsetJd),
    sunset_local: isoLocal(day.sunsetJd, tzHours),
    next_sunrise: isoUtc(day.nextSunriseJd),
    next_sunrise_local: isoLocal(day.nextSunriseJd, tzHours),
    is_day: day.isDay,
    vara: presentVara(day.vara),
    ghatis: day.ghatis,
  };
}
