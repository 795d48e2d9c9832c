/** The other days of an observance that comes several times in a year, each with its foremost time. */

import { utsavaPath } from '../../../api/shapes/utsavaPage';
import type { Utsava } from '../../../domain/observances/types';
import { isoDate } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { timeText } from '../../reader/times';
import { numberOf } from '../../shared/dates';
import { utsavaText } from '../year/Months';
import { whenText } from '../year/model';
import type { UtsavaDays } from './model';
import { foremostTime, nameOf } from './Times';

export function OtherDays({ kept, front }: { kept: UtsavaDays; front: Utsava }) {
  const { reader, t } = useReader();
  const { hoursAt } = kept.sky.clocks;
  return (
    <section class="sect" aria-labelledby="others">
      <h2 id="others">{t('utsava.others', { year: reader.figures(kept.year) })}</h2>
      <ul class="rows">
        {kept.utsavas.map((utsava) => {
          const day = numberOf(utsava.date);
          const time = foremostTime(utsava);
          const isFront = utsava === front;
          return (
            <li key={`${day} ${utsava.occurrence}`} aria-current={isFront ? 'true' : undefined}>
              <span class="b" lang={reader.namesLang}>
                <a href={reader.href(utsavaPath(utsava), [['date', isoDate(utsava.date)]])}>{reader.shortDay(day)}</a>{' '}
                <small>{utsava.epithet ? utsavaText(reader, utsava) : whenText(reader, utsava, kept.sky)}</small>
              </span>
              <span class="nw">
                {time && (
                  <>
                    <span class="q">{nameOf(reader, time)}</span> {timeText(reader, time, hoursAt, day)}
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
