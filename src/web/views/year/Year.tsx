/**
 * The page of a year: twelve small months, the observances by civil month with their reasons, and the reader's own
 * days.
 */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { KINDS, TRADITIONS } from '../../../data/observances/practice';
import { REGIONS } from '../../../data/observances/regions';
import { civilFromDays, daysFromCivil, JD_UNIX_EPOCH } from '../../../domain/time/civil';
import { isInPresent } from '../../../domain/time/covered';
import type { Kernel } from '../../../kernel/kernel';
import { coordinatesText } from '../../../lexicon/coordinates';
import { regionName } from '../../../lexicon/regions';
import { isoDate } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { useAddress } from '../../shared/address';
import { wallOf } from '../../shared/clocks';
import { Busy, Disclosure, Dropdown, Fault, Choice as Radios, Section, Status } from '../../shared/components';
import { FarYears } from '../../shared/FarYears';
import { withYears } from '../../shared/kernel';
import { Later } from '../../shared/Later';
import { useNow } from '../../shared/now';
import { PageEnd } from '../../shared/PageEnd';
import { placeWords } from '../../shared/placeWords';
import { Grids } from './Grids';
import { Month } from './Months';
import {
  hasObservances,
  leadOf,
  loadedYear,
  questionEntries,
  readQuestion,
  subscription,
  writeQuestion,
  type Year,
  type YearQuestion,
  type YearRow,
} from './model';
import type { YearSearch } from './search';
import { Step, YearField } from './YearChooser';

type Model = { state: 'waiting' } | { state: 'failed' } | { state: 'refused' } | { state: 'ready'; of: Year };

/** Whether a computed year matches the shown question. */
function isOf({ year, place, choice }: Year, question: YearQuestion & { year: number }, reader: Reader): boolean {
  const parts = [year, place.lat, place.lon, place.tz, choice.show, choice.region, choice.tradition, choice.kind];
  const { lat, lon, tz } = reader.place;
  return (
    `${parts}` === `${[question.year, lat, lon, tz, question.show, question.region, question.tradition, question.kind]}`
  );
}

