/** The lagnas of a day: the rāśis that rise from sunrise to the next sunrise, with their true ends. */
import type { Place } from '../../data/place';
import type { Kernel } from '../../kernel/kernel';
import { once } from '../lazy';
import { lagnaStays } from '../muhurta-search/lagnas';
import type { Limb } from '../panchanga/types';
import { JD_UNIX_EPOCH } from '../time/civil';
import type { DayView } from './view';

/** A lagna lasts less than a day, and a day begins and ends within two days of its civil date. */
const ASIDE_DAYS = 2;

/**
 * The stays of the ascendant over a range of days, computed on first use. Lahiri ayanāṃśa.
 *
 * @param firstDay, lastDay  days from 1970-01-01, both included
 *
 * Error   0.2 s compared with the kernel's ascendant
 */
export const lagnasOver = (kernel: Kernel, place: Place, firstDay: number, lastDay: number): (() => readonly Limb[]) =>
  once(() => {
    const span = {
      startJd: JD_UNIX_EPOCH + firstDay - ASIDE_DAYS,
      endJd: JD_UNIX_EPOCH + lastDay + ASIDE_DAYS,
    };
    const stays = lagnaStays(kernel, place, span);
    if (!stays.ok) throw new RangeError(`no lagnas: ${stays.error.reason}`);
    return stays.value;
  });

/** The lagnas that touch the day. Beyond the polar circles a rāśi that does not rise is missing. */
export const lagnas = ({ during, risings }: DayView): Limb[] => during(risings());
