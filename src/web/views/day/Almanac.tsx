/** The almanac of a day beside its limbs and windows: calendar, Sun and Moon, yogas, balas, other calendars. */

import { useMemo } from 'preact/hooks';
import { varaLord } from '../../../data/almanac';
import type { Limb } from '../../../domain/panchanga/types';
import { regionalDatesOver } from '../../../domain/regional/dates';
import { CALENDAR_KEYS } from '../../../domain/regional/types';
import type { Kernel } from '../../../kernel/kernel';
import { regionalMonthLabel } from '../../../lexicon/regionalMonth';
import { addMessages } from '../../reader/lateMessages';
import { useReader } from '../../reader/reader';
import { Disclosure, Name, Section } from '../../shared/components';
import { numberOf } from '../../shared/dates';
import { Later } from '../../shared/Later';
import { masaText } from '../../shared/lunarMonth';
import { withElements } from '../../shared/Times';
import { At, Entry, Span, Until } from './Entries';
import type { DayModel } from './model';
import { Star } from './Star';
import { Times } from './Tables';

interface Of {
  day: DayModel;
}

interface Stay {
  name: string;
  untilJd: number;
}

/** Names with the times at which they change, in the language of names. Equal neighbours are one. */
function Stays({ day, stays, isLong }: Of & { stays: readonly Stay[]; isLong?: boolean }) {
  const changes = stays.filter(({ name }, i) => name !== stays[i + 1]?.name);
  return changes.map(({ name, untilJd }) => (
    <span class="ln" key={untilJd}>
      <Name>{name}</Name> <Until day={day} jdUt={untilJd} {...(isLong && { isLong })} />
    </span>
  ));
}

/** Vāra, pakṣa, month, season and years. */
function Calendar({ day }: Of) {
  const { reader, t } = useReader();
  const { paksha, masa, ritu, ayana, sayana, years, samvatsara } = day.almanac;
  const monthName = (number: number): string => masaText(reader, number, masa.adhika);
  const season = ({ ritu: number, ayana: key }: typeof sayana): string =>
    `${reader.nameAt('ritu', number)}, ${reader.name('ayana', key)}`;
  const isSame = sayana.ritu === ritu && sayana.ayana === ayana;
  const year = (count: number, name?: number) => (
    <>
      {reader.figures(count)} {name !== undefined && <Name>{reader.nameAt('samvatsara', name)}</Name>}
    </>
  );
  return (
    <section aria-labelledby="calendar">
      <h2 class="h" id="calendar">
        {t('day.calendar')}
      </h2>
      <dl class="kv">
        <Entry name={reader.name('term', 'vara')}>
          <Name>{reader.nameAt('vara', day.day.vara)}</Name>{' '}
          <small>{t('day.lord', { graha: reader.name('graha', varaLord(day.day.vara)) })}</small>
        </Entry>
        <Entry name={t('day.fortnight')}>
          <Name>{reader.name('paksha', paksha)}</Name>
        </Entry>
        <Entry name={t('day.month')}>
          <Name>{monthName(masa.amanta)}</Name>{' '}
          <small>
            {masa.amanta === masa.purnimanta
              ? t('day.bothReckonings')
              : t('day.fullMoonMonth', { month: monthName(masa.purnimanta) })}
            {masa.kshaya !== null && ` ${t('day.lostMonth', { month: reader.nameAt('masa', masa.kshaya) })}`}
          </small>
        </Entry>
        <Entry name={t('day.season')}>
          <Name>{season({ ritu, ayana })}</Name>
          {!isSame && <small class="ln">{t('day.tropical', { season: season(sayana) })}</small>}
        </Entry>
        {years.vikrama > 0 && <Entry name={t('day.vikram')}>{year(years.vikrama, samvatsara.north)}</Entry>}
        {years.shaka > 0 && <Entry name={t('day.shaka')}>{year(years.shaka, samvatsara.south)}</Entry>}
        <Entry name={t('day.kali')}>{year(years.kali)}</Entry>
      </dl>
    </section>
  );
}

