/** The almanac of a region on a day, in its language: times, limbs and calendar in the order of the region. */
import type { ComponentChildren } from 'preact';
import { utsavaPath } from '../../../api/shapes/utsavaPage';
import { karanaKind } from '../../../data/almanac';
import type { LimbKey } from '../../../domain/panchanga/types';
import { kernelStamp } from '../../../kernel/stamp';
import { tithiLabel } from '../../../lexicon/labels';
import { OWN_LANGUAGE_NAMES } from '../../../lexicon/languages';
import { utsavaLabel } from '../../../lexicon/observances';
import { regionalMonthLabel } from '../../../lexicon/regionalMonth';
import { isInScript } from '../../../lexicon/towns';
import { coordinatesText, offsetText } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { numberOf, textOfDay } from '../../shared/dates';
import { runs } from '../day/model';
import { ALMANAC_TAGS, almanacPath } from './almanacs';
import type { AlmanacDay, Times } from './model';
import type { Writer } from './writer';

interface Of {
  writer: Writer;
  day: AlmanacDay;
}

/** The date in the calendar of the region: `பராபவ ஆண்டு, கார்த்திகை 8`. */
export function headText(writer: Writer, { fields }: AlmanacDay): string {
  const { labels, row } = writer;
  const { masa, paksha, samvatsara, years, regional } = fields;
  const date = row.calendar && regional[row.calendar];
  const month =
    row.calendar && date
      ? regionalMonthLabel(labels, row.calendar, date.monthIndex)
      : labels.labelAt('masa', masa.amanta);
  const fortnight = date?.paksha ?? paksha;
  const isAdhika = date ? date.adhika : masa.adhika;
  return writer.t('head', {
    year: writer.figures(date?.year ?? years.shaka),
    samvatsara: labels.labelAt('samvatsara', date?.samvatsara ?? samvatsara.south),
    month: isAdhika ? `${labels.label('term', 'adhika')} ${month}` : month,
    day: writer.figures(date?.day ?? ''),
    fortnight,
    paksha: labels.label('paksha', fortnight),
  });
}

