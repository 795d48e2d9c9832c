/** The page of an observance in a year: the hour to act at the place, why the day, who differs, and its other days. */

import { utsavaPath } from '../../../api/shapes/utsavaPage';
import type { Utsava } from '../../../domain/observances/types';
import { FIRST_YEAR, LAST_YEAR } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import type { Labels } from '../../../lexicon/labels';
import { observanceLabel, utsavaLabel } from '../../../lexicon/observances';
import { regionName } from '../../../lexicon/regions';
import { isoDate } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { numberOf } from '../../shared/dates';
import { lunarMonthInFull } from '../../shared/lunarMonth';
import { offsetsText } from '../../shared/offsets';
import { placeWords } from '../../shared/placeWords';
import { Share } from '../../shared/Share';
import { sentenceText } from '../../shared/sentence';
import { Where } from '../../shared/Where';
import { LIST_KEYS, LISTS, type Listed, vowsPath } from '../vows/model';
import { utsavaText } from '../year/Months';
import { whenText } from '../year/model';
import { ReasonBody } from '../year/ReasonBody';
import type { ReasonWords } from '../year/words';
import { EclipseDrawing, useEclipseWords } from './EclipseDrawing';
import { foremostOf, type UtsavaDays } from './model';
import { PlaceEnd } from './PlaceEnd';
import { OtherDays, Practices } from './Practices';
import { TimeStrip } from './TimeStrip';
import { Hero, Marks, TimeRules } from './Times';
import { clockChangeWords, zoneWords } from './zone';

/** The name of the observance in the reader's language. */
export const titleOf = (reader: Reader, { key, utsavas: [first] }: UtsavaDays): string =>
  first ? utsavaText(reader, { ...first, epithet: null }) : utsavaLabel(reader.labels, key);

/** Its days in the year: `Sunday, 8 November 2026`. */
export const datesText = (reader: Reader, { utsavas }: UtsavaDays): string[] =>
  utsavas.map(({ date }) => reader.longDate(numberOf(date)));

function Beside({ kept, by }: { kept: UtsavaDays; by: -1 | 1 }) {
  const reader = useReader();
  const year = kept.year + by;
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  const path = utsavaPath({ key: kept.key, date: { year, month: 1, day: 1 } });
  return (
    <a class="btn step" rel={by < 0 ? 'prev' : 'next'} href={reader.href(path)}>
      {reader.figures(year)}
    </a>
  );
}

/** The list of all observances of the kind, if there is one: of eclipses that are not seen, all of the Earth. */
function AllOfKind({ kept: { kind, key, year, utsavas } }: { kept: UtsavaDays }) {
  const reader = useReader();
  const list = LIST_KEYS.find((each) => {
    const listed: Listed = LISTS[each];
    return listed.key === undefined ? listed.kind === kind : listed.key === key;
  });
  if (!list) return null;
  return (
    <p class="q">
      <a href={reader.href(vowsPath(list, year), kind === 'eclipse' && utsavas.length === 0 ? [['show', 'all']] : [])}>
        ← {reader.t(`vows.list_${list}`)}
      </a>
    </p>
  );
}

/** The path of a calendar file with the days of an observance in a year at the reader's place, and their times. */
function filePath({ locale, place: { lat, lon, tz } }: Reader, { key, year }: UtsavaDays): string {
  const choices = { key, year: String(year), lat: String(lat), lon: String(lon), tz };
  return `/api/v1/observances?${new URLSearchParams({ ...choices, lang: locale, events: 'timed', format: 'ics' })}`;
}

interface FrontProps {
  kernel: Kernel;
  kept: UtsavaDays;
  utsava: Utsava;
  words: ReasonWords;
}

function EclipseHere({ kernel, kept, utsava }: Omit<FrontProps, 'words'>) {
  const { t } = useReader();
  const { sky } = kept;
  const eclipse = utsava.eclipse as NonNullable<Utsava['eclipse']>;
  const seen = useEclipseWords({ kernel, place: sky.place, eclipse });
  return (
    <>
      <p class="lead seen">{seen}</p>
      <EclipseDrawing kernel={kernel} place={sky.place} eclipse={eclipse} clocks={sky.clocks} />
      <p class="q small">
        {eclipse.kind === 'solar' && <b>{t('utsava.eyes')} </b>}
        {t('utsava.northUp')}
      </p>
    </>
  );
}

