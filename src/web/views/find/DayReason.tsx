/** Why a day is open or closed: its windows with their margins, or each rule that closes it. */
import type { RuleId } from '../../../data/muhurta-search/rule';
import type { ZoneOffsets } from '../../../domain/time/zone';
import { listText } from '../../i18n/translate';
import { isoDate } from '../../reader/format';
import { useReader } from '../../reader/reader';
import type { FoundDay } from './model';
import { closingText, timesText } from './words';

interface Props {
  day: FoundDay;
  clocks: ZoneOffsets;
}

export function DayReason({ day, clocks }: Props) {
  const { reader, t, locale, namesLang } = useReader();
  const rules = (ids: readonly RuleId[]): string =>
    listText(
      locale,
      ids.map((id) => reader.name('muhurta_rule', id)),
      'conjunction',
    );
  const { windows, closedBy } = day;
  const edge = (ids: readonly RuleId[]): string => rules(ids.length > 0 ? ids : ['day']);
  return (
    <section aria-labelledby="reason" class="reason">
      <h2 class="h" id="reason">
        <a href={reader.href('/day', [['date', isoDate(day.date)]])}>
          {reader.weekday(day.number)}, {reader.date(day.number)}
        </a>
      </h2>
      <p>
        <span class={`mk ${day.verdict === 'open' ? 'g' : 'a'}`} />
        {t(day.verdict === 'open' ? 'find.open' : 'find.closed')}
      </p>
      <ul class="rows" lang={namesLang}>
        {windows.map((window) => (
          <li key={window.startJd}>
            <span>
              <b class="tm">{timesText(reader, window, day.number, clocks)}</b>
              <small>{t('find.edges', { start: edge(window.margins.start), end: edge(window.margins.end) })}</small>
              {window.partly.length > 0 && (
                <small>{t('find.partly', { rules: rules(window.partly.map(({ id }) => id)) })}</small>
              )}
              {window.unmet.length > 0 && <small>{t('find.unmet', { rules: rules(window.unmet) })}</small>}
            </span>
            <span class="q">{reader.duration(window.endJd - window.startJd)}</span>
          </li>
        ))}
        {closedBy.map((closing) => (
          <li key={`${closing.id}${closing.how}`}>{closingText(reader, closing)}</li>
        ))}
      </ul>
    </section>
  );
}
