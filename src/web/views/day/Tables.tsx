/** The slots of a day as tables: what the drawings show, with their times. */
import { Fragment } from 'preact';
import { grahaName, karanaName, type Name, nakshatraName, tithiName, yogaName } from '../../../domain/names';
import { LIMB_KEYS, type LimbKey } from '../../../domain/panchanga/types';
import { Section, Time } from '../../parts/components';
import { wallAt } from '../../parts/format';
import { type Day, halves, type Mark, type Named, runs } from './model';

const MARKS: Record<Mark, { class: string; words: string }> = {
  favoured: { class: 'mk g', words: 'favoured' },
  aside: { class: 'mk a', words: 'set aside' },
  neither: { class: 'mk', words: '' },
};

/** The sign of a slot, and its word for those who hear the page. */
function Sign({ mark }: { mark: Mark }) {
  const { class: classes, words } = MARKS[mark];
  return (
    <>
      <i class={classes} />
      {words && <span class="vh">{words}: </span>}
    </>
  );
}

interface Of {
  day: Day;
  now: number;
}

/** By which day a time is told without its weekday: the date of the page. */
const dayNumberOf = ({ day, tzHours }: Day): number => wallAt(day.midnightJd, tzHours).dayNumber;

/** The cell of a time. */
function At({ of, jdUt }: { of: Day; jdUt: number }) {
  return (
    <td class="num">
      <Time jdUt={jdUt} offsetHours={of.clocks.hoursAt(jdUt)} day={dayNumberOf(of)} />
    </td>
  );
}

const nowOf = (slot: Named, now: number) =>
  runs(slot, now) ? ({ class: 'now', 'aria-current': 'time' } as const) : {};

/** @param numbered  with a column of numbers, each half from 1 */
function Slots({
  day,
  now,
  caption,
  slots,
  numbered,
  signed = true,
}: Of & { caption: string; slots: readonly Named[]; numbered: boolean; signed?: boolean }) {
  return (
    <table class="slots">
      <caption>{caption}</caption>
      <thead class="vh">
        <tr>
          {numbered && <th scope="col">No.</th>}
          <th scope="col">Name</th>
          <th scope="col">From</th>
          <th scope="col">Until</th>
        </tr>
      </thead>
      <tbody>
        {slots.map((slot, i) => (
          <tr key={slot.startJd} {...nowOf(slot, now)}>
            {numbered && <td class="k">{i + 1}</td>}
            <th scope="row">
              {signed && <Sign mark={slot.mark} />}
              <span class="n">{slot.name}</span>
              {signed && slot.lord && <span class="q"> {grahaName(slot.lord).iast}</span>}
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
  const [byDay, byNight] = halves(slots);
  return (
    <div class="cols">
      <Slots {...rest} caption="By day" slots={byDay} />
      <Slots {...rest} caption="By night" slots={byNight} />
    </div>
  );
}

export function WindowTable({ day, now }: Of) {
  return (
    <table class="slots side-table">
      <caption>Windows of the day</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" class="num dyh">
            From
          </th>
          <th scope="col" class="num dyh">
            Until
          </th>
          <th scope="col" class="num">
            Length
          </th>
        </tr>
      </thead>
      <tbody>
        {day.windows.map((slot) => (
          <tr key={slot.key + slot.startJd} {...nowOf(slot, now)}>
            <th scope="row">
              <Sign mark={slot.mark} />
              <span class="n">{slot.name}</span>
            </th>
            <At of={day} jdUt={slot.startJd} />
            <At of={day} jdUt={slot.endJd} />
            <td class="num q nw">{Math.round((slot.endJd - slot.startJd) * 1440)} min</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const LIMBS: Record<LimbKey, { label: string; nameOf: (index: number) => Name }> = {
  tithi: { label: 'Tithi', nameOf: tithiName },
  nakshatra: { label: 'Nakṣatra', nameOf: nakshatraName },
  yoga: { label: 'Yoga', nameOf: yogaName },
  karana: { label: 'Karaṇa', nameOf: karanaName },
};

export function LimbTable({ day }: { day: Day }) {
  return (
    <table class="slots side-table limbs">
      <caption>
        {day.day.sunriseJd === null ? 'Pañcāṅga, midnight to midnight' : 'Pañcāṅga, sunrise to sunrise'}
      </caption>
      <thead>
        <tr>
          <th scope="col">Limb</th>
          <th scope="col">Name</th>
          <th scope="col" class="num dyh">
            Ends
          </th>
        </tr>
      </thead>
      {LIMB_KEYS.map((key) => (
        <tbody key={key}>
          {day.limbs[key].map((limb, i) => (
            <tr key={limb.startJd}>
              {i === 0 && (
                <th scope="rowgroup" class="q" rowSpan={day.limbs[key].length}>
                  {LIMBS[key].label}
                </th>
              )}
              <td>
                <span class="n">{LIMBS[key].nameOf(limb.index).iast}</span>
              </td>
              <At of={day} jdUt={limb.endJd} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const minutes = (slot: Named | undefined): string => (slot ? ((slot.endJd - slot.startJd) * 1440).toFixed(1) : '');

/** Muhūrtas, choghaḍiyās and horās, a section each. */
export function SlotSections({ day, now }: Of) {
  const { muhurtas, choghadiyas, horas } = day;
  const [first, night] = [muhurtas[0], muhurtas[15]];
  return (
    <Fragment>
      <Section
        id="muhurtas"
        title="Muhūrtas"
        sa="मुहूर्त"
        note={`Fifteen by day of ${minutes(first)} minutes, fifteen by night of ${minutes(night)}.`}
      >
        <Halves day={day} now={now} slots={muhurtas} numbered />
      </Section>
      <Section id="choghadiyas" title="Choghaḍiyās" sa="चौघड़िया" note="Eight by day, eight by night, with their lords.">
        <Halves day={day} now={now} slots={choghadiyas} numbered={false} />
      </Section>
      <Section
        id="horas"
        title="Horās"
        sa="होरा"
        note="Twelve by day, twelve by night; the first belongs to the lord of the vāra."
      >
        <Halves day={day} now={now} slots={horas} numbered signed={false} />
      </Section>
    </Fragment>
  );
}
