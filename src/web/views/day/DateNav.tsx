/** Navigation to other days: links to the adjacent ones, a field for any, and the arrow keys. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { CivilDate } from '../../../domain/day/types';
import { type Calendar, inCalendar } from '../../../domain/time/calendars';
import { civilFromDays, daysFromCivil } from '../../../domain/time/civil';
import { isInPresent } from '../../../domain/time/covered';
import { type Reader, useReader } from '../../reader/reader';
import { isPlainClick } from '../../shared/address';
import { numberOf } from '../../shared/dates';
import { bothReadings, dayOfWritten } from '../../shared/farDates';
import { WrittenField } from '../../shared/WrittenField';
import { dateIn, dayQuery, textIn } from './address';

function shortDate(reader: Reader, calendar: Calendar, date: CivilDate): string {
  const { month, day } = inCalendar(calendar, numberOf(date));
  return `${reader.figures(day)} ${reader.month(daysFromCivil(2001, month, 1), 'short')}`;
}

interface StepProps {
  date: CivilDate | null;
  calendar: Calendar;
  rel: 'prev' | 'next';
  go: (date: CivilDate) => void;
}

/** A link to the day before or after. */
export function Step({ date, calendar, rel, go }: StepProps) {
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
      href={reader.href('/day', dayQuery({ calendar, date }))}
      aria-label={reader.t(`day.${rel}`, { date: shortDate(reader, calendar, date) })}
      onClick={open}
    >
      {shortDate(reader, calendar, date)}
    </a>
  );
}

/** A date of a calendar as `YYYY-MM-DD`, or as people write it, before 15 October 1582 by the Julian calendar. */
function readWritten(calendar: Calendar, text: string): CivilDate | null {
  const date = calendar === 'gregorian' ? null : dateIn(calendar, text);
  if (date) return date;
  const day = dayOfWritten(text);
  return day === null ? null : civilFromDays(day);
}

interface DateFieldProps {
  date: CivilDate;
  calendar: Calendar;
  go: (date: CivilDate) => void;
  /** The link to the next day. */
  children: ComponentChildren;
}

/**
 * A field for a date: the browser's own in 1900 to 2100, otherwise a text such as `5 Feb 1582` or `101 BCE`, which the
 * reader can also choose. The link to the next day stands right after it.
 */
export function DateField({ date, calendar, go, children }: DateFieldProps) {
  const { reader, t } = useReader();
  const [isChosen, setIsChosen] = useState(false);
  const isWritten = isChosen || calendar !== 'gregorian' || !isInPresent(numberOf(date), numberOf(date));
  const hint = (text: string) => bothReadings(reader, text) ?? t('day.outside');
  const field = { id: 'date', label: t('day.date'), value: textIn(calendar, date), go, hint };
  return isWritten ? (
    <>
      <WrittenField
        key="written"
        {...field}
        read={(text) => readWritten(calendar, text)}
        input={{ placeholder: '5 Feb 1582', size: 12 }}
      />
      {children}
    </>
  ) : (
    <>
      <WrittenField
        key="picked"
        {...field}
        read={(text) => dateIn('gregorian', text)}
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
