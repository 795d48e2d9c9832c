/**
 * The history of zones that the tz database has merged with others. `Intl`, like the main tz data, keeps one history
 * for zones that agree since 1970: Amsterdam shares the history of Brussels, Oslo and Stockholm the history of Berlin.
 * The file `backzone` of the tz database has the differences; here they are a table. This module is loaded when a time
 * before a merger first needs it.
 */

import { ZONE_HISTORY } from '../generated/zoneHistory';
import { unixToJd } from './civil';
import type { Change, OwnPast, ZoneHistories } from './zonePast';

/** UTC offset of a zone in seconds, from its first instant, Unix seconds. */
interface Stretch {
  from: number;
  offsetSeconds: number;
}

/** Maximum UTC offset of any clock. */
const FARTHEST_SECONDS = 26 * 3600;

const figure = (text: string): number => Number.parseInt(text, 36);

/** Instant of the merger and periods of a zone, from a line of the table without the zone's name. */
function stretchesOf([merger, offsetList, starts]: readonly string[]): { mergedFrom: number; stretches: Stretch[] } {
  const offsets = (offsetList ?? '').split(' ').map(figure);
  const stretches: Stretch[] = [{ from: Number.NEGATIVE_INFINITY, offsetSeconds: offsets[0] as number }];
  let from = 0;
  for (const step of starts ? starts.split(' ') : []) {
    const [seconds, offset] = step.split(':') as [string, string];
    from += figure(seconds);
    stretches.push({ from, offsetSeconds: offsets[figure(offset)] as number });
  }
  return { mergedFrom: figure(merger ?? ''), stretches };
}

function ownPast(line: readonly string[]): OwnPast {
  const { mergedFrom, stretches } = stretchesOf(line);
  const offsetAt = (unix: number): number => (stretches.findLast(({ from }) => from <= unix) as Stretch).offsetSeconds;
  return {
    mergedFrom,
    changes: stretches.map(
      ({ from, offsetSeconds }): Change => ({ startJd: unixToJd(from * 1000), hours: offsetSeconds / 3600 }),
    ),
    offsetsShowing(wall, offsetsByIntl, offsetByIntl) {
      const near = stretches.filter(
        ({ from }, i) =>
          from <= wall + FARTHEST_SECONDS &&
          (stretches[i + 1]?.from ?? Number.POSITIVE_INFINITY) > wall - FARTHEST_SECONDS,
      );
      const candidates = new Set([...near.map(({ offsetSeconds }) => offsetSeconds), ...offsetsByIntl]);
      const inForce = (unix: number): number => (unix < mergedFrom ? offsetAt(unix) : offsetByIntl(unix));
      return [...candidates].filter((offset) => inForce(wall - offset) === offset).sort((a, b) => b - a);
    },
  };
}

/** The histories of all merged zones. */
export const ZONE_HISTORIES: ZoneHistories = new Map(
  ZONE_HISTORY.trim()
    .split('\n')
    .map((line) => {
      const [tz = '', ...rest] = line.split('|');
      return [tz, ownPast(rest)];
    }),
);
