/** The page of a day at the reader's place: windows and limbs, dial or vertical day, tables, and adjacent days. */

import { useEffect, useMemo } from 'preact/hooks';
import { utsavaPath } from '../../../api/shapes/utsavaPage';
import type { Region } from '../../../data/observances/regions';
import { isSamePlace, type NamedPlace } from '../../../data/place';
import { vedicDayHolding } from '../../../domain/day/day';
import type { CivilDate } from '../../../domain/day/types';
import type { Utsava } from '../../../domain/observances/types';
import { type Calendar, inCalendar } from '../../../domain/time/calendars';
import { daysFromCivil, JD_UNIX_EPOCH } from '../../../domain/time/civil';
import { isInPresent } from '../../../domain/time/covered';
import type { Kernel } from '../../../kernel/kernel';
import { coordinatesText } from '../../../lexicon/coordinates';
import { utsavaLabel } from '../../../lexicon/observances';
import { isoDate, offsetText, wallAt } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { useAddress } from '../../shared/address';
import { clocksAbout } from '../../shared/clocks';
import { Fault } from '../../shared/components';
import { numberOf } from '../../shared/dates';
import { FarYears, isShownJulian, Undecided, Unnamed } from '../../shared/FarYears';
import { dateText } from '../../shared/farDates';
import { lunarMonthInFull } from '../../shared/lunarMonth';
import { Next } from '../../shared/next/Next';
import { type KnownFollowing, useFollowing } from '../../shared/next/useFollowing';
import { useNow } from '../../shared/now';
import { PageEnd } from '../../shared/PageEnd';
import { placeWords } from '../../shared/placeWords';
import { Share } from '../../shared/Share';
import { Clock, withElements } from '../../shared/Times';
import { type ObservancesOfSpan, useObservances } from '../../shared/useObservances';
import { windowName } from '../../shared/windowName';
import { ALMANACS, almanacOfRegion, almanacPath } from '../almanac/almanacs';
import { Almanac, Balas, Further } from './Almanac';
import { dayQuery, readDay, writeDay } from './address';
import { DateField, Step, useArrows } from './DateNav';
import { Dial } from './Dial';
import { Margins } from './Margins';
import { type DayModel, dayOf, daysAfter, type Named, runs } from './model';
import { LimbTable, Sign, SlotTables, Times, WindowTable } from './Tables';
import { Vertical } from './Vertical';

/** The day that contains an instant: before sunrise the previous day. */
function dateAt(kernel: Kernel, { place }: Reader, jdUt: number): CivilDate {
  const tzHours = clocksAbout(place, jdUt).hoursAt(jdUt);
  const day = vedicDayHolding(kernel, jdUt, { latDeg: place.lat, lonDeg: place.lon }, tzHours);
  return day.ok ? day.value.date : wallAt(jdUt, tzHours);
}

/** The date in the URL, otherwise the day that contains an instant. */
export const dateOf = (kernel: Kernel, reader: Reader, jdUt: number): CivilDate =>
  readDay(reader.query).date ?? dateAt(kernel, reader, jdUt);

/** Why a day has no divisions, and the missing events. */
function Absent({ day }: { day: DayModel }) {
  const { reader, t } = useReader();
  const { polar, sunriseJd, sunsetJd } = day.day;
  const event = (key: 'day.risesAt' | 'day.setsAt', jdUt: number | null) =>
    jdUt !== null && <>{withElements(reader, key, { time: <Clock jdUt={jdUt} hoursAt={day.clocks.hoursAt} /> })} </>;
  return (
    <p class="nosun">
      {t(`day.polar_${polar ?? 'none'}`)} {event('day.risesAt', sunriseJd)}
      {event('day.setsAt', sunsetJd)}
      {t('day.absent')}
    </p>
  );
}

/** The most wanted windows: Rāhu-kāla, Abhijit, and the present choghaḍiyā. */
export function Foremost({ day, now }: { day: DayModel; now: number }) {
  const { reader, t } = useReader();
  const row = (slot: Named | undefined, name: string) => {
    if (!slot) return null;
    const { startJd, endJd } = slot;
    const isOn = runs(slot, now);
    const note = isOn
      ? t('day.left', { duration: reader.duration(endJd - now) })
      : startJd > now && startJd - now < 1
        ? t('dates.in', { duration: reader.duration(startJd - now) })
        : '';
    return (
      <li class={isOn ? 'on' : undefined} aria-current={isOn ? 'time' : undefined}>
        <span class="b" lang={reader.namesLang}>
          <Sign mark={slot.mark} />
          {name}
          <small lang={reader.locale}>{note}</small>
        </span>
        <span class="tm">
          <Times of={day} startJd={startJd} endJd={endJd} />
        </span>
      </li>
    );
  };
  const windowOf = (key: string) => day.windows.find((slot) => slot.key === key);
  const running = day.choghadiyas.find((slot) => runs(slot, now));
  return (
    <ul class="rows foremost" aria-label={t('day.foremost')}>
      {row(windowOf('rahu_kalam'), windowName(reader, 'rahu_kalam'))}
      {row(windowOf('abhijit'), windowName(reader, 'abhijit'))}
      {row(running, t('day.running', { name: running?.name ?? '' }))}
    </ul>
  );
}

