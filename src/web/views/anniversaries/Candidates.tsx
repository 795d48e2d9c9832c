/** The lunar dates of a civil date without a time, each as a link to its page. */
import type { RememberedDate } from '../../../domain/anniversaries/lunarDates';
import { useReader } from '../../reader/reader';
import { clocksAbout } from '../../shared/clocks';
import { dayOfText } from '../../shared/dates';
import { Moment, withElements } from '../../shared/Times';
import { choiceEntries, type Entered, lunarText } from './model';

interface Props {
  entered: Entered;
  dates: readonly RememberedDate[];
}

export function Candidates({ entered: { kind, onTwo, date }, dates }: Props) {
  const { reader, t, place } = useReader();
  const day = dayOfText(date) as number;
  const clocks = clocksAbout(place, dates[0]?.endJd ?? 0);
  return (
    <>
      <p>{t('anniversaries.which')}</p>
      <ul class="rows">
        {dates.map(({ of, endJd }) => (
          <li key={endJd}>
            <a
              class="b"
              lang={reader.namesLang}
              href={reader.href('/anniversaries', choiceEntries({ kind, of, onTwo }))}
            >
              {lunarText(reader, of)}
            </a>
            <span class="tm">
              {withElements(reader, 'year.until', {
                time: <Moment jdUt={endJd} hoursAt={clocks.hoursAt} day={day} />,
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