/** A year is computed after the page has redrawn, so that nothing waits for it. The first one may be given. */
function useYear(kernel: Kernel, question: YearQuestion & { year: number }, first: Year | null): Model {
  const { reader, place } = useReader();
  const { year, show, region, tradition, kind } = question;
  const [model, setModel] = useState<Model>(first ? { state: 'ready', of: first } : { state: 'waiting' });
  const isReady = model.state === 'ready' && isOf(model.of, question, reader);
  useEffect(() => {
    if (isReady || !hasObservances(year)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        withYears(() => loadedYear(kernel, year, place, { show, region, tradition, kind })).then(
          (result) => setModel(result.ok ? { state: 'ready', of: result.value } : { state: 'failed' }),
          () => setModel({ state: 'failed' }),
        );
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [kernel, year, place.lat, place.lon, place.tz, show, region, tradition, kind]);
  return hasObservances(year) ? model : { state: 'refused' };
}

interface FiltersProps {
  asked: YearQuestion & { year: number };
  go: (asked: YearQuestion, how?: 'push' | 'replace') => void;
  text: string;
  search: (text: string) => void;
}

function Filters({ asked, go, text, search }: FiltersProps) {
  const { t, locale } = useReader();
  const select = <Key extends 'region' | 'tradition' | 'kind'>(
    key: Key,
    options: readonly NonNullable<YearQuestion[Key]>[],
    nameOf: (option: NonNullable<YearQuestion[Key]>) => string,
  ) => (
    <label class="filter">
      <span class="vh">{t(`year.${key}`)}</span>
      <Dropdown
        name={key}
        options={['' as const, ...options]}
        nameOf={(option) => (option === '' ? t(`year.any_${key}`) : nameOf(option))}
        value={asked[key] ?? ''}
        onChoose={(option) => go({ ...asked, [key]: option || null }, 'replace')}
      />
    </label>
  );
  return (
    <div class="filters" role="search">
      <input
        type="search"
        id="search"
        aria-label={t('year.search')}
        placeholder={t('year.search')}
        value={text}
        onInput={({ currentTarget }) => search(currentTarget.value)}
      />
      <Radios
        legend={t('year.which')}
        options={(['principal', 'all'] as const).map((value) => ({ value, label: t(`year.show_${value}`) }))}
        value={asked.show}
        onChange={(show) => go({ ...asked, show }, 'replace')}
      />
      {select('region', REGIONS, (key) => regionName(key, locale))}
      {select('tradition', TRADITIONS, (key) => t(`year.practice_${key}`))}
      {select('kind', KINDS, (key) => t(`year.kind_${key}`))}
    </div>
  );
}

/** The calendar of these observances: as a subscription, and as a file. */
function Subscribe({ asked: question }: { asked: YearQuestion }) {
  const { reader, t, occasion } = useReader();
  const path = subscription(reader, question);
  const webcal = occasion.origin.replace(/^https?:/, 'webcal:') + path;
  return (
    <details class="drop">
      <summary class="btn main">{t('year.subscribe')}</summary>
      <ul>
        <li>
          <a href={webcal}>{t('year.webcal')}</a>
        </li>
        <li>
          <a href={`https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`} rel="noreferrer">
            {t('year.google')}
          </a>
        </li>
        <li>
          <a href={path}>{t('year.file')}</a>
        </li>
        <li>
          <a href={reader.href('/subscribe', questionEntries({ ...question, year: null }))}>{t('year.more')}</a>
        </li>
        <li>
          <a href={reader.href('/anniversaries')}>{t('year.birthdays')}</a>
        </li>
        <li>
          <a href={reader.href(`/holidays${question.region ? `/${question.region}` : ''}`)}>{t('year.holidays')}</a>
        </li>
      </ul>
    </details>
  );
}

const loadLeaf = () => import('./LeafSection').then(({ LeafSection }) => LeafSection);
const loadOwnDays = () => import('./own/OwnDays').then(({ OwnDays }) => OwnDays);

function Body({ of, asked, go, kernel }: { of: Year; kernel: Kernel } & Pick<FiltersProps, 'asked' | 'go'>) {
  const { reader, t } = useReader();
  const now = useNow(60);
  const [text, setText] = useState('');
  const today = wallOf(of.place, now).dayNumber;
  const [search, setSearch] = useState<YearSearch | null>(null);
  const isSearched = text !== '';
  useEffect(() => {
    if (!isSearched || search?.of === of) return undefined;
    let isCurrent = true;
    import('./search')
      .then(({ loadSearch }) => loadSearch(kernel, of))
      .then(
        (loaded) => isCurrent && setSearch(loaded),
        () => {}, // Without a network the list stays unfiltered.
      );
    return () => {
      isCurrent = false;
    };
  }, [of, isSearched]);
  const listed = useMemo(() => of.utsavas.map((utsava): YearRow => ({ utsava, beside: [] })), [of]);
  const shown = useMemo(
    () => (isSearched && search?.of === of ? search.rowsWith(text, reader.labels) : listed),
    [listed, text, reader, search],
  );
  const months = Array.from({ length: 12 }, (_, i) => ({
    month: i + 1,
    rows: shown.filter(({ utsava }) => utsava.date.month === i + 1),
  })).filter(({ rows }) => text === '' || rows.length > 0);
  // On a narrow page the list of the present year begins with the present month.
  const present = civilFromDays(today);
  const earlier = isSearched || of.year !== present.year ? [] : months.slice(0, present.month - 1);
  const list = (some: typeof months) =>
    some.map(({ month, rows }) => (
      <Month key={`${of.year} ${month}`} of={of} month={month} rows={rows} today={today} />
    ));
  const nameOfMonth = (month: number) => reader.month(daysFromCivil(of.year, month, 1));
  return (
    <>
      <Grids year={of.year} utsavas={of.utsavas} today={today} />
      <div class="listbar">
        <Filters asked={asked} go={go} text={text} search={setText} />
        <Status class="q">
          {t('year.count', { n: shown.length })} {isSearched && t('year.everything')}
        </Status>
      </div>
      <div class="monthlist">
        {earlier.length > 0 && (
          <details class="more earlier">
            <summary>
              {t('year.earlier', { n: earlier.length, first: nameOfMonth(1), last: nameOfMonth(earlier.length) })}
            </summary>
            {list(earlier)}
          </details>
        )}
        {list(months.slice(earlier.length))}
      </div>
      <Section title={t('year.furtherTitle')} wide>
        <Disclosure summary={t('year.leaf')} id="leaf">
          {() => <Later load={loadLeaf} given={{ of, today }} />}
        </Disclosure>
        <Disclosure summary={t('year.own')} id="own">
          {() => <Later load={loadOwnDays} given={{ kernel, year: of.year }} />}
        </Disclosure>
      </Section>
    </>
  );
}

/** Why a year has no observances, and the page of its days. */
function Refused({ year }: { year: number }) {
  const { reader, t } = useReader();
  const month = `${reader.month(daysFromCivil(year, 1, 1))} ${reader.year(year)}`;
  return (
    <Fault title={t('year.refused', { year: reader.year(year) })}>
      <p>{t('year.refusedWhy')}</p>
      <p>
        <a href={reader.href('/month', [['month', isoDate({ year, month: 1, day: 1 }).slice(0, -3)]])}>
          {t('year.refusedMonth', { month })}
        </a>
      </p>
    </Fault>
  );
}

/** Notes on the observances of a year outside 1900 to 2100. */
function OtherYear({ of: { year, place, sky }, kernel }: { of: Year; kernel: Kernel }) {
  const { t } = useReader();
  const [first, last] = [daysFromCivil(year, 1, 1), daysFromCivil(year, 12, 31)];
  if (isInPresent(first, last)) return null;
  const offsetHours = sky.clocks.hoursAt(JD_UNIX_EPOCH + first);
  return (
    <>
      <p class="note">{t('year.rules')}</p>
      <FarYears kernel={kernel} first={first} last={last} offsetHours={offsetHours} lonDeg={place.lon} />
    </>
  );
}

interface Props {
  kernel: Kernel;
  /** The year in the URL, if it is already computed. */
  first: Year | null;
}

export function YearPage({ kernel, first }: Props) {
  const { reader, t, place, origin, query } = useReader();
  const [found, go] = useAddress(readQuestion, writeQuestion);
  const now = useNow(60);
  const year = found.year ?? wallOf(place, now).year;
  const asked = { ...found, year };
  const model = useYear(kernel, asked, first);
  const of = model.state === 'ready' ? model.of : null;
  useEffect(() => {
    document.title = `${reader.year(year)} · Khagola`;
  }, [year]);
  return (
    <>
      <main id="main" tabIndex={-1} class="yearpage">
        <div class="head2">
          <div>
            <h1>{reader.year(year)}</h1>
            {of && (
              <p class="sa" lang={reader.namesLang}>
                {leadOf(reader, of)}
              </p>
            )}
            <p class="q">{placeWords(reader, t(`where.${origin}`, { place: reader.placeName }))}</p>
          </div>
          <div class="acts">
            <Step asked={asked} by={-1} go={go} />
            <YearField year={year} take={(next) => go({ ...asked, year: next })} />
            <Step asked={asked} by={1} go={go} />
            <Subscribe asked={asked} />
            <button class="btn small print" type="button" onClick={() => print()}>
              {t('year.print')}
            </button>
          </div>
        </div>
        {found.year === null && query.has('year') && <Fault title={t('year.unread')} why={t('year.outside')} />}
        {model.state === 'failed' && <Fault title={t('year.failed')} why={t('year.outside')} />}
        {model.state === 'refused' && <Refused year={year} />}
        {of && <OtherYear of={of} kernel={kernel} />}
        {of && <Body of={of} asked={asked} go={go} kernel={kernel} />}
        {model.state === 'waiting' && <Busy what={t('year.busy')} rows={13} />}
      </main>
      <PageEnd>
        <p>
          {placeWords(
            reader,
            t('year.made', {
              place: reader.placeName,
              coordinates: coordinatesText(place.lat, place.lon),
              tz: place.tz,
            }),
          )}
        </p>
      </PageEnd>
    </>
  );
}
