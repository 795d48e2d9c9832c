/** The way to other years: the one before, the one after, and a field for any. */
import { useRef, useState } from 'preact/hooks';
import { FIRST_YEAR, LAST_YEAR } from '../../../domain/time/civil';
import { isPlainClick } from '../../parts/address';
import { useReader } from '../../reader/reader';
import { type Asked, askedEntries } from './model';

/** A link to the year before or after. */
export function Step({ asked, by, go }: { asked: Asked & { year: number }; by: 1 | -1; go: (asked: Asked) => void }) {
  const reader = useReader();
  const year = asked.year + by;
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  return (
    <a
      class="btn step"
      rel={by < 0 ? 'prev' : 'next'}
      href={reader.href('/year', askedEntries({ ...asked, year }))}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go({ ...asked, year });
      }}
    >
      {reader.figures(year)}
    </a>
  );
}

export function YearField({ year, take }: { year: number; take: (year: number) => void }) {
  const { t } = useReader();
  const field = useRef<HTMLInputElement>(null);
  /** What was written and is wrong, until the page shows another year. */
  const [refused, setRefused] = useState<{ text: string; at: number } | null>(null);
  const wrong = refused?.at === year;
  const read = () => {
    const text = field.current?.value.trim() ?? '';
    const next = Number(text);
    const good = /^\d{4}$/.test(text) && next >= FIRST_YEAR && next <= LAST_YEAR;
    setRefused(good ? null : { text, at: year });
    if (good && next !== year) take(next);
  };
  return (
    <form
      class="yearfield"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <label class="vh" for="year">
        {t('year.field')}
      </label>
      <input
        ref={field}
        id="year"
        name="year"
        class="btn"
        type="text"
        inputMode="numeric"
        autocomplete="off"
        maxLength={4}
        value={wrong ? refused.text : String(year)}
        aria-invalid={wrong ? 'true' : undefined}
        aria-describedby={wrong ? 'year-wrong' : undefined}
        onChange={read}
      />
      {wrong && (
        <small id="year-wrong" role="status">
          {t('year.outside')}
        </small>
      )}
    </form>
  );
}
