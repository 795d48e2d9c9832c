/** One strip of the day for embedding: choghaḍiyās, horās, or the windows that texts set aside. */

import { isoDate } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { NowTag } from '../../shared/components';
import { placeWords } from '../../shared/placeWords';
import { windowName } from '../../shared/windowName';
import { type DayModel, dayNumberOf, type Named, runs } from '../day/model';
import { slotText } from '../day/Tables';

/** The widgets of a day by their names in addresses. */
export const SLOT_WIDGETS = ['choghadiya', 'hora', 'rahu-kala'] as const;
type SlotWidget = (typeof SLOT_WIDGETS)[number];

/** The half of the day that holds an instant. */
function runningHalf(slots: readonly Named[], jdUt: number): readonly Named[] {
  const half = slots.length / 2;
  const [day, night] = [slots.slice(0, half), slots.slice(half)];
  return night.some((slot) => runs(slot, jdUt)) ? night : day;
}

function slotsOf(day: DayModel, widget: SlotWidget, jdUt: number): readonly Named[] {
  if (widget === 'choghadiya') return runningHalf(day.choghadiyas, jdUt);
  if (widget === 'hora') return runningHalf(day.horas, jdUt);
  return day.windows.filter(({ key }) => key === 'rahu_kalam' || key === 'yamaganda' || key === 'gulika');
}

interface Props {
  day: DayModel;
  widget: SlotWidget;
  /** Julian days UT. */
  jdUt: number;
}

export function EmbedSlots({ day, widget, jdUt }: Props) {
  const { reader, t, occasion } = useReader();
  const slots = slotsOf(day, widget, jdUt);
  return (
    <main lang={reader.namesLang}>
      <h1>{widget === 'rahu-kala' ? windowName(reader, 'rahu_kalam') : t(`day.${widget}`)}</h1>
      <p>
        {placeWords(reader, reader.placeName)}. {reader.longDate(dayNumberOf(day))}
      </p>
      {slots.length === 0 && <p>{t('now.noSun')}</p>}
      <ul>
        {slots.map((slot) => {
          const isNow = runs(slot, jdUt);
          return (
            <li key={slot.startJd} class={isNow ? 'now' : undefined} aria-current={isNow ? 'time' : undefined}>
              <span>
                {slot.name} {slot.mark !== 'neither' && <small>{t(`day.${slot.mark}`)}</small>}
                {isNow && <NowTag />}
              </span>
              <span>{slotText(reader, day, slot)}</span>
            </li>
          );
        })}
      </ul>
      <a href={occasion.origin + reader.href('/day', [['date', isoDate(day.date)]])} target="_top">
        Khagola
      </a>
    </main>
  );
}

/** The end of the running slot, after which the widget shows another; Julian days UT. */
export function endOfSlot(day: DayModel, widget: SlotWidget, jdUt: number): number {
  const slots = slotsOf(day, widget, jdUt);
  const ends = slots.flatMap(({ startJd, endJd }) => [startJd, endJd]).filter((jd) => jd > jdUt);
  return Math.min(day.endJd, ...ends);
}
