/** The slots of a day as tables: the content of the drawings, with times. */

import type { Stretch } from '../../../data/stretch';
import { LIMB_KEYS, type LimbKey } from '../../../domain/panchanga/types';
import { LEAST_MARGIN_DAYS } from '../../../domain/time/deltaTError';
import { type Reader, useReader } from '../../reader/reader';
import { instantText, spanText } from '../../reader/times';
import { Name, NowTag, Section } from '../../shared/components';
import { Undecided } from '../../shared/FarYears';
import { Span } from '../../shared/Times';
import { type DayModel, dayNumberOf, halves, type Mark, type Named, runs } from './model';

const MARKS: Record<Mark, { class: string; words: 'day.favoured' | 'day.aside' | null }> = {
  favoured: { class: 'mk g', words: 'day.favoured' },
  aside: { class: 'mk a', words: 'day.aside' },
  neither: { class: 'mk', words: null },
};

/** The sign of a slot, and its word for screen readers. */
export function Sign({ mark }: { mark: Mark }) {
  const { t } = useReader();
  const { class: classes, words } = MARKS[mark];
  return (
    <>
      <i class={classes} />
      {words && <span class="vh">{t(words)}: </span>}
    </>
  );
}

interface Of {
  day: DayModel;
  now: number;
}

/** A local time of the day, with its weekday on another date, in a slot that keeps columns aligned. */
function TimeOf({ of, jdUt }: { of: DayModel; jdUt: number }) {
  const { hoursAt } = of.clocks;
  const { time, day } = useReader().time(jdUt, hoursAt(jdUt), dayNumberOf(of));
  return (
    <time dateTime={instantText(jdUt, hoursAt)}>
      {time}
      {day && <span class="dy">{day}</span>}
    </time>
  );
}

/** The cell of a time. */
function At({ of, jdUt }: { of: DayModel; jdUt: number }) {
  return (
    <td class="num">
      <TimeOf of={of} jdUt={jdUt} />
    </td>
  );
}

/** `12:07–13:26`, with the weekday of another date. */
export const slotText = (reader: Reader, of: DayModel, stretch: Stretch): string =>
  spanText(reader, stretch, of.clocks.hoursAt, dayNumberOf(of));

/** The times of a stretch of the day. */
export function Times({ of, startJd, endJd }: Stretch & { of: DayModel }) {
  return <Span startJd={startJd} endJd={endJd} hoursAt={of.clocks.hoursAt} day={dayNumberOf(of)} />;
}

const nowOf = (slot: Named, now: number) =>
  runs(slot, now) ? ({ class: 'now', 'aria-current': 'time' } as const) : {};

