/** Times for a purpose: a strip of open and closed days, the reason of each, the rules with their sources. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MuhurtaQuestion } from '../../../domain/muhurta-search/types';
import { coordinatesText } from '../../../lexicon/coordinates';
import { useReader } from '../../reader/reader';
import { useAddress } from '../../shared/address';
import { wallOf } from '../../shared/clocks';
import { Busy, Choice, Fault, Status } from '../../shared/components';
import { textOfDay } from '../../shared/dates';
import { saveFile } from '../../shared/download';
import type { BrowserKernel } from '../../shared/kernel';
import { presentOf } from '../../shared/now';
import { offsetsOfDays, offsetsText } from '../../shared/offsets';
import { PageEnd } from '../../shared/PageEnd';
import { placeWords } from '../../shared/placeWords';
import { DayReason } from './DayReason';
import { SearchForm } from './Form';
import { closestOf, type FoundMuhurtas, found, problemOf, questionOf, readSearch, spanOf, writeSearch } from './model';
import { Rules } from './Rules';
import { Strip } from './Strip';
import { closingText, timesText } from './words';

type Answer = { question: MuhurtaQuestion; found: FoundMuhurtas | null };

/**
 * The first search runs with the page. Each further one runs after the form has redrawn, so that the form never waits.
 */
function useFound(kernel: BrowserKernel, question: MuhurtaQuestion | null): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(() => question && { question, found: found(kernel, question) });
  useEffect(() => {
    if (!question || answer?.question === question) return undefined;
    const timer = setTimeout(() => setAnswer({ question, found: found(kernel, question) }), 30);
    return () => clearTimeout(timer);
  }, [kernel, question]);
  return answer;
}

async function saveCalendar({ muhurtas }: FoundMuhurtas, name: string, lat: number, lon: number, locale: 'en' | 'hi') {
  const { calendarOf } = await import('./file');
  const { purpose, from } = muhurtas.question;
  saveFile(`${purpose}-${from.year}.ics`, 'text/calendar', calendarOf(muhurtas, { name, lat, lon }, locale));
}

type Which = 'open' | 'all';

/** Rows of the list before the reader requests all. */
const FIRST_ROWS = 20;

