/** The next observances, the next day of each vow with its time, and the next public holiday. */
import { utsavaPath } from '../../../api/shapes/utsavaPage';
import { civilFromDays } from '../../../domain/time/civil';
import { utsavaLabel } from '../../../lexicon/observances';
import type { Following, NextHoliday, NextUtsava, NextVow } from '../../reader/given';
import { type Reader, useReader } from '../../reader/reader';
import { timeText } from '../../reader/times';

interface Props {
  /** The present civil day, in days from 1970-01-01; null if the list belongs to another day. */
  today: number | null;
  /** Null while the rules load. */
  following: Following | null;
  /** UTC offset of the place, hours. */
  hoursAt: (jdUt: number) => number;
}

/** `break the fast 06:59–09:04 Sat`, `moonrise 20:13`. */
export function vowTimeText(reader: Reader, { day, time }: NextVow, hoursAt: Props['hoursAt']): string {
  if (!time) return '';
  return reader.t(`next.vow_${time.name}`, { time: timeText(reader, time, hoursAt, day) });
}

/** `Sat 5 Dec, in 10 days`; without the distance in the list of another day, and for a day that is over. */
function When({ day, today }: { day: number; today: number | null }) {
  const { reader, t } = useReader();
  const days = today === null || day < today ? null : day - today;
  return (
    <span class="nw">
      <span class="q">
        {reader.shortDay(day)}
        {days !== null && ','}
      </span>{' '}
      {days === 0 ? t('dates.today') : days === 1 ? t('next.tomorrow') : days !== null && t('next.inDays', { n: days })}
    </span>
  );
}

function Row({ one, today, note }: { one: NextUtsava; today: number | null; note?: string }) {
  const reader = useReader();
  const { key, day } = one;
  return (
    <li>
      <span class="b" lang={reader.namesLang}>
        <a href={reader.href(utsavaPath({ key, date: civilFromDays(day) }))}>{utsavaLabel(reader.labels, key)}</a>
        {note && <small lang={reader.locale}>{note}</small>}
      </span>
      <When day={day} today={today} />
    </li>
  );
}

function HolidayRow({ holiday, today }: { holiday: NextHoliday; today: number | null }) {
  const reader = useReader();
  const { name, day, region, regionName, year, status } = holiday;
  return (
    <li>
      <span class="b">
        <a href={reader.href(`/holidays/${region}/${year}`)}>{name}</a>
        <small>{reader.t(`next.holiday_${status}`, { region: regionName, year: reader.figures(year) })}</small>
      </span>
      <When day={day} today={today} />
    </li>
  );
}

export function Next({ today, following, hoursAt }: Props) {
  const { reader, t } = useReader();
  const { next = [], vows = [], holiday = null } = following ?? {};
  if (following && next.length + vows.length === 0) return null;
  return (
    <section class="rule next" aria-labelledby="next">
      <div>
        <div class="line">
          <h2 class="h" id="next">
            {t('next.title')}
          </h2>
          <a href={reader.href('/year')}>{t('next.theYear')}</a>
        </div>
        <ul class="rows" aria-busy={following === null}>
          {next.map((one) => (
            <Row key={`${one.key}${one.day}`} one={one} today={today} />
          ))}
        </ul>
        {following && next.length === 0 && <p>{t('next.none')}</p>}
      </div>
      {vows.length > 0 && (
        <div class="vows">
          <h3 class="h">{t('next.vows')}</h3>
          <ul class="rows">
            {vows.map((vow) => (
              <Row key={vow.key} one={vow} today={today} note={vowTimeText(reader, vow, hoursAt)} />
            ))}
          </ul>
        </div>
      )}
      {holiday && (
        <div>
          <h3 class="h">{t('next.holiday')}</h3>
          <ul class="rows">
            <HolidayRow holiday={holiday} today={today} />
          </ul>
        </div>
      )}
    </section>
  );
}
