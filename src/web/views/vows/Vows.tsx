/** All observances of one kind in a year at the reader's place, each with its time. */
import type { ComponentChildren } from 'preact';
import { utsavaPath } from '../../../api/shapes/utsavaPage';
import { sutakaOf } from '../../../domain/sky/sutaka';
import { FIRST_YEAR, LAST_YEAR } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { isoDate, offsetText } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { Table } from '../../shared/components';
import { numberOf, textOfDay } from '../../shared/dates';
import { monthEndOf } from '../../shared/lunarMonth';
import { daysAway } from '../../shared/next/Next';
import { offsetsText } from '../../shared/offsets';
import { Hour, Moment, withElements } from '../../shared/Times';
import { Where } from '../../shared/Where';
import { PlaceEnd } from '../utsava/PlaceEnd';
import { foremostTime, isDated, nameOf } from '../utsava/Times';
import { utsavaText } from '../year/Months';
import { whenText } from '../year/model';
import { csvPath } from './csv';
import { eclipseName, greatestOf, isHardlySeen, seenSpan, seenWords, typeWords } from './eclipse';
import {
  BODIES,
  FAST_TRADITIONS,
  LIST_KEYS,
  LISTS,
  type ListedRow,
  otherSchool,
  type VowChoice,
  type VowList,
  vowsBeside,
  vowsEntries,
  vowsPath,
} from './model';

const vowsHref = (reader: Reader, choice: VowChoice): string =>
  reader.href(vowsPath(choice.list, choice.year), vowsEntries(choice));

/** `Break the fast (parana) 06:59–09:04 Sat`, `16:05–17:08`. */
function hourOf(
  reader: Reader,
  { day, utsavas, sky, local }: ListedRow,
): { name: string; time: ComponentChildren } | null {
  const clock = { hoursAt: sky.clocks.hoursAt, day };
  if (local) {
    const span = seenSpan(local);
    return span && { name: '', time: <Hour {...span} {...clock} /> };
  }
  for (const utsava of utsavas) {
    const time = foremostTime(utsava);
    if (time && isDated(time)) {
      const { startJd, endJd } = time;
      return { name: nameOf(reader, time), time: <Hour startJd={startJd} endJd={endJd} {...clock} /> };
    }
  }
  return null;
}

function nameText(reader: Reader, { utsavas: [utsava], eclipse }: ListedRow): string {
  if (eclipse) return eclipseName(reader, eclipse);
  return utsava ? utsavaText(reader, utsava) : '';
}

/** The UTC offset of a row's day, hours. */
const offsetOf = ({ utsavas: [utsava], eclipse, sky }: ListedRow): number =>
  sky.clocks.hoursAt(eclipse?.jdUt ?? utsava?.reckoning.tithi.endJd ?? Number.NaN);

/** The names of a row: one fast may have several, each with a page. */
function Names({ row }: { row: ListedRow }) {
  const reader = useReader();
  const { utsavas, eclipse, local } = row;
  if (eclipse) {
    const [utsava] = utsavas;
    const name = eclipseName(reader, eclipse);
    return (
      <>
        {utsava ? <a href={reader.href(utsavaPath(utsava), [['date', isoDate(utsava.date)]])}>{name}</a> : name}{' '}
        <small>{typeWords(reader, eclipse, local)}</small>
      </>
    );
  }
  return (
    <span lang={reader.namesLang}>
      {utsavas.map((utsava, i) => (
        <span key={utsava.key} class={i === 0 ? undefined : 'also'}>
          <a href={reader.href(utsavaPath(utsava), [['date', isoDate(utsava.date)]])}>{utsavaText(reader, utsava)}</a>
        </span>
      ))}
    </span>
  );
}

/** The lunar month with the tithi; for a saṅkrānti the rāśi. */
function MonthOf({ utsavas: [utsava], sky }: ListedRow) {
  const reader = useReader();
  return utsava ? <span lang={reader.namesLang}>{whenText(reader, utsava, sky)}</span> : null;
}

/** A value with its label on phones, where the table has no column heads. */
function Labelled({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <>
      <span class="q narrow">{label}: </span>
      {children}
    </>
  );
}

interface RowsProps {
  kernel: Kernel;
  choice: VowChoice;
  rows: readonly ListedRow[];
  caption: string;
  next: ListedRow | undefined;
  /** The present civil day of the place, days from 1970-01-01. */
  today: number;
}

