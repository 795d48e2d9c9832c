/** The sky and the pañcāṅga of this minute: the content of the first page, on the server and in the browser. */

import { useRef, useState } from 'preact/hooks';
import type { NamedPlace } from '../../../data/place';
import { ghatiAt } from '../../../domain/day/ghati';
import { civilFromDays } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { coordinatesText } from '../../../lexicon/coordinates';
import type { Coordinates } from '../../entry/coordinates';
import { degreesText, offsetText, wallAt } from '../../reader/format';
import type { Following } from '../../reader/given';
import { changePlace } from '../../reader/place';
import { useReader } from '../../reader/reader';
import { Status } from '../../shared/components';
import { nearby } from '../../shared/gazetteer';
import { lunarMonthInFull } from '../../shared/lunarMonth';
import { chosenKinds } from '../../shared/next/choice';
import { Next } from '../../shared/next/Next';
import { presentStep } from '../../shared/now';
import { PageEnd } from '../../shared/PageEnd';
import { nearestOfService } from '../../shared/placeService';
import { placeWords } from '../../shared/placeWords';
import { placeOfDevice } from '../../shared/position';
import { windowName } from '../../shared/windowName';
import type { Now } from './model';
import { Limbs, SunMoon, Windows } from './Panels';
import { BirthSection, Programs, SkyTable } from './Sections';
import { Wheel } from './Wheel';

/** From the service, or else from the list of towns, which is large. */
const nearestTown = (point: Coordinates) => nearestOfService(point).catch(() => nearby(point));

function LocateButton({ onPlace }: { onPlace: (place: NamedPlace) => void }) {
  const { t } = useReader();
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const locate = () => {
    setState('asking');
    placeOfDevice(nearestTown).then(
      (place) => {
        setState('idle');
        onPlace(place);
      },
      () => setState('refused'),
    );
  };
  return (
    <>
      <button class="btn small" type="button" id="locate" onClick={locate}>
        <svg class="ic" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <circle cx="8" cy="8" r="4.5" />
          <path d="M8 .5v4M8 11.5v4M.5 8h4M11.5 8h4" />
        </svg>
        {state === 'asking' ? t('place.locating') : t('place.use')}
      </button>
      {state === 'refused' && <small role="status">{t('place.refused')}</small>}
    </>
  );
}

/** The date, the tithi with its month and years, and the place with a button to change it. */
function Head({ now }: { now: Now }) {
  const { reader, t, origin } = useReader();
  const { dayNumber, calendar, panchanga } = now;
  const { year, day } = civilFromDays(dayNumber);
  return (
    <div class="head2">
      <div>
        <h1>
          {t('dates.dayMonth', {
            weekday: reader.weekday(dayNumber),
            day: reader.figures(day),
            month: reader.month(dayNumber),
          })}{' '}
          <small>{reader.figures(year)}</small>
        </h1>
        <p class="sa" lang={reader.namesLang}>
          {t('now.sub', {
            month: lunarMonthInFull(reader, calendar.month),
            tithi: reader.tithi(panchanga.limbs.tithi.index),
            vikrama: reader.figures(calendar.years.vikrama),
            shaka: reader.figures(calendar.years.shaka),
          })}
        </p>
      </div>
      <div class="where">
        <span>{placeWords(reader, t(`where.${origin}`, { place: reader.placeName }))}</span>
        <span class="acts">
          <LocateButton onPlace={changePlace} />
          <button class="btn small" type="button" data-choose-place aria-haspopup="dialog">
            {t('where.change')}
          </button>
        </span>
      </div>
    </div>
  );
}

/** The time in words, written on demand to a live region. */
function ReadTime({ now }: { now: Now }) {
  const { reader, t } = useReader();
  const [words, setWords] = useState('');
  const times = useRef(0);
  const speak = () => {
    const jdUt = presentStep(1);
    const clock = ghatiAt(now.panchanga.day, jdUt);
    const { tithi } = now.panchanga.limbs;
    const end = reader.time(tithi.endJd, now.hoursAt(tithi.endJd), now.dayNumber);
    times.current++;
    setWords(
      t('now.read', {
        time: reader.clock(wallAt(jdUt, now.tzHours), true),
        place: reader.placeName,
        ghati: clock?.ghati ?? '–',
        vighati: clock?.vighati ?? '–',
        muhurta: clock ? reader.nameAt('muhurta', clock.muhurta) : '–',
        tithi: reader.tithi(tithi.index),
        end: [end.time, end.day].filter(Boolean).join(' '),
      }),
    );
  };
  return (
    <>
      <button class="btn quiet small" type="button" onClick={speak}>
        {t('now.readTime')}
      </button>
      {/* A unique key for every reading, so that equal words are read again. */}
      <Status class="readout">
        <span key={times.current}>{words}</span>
      </Status>
    </>
  );
}

interface Props {
  kernel: Kernel;
  now: Now;
  following: Following | null;
  /** Whether the clock runs. In cached HTML it does not. */
  isLive: boolean;
}

export function NowPage({ kernel, now, following, isLive }: Props) {
  const { reader, t, place } = useReader();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Head now={now} />
        <div class="nowg">
          <div class="windows">
            <Windows now={now} />
            <SunMoon now={now} />
          </div>
          <figure class="dial">
            <Wheel now={now} isLive={isLive} />
            <figcaption>
              <p class="q sm">
                {now.whole ? t('now.wheelNote', { rahu: windowName(reader, 'rahu_kalam') }) : t('now.noSun')}
              </p>
              <ReadTime now={now} />
            </figcaption>
          </figure>
          <div class="side">
            <Limbs now={now} />
          </div>
          <Next today={now.dayNumber} following={following} hoursAt={now.hoursAt} chosen={chosenKinds(reader.query)} />
        </div>
        <BirthSection kernel={kernel} />
        <SkyTable now={now} />
        <Programs />
      </main>
      <PageEnd>
        <p>
          {placeWords(
            reader,
            t('now.computed', {
              place: reader.placeName,
              coordinates: coordinatesText(place.lat, place.lon),
              offset: offsetText(now.tzHours),
              ayanamsa: degreesText(now.positions.ayanamshaDeg),
            }),
          )}
        </p>
      </PageEnd>
    </>
  );
}
