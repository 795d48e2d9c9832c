/** The page of an observance in a year: its day at the place, the reason, and its rule and source. */
import type { ComponentChildren } from 'preact';
import { utsavaPath } from '../../../api/shapes/utsavaPage';
import type { Utsava } from '../../../domain/observances/types';
import { FIRST_YEAR, LAST_YEAR } from '../../../domain/time/civil';
import { coordinatesText } from '../../../lexicon/coordinates';
import type { Labels } from '../../../lexicon/labels';
import { observanceLabel, utsavaLabel } from '../../../lexicon/observances';
import { Section } from '../../parts/components';
import { numberOf } from '../../parts/dates';
import { PageEnd } from '../../parts/PageEnd';
import { isoDate } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { utsavaText } from '../year/Months';
import { regionText, whenText } from '../year/model';
import { ReasonBody } from '../year/ReasonBody';
import type { ReasonWords } from '../year/words';
import type { UtsavaDays } from './model';

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

function Day({ kept, utsava, words }: { kept: UtsavaDays; utsava: Utsava; words: ReasonWords }) {
  const reader = useReader();
  const { t } = reader;
  const { date, regions, authorities, otherwise } = utsava;
  const fact = (term: string, value: ComponentChildren) => (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <Section title={reader.date(numberOf(date))} note={reader.weekday(numberOf(date))}>
      <div class="fest">
        <ReasonBody sky={kept.sky} utsava={utsava} words={words} />
      </div>
      <dl class="defs">
        {fact(t('utsava.when'), <span lang={reader.namesLang}>{whenText(reader, utsava, kept.sky)}</span>)}
        {fact(t('year.tradition'), t(`year.practice_${utsava.tradition}`))}
        {fact(t('utsava.regions'), <span lang="en">{regions.map(regionText).join(', ')}</span>)}
        {authorities.length > 0 && fact(t('utsava.keptBy'), <span lang="en">{authorities.join(', ')}</span>)}
      </dl>
      {otherwise && (
        <p class="q" lang="en">
          {otherwise}.
        </p>
      )}
      <p class="acts">
        <a class="btn small" href={reader.href('/day', [['date', isoDate(date)]])}>
          {t('utsava.theDay')}
        </a>
        <a class="btn small" href={reader.href('/month', [['month', isoDate(date).slice(0, 7)]])}>
          {t('utsava.theMonth')}
        </a>
      </p>
    </Section>
  );
}

interface Props {
  kept: UtsavaDays;
  words: ReasonWords;
  /** Names in Devanāgarī. */
  devanagari: Labels;
}

export function UtsavaPage({ kept, words, devanagari }: Props) {
  const reader = useReader();
  const { t, place } = reader;
  const [first] = kept.utsavas;
  return (
    <>
      <main id="main" tabIndex={-1}>
        <div class="head2">
          <div>
            <h1 lang={reader.namesLang}>
              {titleOf(reader, kept)} <small>{reader.figures(kept.year)}</small>
            </h1>
            {first && (
              <p class="sa" lang="sa">
                {observanceLabel(devanagari, first.name)}
              </p>
            )}
            <p class="q">{t('utsava.at', { place: place.name })}</p>
          </div>
          <div class="acts">
            <Beside kept={kept} by={-1} />
            <Beside kept={kept} by={1} />
            <a class="btn" href={reader.href('/year', [['year', String(kept.year)]])}>
              {t('utsava.theYear', { year: reader.figures(kept.year) })}
            </a>
          </div>
        </div>
        {kept.utsavas.length === 0 && (
          <p class="note">{t('utsava.none', { year: reader.figures(kept.year), place: place.name })}</p>
        )}
        {kept.utsavas.map((utsava) => (
          <Day
            key={`${utsava.date.month} ${utsava.date.day} ${utsava.occurrence}`}
            kept={kept}
            utsava={utsava}
            words={words}
          />
        ))}
      </main>
      <PageEnd>
        <p>
          {t('utsava.made', { place: place.name, coordinates: coordinatesText(place.lat, place.lon), tz: place.tz })}
        </p>
      </PageEnd>
    </>
  );
}
