/** A month as a grid, and as a list on a phone: tithi and nakṣatra with their ends, Sun, regional dates, observances. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { utsavaLabel } from '../../../domain/names/labels';
import type { NamedPlace } from '../../../domain/place';
import { regionalMonthLabel } from '../../../domain/regional/names';
import { CALENDAR_KEYS, type CalendarKey } from '../../../domain/regional/types';
import { daysFromCivil, unixToJd } from '../../../domain/time/civil';
import type { Utsava } from '../../../domain/utsavas/types';
import { coordinatesText } from '../../../domain/words';
import type { Kernel } from '../../../kernel/kernel';
import { isPlainClick, useAddress } from '../../parts/address';
import { clocksAbout } from '../../parts/clocks';
import { offsetText, wallAt } from '../../parts/format';
import { MoonSign } from '../../parts/Moon';
import { PageEnd } from '../../parts/PageEnd';
import { remember, remembered } from '../../parts/storage';
import { type Reader, useReader } from '../../reader/reader';
import { type Cell, type CellLimb, type MonthOf, monthBeside, monthOf, monthOfAddress, monthText } from './model';

const SHOWN = 3;
const AFTER_MIDNIGHT = '⁺';

type Observances = ReadonlyMap<number, readonly Utsava[]>;

/** Observances of a month that were computed before. */
interface Known {
  month: MonthOf;
  place: NamedPlace;
  observances: Observances;
}

/** The observances of a month by day; null until the rules are there. */
function useObservances(kernel: Kernel, reader: Reader, { year, month }: MonthOf, first: Known): Observances | null {
  const [found, setFound] = useState<Known | null>(first);
  const { place } = reader;
  const isOf = (known: Known | null): known is Known =>
    known !== null &&
    `${[known.month.year, known.month.month, known.place.lat, known.place.lon, known.place.tz]}` ===
      `${[year, month, place.lat, place.lon, place.tz]}`;
  useEffect(() => {
    if (isOf(found)) return undefined;
    let isCurrent = true;
    const none = { month: { year, month }, place, observances: new Map() };
    import('./observances').then(
      ({ observancesOf }) =>
        isCurrent && setFound({ ...none, observances: observancesOf(kernel, { year, month }, place) }),
      () => isCurrent && setFound(none),
    );
    return () => {
      isCurrent = false;
    };
  }, [kernel, place.lat, place.lon, place.tz, year, month]);
  return isOf(found) ? found.observances : null;
}

/** The end of a limb; after midnight it has a mark. */
function endText(reader: Reader, { number, offsetHours }: Cell, { endJd }: CellLimb): string {
  if (endJd === null) return reader.t('month.allDay');
  const wall = wallAt(endJd, offsetHours);
  return reader.clock(wall) + (wall.dayNumber > number ? AFTER_MIDNIGHT : '');
}

/** `K 10`-like short forms are ambiguous in speech: the fortnight's first letter stands before the name. */
function tithiText(reader: Reader, index: number): string {
  const name = reader.nameAt('tithi', index);
  if (index === 15 || index === 30) return name;
  return reader.t(index < 15 ? 'month.shukla' : 'month.krishna', { name });
}

function regionalText(reader: Reader, calendar: CalendarKey, { regional }: Cell): string {
  const date = regional[calendar];
  if (!date) return '';
  return `${regionalMonthLabel(reader.labels, calendar, date.monthIndex)} ${reader.figures(date.day)}`;
}

interface CellProps {
  cell: Cell;
  calendar: CalendarKey;
  isToday: boolean;
  utsavas: readonly Utsava[];
}

function Names({ utsavas, most = SHOWN }: { utsavas: readonly Utsava[]; most?: number }) {
  const reader = useReader();
  const rest = utsavas.length - most;
  return (
    <>
      {utsavas.slice(0, most).map(({ key, tradition }) => (
        <span class="fe" key={`${key}${tradition}`} lang={reader.namesLang}>
          {utsavaLabel(reader.labels, key)}
        </span>
      ))}
      {rest > 0 && <span class="q">{reader.t('month.more', { n: rest })}</span>}
    </>
  );
}

function Limbs({ cell }: { cell: Cell }) {
  const reader = useReader();
  const { t, namesLang } = reader;
  const { tithi, lost, nakshatra } = cell;
  return (
    <>
      <span lang={namesLang}>
        <b>{tithiText(reader, tithi.index)}</b> {endText(reader, cell, tithi)}
      </span>
      {lost !== null && (
        <span class="q" lang={namesLang}>
          {t('month.lost', { name: reader.nameAt('tithi', lost) })}
        </span>
      )}
      <span lang={namesLang}>
        {reader.nameAt('nakshatra', nakshatra.index)} {endText(reader, cell, nakshatra)}
      </span>
    </>
  );
}

