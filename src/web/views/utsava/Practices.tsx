/** Where traditions differ: the day of each, with the rule that others state. */
import type { Utsava } from '../../../domain/observances/types';
import { listText } from '../../i18n/translate';
import { useReader } from '../../reader/reader';
import { numberOf } from '../../shared/dates';
import { sentenceText } from '../../shared/sentence';
import type { ReasonWords } from '../year/words';
import { daysByPractice, type UtsavaDays } from './model';

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