function DayList({ of, which }: { of: FoundMuhurtas; which: Which }) {
  const { reader, t, namesLang } = useReader();
  const { days, muhurtas } = of;
  const [isWhole, setIsWhole] = useState(false);
  const shownDays = which === 'all' ? days : days.filter(({ verdict }) => verdict === 'open');
  const shown = isWhole ? shownDays : shownDays.slice(0, FIRST_ROWS);
  return (
    <>
      <table class="daylist">
        <caption class="vh">{t('find.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('find.day')}</th>
            <th scope="col">{t('find.result')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((day) => (
            <tr key={day.number}>
              <th scope="row" class="nw">
                {reader.shortDay(day.number)}
              </th>
              <td lang={namesLang}>
                <span class={`mk ${day.verdict === 'open' ? 'g' : 'a'}`} />
                {day.verdict === 'open'
                  ? day.windows.map((window) => (
                      <b class="tm" key={window.startJd}>
                        {timesText(reader, window, day.number, muhurtas.clocks)}
                      </b>
                    ))
                  : t('find.closedBy', {
                      rules: [...new Set(day.closedBy.map(({ id }) => reader.name('muhurta_rule', id)))].join(', '),
                    })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < shownDays.length && (
        <button class="btn quiet small" type="button" onClick={() => setIsWhole(true)}>
          {t('find.more', { n: shownDays.length - shown.length })}
        </button>
      )}
    </>
  );
}

/** If no day is open: the closest one, and the rules that close it. */
function Closest({ of }: { of: FoundMuhurtas }) {
  const { reader, t } = useReader();
  const closest = closestOf(of.days);
  if (!closest) return null;
  return (
    <p class="q">
      {t('find.closest', { date: reader.shortDay(closest.number), n: closest.closedBy.length })}{' '}
      {closest.closedBy.map((closing) => closingText(reader, closing)).join(' ')}
    </p>
  );
}

export function FindPage({ kernel }: { kernel: BrowserKernel }) {
  const { reader, t, place, locale } = useReader();
  const { lat, lon, tz } = place;
  const nowJd = presentOf(reader);
  const today = wallOf(place, nowJd).dayNumber;
  const [search, go] = useAddress(readSearch, writeSearch);
  const [which, setWhich] = useState<Which>('open');
  const [chosenDay, choose] = useState<number | null>(null);
  const span = spanOf(search, today);
  const problem = problemOf(span);
  const question = useMemo(
    () => (problem ? null : questionOf(search, span, place)),
    [search, span.from, span.to, lat, lon, tz],
  );
  const answer = useFound(kernel, question);
  const isBusy = question !== null && answer?.question !== question;
  const of = question && answer?.found;
  const firstOpen = of ? of.days.find(({ verdict }) => verdict === 'open') : undefined;
  const chosen = of
    ? (of.days.find(({ number }) => number === chosenDay) ?? firstOpen ?? closestOf(of.days) ?? of.days[0])
    : undefined;
  const total = of ? of.days.length : 0;
  return (
    <>
      <main id="main" tabIndex={-1} class="findpage">
        <div class="head2">
          <div>
            <h1>{t('find.title')}</h1>
            <p class="sa">{t('find.lead')}</p>
          </div>
          <div class="acts">
            <button
              class="btn small"
              type="button"
              disabled={!of || of.openDays === 0}
              onClick={() => of && void saveCalendar(of, reader.placeName, lat, lon, locale)}
            >
              {t('find.ics')}
            </button>
          </div>
        </div>
        <SearchForm search={search} span={span} problem={problem} go={(next) => go(next)} />
        {answer && answer.question === question && !answer.found && (
          <Fault title={t('find.failed')} why={t('shell.failedWhy')} />
        )}
        {question && !answer && <Busy what={t('find.busy')} rows={13} />}
        {of && chosen && (
          <div class="findbody" aria-busy={isBusy}>
            <div class="rule line">
              <Status>
                <h2 class="h">
                  {of.openDays === 0 ? t('find.noneOpen', { total }) : t('find.someOpen', { n: of.openDays, total })}
                </h2>
              </Status>
              <p class="key">
                <span>
                  <span class="mk g" />
                  {t('find.open')}
                </span>
                <span>
                  <span class="mk a" />
                  {t('find.closed')}
                </span>
              </p>
            </div>
            {of.openDays === 0 && <Closest of={of} />}
            <Strip days={of.days} today={today} chosen={chosen.number} onChoose={choose} />
            <div class="beside">
              <div>
                <DayReason day={chosen} clocks={of.muhurtas.clocks} />
                <section aria-labelledby="days">
                  <div class="line">
                    <h2 class="h" id="days">
                      {t('find.list')}
                    </h2>
                    <Choice
                      legend={t('find.list')}
                      options={(['open', 'all'] as const).map((value) => ({ value, label: t(`find.show_${value}`) }))}
                      value={which}
                      onChange={setWhich}
                    />
                  </div>
                  <DayList of={of} which={which} />
                </section>
              </div>
              <Rules
                kernel={kernel}
                question={of.muhurtas.question}
                without={search.without}
                onWithout={(without) => go({ ...search, without }, 'replace')}
                onTradition={(tradition) => go({ ...search, tradition, without: [] })}
              />
            </div>
          </div>
        )}
      </main>
      <PageEnd>
        <p>
          {placeWords(
            reader,
            t('find.made', {
              place: reader.placeName,
              coordinates: coordinatesText(lat, lon),
              offset: offsetsText(reader, offsetsOfDays(tz, span)),
              from: textOfDay(span.from),
              to: textOfDay(span.to),
            }),
          )}
        </p>
      </PageEnd>
    </>
  );
}
