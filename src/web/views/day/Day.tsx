/** The page of a day at the reader's place: dial or vertical day, tables, and the way to the days beside it. */
import { useEffect, useMemo } from 'preact/hooks';
import { vedicDayHolding } from '../../../domain/day/day';
import type { CivilDate } from '../../../domain/day/types';
import { monthName, tithiName, varaName } from '../../../domain/names';
import { isUnread, useAddress } from '../../parts/address';
import { Colophon } from '../../parts/Colophon';
import { Computed } from '../../parts/Computed';
import { clocksAbout } from '../../parts/clocks';
import { Fault, PageHead } from '../../parts/components';
import { clockText, coordinatesText, dateText, isoDate, offsetText, WEEKDAYS_LONG, wallAt } from '../../parts/format';
import type { BrowserKernel } from '../../parts/kernel';
import { presentStep, useNow } from '../../parts/now';
import { PlaceName } from '../../parts/PlaceName';
import type { Place } from '../../parts/place';
import { usePlace } from '../../parts/usePlace';
import { DateField, OUTSIDE, Step, useArrows } from './DateNav';
import { Dial } from './Dial';
import { type Day, dayOf, daysAfter, readDate, runs } from './model';
import { LimbTable, SlotSections, WindowTable } from './Tables';
import { Vertical } from './Vertical';

/** The day that holds the present instant: before sunrise that of the day before. */
function presentDate(kernel: BrowserKernel, { lat, lon, tz }: Place): CivilDate {
  const jdUt = presentStep(60);
  const tzHours = clocksAbout(tz, jdUt).hoursAt(jdUt);
  const day = vedicDayHolding(kernel, jdUt, { latDeg: lat, lonDeg: lon }, tzHours);
  return day.ok ? day.value.date : wallAt(jdUt, tzHours);
}

const readAsked = (query: URLSearchParams): CivilDate | null => readDate(query.get('date'));
const writeAsked = (date: CivilDate | null) => ({ date: date && isoDate(date) });

/** Why a day is not divided, and what is absent. */
function absentWords({ day: { polar, sunriseJd, sunsetJd }, clocks }: Day): string {
  const at = (jdUt: number) => clockText(wallAt(jdUt, clocks.hoursAt(jdUt)));
  const seen = [
    sunriseJd === null ? null : `it rises at ${at(sunriseJd)}`,
    sunsetJd === null ? null : `it sets at ${at(sunsetJd)}`,
  ].filter((text) => text !== null);
  const why = {
    day:
      seen.length === 0 ? 'The Sun does not set on this day' : `The Sun stays up beyond this day; ${seen.join(', ')}`,
    night:
      seen.length === 0
        ? 'The Sun does not rise on this day'
        : `The Sun stays down beyond this day; ${seen.join(', ')}`,
    none: 'The Sun rises shortly before and after this date, not in it',
  }[polar ?? 'none'];
  return `${why}. Muhūrtas, choghaḍiyās, horās and windows are parts of the day and of the night between sunrise, sunset and the next sunrise: they are absent. The limbs are those of every place.`;
}

function Drawing({ day, now }: { day: Day; now: number }) {
  const { sunriseJd, nextSunriseJd } = day.day;
  if (day.muhurtas.length === 0) return <p class="nosun">{absentWords(day)}</p>;
  const held = runs({ startJd: sunriseJd as number, endJd: nextSunriseJd as number }, now);
  return (
    <figure>
      <Dial day={day} now={now} />
      <Vertical day={day} now={now} />
      <div class="key">
        <span>
          <i class="mk g" />
          favoured in the texts
        </span>
        <span>
          <i class="mk" />
          neither
        </span>
        <span>
          <i class="mk a" />
          set aside in the texts
        </span>
        {held && (
          <span>
            <svg width="14" height="14" aria-hidden="true">
              <path class="hand" d="M7 0v14" />
            </svg>
            now, {clockText(wallAt(now, day.clocks.hoursAt(now)))}
          </span>
        )}
      </div>
      <figcaption class="q">
        <span class="fordial">
          From outside: clock hours, 30 muhūrtas, 16 choghaḍiyās, 24 horās, windows. In the rings what is favoured is
          tinted; the tables mark what is set aside too.{' '}
        </span>
        What the texts favour or set aside is reported, not advised.
      </figcaption>
    </figure>
  );
}

function Lead({ day, place }: { day: Day; place: Place }) {
  const { date, month, limbs } = day;
  const { sunriseJd, vara, midnightJd } = day.day;
  const weekday = WEEKDAYS_LONG[vara - 1];
  const tithi = limbs.tithi.find((limb) => runs(limb, (sunriseJd ?? midnightJd) + 1e-9)) ?? limbs.tithi[0];
  const paksha = tithi ? tithiName(tithi.index).iast.replace(/^(Ś|K)/, (first) => first.toLowerCase()) : '';
  return (
    <>
      <span class="n">{varaName(vara).iast}</span>, {weekday} {dateText(date)} at <PlaceName place={place} />.{' '}
      <span class="n">
        {month.adhika ? 'Adhika ' : ''}
        {monthName(month.amanta).iast}, {paksha}
      </span>{' '}
      at {sunriseJd === null ? 'midnight' : 'sunrise'}.
    </>
  );
}

const FAULT = 'The day could not be computed.';

function Shown({ kernel, place }: { kernel: BrowserKernel; place: Place }) {
  const [asked, go] = useAddress(readAsked, writeAsked);
  const now = useNow(60);
  const date = asked ?? presentDate(kernel, place);
  const iso = isoDate(date);
  const found = useMemo(() => dayOf(kernel, date, place), [kernel, iso, place]);
  const [before, after] = [daysAfter(date, -1), daysAfter(date, 1)];
  useArrows(before, after, go);
  useEffect(() => {
    document.title = `${dateText(date)} · Khagola`;
  });
  const actions = (
    <>
      <Step date={before} label="Previous day" go={go} />
      <DateField date={date} go={go} />
      <Step date={after} label="Next day" go={go} />
    </>
  );
  if (!found.ok) {
    return (
      <main id="main" tabIndex={-1}>
        <PageHead page="day" lead={dateText(date)} actions={actions} />
        <Fault title={FAULT}>
          <p>{OUTSIDE}</p>
        </Fault>
      </main>
    );
  }
  const day = found.value;
  return (
    <>
      <main id="main" tabIndex={-1}>
        <PageHead page="day" lead={<Lead day={day} place={place} />} actions={actions} />
        {isUnread('date', asked) && (
          <Fault title="The address names no date, so this is the present day.">
            <p>{OUTSIDE}</p>
          </Fault>
        )}
        <section class="spread dayg" aria-label="The day drawn">
          <Drawing day={day} now={now} />
          <div class="side">
            {day.windows.length > 0 && <WindowTable day={day} now={now} />}
            <LimbTable day={day} />
          </div>
        </section>
        {day.muhurtas.length > 0 && <SlotSections day={day} now={now} />}
      </main>
      <Colophon>
        <p>
          Computed in this browser for {iso} at {coordinatesText(place.lat, place.lon)}, {offsetText(day.tzHours)}.
          Sunrise: upper limb, standard refraction, sea level. Times are the minutes begun, as a clock shows them; the
          API gives seconds. Names and qualities of muhūrtas vary from book to book.
        </p>
      </Colophon>
    </>
  );
}

export function DayView() {
  const place = usePlace();
  return (
    <Computed page="day" busy={{ what: 'Computing the day.', rows: 12 }} fault={FAULT}>
      {(kernel) => <Shown kernel={kernel} place={place} />}
    </Computed>
  );
}
