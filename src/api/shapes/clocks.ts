/** The clocks of a place, and how an answer writes instants. */
import * as z from 'zod';
import { JD_UNIX_EPOCH } from '../../domain/time/civil';
import { longZoneOffsets } from '../../domain/time/farClocks';
import { type Clocks, fixedClocks, historiesFor, zoneChoice, zoneIdentifier } from '../../domain/time/zone';
import { expecting } from '../validate';
import type { Location } from './place';

/** The fields of a place that determine its clocks. */
export type Clocked = Pick<Location, 'tz' | 'lon'>;

/** The clocks that a valid `tz` names, in the spelling of the tz database; hours as they are. */
export const zoneName = (tz: string | number): string | number =>
  typeof tz === 'number' ? tz + 0 : (zoneIdentifier(tz) ?? tz.toLowerCase());

/**
 * The clocks of a place between two instants.
 *
 * @param defaultHours  the UTC offset in hours if the place has a civil time that the tz database lacks
 */
export async function clocksBetween(
  { tz, lon }: Clocked,
  fromJd: number,
  toJd: number,
  defaultHours = 0,
): Promise<Clocks> {
  const year = new Date((fromJd - JD_UNIX_EPOCH) * 86_400_000).getUTCFullYear();
  const offsets = longZoneOffsets(tz, fromJd, toJd, await historiesFor({ year }, zoneChoice(tz)), lon);
  return offsets.ok ? offsets.value : fixedClocks(defaultHours);
}

/** How instants are written in an answer: `local` or `utc`. */
const TIMES = ['local', 'utc'] as const;

/** The request field `times`. */
export const timesField = () =>
  expecting({ type: 'choice', values: TIMES }, z.enum(TIMES))
    .optional()
    .meta({
      description: 'How instants are written: in the local time of the place with its UTC offset (default), or in UTC.',
      examples: ['utc'],
    });
