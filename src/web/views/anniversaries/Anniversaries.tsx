/**
 * The days of a lunar date, and the forms that find one: by a civil date, which no address holds, or by its parts. The
 * page works without a script.
 */

import type { ComponentChildren } from 'preact';
import { ANNIVERSARY_KINDS, ANNIVERSARY_RULES, BIRTHDAYS_ON_TWO } from '../../../data/anniversaries/rules';
import type { Anniversary } from '../../../domain/anniversaries/anniversaries';
import { REMEMBERED_BY, type RememberedBy, type RememberedDate } from '../../../domain/anniversaries/lunarDates';
import { FIRST_YEAR, LAST_YEAR } from '../../../domain/time/civil';
import { monthReasonWords } from '../../../lexicon/sentences/anniversaries';
import { localPath } from '../../i18n/locales';
import { isoDate } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { CalendarLink } from '../../shared/CalendarLink';
import { CarriedFields } from '../../shared/CarriedFields';
import { numberOf } from '../../shared/dates';
import { monthEndOf } from '../../shared/lunarMonth';
import { PageEnd } from '../../shared/PageEnd';
import { placeWords } from '../../shared/placeWords';
import { Select } from '../../shared/Select';
import { sentenceText } from '../../shared/sentence';
import { Where } from '../../shared/Where';
import type { ReasonWords } from '../year/words';
import { Candidates } from './Candidates';
import { type AnniversaryChoice, calendarPath, type Entered, lunarText } from './model';

const ANNIVERSARIES_PATH = '/anniversaries';

/** The numbers from 1 as options, by their names. */
const numbered = (most: number, nameOf: (number: number) => string): [string, string][] =>
  Array.from({ length: most }, (_, i) => [String(i + 1), nameOf(i + 1)]);

const kindOptions = ({ t }: Reader) => ANNIVERSARY_KINDS.map((key) => [key, t(`anniversaries.kind_${key}`)] as const);

/** Which of two days a birthday has. */
function OnTwo({ id, value }: { id: string; value: string }) {
  const { t } = useReader();
  const options = BIRTHDAYS_ON_TWO.toReversed().map((key) => [key, t(`anniversaries.on_two_${key}`)] as const);
  return <Select name="on_two" id={id} label={t('anniversaries.onTwo')} value={value} options={options} />;
}

/** The form of a civil date. It is posted, so that no address holds the date. */
function DateForm({ entered, hasFailed }: { entered: Entered | null; hasFailed: boolean }) {
  const { reader, t } = useReader();
  const hint = hasFailed ? t('anniversaries.wrong', { place: reader.placeName }) : t('anniversaries.timeHint');
  return (
    <form class="choices" id="dated" method="post" action={reader.href(ANNIVERSARIES_PATH)}>
      <Select name="kind" label={t('anniversaries.kind')} value={entered?.kind ?? null} options={kindOptions(reader)} />
      <Select
        name="by"
        label={t('anniversaries.by')}
        value={entered?.by ?? null}
        options={REMEMBERED_BY.map((key) => [key, t(`anniversaries.by_${key}`)] as const)}
      />
      <div class="side">
        <div class={hasFailed ? 'f bad' : 'f'}>
          <label for="date">{t('anniversaries.date')}</label>
          <input
            id="date"
            name="date"
            type="date"
            required
            min={`${FIRST_YEAR}-01-01`}
            max={`${LAST_YEAR}-12-31`}
            value={entered?.date}
            aria-describedby="date-hint"
            aria-invalid={hasFailed ? 'true' : undefined}
          />
        </div>
        <div class="f">
          <label for="time">{t('anniversaries.time')}</label>
          <input id="time" name="time" type="time" value={entered?.time} aria-describedby="date-hint" />
        </div>
      </div>
      <div class={hasFailed ? 'f bad' : 'f'}>
        <small id="date-hint" role={hasFailed ? 'alert' : undefined}>
          {hint}
        </small>
      </div>
      <OnTwo id="dated-two" value={entered?.onTwo ?? 'second'} />
      <button class="btn main" type="submit">
        {t('anniversaries.find')}
      </button>
      <p class="q">{t('anniversaries.privacy')}</p>
    </form>
  );
}

interface LunarFormProps {
  by: RememberedBy;
  choice: AnniversaryChoice | null;
  /** The fields of the date. */
  children: ComponentChildren;
}

/** The parts of a lunar date as a form, whose address is the page of that date. */
function LunarForm({ by, choice, children }: LunarFormProps) {
  const { reader, t } = useReader();
  return (
    <details class="more">
      <summary>{t(`anniversaries.by_${by}`)}</summary>
      <form class="choices" action={localPath(reader.locale, ANNIVERSARIES_PATH)} method="get">
        {children}
        <Select
          name="kind"
          id={`${by}-kind`}
          label={t('anniversaries.kind')}
          value={choice?.kind ?? null}
          options={kindOptions(reader)}
        />
        <OnTwo id={`${by}-two`} value={choice?.onTwo ?? 'second'} />
        <CarriedFields />
        <button class="btn" type="submit">
          {t('anniversaries.show')}
        </button>
      </form>
    </details>
  );
}