/** Risings and settings, and the rāśis and nakṣatras of Sun and Moon. */
function SunAndMoon({ day }: Of) {
  const { reader, t } = useReader();
  const { sunriseJd, sunsetJd, moonriseJd, moonsetJd } = day.day;
  const { sun, moon } = day.almanac;
  const none = t('day.notOnDate');
  const time = (jdUt: number | null, laterJd: number | null = null) =>
    jdUt !== null ? (
      <At day={day} jdUt={jdUt} />
    ) : (
      <small>
        {none}
        {laterJd !== null && '; '}
        {laterJd !== null && <At day={day} jdUt={laterJd} />}
      </small>
    );
  const stays = (kind: 'rashi' | 'nakshatra', limbs: readonly Limb[]): Stay[] =>
    limbs.map(({ index, endJd }) => ({ name: reader.nameAt(kind, index), untilJd: endJd }));
  return (
    <section aria-labelledby="sun-moon">
      <h2 class="h" id="sun-moon">
        {t('day.sunMoon')}
      </h2>
      <dl class="kv">
        <Entry name={t('day.sunriseName')}>{time(sunriseJd)}</Entry>
        <Entry name={t('day.sunsetName')}>
          {time(sunsetJd)}{' '}
          {sunriseJd !== null && sunsetJd !== null && (
            <small>{t('day.length', { duration: reader.duration(sunsetJd - sunriseJd) })}</small>
          )}
        </Entry>
        <Entry name={t('day.moonrise')}>{time(moonriseJd, day.laterMoon.moonriseJd)}</Entry>
        <Entry name={t('day.moonset')}>{time(moonsetJd, day.laterMoon.moonsetJd)}</Entry>
        <Entry name={t('day.sunIn')}>
          <Stays day={day} stays={stays('rashi', sun.rashi)} isLong />
          <Stays day={day} stays={stays('nakshatra', sun.nakshatra)} isLong />
        </Entry>
        <Entry name={t('day.moonIn')}>
          <Stays day={day} stays={stays('rashi', moon.rashi)} />
        </Entry>
      </dl>
    </section>
  );
}

/** Special yogas, ānandādi, bhadrā, pañcaka, diśā-śūla, agni-vāsa and homāhuti. */
function Yogas({ day }: Of) {
  const { reader, t } = useReader();
  const { special_yogas, anandadi, bhadra, panchaka, disha_shula, agni_vasa, homahuti } = day.almanac;
  return (
    <section aria-labelledby="yogas">
      <h2 class="h" id="yogas">
        {t('day.yogas')}
      </h2>
      <dl class="kv">
        {special_yogas.map(({ key, startJd, endJd }) => (
          <Entry name={reader.name('special_yoga', key)} key={key + startJd}>
            <Span day={day} startJd={startJd} endJd={endJd} />
          </Entry>
        ))}
        <Entry name={t('day.anandadi')}>
          <Stays
            day={day}
            stays={anandadi.map(({ index, untilJd }) => ({ name: reader.nameAt('anandadi', index), untilJd }))}
          />
        </Entry>
        <Entry name={t('day.bhadra')}>
          {bhadra.length === 0
            ? t('day.none')
            : bhadra.map(({ startJd, endJd, abode, mukha, puccha }) => (
                <span class="ln" key={startJd}>
                  <Span day={day} startJd={startJd} endJd={endJd} />{' '}
                  <small>{t('day.abode', { place: reader.name('bhadra_abode', abode) })}</small>
                  <small class="ln">
                    {withElements(reader, 'day.mukha', { time: <Times of={day} {...mukha} /> })},{' '}
                    {withElements(reader, 'day.puccha', { time: <Times of={day} {...puccha} /> })}
                  </small>
                </span>
              ))}
        </Entry>
        <Entry name={t('day.panchaka')}>
          {panchaka === null ? (
            t('day.none')
          ) : (
            <>
              <Name>{panchaka.kind !== 'none' && reader.name('panchaka', panchaka.kind)}</Name>{' '}
              <Span day={day} startJd={panchaka.startJd} endJd={panchaka.endJd} />
            </>
          )}
        </Entry>
        <Entry name={t('day.dishaShula')}>
          <Name>{reader.name('direction', disha_shula)}</Name>
        </Entry>
        <Entry name={t('day.agniVasa')}>
          <Stays
            day={day}
            stays={agni_vasa.map(({ abode, untilJd }) => ({ name: reader.name('agni_abode', abode), untilJd }))}
          />
        </Entry>
        <Entry name={t('day.homahuti')}>
          <Stays
            day={day}
            stays={homahuti.map(({ graha, untilJd }) => ({ name: reader.name('graha', graha), untilJd }))}
          />
        </Entry>
      </dl>
    </section>
  );
}