function Rows({ kernel, rows, choice: { list, tradition }, caption, next, today }: RowsProps) {
  const { reader, t } = useReader();
  const isFast = list === 'ekadashi';
  const isEclipse = list === 'eclipses';
  const changes = new Set(rows.map(offsetOf)).size > 1;
  const school = t(`year.practice_${otherSchool(tradition)}`);
  const month =
    list === 'sankranti' ? t('vows.entered') : t(`dates.month_${monthEndOf(reader)}`, { month: t('vows.month') });
  const columns = [
    { head: t('vows.name'), class: 'nm' },
    { head: t('vows.date'), class: 'd' },
    { head: isEclipse ? t('vows.here') : month, class: 'x' },
    { head: t('vows.hour'), class: 'x' },
    ...(isFast ? [{ head: school, class: 'x' }] : []),
    ...(isEclipse ? [{ head: t('vows.sutaka'), class: 'x' }] : []),
  ];
  const other = ({ counterpart, day, sky, local }: ListedRow): ComponentChildren[] => {
    if (isFast) {
      if (!counterpart) return ['–'];
      const otherDay = numberOf(counterpart.date);
      return [
        <Labelled key="other" label={school}>
          {otherDay === day ? <span class="q">{t('vows.same')}</span> : reader.shortDay(otherDay)}
        </Labelled>,
      ];
    }
    if (!isEclipse) return [];
    const sutaka = local && sutakaOf(kernel, sky.place, local);
    const words = sutaka
      ? withElements(reader, 'vows.sutakaFrom', {
          time: <Moment jdUt={sutaka.startJd} hoursAt={sky.clocks.hoursAt} day={day} />,
        })
      : t('vows.noSutaka');
    return [
      <Labelled key="sutaka" label={t('vows.sutaka')}>
        {words}
      </Labelled>,
    ];
  };
  return (
    <Table
      caption={caption}
      hideCaption
      class="vowlist"
      columns={columns}
      rows={rows.map((row) => {
        const { day, utsavas, eclipse, local, sky } = row;
        const hour = hourOf(reader, row);
        const greatestJd = eclipse && greatestOf(eclipse, local);
        const greatest = greatestJd && <Moment jdUt={greatestJd} hoursAt={sky.clocks.hoursAt} day={day} />;
        const year = isEclipse ? ` ${reader.figures(textOfDay(day).slice(0, 4))}` : '';
        return {
          key: `${day} ${utsavas[0]?.key ?? eclipse?.kind}`,
          current: row === next && (day === today ? 'today' : 'next'),
          cells: [
            <Names key="name" row={row} />,
            <time key="date" dateTime={textOfDay(day)}>
              {reader.shortDay(day) + year}
            </time>,
            eclipse ? seenWords(reader, local) : <MonthOf key="month" {...row} />,
            hour || greatest ? (
              <span key="hour">
                {hour && (
                  <>
                    {hour.name && <span class="q">{hour.name}</span>} <b>{hour.time}</b>{' '}
                  </>
                )}
                {greatest && <span class="q">{withElements(reader, 'vows.greatest', { time: greatest })}</span>}
                {changes && <span class="q"> {reader.figures(offsetText(offsetOf(row)))}</span>}
              </span>
            ) : (
              '–'
            ),
            ...other(row),
          ],
        };
      })}
    />
  );
}

/** The title of a list: `Ekadashis 2027`. */
export const titleOfList = (reader: Reader, choice: VowChoice): string =>
  `${reader.t(`vows.list_${choice.list}`)} ${yearsText(reader, choice)}`;

const yearsText = (reader: Reader, { year, lastYear }: VowChoice): string =>
  reader.figures(lastYear > year ? `${year}–${lastYear}` : year);

function Step({ choice }: { choice: VowChoice }) {
  const reader = useReader();
  if (choice.year < FIRST_YEAR || choice.year > LAST_YEAR) return null;
  return (
    <a class="btn step" href={vowsHref(reader, choice)}>
      {yearsText(reader, choice)}
    </a>
  );
}

