/** Navigation to other days: links to the adjacent ones, a field for any, and the arrow keys. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { CivilDate } from '../../../domain/day/types';
import { civilFromDays, daysFromCivil } from '../../../domain/time/civil';
import { isInPresent } from '../../../domain/time/covered';
import { isPlainClick } from '../../parts/address';
import { ValueInput } from '../../parts/components';
import { dayOfWritten, numberOf } from '../../parts/dates';
import { isoDate } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
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

/** A date as people write it; the date of the page itself is Gregorian, as the field shows it. */
function readWritten(text: string, shown: string): CivilDate | null {
  const day = text === shown ? null : dayOfWritten(text);
  return day === null ? null : civilFromDays(day);
}

/** A field for a date: the browser's own in 1900 to 2100, otherwise a text such as `5 Feb 1582` or `101 BCE`. */
export function DateField({ date, go }: { date: CivilDate; go: (date: CivilDate) => void }) {
  const { t } = useReader();
  const iso = isoDate(date);
  /** The date of the page when another one was refused. The field shows the error until the page shows another date. */
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  const wrong = refusedAt === iso;
  const isPresent = isInPresent(numberOf(date), numberOf(date));
  return (
    <span class="datefield">
      <label class="vh" for="date">
        {t('day.date')}
      </label>
      <ValueInput
        id="date"
        class="btn"
        type={isPresent ? 'date' : 'text'}
        min="0001-01-01"
        max="3000-12-31"
        value={iso}
        required
        aria-invalid={wrong ? 'true' : undefined}
        aria-describedby={wrong ? 'date-wrong' : undefined}
        onChange={({ currentTarget }) => {
          const next = isPresent ? readDate(currentTarget.value) : readWritten(currentTarget.value, iso);
          setRefusedAt(next || currentTarget.value === '' ? null : iso);
          if (next) go(next);
        }}
      />
      {wrong && (
        <small id="date-wrong" role="status">
          {t('day.outside')}
        </small>
      )}
    </span>
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
