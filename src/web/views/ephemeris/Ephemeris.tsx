/** The daily places of the grahas in a month, as a table that prints on one A4. */
import { GRAHA_KEYS, type GrahaKey, isNode } from '../../../data/keys';
import { degreesInRashi } from '../../../domain/positions/placement';
import { usualCalendar } from '../../../domain/time/calendars';
import { daysFromCivil } from '../../../domain/time/civil';
import { PageEnd } from '../../parts/PageEnd';
import { degreesText } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { type MonthOf, monthBeside, monthText } from '../month/model';
import type { DailyPlaces } from './model';

export const ephemerisPath = (month: MonthOf): string => `/ephemeris/${monthText(month)}`;

/** `December 2026`, `May 585 BCE`: a month of the Gregorian calendar. */
export const monthName = (reader: Reader, { year, month }: MonthOf): string =>
  `${reader.month(daysFromCivil(year, month, 1))} ${reader.year(year)}`;

/** `07°17′ Vrishchika`, with an R for a retrograde graha. */
function placeText(reader: Reader, { lonDeg, retrograde }: { lonDeg: number; retrograde: boolean }, key: GrahaKey) {
  const rashi = Math.floor(lonDeg / 30) + 1;
  const isMarked = retrograde && !isNode(key);
  return (
    <span class={isMarked ? 'r' : undefined}>
      {reader.figures(degreesText(degreesInRashi(lonDeg), { seconds: false }))}{' '}
      <span lang={reader.namesLang}>{reader.nameAt('rashi', rashi)}</span>
      {isMarked && (
        <>
          {' '}
          <abbr title={reader.t('words.retrograde')}>R</abbr>
        </>
      )}
    </span>
  );
}

interface Props {
  month: MonthOf;
  days: readonly DailyPlaces[];
}

export function EphemerisPage({ month, days }: Props) {
  const reader = useReader();
  const { t } = reader;
  const title = monthName(reader, month);
  const isFar = usualCalendar({ ...month, day: 1 }) === 'julian';
  const lastDay = String((days.at(-1) as DailyPlaces).date).padStart(2, '0');
  const csv = `/api/v1/ephemeris?from=${monthText(month)}-01&to=${monthText(month)}-${lastDay}&step=1d&format=csv${isFar ? '&calendar=gregorian' : ''}`;
  const beside = ([-1, 1] as const).flatMap((by) => monthBeside(month, by) ?? []);
  return (
    <>
      <main id="main" tabIndex={-1} class="ephemerispage">
        <div class="head2">
          <div>
            <h1>
              {t('ephemeris.title')} <small>{title}</small>
            </h1>
            <p class="q">
              {t('ephemeris.lead')}
              {isFar && ` ${t('ephemeris.gregorian')}`}
            </p>
          </div>
          <div class="acts">
            {beside.map((other) => (
              <a class="btn small" key={monthText(other)} href={reader.href(ephemerisPath(other))}>
                {monthName(reader, other)}
              </a>
            ))}
            <a class="btn small" href={csv} download>
              CSV
            </a>
          </div>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
        <div class="scroll" role="region" aria-label={t('ephemeris.region')} tabIndex={0}>
          <table class="eph">
            <caption class="vh">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('ephemeris.day')}</th>
                {GRAHA_KEYS.map((key) => (
                  <th scope="col" key={key} lang={reader.namesLang}>
                    {reader.name('graha', key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, date, places }) => (
                <tr key={day}>
                  <th scope="row">
                    {reader.figures(date)} {reader.weekday(day, 'short')}
                  </th>
                  {GRAHA_KEYS.map((key) => (
                    <td key={key}>{placeText(reader, places[key], key)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </main>
      <PageEnd>
        <p>{t('ephemeris.made')}</p>
      </PageEnd>
    </>
  );
}