function Drawing({ day, now }: { day: DayModel; now: number }) {
  const { reader, t } = useReader();
  const { sunriseJd, nextSunriseJd } = day.day;
  if (day.muhurtas.length === 0) return <Absent day={day} />;
  const isPresent = runs({ startJd: sunriseJd as number, endJd: nextSunriseJd as number }, now);
  return (
    <figure>
      <Dial day={day} now={now} />
      <Vertical day={day} now={now} />
      <div class="key">
        <span>
          <i class="mk g" />
          {t('day.favouredTexts')}
        </span>
        <span>
          <i class="mk" />
          {t('day.neither')}
        </span>
        <span>
          <i class="mk a" />
          {t('day.asideTexts')}
        </span>
        {isPresent && (
          <span>
            <svg width="14" height="14" aria-hidden="true">
              <path class="hand" d="M7 0v14" />
            </svg>
            {withElements(reader, 'day.now', { time: <Clock jdUt={now} hoursAt={day.clocks.hoursAt} /> })}
          </span>
        )}
      </div>
      <figcaption class="q">
        <span class="fordial">{t('day.dialNote')} </span>
        {t('day.reported')}
      </figcaption>
    </figure>
  );
}

/** `Margashirsha Shukla Dwadashi at sunrise`, and whether the month is an adhika one. */
export function leadText(
  reader: Reader,
  { almanac: { masa }, limbs, day: { sunriseJd, midnightJd } }: DayModel,
): string {
  const tithi = limbs.tithi.find((limb) => runs(limb, (sunriseJd ?? midnightJd) + 1e-9)) ?? limbs.tithi[0];
  const values = {
    month: lunarMonthInFull(reader, masa),
    tithi: tithi ? reader.tithi(tithi.index) : '',
  };
  return reader.t(sunriseJd === null ? 'day.leadMidnight' : 'day.lead', values);
}

/** ` · Vikram 2083 Siddharthi · Shaka 1948 Parabhava`, from the epoch of each on. */
function yearsText(reader: Reader, { almanac: { years, samvatsara } }: DayModel): string {
  const eras = [
    ['day.vikram', years.vikrama, samvatsara.north],
    ['day.shaka', years.shaka, samvatsara.south],
  ] as const;
  return eras
    .filter(([, count]) => count > 0)
    .map(([era, count, name]) => ` · ${reader.t(era)} ${reader.figures(count)} ${reader.nameAt('samvatsara', name)}`)
    .join('');
}

/** The times of sunrise and sunset, where there are both. */
export function SunTimes({ day }: { day: DayModel }) {
  const reader = useReader();
  const { sunriseJd, sunsetJd } = day.day;
  if (sunriseJd === null || sunsetJd === null) return null;
  const { hoursAt } = day.clocks;
  const times = {
    rise: <Clock jdUt={sunriseJd} hoursAt={hoursAt} />,
    set: <Clock jdUt={sunsetJd} hoursAt={hoursAt} />,
  };
  return (
    <>
      {' · '}
      <span class="nw">{withElements(reader, 'day.sunTimes', times)}</span>
    </>
  );
}

/** Whether the error of ΔT leaves the month or the tithi at sunrise open. */
const isLeadOpen = ({ undecided, limbs }: DayModel): boolean =>
  undecided.includes('masa') || limbs.tithi[0]?.undecided === true;

interface HeadProps {
  date: CivilDate;
  calendar: Calendar;
  day: DayModel | null;
  /** The region of the place; null if it is not known. */
  region: Region | null;
  go: (date: CivilDate) => void;
}

function Head({ date, calendar, day, region, go }: HeadProps) {
  const reader = useReader();
  const number = numberOf(date);
  const shown = inCalendar(calendar, number);
  const almanac = isInPresent(number, number) ? almanacOfRegion(region) : null;
  return (
    <div class="head2">
      <div>
        <h1>
          {reader.t('dates.dayMonth', {
            weekday: reader.weekday(number),
            day: reader.figures(shown.day),
            month: reader.month(daysFromCivil(2001, shown.month, 1)),
          })}{' '}
          <small>
            {reader.year(shown.year)}
            {isShownJulian(calendar, number) && `, ${reader.t('far.julian')}`}
          </small>
        </h1>
        {day && (
          <p class="sa" lang={reader.namesLang}>
            {leadText(reader, day)}
            {isLeadOpen(day) && <Undecided />}
          </p>
        )}
        <p class="q">
          {placeWords(reader, reader.t(`where.${reader.origin}`, { place: reader.placeName }))}
          {day && <SunTimes day={day} />}
          {day && <span lang={reader.namesLang}>{yearsText(reader, day)}</span>}
          {almanac && (
            <>
              {' '}
              <a href={reader.href(almanacPath(almanac, isoDate(date)))} lang={almanac} hreflang={almanac}>
                {ALMANACS[almanac].title}
              </a>
            </>
          )}
        </p>
      </div>
      <div class="acts">
        <Step date={daysAfter(date, -1)} calendar={calendar} rel="prev" go={go} />
        <DateField date={date} calendar={calendar} go={go}>
          <Step date={daysAfter(date, 1)} calendar={calendar} rel="next" go={go} />
        </DateField>
        <button class="btn small print" type="button" onClick={() => print()}>
          {reader.t('day.print')}
        </button>
        <Share of="day" title={reader.longDate(number)} path="/day" query={dayQuery({ calendar, date })} />
      </div>
    </div>
  );
}

