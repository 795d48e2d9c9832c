/** All observances of one kind in a year at the reader's place, each with its time. */
import { utsavaPath } from '../../../api/shapes/utsavaPage';
import type { Utsava } from '../../../domain/observances/types';
import { localEclipse } from '../../../domain/sky/localEclipse';
import { FIRST_YEAR, LAST_YEAR } from '../../../domain/time/civil';
import type { Eclipse } from '../../../kernel/almanac';
import type { Kernel } from '../../../kernel/kernel';
import { isoDate, numberText, offsetText } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { timeText } from '../../reader/times';
import { Table } from '../../shared/components';
import { numberOf } from '../../shared/dates';
import { offsetsText } from '../../shared/offsets';
import { Where } from '../../shared/Where';
import { PlaceEnd } from '../utsava/PlaceEnd';
import { foremostTime, nameOf } from '../utsava/Times';
import { utsavaText } from '../year/Months';
import { whenText } from '../year/model';
import { LIST_KEYS, LISTS, type ListedRow, type ListKey, vowsPath } from './model';

/** `Break the fast 06:59–09:04 Sat`. */
function hourText(reader: Reader, { utsava, sky }: ListedRow): { name: string; time: string } | null {
  const time = foremostTime(utsava);
  // An eclipse that is not seen has contacts, but no time to observe.
  if (!time || (utsava.eclipse && time.key !== 'eclipse_visible')) return null;
  const { hoursAt } = sky.clocks;
  const day = numberOf(utsava.date);
  return { name: nameOf(reader, time), time: timeText(reader, time, hoursAt, day) };
}

/** The visible part of an eclipse at the place: its magnitude and how much of it is above the horizon. */
function seenText(reader: Reader, kernel: Kernel, { sky }: ListedRow, eclipse: Eclipse): string {
  const local = localEclipse(kernel, sky.place, eclipse);
  if (!local || local.visible === 'no' || local.seen === null) return reader.t('vows.notSeen');
  const magnitude = local.of === 'solar' ? (local.best?.magnitude ?? local.magnitude) : local.magnitude;
  return reader.t(`vows.seen_${local.visible}`, { magnitude: reader.figures(numberText(magnitude, 2)) });
}

/** The day of the Vaiṣṇava fast. It has a label on phones, where the table has no column heads. */
function VaishnavaDay({ day, fast }: { day: number; fast: Utsava | null }) {
  const { reader, t } = useReader();
  if (!fast) return <>–</>;
  const fastDay = numberOf(fast.date);
  return (
    <>
      <span class="q narrow">{t('year.practice_vaishnava')}: </span>
      {fastDay === day ? <span class="q">{t('vows.same')}</span> : reader.shortDay(fastDay)}
    </>
  );
}

/** The UTC offset of a row's day, hours. */
const offsetOf = ({ utsava, sky }: ListedRow): number => sky.clocks.hoursAt(utsava.reckoning.tithi.endJd);

interface RowsProps {
  kernel: Kernel;
  rows: readonly ListedRow[];
  list: ListKey;
  caption: string;
  next: ListedRow | undefined;
}

function Rows({ kernel, rows, list, caption, next }: RowsProps) {
  const { reader, t } = useReader();
  const isFast = list === 'ekadashi';
  const changes = new Set(rows.map(offsetOf)).size > 1;
  const columns = [
    { head: t('vows.name'), class: 'nm' },
    { head: t('vows.date'), class: 'd' },
    { head: list === 'eclipses' ? t('vows.here') : t('vows.month'), class: 'x' },
    { head: t('vows.hour'), class: 'x' },
    ...(isFast ? [{ head: t('year.practice_vaishnava'), class: 'x' }] : []),
  ];
  return (
    <Table
      caption={caption}
      hideCaption
      class="vowlist"
      columns={columns}
      rows={rows.map((row) => {
        const { utsava, sky, vaishnava } = row;
        const day = numberOf(utsava.date);
        const hour = hourText(reader, row);
        const year = list === 'eclipses' ? ` ${reader.figures(utsava.date.year)}` : '';
        return {
          key: `${day} ${utsava.key}`,
          now: row === next,
          cells: [
            <a
              key="name"
              lang={reader.namesLang}
              href={reader.href(utsavaPath(utsava), [['date', isoDate(utsava.date)]])}
            >
              {utsavaText(reader, utsava)}
            </a>,
            <time key="date" dateTime={isoDate(utsava.date)}>
              {reader.shortDay(day) + year}
            </time>,
            utsava.eclipse ? (
              seenText(reader, kernel, row, utsava.eclipse)
            ) : (
              <span key="when" lang={reader.namesLang}>
                {whenText(reader, utsava, sky)}
              </span>
            ),
            hour ? (
              <span key="hour">
                <span class="q">{hour.name}</span> {hour.time}
                {changes && <span class="q"> {reader.figures(offsetText(offsetOf(row)))}</span>}
              </span>
            ) : (
              '–'
            ),
            ...(isFast ? [<VaishnavaDay key="vaishnava" day={day} fast={vaishnava} />] : []),
          ],
        };
      })}
    />
  );
}

