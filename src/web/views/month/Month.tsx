/** A month as a grid, and as a list on a phone: tithi and nakṣatra with their ends, Sun, regional dates, observances. */

import { useMemo } from 'preact/hooks';
import type { Utsava } from '../../../domain/observances/types';
import { daysFromCivil, FIRST_YEAR, LAST_YEAR } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { coordinatesText } from '../../../lexicon/coordinates';
import { utsavaLabel } from '../../../lexicon/observances';
import { wallAt } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { remember, remembered } from '../../reader/storage';
import { isPlainClick, useAddress } from '../../shared/address';
import { CarriedFields } from '../../shared/CarriedFields';
import { clocksAbout } from '../../shared/clocks';
import { Dropdown } from '../../shared/components';
import { Kinds } from '../../shared/EventList';
import { Failed } from '../../shared/Failed';
import { FarYears, Unnamed } from '../../shared/FarYears';
import { bothReadings } from '../../shared/farDates';
import { hasBothMonths, lunarMonthText, masaText, monthEndOf } from '../../shared/lunarMonth';
import { presentOf } from '../../shared/now';
import { offsetsText } from '../../shared/offsets';
import { PageEnd } from '../../shared/PageEnd';
import { placeWords } from '../../shared/placeWords';
import { type ObservancesOfSpan, useObservances } from '../../shared/useObservances';
import { isVow } from '../../shared/vows';
import { WrittenField } from '../../shared/WrittenField';
import { GridCell, ListCell } from './Cell';
import {
  CALENDAR_CHOICES,
  type CalendarChoice,
  type CellMark,
  daysOfMonth,
  LAYERS,
  type Layer,
  layersText,
  type MonthCell,
  type MonthOf,
  monthBeside,
  monthOf,
  monthOfAddress,
  monthText,
  readLayers,
  readMonth,
  weeksOf,
} from './model';
import { type KnownNames, useLayers } from './useLayers';

/** The lunar months: by the reader's reckoning, or the names of both, `Ashwina, Kartika, Margashirsha`. */
function monthsText(reader: Reader, cells: readonly MonthCell[]): string {
  const isBoth = hasBothMonths(reader);
  const names = cells.flatMap(({ masa }) =>
    isBoth
      ? [masa.amanta, masa.purnimanta].map((month) => masaText(reader, month, masa.adhika))
      : [lunarMonthText(reader, masa)],
  );
  return [...new Set(names)].join(', ');
}

/** The lunar months and the years of the month: `Ashwina, Kartika · Vikram 2083 · Shaka 1948`, at first `Kali 0`. */
function headText(reader: Reader, cells: readonly MonthCell[]): string {
  const { t } = reader;
  const years = (key: 'vikrama' | 'shaka' | 'kali') =>
    [...new Set(cells.map((cell) => cell.years[key]))].map((year) => reader.figures(year)).join('–');
  const months = monthsText(reader, cells);
  // Before an era began it has no years.
  const isBeforeEras = cells.some((cell) => cell.years.vikrama < 1 || cell.years.shaka < 1);
  if (isBeforeEras) return t('month.subKali', { months, kali: years('kali') });
  return t('month.sub', { months, vikrama: years('vikrama'), shaka: years('shaka') });
}

const calendarOf = (text: string | null | undefined): CalendarChoice | undefined =>
  CALENDAR_CHOICES.find((key) => key === text);
const keptCalendar = (): CalendarChoice => calendarOf(remembered('calendar')) ?? 'lunar';

/** An ekādaśī is a vow, also a principal one; another principal observance is a festival. */
const layerOf = (utsava: Utsava): Layer =>
  utsava.kind === 'ekadashi' || (!utsava.major && isVow(utsava)) ? 'vows' : 'festivals';

interface Address {
  month: MonthOf;
  calendar: CalendarChoice;
  layers: readonly Layer[];
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
  /** The holidays of that month, if the URL shows them. */
  knownNames: KnownNames | null;
}