function Entry({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Names with the times until which they hold. What lasts past the day has no time. */
function Stays({ writer, day, stays }: Of & { stays: readonly { name: string; untilJd: number }[] }) {
  return stays.map(({ name, untilJd }) => (
    <span class="ln" key={untilJd}>
      <span class="n">{name}</span>{' '}
      {untilJd < day.endJd && <small>{writer.t('until', { time: writer.moment(untilJd) })}</small>}
    </span>
  ));
}

/** The limbs with every end, also of the one that lasts past the day. */
function Limbs({ writer, day }: Of) {
  const { labels, row } = writer;
  const nameOf = (key: LimbKey, index: number): string => {
    if (key === 'tithi') return tithiLabel(labels, index);
    return labels.labelAt(key, key === 'karana' ? karanaKind(index) : index);
  };
  return (
    <section aria-labelledby="limbs">
      <h2 class="h" id="limbs">
        {writer.t('limbs')}
      </h2>
      <dl class="kv">
        {row.limbs.map((key) => (
          <Entry name={labels.label('term', key)} key={key}>
            {day.fields[key].map(({ index, endJd }) => (
              <span class="ln" key={endJd}>
                <span class="n">{nameOf(key, index)}</span>{' '}
                <small>{writer.t('until', { time: writer.moment(endJd) })}</small>
              </span>
            ))}
          </Entry>
        ))}
      </dl>
    </section>
  );
}

interface Timed extends Of {
  /** Julian days UT. */
  jdUt: number;
}

/** The texts' judgement of a window as a class of its row and a word. */
const MARKS = { good: ['fv', 'favoured'], bad: ['av', 'aside'], avoided: ['av', 'aside'] } as const;

function TimeList({ writer, times: { kind, title, slots }, jdUt }: Timed & { times: Times }) {
  return (
    <>
      {title && <h3>{writer.t(title)}</h3>}
      <ul class="times">
        {slots.map((slot) => {
          const { key, quality, startJd } = slot;
          const [mark, word] = quality && quality in MARKS ? MARKS[quality as keyof typeof MARKS] : [];
          const isNow = runs(slot, jdUt);
          return (
            <li
              key={key + startJd}
              class={[mark, isNow && 'on'].filter(Boolean).join(' ') || undefined}
              aria-current={isNow ? 'time' : undefined}
            >
              <span class="b">
                {writer.labels.label(kind, key)}
                {word && <span class="vh"> {writer.t(word)}</span>}
                {isNow && <small> {writer.t('now')}</small>}
              </span>
              <span class="tm">{writer.span(slot)}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Candrāṣṭama and śūla, of which the Tamil almanacs warn. */
function Cautions({ writer, day }: Of) {
  const { labels } = writer;
  const stays = day.fields.chandrashtama.map(({ rashi, untilJd }) => ({
    name: labels.labelAt('rashi', rashi),
    untilJd,
  }));
  return (
    <dl class="kv">
      <Entry name={writer.t('chandrashtama')}>
        <Stays writer={writer} day={day} stays={stays} />
      </Entry>
      <Entry name={writer.t('shula')}>
        <span class="n">{labels.label('direction', day.fields.disha_shula)}</span>
      </Entry>
    </dl>
  );
}

function Windows(props: Timed) {
  const { writer, day } = props;
  return (
    <section aria-labelledby="times">
      <h2 class="h" id="times">
        {writer.t('windows')}
      </h2>
      {day.times.length === 0 && <p>{writer.t('noSun')}</p>}
      {day.times.map((times) => (
        <TimeList key={times.title ?? 'window'} {...props} times={times} />
      ))}
      {writer.row.cautions && <Cautions writer={writer} day={day} />}
    </section>
  );
}

function Calendar({ writer, day }: Of) {
  const { labels } = writer;
  const { fields } = day;
  const { vara, sunriseJd, sunsetJd, moonriseJd, moonsetJd } = day.day;
  const events = { sunrise: sunriseJd, sunset: sunsetJd, moonrise: moonriseJd, moonset: moonsetJd };
  const signs = fields.moon.rashi.map(({ index, endJd }) => ({ name: labels.labelAt('rashi', index), untilJd: endJd }));
  return (
    <section aria-labelledby="calendar">
      <h2 class="h" id="calendar">
        {writer.t('calendar')}
      </h2>
      <dl class="kv">
        <Entry name={labels.label('term', 'vara')}>
          <span class="n">{labels.labelAt('vara', vara)}</span>
        </Entry>
        {Object.entries(events).map(([key, jdUt]) => (
          <Entry name={labels.label('term', key)} key={key}>
            {jdUt === null ? '–' : writer.moment(jdUt)}
          </Entry>
        ))}
        <Entry name={writer.t('moonIn')}>
          <Stays writer={writer} day={day} stays={signs} />
        </Entry>
        <Entry name={writer.t('season')}>
          <span class="n">
            {labels.labelAt('ritu', fields.ritu)}, {labels.label('ayana', fields.ayana)}
          </span>
        </Entry>
      </dl>
    </section>
  );
}

/** The observances of the day and the next ones. */
function Kept({ writer, day: { kept } }: Of) {
  const reader = useReader();
  if (kept.length === 0) return null;
  return (
    <section class="kept" aria-label={writer.t('kept')}>
      <ul>
        {kept.map((utsava) => (
          <li key={utsava.key}>
            <a href={reader.href(utsavaPath(utsava))}>{utsavaLabel(writer.labels, utsava.key)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Next({ writer, day: { next } }: Of) {
  const reader = useReader();
  if (next.length === 0) return null;
  return (
    <section class="rule" aria-labelledby="next">
      <h2 class="h" id="next">
        {writer.t('next')}
      </h2>
      <ul class="rows">
        {next.map((utsava) => (
          <li key={utsava.key}>
            <span class="b">
              <a href={reader.href(utsavaPath(utsava))}>{utsavaLabel(writer.labels, utsava.key)}</a>
            </span>
            <span class="q">{writer.shortDate(numberOf(utsava.date))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props extends Timed {
  /** The name of the place, in Latin letters if the language has none. */
  town: string;
  /** Whether the address has the date. */
  isDated: boolean;
  /** The days before and after, in days from 1970-01-01; null beyond the years of the kernel. */
  beside: readonly [number | null, number | null];
}

function Step({ writer, day, rel }: { writer: Writer; day: number | null; rel: 'prev' | 'next' }) {
  const reader = useReader();
  if (day === null) return null;
  return (
    <a
      class="btn step"
      rel={rel}
      href={reader.href(almanacPath(writer.tag, textOfDay(day)))}
      aria-label={`${writer.t(rel === 'prev' ? 'before' : 'after')}: ${writer.shortDate(day)}`}
    >
      {writer.shortDate(day)}
    </a>
  );
}

/** The end of the page in its language, which gives the version by figures alone. */
function AlmanacEnd({ writer, day, town, date }: Of & { town: ComponentChildren; date: string }) {
  const { reader, place } = useReader();
  const { sunriseJd, midnightJd } = day.day;
  const { version, sha256 } = kernelStamp();
  const offset = offsetText(day.hoursAt(sunriseJd ?? midnightJd));
  return (
    <footer class="colophon" lang={writer.tag}>
      <div class="words">
        <p>
          {town} ({coordinatesText(place.lat, place.lon)}, {offset})
        </p>
        <p>{writer.t('unreviewed')}</p>
        <p>
          <a href={reader.href('/day', [['date', date]])} hreflang={reader.locale}>
            {writer.t('wholeDay')}
          </a>
        </p>
        <p lang="en">
          Khagola {version} ({sha256.slice(0, 12)})
        </p>
      </div>
    </footer>
  );
}

export function AlmanacPage({ writer, day, town, jdUt, isDated, beside: [before, after] }: Props) {
  const { reader, place } = useReader();
  const { tag, row } = writer;
  const date = textOfDay(numberOf(day.date));
  const isHome = place.lat === row.home.lat && place.lon === row.home.lon;
  const townName = isHome ? writer.t('home') : <span lang={isInScript(tag, town) ? undefined : 'en'}>{town}</span>;
  const of = { writer, day };
  const parts = [<Windows key="times" {...of} jdUt={jdUt} />, <Limbs key="limbs" {...of} />];
  return (
    <>
      <main id="main" tabIndex={-1} class="almanac" lang={tag}>
        <nav class="kinds" aria-label={writer.t('languages')}>
          {ALMANAC_TAGS.map((each) => (
            <a
              key={each}
              href={reader.href(almanacPath(each, isDated ? date : null))}
              lang={each}
              hreflang={each}
              aria-current={each === tag ? 'page' : undefined}
            >
              {OWN_LANGUAGE_NAMES[each]}
            </a>
          ))}
        </nav>
        <div class="head2">
          <div>
            <h1>{headText(writer, day)}</h1>
            <p class="sa">{writer.longDate(numberOf(day.date))}</p>
            <p class="q">{townName}</p>
          </div>
          <div class="acts">
            <Step writer={writer} day={before} rel="prev" />
            <Step writer={writer} day={after} rel="next" />
          </div>
        </div>
        <Kept {...of} />
        <div class="cols3">
          {row.timesFirst ? parts : parts.toReversed()}
          <Calendar {...of} />
        </div>
        <Next {...of} />
      </main>
      <AlmanacEnd {...of} town={townName} date={date} />
    </>
  );
}
