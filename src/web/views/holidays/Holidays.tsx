/** The holidays of a region in a year: the days of its government's list, or a forecast by the lists of other years. */
import { REGIONS } from '../../../data/observances/regions';
import { FIRST_YEAR, LAST_YEAR } from '../../../domain/time/civil';
import { regionName, seatName } from '../../../lexicon/regions';
import { holidayKindName } from '../../../lexicon/sentences/holidays';
import { localPath } from '../../i18n/locales';
import { isoDate } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { CalendarLink } from '../../shared/CalendarLink';
import { CarriedFields } from '../../shared/CarriedFields';
import { Table } from '../../shared/components';
import { numberOf } from '../../shared/dates';
import { PageEnd } from '../../shared/PageEnd';
import { Select } from '../../shared/Select';
import { type HolidaysInWords, holidaysCalendarPath, holidaysPath } from './model';

/** The title of a year: `Holidays 2027: Kerala`. */
export const titleOfHolidays = (reader: Reader, { region, year }: HolidaysInWords): string =>
  reader.t('holidays.title', { region: regionName(region, reader.locale), year: reader.figures(year) });

function Step({ region, year }: Pick<HolidaysInWords, 'region' | 'year'>) {
  const reader = useReader();
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  return (
    <a class="btn step" href={reader.href(holidaysPath(region, year))}>
      {reader.figures(year)}
    </a>
  );
}

/** Another region or year. */
function Form({ region, year }: Pick<HolidaysInWords, 'region' | 'year'>) {
  const { reader, t } = useReader();
  return (
    <form class="choices" action={localPath(reader.locale, '/holidays')} method="get">
      <Select
        name="region"
        label={t('year.region')}
        value={region}
        options={REGIONS.map((each) => [each, regionName(each, reader.locale)])}
      />
      <div class="f">
        <label for="year">{t('year.field')}</label>
        <input id="year" name="year" type="number" min={FIRST_YEAR} max={LAST_YEAR} value={year} required />
      </div>
      <CarriedFields />
      <button class="btn main" type="submit">
        {t('holidays.show')}
      </button>
    </form>
  );
}

function Rows({ of: { holidays }, caption }: { of: HolidaysInWords; caption: string }) {
  const { reader, t, locale } = useReader();
  return (
    <Table
      caption={caption}
      hideCaption
      class="holidaylist"
      columns={[{ head: t('holidays.name'), class: 'nm' }, t('holidays.date'), t('holidays.kind')]}
      rows={holidays.map(({ key, date, kind, name, lines }) => {
        const day = numberOf(date);
        return {
          key: `${day} ${key} ${kind}`,
          cells: [
            <span key="name">
              {name}
              {lines.map((line) => (
                <small key={line}>{line}</small>
              ))}
            </span>,
            <a key="date" href={reader.href('/day', [['date', isoDate(date)]])}>
              <time dateTime={isoDate(date)}>{reader.shortDay(day)}</time>
            </a>,
            holidayKindName(kind, locale),
          ],
        };
      })}
    />
  );
}

export function HolidaysPage({ of }: { of: HolidaysInWords }) {
  const { reader, t } = useReader();
  const { region, year, status, lists, place, without } = of;
  const title = titleOfHolidays(reader, of);
  return (
    <>
      <main id="main" tabIndex={-1} class="calendarpage">
        <div class="head2">
          <div>
            <h1>{title}</h1>
            <p class="q">{t(`holidays.status_${status}`, { place: seatName(place.name, reader.locale) })}</p>
          </div>
          <div class="acts">
            <Step region={region} year={year - 1} />
            <Step region={region} year={year + 1} />
          </div>
        </div>
        <div class="beside">
          <section aria-label={title}>
            <Rows of={of} caption={title} />
            {without.length > 0 && <p class="q small">{t('holidays.without', { names: without.join(', ') })}</p>}
          </section>
          <div>
            <section aria-labelledby="choice">
              <h2 class="h" id="choice">
                {t('holidays.choice')}
              </h2>
              <Form region={region} year={year} />
            </section>
            <CalendarLink path={holidaysCalendarPath(of, reader.labels.tag)} />
            <section aria-labelledby="lists">
              <h2 class="h" id="lists">
                {t('holidays.lists')}
              </h2>
              <ul class="rows">
                {lists.map((list) => (
                  <li key={list.year}>
                    <span>
                      {regionName(list.region, reader.locale)}: {reader.figures(list.source)}
                    </span>
                    <span class="tm">{reader.figures(list.year)}</span>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </main>
      <PageEnd>
        <p>{t('holidays.made')}</p>
      </PageEnd>
    </>
  );
}