export function MonthPage({ kernel, known, knownNames }: Props) {
  const { reader, t, place, settings } = useReader();
  const nowJd = presentOf(reader);
  const offsetHours = clocksAbout(place, nowJd).hoursAt(nowJd);
  const today = wallAt(nowJd, offsetHours).dayNumber;
  const [{ month, calendar, layers }, go] = useAddress<Address>(
    (query) => ({
      month: monthOfAddress(query, nowJd, offsetHours),
      calendar: calendarOf(query.get('calendar')) ?? keptCalendar(),
      layers: readLayers(query),
    }),
    (value) => ({
      month: monthText(value.month),
      calendar: value.calendar === 'lunar' ? null : value.calendar,
      show: layersText(value.layers),
    }),
  );
  const cells = useMemo(
    () => monthOf(kernel, month, place),
    [kernel, month.year, month.month, place.lat, place.lon, place.tz],
  );
  const span = daysOfMonth(month);
  const observances = useObservances(kernel, reader, span, known);
  const names = useLayers(kernel, reader, span, layers, knownNames);
  if (!cells) return <Failed t={t} />;
  const firstDay = daysFromCivil(month.year, month.month, 1);
  const { rows, heads } = weeksOf(cells, settings.week === 'sunday' ? 0 : 1);
  const marksOn = ({ number }: MonthCell): CellMark[] =>
    [
      ...(observances?.get(number) ?? []).map(
        (utsava): CellMark => ({
          layer: layerOf(utsava),
          name: utsavaLabel(reader.labels, utsava.key),
          lang: reader.namesLang,
        }),
      ),
      ...(['holidays', 'mine'] as const).flatMap((layer) =>
        (names[layer]?.get(number) ?? []).map((name): CellMark => ({ layer, name })),
      ),
    ].filter(({ layer }) => layers.includes(layer));
  const nameOfCalendar = (key: CalendarChoice) =>
    key === 'lunar'
      ? t(`month.lunar_${hasBothMonths(reader) ? 'both' : monthEndOf(reader)}`)
      : reader.name('calendar', key);
  const shown = layersText(layers);
  const shownEntries = shown === null ? [] : [['show', shown] as const];
  const [before, after] = [monthBeside(month, -1), monthBeside(month, 1)];
  const step = (to: MonthOf | null, rel: 'prev' | 'next') =>
    to && (
      <a
        class="btn small"
        rel={rel}
        href={reader.href('/month', [['month', monthText(to)], ...shownEntries])}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          go({ month: to, calendar, layers });
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
          marks={marksOn(cell)}
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
              go={(next) => go({ month: next, calendar, layers })}
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
                go({ month, calendar: next, layers }, 'replace');
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
        <Unnamed first={span.first} />
        <form class="switches">
          <CarriedFields />
          <input type="hidden" name="month" value={monthText(month)} />
          {calendar !== 'lunar' && <input type="hidden" name="calendar" value={calendar} />}
          <input type="hidden" name="show" value="none" />
          <Kinds
            legend={t('month.shown')}
            kinds={LAYERS}
            chosen={layers}
            nameOf={(layer) => t(`month.${layer}`)}
            onChange={(chosen) => go({ month, calendar, layers: chosen }, 'replace')}
            name="show"
          >
            <noscript>
              <button class="btn small" type="submit">
                {t('month.apply')}
              </button>
            </noscript>
          </Kinds>
        </form>
        {layers.includes('mine') && names.mine === null && (
          <p class="q">
            {t('month.noBirths')} <a href={reader.href('/chart')}>{t('month.draw')}</a>
          </p>
        )}
        <table class="mgrid" aria-busy={observances === null}>
          <caption class="vh">{placeWords(reader, label)}</caption>
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
                      marks={marksOn(cell)}
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
        <p class="q legend">
          {placeWords(reader, t('month.legend', { calendar: nameOfCalendar(calendar), place: reader.placeName }))}
        </p>
        {month.year >= FIRST_YEAR && month.year <= LAST_YEAR && (
          <p class="q">
            <a href={reader.href(`/vows/ekadashi/${month.year}`)}>
              {t('month.allVows', { year: reader.figures(month.year) })}
            </a>
          </p>
        )}
      </main>
      <PageEnd>
        <p>
          {placeWords(
            reader,
            t('month.made', {
              place: reader.placeName,
              coordinates: coordinatesText(place.lat, place.lon),
              offset: offsetsText(
                reader,
                cells.map((cell) => cell.offsetHours),
              ),
            }),
          )}
        </p>
      </PageEnd>
    </>
  );
}
