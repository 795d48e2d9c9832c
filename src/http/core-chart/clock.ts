/** The two texts that say when a birth was by the clocks of its place. */
import * as z from 'zod';
import type { CivilTime } from '../../domain/time/civil';
import { calendarDate } from '../fields';

const TIME_RULE = 'must be a time HH:mm:ss from 00:00:00 to 23:59:59';

const numbers = (text: string): number[] => text.split(/[-:]/).map(Number);

/** The Gregorian date of a birth. */
export const birthDate = () => calendarDate('Gregorian date of birth');

/** A 24-hour wall clock, whole seconds. */
export const birthTime = () =>
  z
    .string(TIME_RULE)
    .regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, TIME_RULE)
    .meta({ description: 'Wall clock at the birth place, 24 hours.', examples: ['14:30:00'] });

/** Both texts as one wall clock. */
export function wallClock(date: string, time: string): CivilTime {
  const [year = 0, month = 0, day = 0] = numbers(date);
  const [hour = 0, minute = 0, second = 0] = numbers(time);
  return { year, month, day, hour, minute, second };
}
