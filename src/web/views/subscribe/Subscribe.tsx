/** A form that makes the link of a calendar, with its QR code and its first events. It works without a script. */
import { utsavaPath } from '../../../api/shapes/utsavaPage';
import { KINDS, TRADITIONS } from '../../../data/observances/practice';
import { REGIONS } from '../../../data/observances/regions';
import type { Utsava } from '../../../domain/observances/types';
import { qrPath } from '../../../drawing/qrCode';
import { localPath } from '../../i18n/locales';
import { numberOf } from '../../parts/dates';
import { PageEnd } from '../../parts/PageEnd';
import { Where } from '../../parts/Where';
import { isoDate } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { utsavaText } from '../year/Months';
import { regionText } from '../year/model';
import { ALARMS, calendarPath, type Subscription } from './model';

function Qr({ text, label }: { text: string; label: string }) {
  const { side, path } = qrPath(text);
  return (
    <svg class="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect class="light" width={side} height={side} />
      <path class="dark" d={path} />
    </svg>
  );
}

interface SelectProps {
  name: string;
  label: string;
  any: string;
  value: string | null;
  options: readonly (readonly [value: string, label: string])[];
}

function Select({ name, label, any, value, options }: SelectProps) {
  return (
    <div class="f">
      <label for={name}>{label}</label>
      <select id={name} name={name}>
        <option value="">{any}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option} selected={option === value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

function Form({ chosen }: { chosen: Subscription }) {
  const reader = useReader();
  const { t, locale } = reader;
  return (
    <form class="subscription" action={localPath(locale, '/subscribe')} method="get">
      {reader.carried().map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Select
        name="region"
        label={t('year.region')}
        any={t('year.any_region')}
        value={chosen.region}
        options={REGIONS.map((region) => [region, regionText(region)])}
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
  const reader = useReader();
  const { t, place, occasion } = reader;
  const path = calendarPath(chosen, place, reader.labels.tag);
  const address = occasion.origin + path;
  const webcal = address.replace(/^https?:/, 'webcal:');
  return (
    <>
      <main id="main" tabIndex={-1} class="subscribepage">
        <div class="head2">
          <div>
            <h1>{t('subscribe.title')}</h1>
            <p class="q">{t('subscribe.lead')}</p>
          </div>
          <Where words={t('subscribe.for', { place: place.name })} />
        </div>
        <div class="beside">
          <section aria-labelledby="choice">
            <h2 class="h" id="choice">
              {t('subscribe.choice')}
            </h2>
            <Form chosen={chosen} />
          </section>
          <div>
            <section aria-labelledby="link">
              <h2 class="h" id="link">
                {t('subscribe.link')}
              </h2>
              <Qr text={webcal} label={t('subscribe.qr')} />
              <p class="acts">
                <a class="btn main" href={webcal}>
                  {t('year.webcal')}
                </a>
                <a
                  class="btn"
                  href={`https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`}
                  rel="noreferrer"
                >
                  {t('year.google')}
                </a>
                <a class="btn" href={path}>
                  {t('year.file')}
                </a>
              </p>
              <p class="address">
                <code>{address}</code>
              </p>
            </section>
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
