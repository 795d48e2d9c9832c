/** A month as a grid, and as a list on a phone: tithi and nakṣatra with their ends, Sun, regional dates, observances. */

import { useMemo } from 'preact/hooks';
import type { Utsava } from '../../../domain/observances/types';
import { daysFromCivil } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { coordinatesText } from '../../../lexicon/coordinates';
import { wallAt } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { remember, remembered } from '../../reader/storage';
import { isPlainClick, useAddress } from '../../shared/address';
import { clocksAbout } from '../../shared/clocks';
import { Dropdown } from '../../shared/components';
import { Kinds } from '../../shared/EventList';
import { Failed } from '../../shared/Failed';
import { FarYears } from '../../shared/FarYears';
import { bothReadings } from '../../shared/farDates';
import { lunarMonthText, monthEndOf } from '../../shared/lunarMonth';
import { presentOf } from '../../shared/now';
import { offsetsText } from '../../shared/offsets';
import { PageEnd } from '../../shared/PageEnd';
import { type ObservancesOfSpan, useObservances } from '../../shared/useObservances';
import { isVow } from '../../shared/vows';
import { WrittenField } from '../../shared/WrittenField';
import { GridCell, ListCell } from './Cell';
import {
  CALENDAR_CHOICES,
  type CalendarChoice,
  daysOfMonth,
  LAYERS,
  type Layer,
  type MonthCell,
  type MonthOf,
  monthBeside,
  monthOf,
  monthOfAddress,
  monthText,
  readMonth,
  weeksOf,
} from './model';

/** The lunar months and the years of the month: `Ashwina, Kartika · Vikram 2083 · Shaka 1948`, at first `Kali 0`. */
function headText(reader: Reader, cells: readonly MonthCell[]): string {
  const { t } = reader;
  const names = cells.map((cell) => lunarMonthText(reader, cell.masa));
  const years = (key: 'vikrama' | 'shaka' | 'kali') =>
    [...new Set(cells.map((cell) => cell.years[key]))].map((year) => reader.figures(year)).join('–');
  const months = [...new Set(names)].join(', ');
  // Before an era began it has no years.
  const isBeforeEras = cells.some((cell) => cell.years.vikrama < 1 || cell.years.shaka < 1);
  if (isBeforeEras) return t('month.subKali', { months, kali: years('kali') });
  return t('month.sub', { months, vikrama: years('vikrama'), shaka: years('shaka') });
}

const calendarOf = (text: string | null | undefined): CalendarChoice | undefined =>
  CALENDAR_CHOICES.find((key) => key === text);
const keptCalendar = (): CalendarChoice => calendarOf(remembered('calendar')) ?? 'lunar';

interface Address {
  month: MonthOf;
  calendar: CalendarChoice;
  /** Layers that are switched off. */
  hidden: readonly Layer[];
}

/** The month in the reader's URL, otherwise the present one. */
export function monthOfReader(reader: Reader): MonthOf {
  const nowJd = presentOf(reader);
  return monthOfAddress(reader.query, nowJd, clocksAbout(reader.place, nowJd).hoursAt(nowJd));
}

interface Props {
  kernel: Kernel;
  /** The observances of the month in the URL. */
  known: ObservancesOfSpan;
}

