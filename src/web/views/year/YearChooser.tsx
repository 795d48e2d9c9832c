/** Navigation to other years: the previous one, the next one, and a field for any. */
import { FIRST_YEAR_OF_OBSERVANCES } from '../../../domain/observances/question';
import { LAST_YEAR_OF_ALL } from '../../../domain/time/calendars';
import { useReader } from '../../reader/reader';
import { isPlainClick } from '../../shared/address';
import { WrittenField } from '../../shared/WrittenField';
import { questionEntries, readYear, type YearQuestion } from './model';

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
  if (year < FIRST_YEAR_OF_OBSERVANCES || year > LAST_YEAR_OF_ALL) return null;
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

/** A form, so that the field works before the script of the page has loaded. */
export function YearField({ year, take }: { year: number; take: (year: number) => void }) {
  const { t } = useReader();
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <WrittenField
        id="year"
        label={t('year.field')}
        value={String(year)}
        read={readYear}
        go={take}
        hint={() => t('year.outside')}
        input={{ name: 'year', maxLength: 12 }}
      />
    </form>
  );
}
