/** The next observances, and the next day of each vow with its time. */
import { utsavaPath } from '../../../api/shapes/utsavaPage';
import { civilFromDays } from '../../../domain/time/civil';
import { utsavaLabel } from '../../../lexicon/observances';
import type { Following, NextUtsava, NextVow } from '../../reader/given';
import { type Reader, useReader } from '../../reader/reader';
import { timeText } from '../../reader/times';

interface Props {
  /** Days from 1970-01-01. */
  today: number;
  /** Null while the rules load. */
  following: Following | null;
  /** UTC offset of the place, hours. */
  hoursAt: (jdUt: number) => number;
}

/** `break the fast 06:59–09:04 Sat`, `moonrise 20:13`. */
export function vowTimeText(reader: Reader, { day, time }: NextVow, hoursAt: Props['hoursAt']): string {
  if (!time) return '';
  return reader.t(`now.vow_${time.name}`, { time: timeText(reader, time, hoursAt, day) });
}

function Row({ one, today, note }: { one: NextUtsava; today: number; note?: string }) {
  const reader = useReader();
  const { t } = reader;
  const { key, day } = one;
  const days = day - today;
  const away = days === 0 ? t('dates.today') : days === 1 ? t('dates.tomorrow') : t('dates.inDays', { n: days });
  return (
    <li>
      <span class="b" lang={reader.namesLang}>
        <a href={reader.href(utsavaPath({ key, date: civilFromDays(day) }))}>{utsavaLabel(reader.labels, key)}</a>
        {note && <small lang={reader.locale}>{note}</small>}
      </span>
      <span class="nw">
        <span class="q">{reader.shortDay(day)},</span> {away}
      </span>
    </li>
  );
}

export function Next({ today, following, hoursAt }: Props) {
  const reader = useReader();
  const { t } = reader;
  const { next = [], vows = [] } = following ?? {};
  return (
    <section class="rule" aria-labelledby="next">
      <div class="line">
        <h2 class="h" id="next">
          {t('now.next')}
        </h2>
        <a href={reader.href('/year')}>{t('now.theYear')}</a>
      </div>
      <ul class="rows" aria-busy={following === null}>
        {next.map((one) => (
          <Row key={`${one.key}${one.day}`} one={one} today={today} />
        ))}
      </ul>
      {following && next.length === 0 && <p>{t('now.noNext')}</p>}
      {vows.length > 0 && (
        <>
          <h3 class="h">{t('now.vows')}</h3>
          <ul class="rows">
            {vows.map((vow) => (
              <Row key={vow.key} one={vow} today={today} note={vowTimeText(reader, vow, hoursAt)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
