/** Navigation to other years: the previous one, the next one, and a field for any. */
import { useState } from 'preact/hooks';
import { FIRST_YEAR, LAST_YEAR } from '../../../domain/time/civil';
import { isPlainClick } from '../../parts/address';
import { ValueInput } from '../../parts/components';
import { useReader } from '../../reader/reader';
import { questionEntries, type YearQuestion } from './model';

/** A link to the year before or after. */
export function Step({
  asked,
  by,
  go,
}: {
  asked: YearQuestion & { year: number };
  by: 1 | -1;
  go: (asked: YearQuestion) => void;
}) {
  const reader = useReader();
  const year = asked.year + by;
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  return (
    <a
      class="btn step"
      rel={by < 0 ? 'prev' : 'next'}
      href={reader.href('/year', questionEntries({ ...asked, year }))}
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
  /** The year of the page when an entry was invalid. The field shows the error until the page shows another year. */
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  const wrong = refusedAt === year;
  const goToYear = (written: string) => {
    const text = written.trim();
    const next = Number(text);
    const isValid = /^\d{4}$/.test(text) && next >= FIRST_YEAR && next <= LAST_YEAR;
    setRefusedAt(isValid || text === '' ? null : year);
    if (isValid && next !== year) take(next);
  };
  return (
    <form
      class="yearfield"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goToYear(String(new FormData(event.currentTarget).get('year')));
      }}
    >
      <label class="vh" for="year">
        {t('year.field')}
      </label>
      <ValueInput
        id="year"
        name="year"
        class="btn"
        type="text"
        inputMode="numeric"
        autocomplete="off"
        maxLength={4}
        value={String(year)}
        aria-invalid={wrong ? 'true' : undefined}
        aria-describedby={wrong ? 'year-wrong' : undefined}
        onChange={({ currentTarget }) => goToYear(currentTarget.value)}
      />
      {wrong && (
        <small id="year-wrong" role="status">
          {t('year.outside')}
        </small>
      )}
    </form>
  );
}