export function MonthPage({ kernel, known }: Props) {
  const { reader, t, place, settings } = useReader();
  const nowJd = presentOf(reader);
  const offsetHours = clocksAbout(place, nowJd).hoursAt(nowJd);
  const today = wallAt(nowJd, offsetHours).dayNumber;
  const [{ month, calendar, hidden }, go] = useAddress<Address>(
    (query) => ({
      month: monthOfAddress(query, nowJd, offsetHours),
      calendar: calendarOf(query.get('calendar')) ?? keptCalendar(),
      hidden: LAYERS.filter((layer) => query.get('hide')?.split(',').includes(layer)),
    }),
    (value) => ({
      month: monthText(value.month),
      calendar: value.calendar === 'lunar' ? null : value.calendar,
      hide: value.hidden.join(',') || null,
    }),
  );
  const cells = useMemo(
    () => monthOf(kernel, month, place),
    [kernel, month.year, month.month, place.lat, place.lon, place.tz],
  );
  const span = daysOfMonth(month);
  const observances = useObservances(kernel, reader, span, known);
  if (!cells) return <Failed t={t} />;
  const firstDay = daysFromCivil(month.year, month.month, 1);
  const { rows, heads } = weeksOf(cells, settings.week === 'sunday' ? 0 : 1);
  const isShown = (utsava: Utsava) => !hidden.includes(!utsava.major && isVow(utsava) ? 'vows' : 'festivals');
  const utsavasOn = (cell: MonthCell) => observances?.get(cell.number)?.filter(isShown) ?? [];
  const nameOfCalendar = (key: CalendarChoice) =>
    key === 'lunar' ? t(`month.lunar_${monthEndOf(reader)}`) : reader.name('calendar', key);
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
          go({ month: to, calendar, hidden });
        }}
      >
        {reader.month(daysFromCivil(to.year, to.month, 1))}
      </a>
    );
  const label = t('month.caption', {
    month: reader.month(firstDay),
    year: reader.year(month.year),
    place: reader.placeName,
  });
  // The list of the present month begins with today.
  const earlier = cells.slice(
    0,
    Math.max(
      cells.findIndex(({ number }) => number === today),
      0,
    ),
  );
  const list = (days: readonly MonthCell[], name: string) => (
    <ol class="mlist" aria-label={name || undefined}>
      {days.map((cell) => (
        <ListCell
          key={cell.number}
          cell={cell}
          calendar={calendar}
          isToday={cell.number === today}
          utsavas={utsavasOn(cell)}
        />
      ))}
    </ol>
  );
  return (
    <>
      <main id="main" tabIndex={-1} class="monthpage">
        <div class="head2">
          <div>
            <h1>
              {reader.month(firstDay)} <small>{reader.year(month.year)}</small>
            </h1>
            <p class="sa" lang={reader.namesLang}>
              {headText(reader, cells)}
            </p>
          </div>
          <div class="acts">
            {step(before, 'prev')}
            <WrittenField
              id="month"
              label={t('month.field')}
              value={monthText(month)}
              read={readMonth}
              go={(next) => go({ month: next, calendar, hidden })}
              hint={(text) => bothReadings(reader, text) ?? t('month.outside')}
              input={{ name: 'month', size: 9 }}
            />
            {step(after, 'next')}
            <Dropdown
              aria-label={t('month.calendar')}
              options={CALENDAR_CHOICES}
              nameOf={nameOfCalendar}
              value={calendar}
              onChoose={(next) => {
                remember('calendar', next === 'lunar' ? null : next);
                go({ month, calendar: next, hidden }, 'replace');
              }}
            />
            <button class="btn small" type="button" onClick={() => print()}>
              {t('month.print')}
            </button>
          </div>
        </div>
        <FarYears
          kernel={kernel}
          first={span.first}
          last={span.last}
          offsetHours={cells[0]?.offsetHours ?? offsetHours}
          lonDeg={place.lon}
          marksJulianDays
        />
        <Kinds
          legend={t('month.shown')}
          kinds={LAYERS}
          chosen={LAYERS.filter((layer) => !hidden.includes(layer))}
          nameOf={(layer) => t(`month.${layer}`)}
          onChange={(chosen) =>
            go({ month, calendar, hidden: LAYERS.filter((layer) => !chosen.includes(layer)) }, 'replace')
          }
        />
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
        {earlier.length > 0 && (
          <details class="more earlier">
            <summary>
              {t('month.earlier', {
                first: reader.figures(1),
                last: reader.figures(earlier.length),
                month: reader.month(firstDay),
              })}
            </summary>
            {list(earlier, '')}
          </details>
        )}
        {list(cells.slice(earlier.length), label)}
        <p class="q legend">{t('month.legend', { calendar: nameOfCalendar(calendar), place: reader.placeName })}</p>
      </main>
      <PageEnd>
        <p>
          {t('month.made', {
            place: reader.placeName,
            coordinates: coordinatesText(place.lat, place.lon),
            offset: offsetsText(
              reader,
              cells.map((cell) => cell.offsetHours),
            ),
          })}
        </p>
      </PageEnd>
    </>
  );
}