interface Props {
  kernel: Kernel;
  /** The observances of the day in the URL. */
  known: ObservancesOfSpan;
  /** The observances, vows and holiday that follow a day; null if none are known yet. */
  knownNext: KnownFollowing | null;
  /** The region of a place, as the HTML of the page has it. */
  knownRegion: { place: NamedPlace; region: Region | null };
}

/** The Julian Day at noon UT, and a link to the same day by the other calendar. */
function OtherCalendar({ calendar, date }: { calendar: Calendar; date: CivilDate }) {
  const { reader, t } = useReader();
  const number = numberOf(date);
  const isJulian = isShownJulian(calendar, number);
  const other = isJulian ? 'gregorian' : 'julian';
  return (
    <>
      {t('far.dayNumber', { n: reader.figures(JD_UNIX_EPOCH + number + 0.5) })}{' '}
      <a href={reader.href('/day', dayQuery({ calendar: other, date }))}>
        {t(isJulian ? 'far.showGregorian' : 'far.showJulian')}
      </a>
    </>
  );
}

/** The observances of the day, each with a link to its page. */
function Kept({ utsavas }: { utsavas: readonly Utsava[] }) {
  const reader = useReader();
  if (utsavas.length === 0) return null;
  return (
    <section class="kept" aria-labelledby="kept">
      <h2 id="kept">{reader.t('day.kept')}</h2>
      <ul>
        {utsavas.map((utsava) => (
          <li key={`${utsava.key}${utsava.tradition}`} class={utsava.major ? 'b' : undefined}>
            <a href={reader.href(utsavaPath(utsava))} lang={reader.namesLang}>
              {utsavaLabel(reader.labels, utsava.key)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function DayPage({ kernel, known, knownNext, knownRegion }: Props) {
  const { reader, t, place, query } = useReader();
  const [{ calendar, date: asked }, ask] = useAddress(readDay, writeDay);
  const go = (date: CivilDate) => ask({ calendar, date });
  const now = useNow(60);
  const present = dateAt(kernel, reader, now);
  const date = asked ?? present;
  const iso = isoDate(date);
  const number = numberOf(date);
  const observances = useObservances(kernel, reader, { first: number, last: number }, known);
  const following = useFollowing(kernel, reader, number, knownNext);
  const region = isSamePlace(knownRegion.place, place) ? knownRegion.region : null;
  const result = useMemo(() => dayOf(kernel, date, reader), [kernel, iso, reader]);
  useArrows(daysAfter(date, -1), daysAfter(date, 1), go);
  useEffect(() => {
    document.title = `${dateText(reader, inCalendar(calendar, number))} · Khagola`;
  });
  if (!result.ok) {
    return (
      <main id="main" tabIndex={-1}>
        <Head date={date} calendar={calendar} day={null} region={region} go={go} />
        <Fault title={t('day.failed')} why={t('day.outside')} />
      </main>
    );
  }
  const day = result.value;
  return (
    <>
      <main id="main" tabIndex={-1} class="daypage">
        <Head date={date} calendar={calendar} day={day} region={region} go={go} />
        {asked === null && query.has('date') && <Fault title={t('day.unread')} why={t('day.outside')} />}
        <FarYears
          kernel={kernel}
          first={number}
          last={number}
          offsetHours={day.tzHours}
          lonDeg={place.lon}
          calendar={calendar}
          afterDate={<OtherCalendar calendar={calendar} date={date} />}
          afterError={<Margins day={day} />}
        />
        <Unnamed first={number} />
        <Kept utsavas={observances?.get(number) ?? []} />
        <section class="spread dayg" aria-label={t('day.drawn')}>
          <div class="side">
            {day.windows.length > 0 && <Foremost day={day} now={now} />}
            <LimbTable day={day} />
            {day.windows.length > 0 && <WindowTable day={day} now={now} />}
          </div>
          <Next
            today={isoDate(present) === iso ? wallAt(now, day.clocks.hoursAt(now)).dayNumber : null}
            following={following}
            hoursAt={day.clocks.hoursAt}
          />
          <Drawing day={day} now={now} />
        </section>
        <Almanac day={day} />
        <Balas day={day} />
        {day.muhurtas.length > 0 && <SlotTables day={day} now={now} />}
        <Further day={day} kernel={kernel} />
      </main>
      <PageEnd>
        <p>
          {placeWords(
            reader,
            t('day.made', {
              date: reader.figures(iso),
              place: reader.placeName,
              coordinates: coordinatesText(place.lat, place.lon),
              offset: offsetText(day.tzHours),
            }),
          )}
        </p>
      </PageEnd>
    </>
  );
}