/** The stars and signs of birth that the Moon of the day favours, and the sign from which it is in the eighth. */
export function Balas({ day }: Of) {
  const { reader, t } = useReader();
  const { tarabala, chandrabala, chandrashtama } = day.almanac;
  const list = (kind: 'rashi' | 'nakshatra', numbers: readonly number[]): string =>
    numbers.map((number) => reader.nameAt(kind, number)).join(', ');
  const rows = (kind: 'rashi' | 'nakshatra', stays: readonly { untilJd: number; numbers: readonly number[] }[]) =>
    stays.map(({ untilJd, numbers }) => (
      <span class="ln" key={untilJd}>
        <Until day={day} jdUt={untilJd} /> <Name>{list(kind, numbers)}</Name>
      </span>
    ));
  return (
    <Section id="balas" title={t('day.balas')} note={t('day.balasNote')}>
      <Star day={day}>
        <dl class="kv">
          <Entry name={t('day.tarabala')}>
            {rows(
              'nakshatra',
              tarabala.map(({ untilJd, good }) => ({ untilJd, numbers: good })),
            )}
          </Entry>
          <Entry name={t('day.chandrabala')}>
            {rows(
              'rashi',
              chandrabala.map(({ untilJd, good }) => ({ untilJd, numbers: good })),
            )}
          </Entry>
          <Entry name={t('day.chandrashtama')}>
            {rows(
              'rashi',
              chandrashtama.map(({ untilJd, rashi }) => ({ untilJd, numbers: [rashi] })),
            )}
          </Entry>
        </dl>
      </Star>
    </Section>
  );
}

interface OfKernel extends Of {
  kernel: Kernel;
}

/** The date in the calendars of the regions that have one, each with its year. */
function RegionalList({ day, kernel }: OfKernel) {
  const reader = useReader();
  const dates = useMemo(() => {
    const number = numberOf(day.date);
    return regionalDatesOver(kernel, number, number)(number);
  }, [kernel, day]);
  return (
    <dl class="kv">
      {CALENDAR_KEYS.map((key) => {
        const date = dates[key];
        if (!date) return null;
        const month = regionalMonthLabel(reader.labels, key, date.monthIndex);
        return (
          <Entry name={reader.name('calendar', key)} key={key}>
            {reader.figures(date.day)}{' '}
            <Name>
              {date.adhika ? reader.t('dates.adhika', { month }) : month}
              {date.paksha && ` ${reader.name('paksha', date.paksha)}`}
            </Name>{' '}
            {reader.figures(date.year)}
          </Entry>
        );
      })}
    </dl>
  );
}

/** Three columns; on a phone below each other. */
export function Almanac({ day }: Of) {
  return (
    <div class="cols3">
      <Calendar day={day} />
      <SunAndMoon day={day} />
      <Yogas day={day} />
    </div>
  );
}

const loadMore = () => Promise.all([import('./More'), addMessages('dayMore')]).then(([{ More }]) => More);

export function Further({ day, kernel }: OfKernel) {
  const { t } = useReader();
  return (
    <>
      <Disclosure summary={t('day.more')} id="more">
        {() => <Later load={loadMore} given={{ day, kernel }} />}
      </Disclosure>
      <details class="more" id="calendars">
        <summary>{t('day.otherCalendars')}</summary>
        <RegionalList day={day} kernel={kernel} />
      </details>
    </>
  );
}
