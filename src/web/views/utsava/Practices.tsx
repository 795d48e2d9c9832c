/** The days of traditions that differ, each with the rule that others state. */

import { utsavaPath } from '../../../api/shapes/utsavaPage';
import type { Utsava } from '../../../domain/observances/types';
import { listText } from '../../i18n/translate';
import { isoDate } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { numberOf } from '../../shared/dates';
import { sentenceText } from '../../shared/sentence';
import { Hour } from '../../shared/Times';
import { utsavaText } from '../year/Months';
import { whenText } from '../year/model';
import type { ReasonWords } from '../year/words';
import { daysByPractice, type UtsavaDays } from './model';
import { foremostTime, isDated, nameOf } from './Times';

/** The other days of an observance that comes several times in a year, each with its foremost time. */
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
                {time && isDated(time) && (
                  <>
                    <span class="q">{nameOf(reader, time)}</span>{' '}
                    <Hour startJd={time.startJd} endJd={time.endJd} hoursAt={hoursAt} day={day} />
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

interface Props {
  kept: UtsavaDays;
  utsava: Utsava;
  words: ReasonWords;
}

export function Practices({ kept, utsava, words }: Props) {
  const { reader, t, locale } = useReader();
  const days = daysByPractice(kept, utsava);
  const front = numberOf(utsava.date);
  if (days.length === 0 && !utsava.otherwise) return null;
  return (
    <>
      {days.length === 1 && days[0]?.day === front ? (
        <p>{t('utsava.allAgree')}</p>
      ) : (
        <ul class="differ">
          {days.map(({ day, traditions, utsava: other }) => (
            <li key={day}>
              <span>
                {listText(
                  locale,
                  traditions.map((tradition) => t(`year.practice_${tradition}`)),
                  'conjunction',
                )}
              </span>
              <span class="q">{sentenceText(reader, words.decisionIn(other.reckoning.decision))}</span>
              <span class={day === front ? 'kept' : undefined}>{reader.shortDay(day)}</span>
            </li>
          ))}
        </ul>
      )}
      {utsava.otherwise && (
        <p class="q">
          {sentenceText(reader, words.cite(utsava.otherwise))}
          {locale === 'en' ? '.' : '।'}
        </p>
      )}
    </>
  );
}