/** @param numbered  whether there is a column of numbers, each half from 1 */
function Slots({
  day,
  now,
  caption,
  slots,
  numbered,
  signed = true,
}: Of & { caption: string; slots: readonly Named[]; numbered: boolean; signed?: boolean }) {
  const { reader, t, namesLang } = useReader();
  return (
    <table class="slots">
      <caption>{caption}</caption>
      <thead class="vh">
        <tr>
          {numbered && <th scope="col">{t('day.number')}</th>}
          <th scope="col">{t('day.name')}</th>
          <th scope="col">{t('day.from')}</th>
          <th scope="col">{t('day.until')}</th>
        </tr>
      </thead>
      <tbody>
        {slots.map((slot, i) => (
          <tr key={slot.startJd} {...nowOf(slot, now)}>
            {numbered && <td class="k">{reader.figures(i + 1)}</td>}
            <th scope="row">
              {signed && <Sign mark={slot.mark} />}
              <Name>{slot.name}</Name>
              {signed && slot.lord && (
                <span class="q" lang={namesLang}>
                  {' '}
                  {reader.name('graha', slot.lord)}
                </span>
              )}
              {slot.gauri && (
                <span class="q">
                  {' '}
                  {t('day.gauri')} <Sign mark={slot.gauri.mark} />
                  <Name>{slot.gauri.name}</Name>
                </span>
              )}
              {runs(slot, now) && <NowTag />}
            </th>
            <At of={day} jdUt={slot.startJd} />
            <At of={day} jdUt={slot.endJd} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Halves({ slots, ...rest }: Of & { slots: readonly Named[]; numbered: boolean; signed?: boolean }) {
  const { t } = useReader();
  const [byDay, byNight] = halves(slots);
  return (
    <div class="cols">
      <Slots {...rest} caption={t('day.byDay')} slots={byDay} />
      <Slots {...rest} caption={t('day.byNight')} slots={byNight} />
    </div>
  );
}

export function WindowTable({ day, now }: Of) {
  const { reader, t } = useReader();
  return (
    <table class="slots side-table">
      <caption>{t('day.windows')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('day.name')}</th>
          <th scope="col" class="num dyh">
            {t('day.from')}
          </th>
          <th scope="col" class="num dyh">
            {t('day.until')}
          </th>
          <th scope="col" class="num">
            {t('day.lasts')}
          </th>
        </tr>
      </thead>
      <tbody>
        {day.windows.map((slot) => (
          <tr key={slot.key + slot.startJd} {...nowOf(slot, now)}>
            <th scope="row">
              <Sign mark={slot.mark} />
              <Name>{slot.name}</Name>
              {runs(slot, now) && <NowTag />}
            </th>
            <At of={day} jdUt={slot.startJd} />
            <At of={day} jdUt={slot.endJd} />
            <td class="num q nw">{reader.duration(slot.endJd - slot.startJd)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function limbName(reader: Reader, key: LimbKey, index: number): string {
  if (key === 'tithi') return reader.tithi(index);
  return key === 'karana' ? reader.karana(index) : reader.nameAt(key, index);
}

export function LimbTable({ day }: { day: DayModel }) {
  const { reader, t } = useReader();
  const { marginDays, tzHours } = day;
  // A margin of more than an hour leaves the minutes open.
  const endOf = ({ endJd }: { endJd: number }): number =>
    marginDays * 24 > 1 ? (Math.round(endJd * 24 + tzHours) - tzHours) / 24 : endJd;
  return (
    <table class="slots side-table limbs">
      <caption>{t(day.day.sunriseJd === null ? 'day.limbsMidnight' : 'day.limbsSunrise')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('day.limb')}</th>
          <th scope="col">{t('day.name')}</th>
          <th scope="col" class="num dyh">
            {t('day.ends')}
            {marginDays >= LEAST_MARGIN_DAYS && ` ±${reader.duration(Math.ceil(marginDays * 1440) / 1440)}`}
          </th>
        </tr>
      </thead>
      {LIMB_KEYS.map((key) => (
        <tbody key={key}>
          {day.limbs[key].map((limb, i) => (
            <tr key={limb.startJd}>
              {i === 0 && (
                <th scope="rowgroup" class="q" rowSpan={day.limbs[key].length} lang={reader.namesLang}>
                  {reader.name('term', key)}
                </th>
              )}
              <td>
                <Name>{limbName(reader, key, limb.index)}</Name>
                {limb.undecided && <Undecided />}
              </td>
              <At of={day} jdUt={endOf(limb)} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Muhūrtas, choghaḍiyās with the gaurīs of the same eighths, and horās, a section each, folded outside of print. */
export function SlotTables({ day, now }: Of) {
  const { reader, t } = useReader();
  const { muhurtas, choghadiyas, horas } = day;
  const minutes = (slot: Named | undefined): string =>
    slot ? reader.figures(((slot.endJd - slot.startJd) * 1440).toFixed(1)) : '';
  return (
    <details class="more tables" id="tables">
      <summary>{t('day.tables')}</summary>
      <div class="divisions">
        <Section
          id="muhurtas"
          title={t('day.muhurtas')}
          note={t('day.muhurtasNote', { day: minutes(muhurtas[0]), night: minutes(muhurtas[15]) })}
        >
          <Halves day={day} now={now} slots={muhurtas} numbered />
        </Section>
        <Section id="choghadiyas" title={t('day.choghadiyas')} note={t('day.choghadiyasNote')}>
          <Halves day={day} now={now} slots={choghadiyas} numbered={false} />
        </Section>
        <Section id="horas" title={t('day.horas')} note={t('day.horasNote')}>
          <Halves day={day} now={now} slots={horas} numbered signed={false} />
        </Section>
      </div>
    </details>
  );
}
