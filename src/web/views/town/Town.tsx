/** The page of a town: its present day with windows, limbs and the next observances, and further links. */

import type { Kernel } from '../../../kernel/kernel';
import { coordinatesText } from '../../../lexicon/coordinates';
import { isoDate, offsetText } from '../../reader/format';
import type { Following } from '../../reader/given';
import { useReader } from '../../reader/reader';
import { numberOf } from '../../shared/dates';
import { Next } from '../../shared/next/Next';
import { PageEnd } from '../../shared/PageEnd';
import { placeWords } from '../../shared/placeWords';
import { Almanac } from '../day/Almanac';
import { Foremost, leadText, SunTimes } from '../day/Day';
import { Dial } from '../day/Dial';
import { More } from '../day/More';
import type { DayModel } from '../day/model';
import { LimbTable, WindowTable } from '../day/Tables';
import { Vertical } from '../day/Vertical';

interface Props {
  kernel: Kernel;
  day: DayModel;
  following: Following;
  /** Julian days UT. */
  jdUt: number;
}

export function TownPage({ kernel, day, following, jdUt }: Props) {
  const { reader, t, place } = useReader();
  const ways = [
    ['/day', t('pages.day')],
    ['/month', t('pages.month')],
    ['/year', t('pages.year')],
    ['/', t('pages.now')],
  ] as const;
  return (
    <>
      <main id="main" tabIndex={-1} class="daypage">
        <div class="head2">
          <div>
            <h1 class="town">{placeWords(reader, t('town.title', { place: reader.placeName }))}</h1>
            <p class="sa" lang={reader.namesLang}>
              {reader.longDate(numberOf(day.date))}. {leadText(reader, day)}
            </p>
            <p class="q">
              {reader.figures(coordinatesText(place.lat, place.lon))}, {place.tz}
              <SunTimes day={day} />
            </p>
          </div>
          <nav class="acts" aria-label={t('town.ways', { place: reader.placeName })}>
            {ways.map(([path, words]) => (
              <a class="btn small" key={path} href={reader.href(path)}>
                {words}
              </a>
            ))}
          </nav>
        </div>
        <section class="spread dayg" aria-label={t('day.drawn')}>
          <div class="side">
            {day.windows.length > 0 && <Foremost day={day} now={jdUt} />}
            <LimbTable day={day} />
            {day.windows.length > 0 && <WindowTable day={day} now={jdUt} />}
          </div>
          <Next today={following.day} following={following} hoursAt={day.clocks.hoursAt} />
          {day.muhurtas.length > 0 && (
            <figure>
              <Dial day={day} now={jdUt} />
              <Vertical day={day} now={jdUt} />
            </figure>
          )}
        </section>
        <Almanac day={day} />
        <details class="more">
          <summary>{t('day.more')}</summary>
          <More day={day} kernel={kernel} />
        </details>
      </main>
      <PageEnd>
        <p>
          {placeWords(
            reader,
            t('day.made', {
              date: reader.figures(isoDate(day.date)),
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
