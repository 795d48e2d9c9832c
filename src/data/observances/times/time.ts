/** Makes the times that rows of observances name. */
import type { DayPart } from './parts';
import {
  ITS_NAKSHATRA,
  ITS_TITHI,
  part,
  type Quality,
  SOURCES,
  type TimeChoice,
  type TimeKey,
  type TimeRule,
} from './rule';

interface About {
  quality?: Quality;
  source?: string;
  within?: TimeKey;
  authority?: string;
  optional?: true;
}

export const time = (
  key: TimeKey,
  when: readonly TimeChoice[],
  { quality = 'best', source = SOURCES.customary, ...about }: About = {},
): TimeRule => ({ key, when, quality, source, ...about });

/** A part of the day itself. */
export const partTime = (key: TimeKey, name: DayPart, about?: About): TimeRule =>
  time(key, [{ in: [part(name)] }], about);

/** The worship in a part of the day while the tithi lasts, and the part itself if they do not meet. */
export const pujaIn = (name: DayPart, source: string = SOURCES.customary): TimeRule =>
  time('puja', [{ in: [part(name), ITS_TITHI] }, { in: [part(name)] }], { source });

/** The same with the nakṣatra. */
export const starPujaIn = (name: DayPart, source: string = SOURCES.customary): TimeRule =>
  time('puja', [{ in: [part(name), ITS_NAKSHATRA] }, { in: [part(name)] }], { source });
