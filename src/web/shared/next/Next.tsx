/** What comes next at a place: festivals within seven days, then a line for each kind in order of date. */
import type { ComponentChildren } from 'preact';
import { utsavaPath } from '../../../api/shapes/utsavaPage';
import { civilFromDays } from '../../../domain/time/civil';
import { utsavaLabel } from '../../../lexicon/observances';
import type { Following, NextHoliday, NextUtsava, NextVow } from '../../reader/given';
import { type Reader, useReader } from '../../reader/reader';
import { Hour, withElements } from '../Times';
import { ChooseKinds } from './ChooseKinds';
import { kindText, NEXT_KINDS, type NextKind, SOON_DAYS } from './choice';

interface Props {
  /** The present civil day, in days from 1970-01-01; null if the list belongs to another day. */
  today: number | null;
  /** Null while the rules load. */
  following: Following | null;
  /** UTC offset of the place, hours. */
  hoursAt: (jdUt: number) => number;
  /** The kinds that the reader chose, where they can be chosen. */
  chosen?: readonly NextKind[];
}

/** `break the fast 06:59–09:04 Sat`, `moonrise 20:13`. */
export function vowTime(reader: Reader, { day, time }: NextVow, hoursAt: Props['hoursAt']): ComponentChildren {
  if (!time) return null;
  const { name, ...hour } = time;
  return withElements(reader, `next.vow_${name}`, { time: <Hour {...hour} hoursAt={hoursAt} day={day} /> });
}

interface Line {
  kind: NextKind;
  day: number;
  name: string;
  path: string;
  /** Its time, or its source. */
  note: ComponentChildren;
  /** Whether the name is in the language of names. */
  isNamed: boolean;
}

const utsavaLine = (
  reader: Reader,
  kind: NextKind,
  { key, day }: NextUtsava,
  note: ComponentChildren = null,
): Line => ({
  kind,
  day,
  name: utsavaLabel(reader.labels, key),
  path: utsavaPath({ key, date: civilFromDays(day) }),
  note,
  isNamed: true,
});

const holidayLine = (reader: Reader, { name, day, region, regionName, year, status }: NextHoliday): Line => ({
  kind: 'holiday',
  day,
  name,
  path: `/holidays/${region}/${year}`,
  note: reader.t(`next.holiday_${status}`, { region: regionName, year: reader.figures(year) }),
  isNamed: false,
});

/** The time of a vow; of one that is kept today also the day of the next. */
function vowNote(reader: Reader, vow: NextVow, hoursAt: Props['hoursAt']): ComponentChildren {
  const time = vowTime(reader, vow, hoursAt);
  if (vow.then === undefined) return time;
  return (
    <>
      {time}
      {time && ', '}
      {reader.t('next.then', { day: reader.shortDay(vow.then) })}
    </>
  );
}

/** The lines: festivals within seven days first. */
function linesOf(reader: Reader, { day, next, vows, holiday }: Following, hoursAt: Props['hoursAt']): Line[] {
  const festivals = next
    .filter((one) => !vows.some((vow) => vow.key === one.key && vow.day === one.day))
    .map((one) => utsavaLine(reader, 'festival', one));
  const isSoon = (line: Line) => line.day - day <= SOON_DAYS;
  const later = [
    ...festivals.filter((line) => !isSoon(line)),
    ...vows.map((vow) => utsavaLine(reader, vow.kind, vow, vowNote(reader, vow, hoursAt))),
    ...(holiday ? [holidayLine(reader, holiday)] : []),
  ];
  return [...festivals.filter(isSoon), ...later.sort((a, b) => a.day - b.day)];
}

/** `today`, `tomorrow`, `in 10 days`. */
export const daysAway = ({ t }: Reader, days: number): string =>
  days === 0 ? t('dates.today') : days === 1 ? t('next.tomorrow') : t('next.inDays', { n: days });

/** `Sat 5 Dec, in 10 days`; without the distance in the list of another day, and for a day that is over. */
function When({ day, today }: { day: number; today: number | null }) {
  const reader = useReader();
  const days = today === null || day < today ? null : day - today;
  return (
    <span class="nw">
      <span class="q">
        {reader.shortDay(day)}
        {days !== null && ','}
      </span>{' '}
      {days !== null && daysAway(reader, days)}
    </span>
  );
}

export function Next({ today, following, hoursAt, chosen }: Props) {
  const { reader, t } = useReader();
  const kinds = chosen ?? NEXT_KINDS;
  const lines = following ? linesOf(reader, following, hoursAt).filter(({ kind }) => kinds.includes(kind)) : [];
  if (following && following.next.length + following.vows.length === 0) return null;
  return (
    <section class="rule next" aria-labelledby="next">
      <div class="line">
        <h2 class="h" id="next">
          {t('next.title')}
        </h2>
        <a href={reader.href('/year')}>{t('next.theYear')}</a>
      </div>
      <ul class="rows" aria-busy={following === null}>
        {lines.map(({ kind, day, name, path, note, isNamed }) => (
          <li key={path}>
            <span class="b" lang={isNamed ? reader.namesLang : undefined}>
              <small>{kindText(reader, kind)}</small>
              <a href={reader.href(path)}>{name}</a>
              {note && <small lang={isNamed ? reader.locale : undefined}>{note}</small>}
            </span>
            <When day={day} today={today} />
          </li>
        ))}
        {following?.holiday === null && kinds.includes('holiday') && <li class="q">{t('next.noHoliday')}</li>}
      </ul>
      {chosen &&
        (reader.query.has('next') ? (
          <ChooseKinds chosen={chosen} />
        ) : (
          <a class="btn small" href={reader.href('/', [['next', '']])}>
            {t('next.choose')}
          </a>
        ))}
    </section>
  );
}
