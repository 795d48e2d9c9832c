/** A form that makes the link of a calendar, with its QR code and its first events. It works without a script. */
import { utsavaPath } from '../../../api/shapes/utsavaPage';
import { KINDS, TRADITIONS } from '../../../data/observances/practice';
import { REGIONS } from '../../../data/observances/regions';
import type { Utsava } from '../../../domain/observances/types';
import { regionName } from '../../../lexicon/regions';
import { localPath } from '../../i18n/locales';
import { isoDate } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { CalendarLink } from '../../shared/CalendarLink';
import { CarriedFields } from '../../shared/CarriedFields';
import { numberOf } from '../../shared/dates';
import { PageEnd } from '../../shared/PageEnd';
import { Select } from '../../shared/Select';
import { Where } from '../../shared/Where';
import { utsavaText } from '../year/Months';
import { ALARMS, calendarPath, type Subscription } from './model';

function Form({ chosen }: { chosen: Subscription }) {
  const { t, locale } = useReader();
  return (
    <form class="choices" action={localPath(locale, '/subscribe')} method="get">
      <CarriedFields />
      <Select
        name="region"
        label={t('year.region')}
        any={t('year.any_region')}
        value={chosen.region}
        options={REGIONS.map((region) => [region, regionName(region, locale)])}
      />
      <Select
        name="tradition"
        label={t('year.tradition')}
        any={t('year.any_tradition')}
        value={chosen.tradition}
        options={TRADITIONS.map((tradition) => [tradition, t(`year.practice_${tradition}`)])}
      />
      <fieldset class="groups">
        <legend>{t('subscribe.kinds')}</legend>
        {KINDS.map((kind) => (
          <label key={kind}>
            <input type="checkbox" name="kind" value={kind} checked={chosen.kinds.includes(kind)} />
            {t(`year.kind_${kind}`)}
          </label>
        ))}
      </fieldset>
      <fieldset class="groups">
        <legend>{t('subscribe.times')}</legend>
        <label>
          <input type="checkbox" name="events" value="timed" checked={chosen.timed} />
          {t('subscribe.timed')}
        </label>
      </fieldset>
      <Select
        name="alarms"
        label={t('subscribe.alarm')}
        any={t('subscribe.noAlarm')}
        value={chosen.alarm}
        options={ALARMS.map((alarm) => [alarm, t(`subscribe.alarm_${alarm}`)])}
      />
      <button class="btn main" type="submit">
        {t('subscribe.make')}
      </button>
    </form>
  );
}

interface Props {
  chosen: Subscription;
  /** The first observances of the calendar. */
  first: readonly Utsava[];
}

export function SubscribePage({ chosen, first }: Props) {
  const { reader, t, place } = useReader();
  return (
    <>
      <main id="main" tabIndex={-1} class="calendarpage">
        <div class="head2">
          <div>
            <h1>{t('subscribe.title')}</h1>
            <p class="q">{t('subscribe.lead')}</p>
          </div>
          <Where words={t('subscribe.for', { place: reader.placeName })} />
        </div>
        <div class="beside">
          <section aria-labelledby="choice">
            <h2 class="h" id="choice">
              {t('subscribe.choice')}
            </h2>
            <Form chosen={chosen} />
            <h2 class="h">{t('subscribe.others')}</h2>
            <p class="acts">
              <a class="btn" href={reader.href('/anniversaries')}>
                {t('year.birthdays')}
              </a>
              <a class="btn" href={reader.href('/holidays')}>
                {t('year.holidays')}
              </a>
            </p>
          </section>
          <div>
            <CalendarLink path={calendarPath(chosen, place, reader.labels.tag)} />
            <section aria-labelledby="first">
              <h2 class="h" id="first">
                {t('subscribe.first')}
              </h2>
              {first.length === 0 && <p>{t('subscribe.none')}</p>}
              <ul class="rows">
                {first.map((utsava) => (
                  <li key={`${utsava.key}${numberOf(utsava.date)}`}>
                    <a
                      class="b"
                      lang={reader.namesLang}
                      href={reader.href(utsavaPath(utsava), [['date', isoDate(utsava.date)]])}
                    >
                      {utsavaText(reader, utsava)}
                    </a>
                    <span class="nw">{reader.shortDay(numberOf(utsava.date))}</span>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </main>
      <PageEnd />
    </>
  );
}
