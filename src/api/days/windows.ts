/** The windows of a day. Days with the same windows and qualities share a form. */
import type * as z from 'zod';
import { WINDOW_NAMES } from '../../../build/lexicon/terms/window';
import { WINDOW_KEYS } from '../../data/days/muhurtas';
import type { Stretch } from '../../data/stretch';
import type { Slot } from '../../domain/day/types';
import type { Day } from '../../domain/days/days';
import type { DayWindows } from '../../domain/days/windows';
import type { Labels } from '../../lexicon/labels';
import { clockedRow, within } from '../parts';
import { keyedName } from './names';
import type { WholeDay } from './response';

type WindowKey = keyof typeof WINDOW_NAMES;
type PresentedWindows = z.output<typeof WholeDay>['windows'];

const [abhijit, rahuKalam, yamaganda, gulika, ...others] = WINDOW_KEYS;
/** The windows in the order of the JSON: the eighths of the day before Abhijit. */
const WINDOWS = [rahuKalam, yamaganda, gulika, abhijit, ...others] as const;

/** Writes the beginning and the end of a period at a place, and returns the next place. */
function putEdges({ startJd, endJd }: Stretch, into: Float64Array, place: number): number {
  into[place] = startJd;
  into[place + 1] = endJd;
  return place + 2;
}

/** The beginnings and ends of several periods. */
export const edgesOf = (stretches: readonly Stretch[], into: Float64Array, first = 0): number =>
  stretches.reduce((place, stretch) => putEdges(stretch, into, place), first);

const QUALITIES = ['good', 'middling', 'bad', 'avoided', null] as const satisfies readonly Slot['quality'][];

/** The quality that texts give a part of a day, in the words of `/api/v1`. */
export const STANDINGS = {
  good: 'favoured',
  middling: 'neutral',
  bad: 'set-aside',
  avoided: 'set-aside',
} as const satisfies Record<NonNullable<Slot['quality']>, string>;

/** More than the windows of one key in a day. */
const MANY = 6;

const windowsFor = (windows: DayWindows, key: keyof DayWindows): readonly Slot[] => {
  const found = windows[key];
  if (found === null) return [];
  return Array.isArray(found) ? found : [found];
};

/** The qualities of the windows that a day has one of, and how many it has of the others, as one number. */
function windowsShape(windows: DayWindows): number {
  let shape = 0;
  for (const key of WINDOWS) {
    const found = windows[key];
    if (Array.isArray(found)) shape = MANY * shape + found.length;
    else shape = MANY * shape + (found === null ? MANY - 1 : QUALITIES.indexOf(found.quality));
  }
  return shape;
}

function windowEdges(windows: DayWindows, into: Float64Array): number {
  let place = 0;
  for (const key of WINDOWS) {
    const found = windows[key];
    if (Array.isArray(found)) place = edgesOf(found, into, place);
    else if (found !== null) place = putEdges(found, into, place);
  }
  return place;
}

/** The field `windows` of a day. */
export const windowsPart = (labels: Labels | null) =>
  within(
    ({ windows }: Required<Day>) => windows,
    clockedRow(windowsShape, windowEdges, (windows, instants) => {
      let place = 0;
      const presented = ({ key, quality }: Slot) => {
        const { key: _, ...named } = keyedName(labels, 'window', WINDOW_NAMES[key as WindowKey]);
        return {
          ...named,
          quality: quality && STANDINGS[quality],
          start: instants[place++] as string,
          end: instants[place++] as string,
        };
      };
      const ofKey = (key: keyof DayWindows) => {
        const slots = windowsFor(windows, key).map(presented);
        return Array.isArray(windows[key]) ? slots : (slots[0] ?? null);
      };
      return Object.fromEntries(WINDOWS.map((key) => [key, ofKey(key)])) as PresentedWindows;
    }),
  );
