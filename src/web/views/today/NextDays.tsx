/** The observances that come next, with their days. */
import { useEffect, useState } from 'preact/hooks';
import { dayNumber, utsavasBetween } from '../../../domain/feeds/utsavas';
import type { Kind, Utsava } from '../../../domain/utsavas/types';
import { N } from '../../parts/components';
import { MONTHS, WEEKDAYS, weekdayOf } from '../../parts/format';
import type { BrowserKernel } from '../../parts/kernel';
import type { Place } from '../../parts/place';

const LOOKED_AHEAD = 60;
const SHOWN = 6;

const KINDS: readonly Kind[] = ['festival', 'jayanti', 'navaratra', 'ekadashi', 'sankranti', 'eclipse'];

/** What is named here: the principal rows, and of those that all keep the festive ones. */
const isNamed = ({ major, kind, tradition }: Utsava): boolean =>
  kind !== 'parana' && (major || (KINDS.includes(kind) && tradition !== 'vaishnava'));

const whenText = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

/** @param today  civil day of the place, from 1970-01-01 */
export function NextDays({ kernel, place, today }: { kernel: BrowserKernel; place: Place; today: number }) {
  const [found, setFound] = useState<Utsava[] | null>(null);
  useEffect(() => {
    // A year of rules: after what the page is opened for has been drawn.
    const timer = setTimeout(() => {
      const { lat, lon, tz } = place;
      const utsavas = utsavasBetween(kernel, today, today + LOOKED_AHEAD, { place: { latDeg: lat, lonDeg: lon }, tz });
      setFound(utsavas.ok ? utsavas.value.filter(isNamed).slice(0, SHOWN) : []);
    }, 50);
    return () => clearTimeout(timer);
  }, [kernel, place, today]);
  const rows = found ?? [];
  return (
    <>
      <ul class="next3" aria-busy={found === null}>
        {rows.map((utsava) => {
          const { key, date, name, nameCommon } = utsava;
          const number = dayNumber(date);
          return (
            <li key={`${key} ${number}`}>
              <span class="nw">
                {WEEKDAYS[weekdayOf(number)]} {date.day} {MONTHS[date.month - 1]?.slice(0, 3)}
              </span>
              <span>
                <N>{name}</N> <span class="q">{nameCommon}</span>
              </span>
              <span class="q">{whenText(number - today)}</span>
            </li>
          );
        })}
        {found === null && Array.from({ length: SHOWN }, (_, i) => <li class="hold" key={i} aria-hidden="true" />)}
      </ul>
      {found?.length === 0 && <p>No principal observance in the next {LOOKED_AHEAD} days.</p>}
    </>
  );
}
