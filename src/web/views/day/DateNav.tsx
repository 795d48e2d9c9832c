/** Navigation to other days: links to the adjacent ones, a field for any, and the arrow keys. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { CivilDate } from '../../../domain/day/types';
import { civilFromDays, daysFromCivil } from '../../../domain/time/civil';
import { isInPresent } from '../../../domain/time/covered';
import { isoDate } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { isPlainClick } from '../../shared/address';
import { numberOf } from '../../shared/dates';
import { bothReadings, dayOfWritten } from '../../shared/farDates';
import { WrittenField } from '../../shared/WrittenField';
import { readDate } from './model';

const shortDate = (reader: Reader, { year, month, day }: CivilDate): string =>
  `${reader.figures(day)} ${reader.month(daysFromCivil(year, month, day), 'short')}`;

interface StepProps {
  date: CivilDate | null;
  rel: 'prev' | 'next';
  go: (date: CivilDate) => void;
}

/** A link to the day before or after. */
export function Step({ date, rel, go }: StepProps) {
  const reader = useReader();
  if (!date) return null;
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(date);
  };
  return (
    <a
      class="btn step"
      rel={rel}
      href={reader.href('/day', [['date', isoDate(date)]])}
      aria-label={reader.t(`day.${rel}`, { date: shortDate(reader, date) })}
      onClick={open}
    >
      {shortDate(reader, date)}
    </a>
  );
}

/** A date as people write it. */
function readWritten(text: string): CivilDate | null {
  const day = dayOfWritten(text);
  return day === null ? null : civilFromDays(day);
}

interface DateFieldProps {
  date: CivilDate;
  go: (date: CivilDate) => void;
  /** The link to the next day. */
  children: ComponentChildren;
}

/**
 * A field for a date: the browser's own in 1900 to 2100, otherwise a text such as `5 Feb 1582` or `101 BCE`, which the
 * reader can also choose. The link to the next day stands right after it.
 */
export function DateField({ date, go, children }: DateFieldProps) {
  const { reader, t } = useReader();
  const [isChosen, setIsChosen] = useState(false);
  const isWritten = isChosen || !isInPresent(numberOf(date), numberOf(date));
  const hint = (text: string) => bothReadings(reader, text) ?? t('day.outside');
  const field = { id: 'date', label: t('day.date'), value: isoDate(date), go, hint };
  return isWritten ? (
    <>
      <WrittenField key="written" {...field} read={readWritten} input={{ placeholder: '5 Feb 1582', size: 12 }} />
      {children}
    </>
  ) : (
    <>
      <WrittenField
        key="picked"
        {...field}
        read={readDate}
        input={{ type: 'date', min: '0001-01-01', max: '3000-12-31', required: true }}
      />
      {children}
      <button class="btn small quiet" type="button" onClick={() => setIsChosen(true)}>
        {t('day.anyYear')}
      </button>
    </>
  );
}

/** Elements that handle the arrow keys themselves. */
const OWN_KEYS = 'input, select, textarea, dialog, [role=combobox], .scroll';

/** Left and right go a day back and forward, unless they have another use. */
export function useArrows(before: CivilDate | null, after: CivilDate | null, go: (date: CivilDate) => void): void {
  // A layout effect, because a held key repeats before other effects run.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target instanceof Element && target.closest(OWN_KEYS)) return;
      const next = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : null;
      if (!next) return;
      event.preventDefault();
      go(next);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