/** Links to the same list with another choice. */
function Chips({
  choice,
  options,
}: {
  choice: VowChoice;
  options: readonly (readonly [string, Partial<VowChoice>])[];
}) {
  const reader = useReader();
  return (
    <ul class="chips">
      {options.map(([label, change]) => {
        const changed = { ...choice, ...change };
        const isChosen = Object.entries(change).every(([key, value]) => choice[key as keyof VowChoice] === value);
        return (
          <li key={label}>
            <a href={vowsHref(reader, changed)} aria-current={isChosen ? 'true' : undefined}>
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Choices({ choice }: { choice: VowChoice }) {
  const { t } = useReader();
  if (choice.list === 'ekadashi') {
    return (
      <nav class="choices" aria-label={t('year.tradition')}>
        <Chips
          choice={choice}
          options={FAST_TRADITIONS.map((key) => [t(`year.practice_${key}`), { tradition: key }])}
        />
      </nav>
    );
  }
  if (choice.list !== 'eclipses') return null;
  return (
    <nav class="choices" aria-label={t('vows.which')}>
      <Chips
        choice={choice}
        options={[
          [t('vows.seenHere'), { unseen: false }],
          [t('vows.ofEarth'), { unseen: true }],
        ]}
      />
      <Chips
        choice={choice}
        options={[[t('vows.both'), { of: null }], ...BODIES.map((of) => [t(`vows.only_${of}`), { of }] as const)]}
      />
    </nav>
  );
}

/** The sentence of the next row; of a penumbral eclipse also the date of the next that is plainly seen. */
function NextSentence({ next, coming, today }: { next: ListedRow; coming: readonly ListedRow[]; today: number }) {
  const { reader } = useReader();
  const plain = isHardlySeen(next) ? coming.find((row) => row.local && !isHardlySeen(row)) : undefined;
  const hour = hourOf(reader, next);
  const sentence = withElements(reader, 'vows.next', {
    name: nameText(reader, next),
    date: <time dateTime={textOfDay(next.day)}>{reader.longDate(next.day)}</time>,
    distance: daysAway(reader, next.day - today),
    hour: hour && (
      <>
        {hour.name} {hour.time}
      </>
    ),
  });
  return (
    <p class="sa" lang={reader.namesLang}>
      {plain ? withElements(reader, 'vows.nextPlain', { sentence, date: reader.date(plain.day) }) : sentence}
    </p>
  );
}

function Empty({ choice, later }: Pick<VowList, 'choice' | 'later'>) {
  const { reader, t } = useReader();
  const years = yearsText(reader, choice);
  const { placeName: place } = reader;
  return (
    <p class="note">
      {choice.list === 'eclipses' && !choice.unseen
        ? t(`vows.none_${choice.of ?? 'both'}`, { place, years })
        : t('vows.none', { place, years })}
      {later && ` ${t('vows.later', { date: reader.date(later.day) })}`}
    </p>
  );
}

interface Props {
  kernel: Kernel;
  of: VowList;
  /** The present civil day of the place, days from 1970-01-01. */
  today: number;
}

export function VowsPage({ kernel, of: { choice, rows, counts, later }, today }: Props) {
  const { reader, t } = useReader();
  const { list, year, lastYear, tradition } = choice;
  const years = lastYear - year + 1;
  const isPast = ({ day }: ListedRow) => day < today;
  const [past, coming] = [rows.filter(isPast), rows.filter((row) => !isPast(row))];
  const isCurrent = past.length > 0 || rows.some(({ day }) => day === today);
  const next = isCurrent ? coming.find((row) => !row.eclipse || hourOf(reader, row)) : undefined;
  const title = titleOfList(reader, choice);
  const table = (some: readonly ListedRow[], caption: string) => (
    <Rows kernel={kernel} rows={some} choice={choice} caption={caption} next={next} today={today} />
  );
  const offset = offsetsText(reader, rows.map(offsetOf));
  return (
    <>
      <main id="main" tabIndex={-1} class="vowspage">
        <div class="head2">
          <div>
            <h1>{title}</h1>
            {next && <NextSentence next={next} coming={coming} today={today} />}
          </div>
          <Where words={[reader.placeName, offset].filter(Boolean).join(', ')}>
            <Step choice={vowsBeside(choice, { year: year - years })} />
            <Step choice={vowsBeside(choice, { year: year + years })} />
          </Where>
        </div>
        <nav class="kinds" aria-label={t('vows.kinds')}>
          {LIST_KEYS.map((key) => (
            <a
              key={key}
              href={vowsHref(reader, vowsBeside(choice, { list: key }))}
              aria-current={key === list ? 'page' : undefined}
            >
              {t(`vows.list_${key}`)} <span class="q">{reader.figures(counts[key])}</span>
            </a>
          ))}
          <a href={reader.href('/holidays')}>{t('pages.holidays')}</a>
        </nav>
        <Choices choice={choice} />
        {rows.length === 0 && <Empty choice={choice} later={later} />}
        {coming.length > 0 && table(coming, title)}
        {past.length > 0 && coming.length > 0 && (
          <details class="more earlier">
            <summary>{t('vows.earlier', { n: past.length })}</summary>
            {table(past, t('vows.earlier', { n: past.length }))}
          </details>
        )}
        {coming.length === 0 && past.length > 0 && table(past, title)}
        {list === 'eclipses' && <p class="q small">{t('vows.eclipseNote')}</p>}
        <p class="acts">
          <a
            class="btn small"
            href={reader.href('/subscribe', [
              ['kind', LISTS[list].kind],
              ...(list === 'ekadashi' ? [['tradition', tradition] as const] : []),
            ])}
          >
            {t('year.subscribe')}
          </a>
          <a class="btn small" href={csvPath(choice, reader)} download>
            {t('vows.csv')}
          </a>
          <button class="btn small print" type="button" onClick={() => print()}>
            {t('year.print')}
          </button>
        </p>
      </main>
      <PlaceEnd />
    </>
  );
}