function Sun({ cell }: { cell: Cell }) {
  const reader = useReader();
  const time = (jd: number | null) => (jd === null ? '–' : reader.clock(wallAt(jd, cell.offsetHours)));
  return (
    <span class="q nw sun-times">
      <span class="vh">{reader.t('month.sunrise')}</span>↑{time(cell.sunriseJd)}{' '}
      <span class="vh">{reader.t('month.sunset')}</span>↓{time(cell.sunsetJd)}
    </span>
  );
}

const dayHref = (reader: Reader, { date }: Cell): string =>
  reader.href('/day', [
    ['date', [date.year, date.month, date.day].map((part) => String(part).padStart(2, '0')).join('-')],
  ]);

function GridCell({ cell, calendar, isToday, utsavas }: CellProps) {
  const reader = useReader();
  const isSunday = new Date(cell.number * 86_400_000).getUTCDay() === 0;
  return (
    <td
      class={[isToday && 'on', isSunday && 'sun'].filter(Boolean).join(' ') || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span class="c1">
        <a class="dn" href={dayHref(reader, cell)}>
          {reader.figures(cell.date.day)}
        </a>
        <span class="rg" lang={reader.namesLang}>
          {regionalText(reader, calendar, cell)}
        </span>
        <MoonSign elongation={cell.elongation} south={reader.place.lat < 0} size={14} />
      </span>
      <Limbs cell={cell} />
      <Sun cell={cell} />
      <Names utsavas={utsavas} />
    </td>
  );
}

interface Weeks {
  /** Cells and empty ones, seven a row. */
  rows: (Cell | null)[][];
  /** Days from 1970-01-01 of one week, for the names of weekdays. */
  heads: number[];
}

/** @param first  0 = Sunday */
export function weeksOf(cells: readonly Cell[], first: 0 | 1): Weeks {
  const [start] = cells;
  if (!start) return { rows: [], heads: [] };
  const weekday = new Date(start.number * 86_400_000).getUTCDay();
  const before = (weekday - first + 7) % 7;
  const all: (Cell | null)[] = [...Array.from({ length: before }, () => null), ...cells];
  while (all.length % 7 > 0) all.push(null);
  return {
    rows: Array.from({ length: all.length / 7 }, (_, row) => all.slice(7 * row, 7 * row + 7)),
    heads: Array.from({ length: 7 }, (_, i) => start.number - before + i),
  };
}

/** The lunar months and the years that the month holds: `Ashwina, Kartika · Vikram 2083 · Shaka 1948`. */
function headText(reader: Reader, cells: readonly Cell[]): string {
  const { t, settings } = reader;
  const names = cells.map(({ masa }) => {
    const name = reader.nameAt('masa', settings.ends === 'full' ? masa.purnimanta : masa.amanta);
    return masa.adhika ? t('month.adhika', { month: name }) : name;
  });
  const years = (key: 'vikrama' | 'shaka') =>
    [...new Set(cells.map((cell) => cell.years[key]))].map((year) => reader.figures(year)).join('–');
  return t('month.sub', { months: [...new Set(names)].join(', '), vikrama: years('vikrama'), shaka: years('shaka') });
}

const keptCalendar = (): CalendarKey => CALENDAR_KEYS.find((key) => key === remembered('calendar')) ?? 'shaka_national';

interface Address {
  month: MonthOf;
  calendar: CalendarKey;
}

const presentOf = ({ occasion }: Reader): number => occasion.jdUt ?? unixToJd(Date.now());

/** The month of the reader's address, else the present one. */
export function monthOfReader(reader: Reader): MonthOf {
  const nowJd = presentOf(reader);
  return monthOfAddress(reader.query, nowJd, clocksAbout(reader.place.tz, nowJd).hoursAt(nowJd));
}

interface Props {
  kernel: Kernel;
  /** The observances of the month of the address. */
  first: Known;
}

export function MonthPage({ kernel, first }: Props) {
  const reader = useReader();
  const { t, place, settings } = reader;
  const nowJd = presentOf(reader);
  const offsetHours = clocksAbout(place.tz, nowJd).hoursAt(nowJd);
  const today = wallAt(nowJd, offsetHours).dayNumber;
  const [{ month, calendar }, go] = useAddress<Address>(
    (query) => ({
      month: monthOfAddress(query, nowJd, offsetHours),
      calendar: CALENDAR_KEYS.find((key) => key === query.get('calendar')) ?? keptCalendar(),
    }),
    (value) => ({
      month: monthText(value.month),
      calendar: value.calendar === 'shaka_national' ? null : value.calendar,
    }),
  );
  const cells = useMemo(
    () => monthOf(kernel, month, place),
    [kernel, month.year, month.month, place.lat, place.lon, place.tz],
  );
  const observances = useObservances(kernel, reader, month, first);
  if (!cells) {
    return (
      <main id="main" tabIndex={-1}>
        <div class="msg" role="alert">
          <h1>{t('shell.failed')}</h1>
          <p>{t('shell.failedWhy')}</p>
        </div>
      </main>
    );
  }
  const firstDay = daysFromCivil(month.year, month.month, 1);
  const { rows, heads } = weeksOf(cells, settings.week === 'sunday' ? 0 : 1);
  const utsavasOn = (cell: Cell) => observances?.get(cell.number) ?? [];
  const [before, after] = [monthBeside(month, -1), monthBeside(month, 1)];
  const step = (to: MonthOf | null, rel: 'prev' | 'next') =>
    to && (
      <a
        class="btn small"
        rel={rel}
        href={reader.href('/month', [['month', monthText(to)]])}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          go({ month: to, calendar });
        }}
      >
        {reader.month(daysFromCivil(to.year, to.month, 1))}
      </a>
    );
  const label = t('month.caption', {
    month: reader.month(firstDay),
    year: reader.figures(month.year),
    place: place.name,
  });
  return (
    <>
      <main id="main" tabIndex={-1} class="monthpage">
        <div class="head2">
          <div>
            <h1>
              {reader.month(firstDay)} <small>{reader.figures(month.year)}</small>
            </h1>
            <p class="sa" lang={reader.namesLang}>
              {headText(reader, cells)}
            </p>
          </div>
          <div class="acts">
            {step(before, 'prev')}
            {step(after, 'next')}
            <select
              aria-label={t('month.calendar')}
              value={calendar}
              onChange={({ currentTarget }) => {
                const next = currentTarget.value as CalendarKey;
                remember('calendar', next === 'shaka_national' ? null : next);
                go({ month, calendar: next }, 'replace');
              }}
            >
              {CALENDAR_KEYS.map((key) => (
                <option key={key} value={key}>
                  {reader.name('calendar', key)}
                </option>
              ))}
            </select>
            <button class="btn small" type="button" onClick={() => print()}>
              {t('month.print')}
            </button>
          </div>
        </div>
        <table class="mgrid" aria-busy={observances === null}>
          <caption class="vh">{label}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th scope="col" key={head}>
                  {reader.weekday(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                {row.map((cell, n) =>
                  cell ? (
                    <GridCell
                      key={cell.number}
                      cell={cell}
                      calendar={calendar}
                      isToday={cell.number === today}
                      utsavas={utsavasOn(cell)}
                    />
                  ) : (
                    <td key={`empty${n}`} class="empty" />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <ol class="mlist" aria-label={label}>
          {cells.map((cell) => (
            <li
              key={cell.number}
              id={cell.number === today ? 'today' : undefined}
              class={[cell.number === today && 'on', new Date(cell.number * 86_400_000).getUTCDay() === 0 && 'sun']
                .filter(Boolean)
                .join(' ')}
              aria-current={cell.number === today ? 'date' : undefined}
            >
              <a class="dn" href={dayHref(reader, cell)}>
                {reader.figures(cell.date.day)}
                <small>{reader.weekday(cell.number, 'short')}</small>
              </a>
              <span class="limbs">
                <Limbs cell={cell} />
                <Names utsavas={utsavasOn(cell)} />
              </span>
              <span class="r">
                <MoonSign elongation={cell.elongation} south={place.lat < 0} size={14} />
                <span lang={reader.namesLang}>{regionalText(reader, calendar, cell)}</span>
                <Sun cell={cell} />
              </span>
            </li>
          ))}
        </ol>
        <p class="q legend">{t('month.legend', { calendar: reader.name('calendar', calendar), place: place.name })}</p>
      </main>
      <PageEnd>
        <p>
          {t('month.made', {
            place: place.name,
            coordinates: coordinatesText(place.lat, place.lon),
            offset: offsetText(offsetHours),
          })}
        </p>
      </PageEnd>
    </>
  );
}