function LunarForms({ choice }: { choice: AnniversaryChoice | null }) {
  const { reader, t } = useReader();
  const of = choice?.of ?? null;
  const [tithi, star] = [of && 'tithi' in of ? of : null, of && 'nakshatra' in of ? of : null];
  return (
    <>
      <LunarForm by="tithi" choice={choice}>
        <Select
          name="masa"
          label={t('anniversaries.month')}
          value={tithi && String(tithi.month)}
          options={numbered(12, (number) => reader.nameAt('masa', number))}
          lang={reader.namesLang}
        />
        <Select
          name="tithi"
          label={reader.name('term', 'tithi')}
          value={tithi && String(tithi.tithi)}
          options={numbered(30, (number) => reader.tithi(number))}
          lang={reader.namesLang}
        />
        <Select
          name="reckoning"
          label={t('anniversaries.reckoning')}
          value={tithi || monthEndOf(reader) === 'new' ? 'amanta' : 'purnimanta'}
          options={(['purnimanta', 'amanta'] as const).map((key) => [key, t(`anniversaries.reckoning_${key}`)])}
        />
        <fieldset class="groups">
          <legend class="vh">{t('anniversaries.month')}</legend>
          <label>
            <input type="checkbox" name="adhika" value="true" checked={tithi?.adhika ?? false} />
            {t('anniversaries.adhika')}
          </label>
        </fieldset>
      </LunarForm>
      <LunarForm by="nakshatra" choice={choice}>
        <Select
          name="nakshatra"
          label={reader.name('term', 'nakshatra')}
          value={star && String(star.nakshatra)}
          options={numbered(27, (number) => reader.nameAt('nakshatra', number))}
          lang={reader.namesLang}
        />
        <Select
          name="solar_month"
          label={t('anniversaries.sun')}
          value={star && String(star.sunRashi)}
          options={numbered(12, (number) => reader.nameAt('rashi', number))}
          lang={reader.namesLang}
        />
      </LunarForm>
    </>
  );
}

/** The civil days, each with the reasons for the day and for its month. */
function Days({ days, words }: { days: readonly Anniversary[]; words: ReasonWords }) {
  const { reader, locale } = useReader();
  return (
    <ul class="rows">
      {days.map(({ date, decision, monthReason }) => {
        const day = numberOf(date);
        return (
          <li key={day}>
            <span>
              <a class="b" href={reader.href('/day', [['date', isoDate(date)]])}>
                <time dateTime={isoDate(date)}>{reader.longDate(day)}</time>
              </a>
              <small>{sentenceText(reader, words.decisionIn(decision))}</small>
              {monthReason && <small>{sentenceText(reader, monthReasonWords(monthReason, locale))}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface Props {
  /** The lunar date of the address, if it has one. */
  choice: AnniversaryChoice | null;
  /** Its days; null without a lunar date. */
  days: readonly Anniversary[] | null;
  words: ReasonWords;
  /** What the form sent, and the lunar dates that it can mean: null if it is invalid. */
  sent?: { entered: Entered; dates: readonly RememberedDate[] | null };
}

export const titleOfChoice = (reader: Reader, { kind, of }: AnniversaryChoice): string =>
  reader.t(`anniversaries.title_${kind}`, { date: lunarText(reader, of) });

export function AnniversariesPage({ choice, days, words, sent }: Props) {
  const { reader, t, place } = useReader();
  const found = (
    <div key="found">
      <section aria-labelledby="found">
        <h2 class="h" id="found">
          {t('anniversaries.days')}
        </h2>
        <div id="candidates">{sent?.dates && <Candidates entered={sent.entered} dates={sent.dates} />}</div>
        {choice && days && days.length > 0 && <Days days={days} words={words} />}
        {choice && days?.length === 0 && (
          <p>{placeWords(reader, t('anniversaries.none', { place: reader.placeName }))}</p>
        )}
        {!choice && !sent?.dates && <p class="q">{t('anniversaries.empty')}</p>}
      </section>
      {choice && (
        <CalendarLink path={calendarPath(choice, place, reader.labels.tag)} note={t('anniversaries.linkNote')} />
      )}
    </div>
  );
  const forms = (
    <div key="forms">
      <section aria-labelledby="entry">
        <h2 class="h" id="entry">
          {t('anniversaries.enter')}
        </h2>
        <DateForm entered={sent?.entered ?? null} hasFailed={sent !== undefined && sent.dates === null} />
      </section>
      <section aria-labelledby="lunar">
        <h2 class="h" id="lunar">
          {t('anniversaries.lunar')}
        </h2>
        <LunarForms choice={choice} />
      </section>
    </div>
  );
  return (
    <>
      <main id="main" tabIndex={-1} class="calendarpage">
        <div class="head2">
          <div>
            <h1>{choice ? titleOfChoice(reader, choice) : t('anniversaries.title')}</h1>
            <p class="q">{t('anniversaries.lead')}</p>
          </div>
          <Where words={t('subscribe.for', { place: reader.placeName })} />
        </div>
        <div class="beside">{choice || sent ? [found, forms] : [forms, found]}</div>
      </main>
      <PageEnd>
        <p>{t('anniversaries.made')}</p>
        {choice && (
          <p>{t('year.source', { source: sentenceText(reader, words.cite(ANNIVERSARY_RULES[choice.kind].source)) })}</p>
        )}
      </PageEnd>
    </>
  );
}