interface Props {
  kernel: Kernel;
  list: ListKey;
  year: number;
  rows: readonly ListedRow[];
  /** The present civil day of the place, days from 1970-01-01. */
  today: number;
}

/** The title of a list: `Ekadashis 2027`. */
export const titleOfList = (reader: Reader, list: ListKey, year: number): string =>
  `${reader.t(`vows.list_${list}`)} ${yearsText(reader, list, year)}`;

function yearsText(reader: Reader, list: ListKey, year: number): string {
  const last = Math.min(year + LISTS[list].years - 1, LAST_YEAR);
  return reader.figures(last > year ? `${year}–${last}` : year);
}

function Step({ list, year }: Pick<Props, 'list' | 'year'>) {
  const reader = useReader();
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  return (
    <a class="btn step" href={reader.href(vowsPath(list, year))}>
      {yearsText(reader, list, year)}
    </a>
  );
}

export function VowsPage({ kernel, list, year, rows, today }: Props) {
  const { reader, t } = useReader();
  const { years } = LISTS[list];
  const isPast = ({ utsava }: ListedRow) => numberOf(utsava.date) < today;
  const [past, coming] = [rows.filter(isPast), rows.filter((row) => !isPast(row))];
  const isCurrent = past.length > 0 || rows.some(({ utsava }) => numberOf(utsava.date) === today);
  const next = isCurrent ? coming.find((row) => !row.utsava.eclipse || hourText(reader, row)) : undefined;
  const title = titleOfList(reader, list, year);
  const table = (some: readonly ListedRow[], caption: string) => (
    <Rows kernel={kernel} rows={some} list={list} caption={caption} next={next} />
  );
  const offset = offsetsText(reader, rows.map(offsetOf));
  return (
    <>
      <main id="main" tabIndex={-1} class="vowspage">
        <div class="head2">
          <div>
            <h1>{title}</h1>
            {next && (
              <p class="sa" lang={reader.namesLang}>
                {t('vows.next', {
                  name: utsavaText(reader, next.utsava),
                  date: reader.longDate(numberOf(next.utsava.date)),
                  hour: Object.values(hourText(reader, next) ?? {}).join(' '),
                })}
              </p>
            )}
          </div>
          <Where words={t('utsava.for', { place: reader.placeName, offset })}>
            <Step list={list} year={year - years} />
            <Step list={list} year={year + years} />
          </Where>
        </div>
        <nav class="kinds" aria-label={t('vows.kinds')}>
          {LIST_KEYS.map((key) => (
            <a key={key} href={reader.href(vowsPath(key, year))} aria-current={key === list ? 'page' : undefined}>
              {t(`vows.list_${key}`)}
            </a>
          ))}
        </nav>
        {rows.length === 0 && <p class="note">{t('vows.none', { place: reader.placeName })}</p>}
        {coming.length > 0 && table(coming, title)}
        {past.length > 0 && coming.length > 0 && (
          <details class="more earlier">
            <summary>{t('vows.earlier', { n: past.length })}</summary>
            {table(past, t('vows.earlier', { n: past.length }))}
          </details>
        )}
        {coming.length === 0 && past.length > 0 && table(past, title)}
        {list === 'eclipses' && <p class="q small">{t('vows.eclipseNote')}</p>}
      </main>
      <PlaceEnd />
    </>
  );
}