/** One day: the hour first, then further times, their drawing, the reason, and other traditions. */
function Front({ kernel, kept, utsava, words }: FrontProps) {
  const { reader, t } = useReader();
  const { sky } = kept;
  const { date, kind, regions, authorities, eclipse } = utsava;
  return (
    <>
      <Hero utsava={utsava} clocks={sky.clocks} cite={words.cite} />
      <Marks kernel={kernel} kept={kept} utsava={utsava} cite={words.cite} />
      {eclipse && <EclipseHere kernel={kernel} kept={kept} utsava={utsava} />}
      <TimeStrip utsava={utsava} sky={sky} />
      {utsava.times.length > 0 && <TimeRules utsava={utsava} cite={words.cite} />}
      <section class="sect" aria-labelledby="why">
        <h2 id="why">{t('utsava.why')}</h2>
        <div class="fest">
          <ReasonBody sky={sky} utsava={utsava} words={words} />
        </div>
        <p class="q small">
          {t('utsava.regions')}: {regions.map((region) => regionName(region, reader.locale)).join(', ')}
          {authorities.length > 0 && (
            <>
              . {t('utsava.keptBy')}: {sentenceText(reader, authorities.map(words.cite).join(', '))}
            </>
          )}
        </p>
      </section>
      {!eclipse && (
        <section class="sect" aria-labelledby="differ">
          <h2 id="differ">{t('utsava.differ')}</h2>
          <Practices kept={kept} utsava={utsava} words={words} />
        </section>
      )}
      <p class="acts">
        <a class="btn small" href={reader.href('/day', [['date', isoDate(date)]])}>
          {t('utsava.theDay')}
        </a>
        <a class="btn small" href={reader.href('/month', [['month', isoDate(date).slice(0, 7)]])}>
          {t('utsava.theMonth')}
        </a>
        <a class="btn small" href={reader.href('/year', [['year', String(kept.year)]])}>
          {t('utsava.theYear', { year: reader.figures(kept.year) })}
        </a>
        <a class="btn small" href={reader.href('/subscribe', [['kind', kind]])}>
          {t('utsava.subscribe')}
        </a>
      </p>
    </>
  );
}

interface Props {
  kernel: Kernel;
  kept: UtsavaDays;
  words: ReasonWords;
  /** Names in Devanāgarī. */
  devanagari: Labels;
  /** The present civil day of the place, days from 1970-01-01. */
  today: number;
}

export function UtsavaPage({ kernel, kept, words, devanagari, today }: Props) {
  const { reader, t, query } = useReader();
  const utsava = foremostOf(kept, query.get('date'), today);
  const dates = utsava ? [utsava.reckoning.tithi.endJd] : kept.sky.months.map(({ startJd }) => startJd);
  const { clocks } = kept.sky;
  const offset = offsetsText(reader, dates.map(clocks.hoursAt));
  const [jdUt] = dates;
  const zone = jdUt === undefined || !utsava ? offset : zoneWords(reader, kept.place.tz, jdUt, offset);
  const clockChange = jdUt === undefined || !utsava ? null : clockChangeWords(reader, clocks, jdUt);
  return (
    <>
      <main id="main" tabIndex={-1} class="utsavapage">
        <div class="head2">
          <div>
            <AllOfKind kept={kept} />
            <h1 lang={reader.namesLang}>
              {utsava ? utsavaText(reader, utsava) : titleOf(reader, kept)} <small>{reader.figures(kept.year)}</small>
            </h1>
            {utsava && (
              <p class="sa" lang={reader.locale}>
                {reader.longDate(numberOf(utsava.date))}
                <span lang={reader.namesLang}> · {whenText(reader, utsava, kept.sky, lunarMonthInFull)}</span>
                {reader.locale === 'en' && <span lang="sa"> · {observanceLabel(devanagari, utsava.name)}</span>}
              </p>
            )}
          </div>
          <Where words={t('utsava.for', { place: reader.placeName, zone })}>
            {utsava && (
              <a class="btn small" href={filePath(reader, kept)}>
                {t('utsava.calendar')}
              </a>
            )}
            {utsava && (
              <Share
                of="utsava"
                title={`${utsavaText(reader, utsava)}, ${reader.date(numberOf(utsava.date))}`}
                path={utsavaPath({ key: kept.key, date: { year: kept.year, month: 1, day: 1 } })}
              />
            )}
            <Beside kept={kept} by={-1} />
            <Beside kept={kept} by={1} />
          </Where>
        </div>
        {clockChange && <p class="q clockchange">{clockChange}</p>}
        {utsava ? (
          <Front kernel={kernel} kept={kept} utsava={utsava} words={words} />
        ) : (
          <p class="note">
            {placeWords(
              reader,
              kept.kind === 'eclipse'
                ? t('utsava.notSeen', { place: reader.placeName })
                : t('utsava.none', { year: reader.figures(kept.year), place: reader.placeName }),
            )}
          </p>
        )}
        {kept.utsavas.length > 1 && utsava && <OtherDays kept={kept} front={utsava} />}
      </main>
      <PlaceEnd />
    </>
  );
}
