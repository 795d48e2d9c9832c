/** The day for embedding: date, windows and limbs of a place, without a script. */

import { daysFromCivil } from '../../../domain/time/civil';
import { isoDate } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { placeWords } from '../../shared/placeWords';
import { leadText } from '../day/Day';
import type { DayModel } from '../day/model';
import { slotText } from '../day/Tables';

const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;

export function EmbedDay({ day }: { day: DayModel }) {
  const { reader, t, occasion } = useReader();
  const { year, month, day: ofMonth } = day.date;
  const number = daysFromCivil(year, month, ofMonth);
  const windows = day.windows.filter(({ key }) => key === 'rahu_kalam' || key === 'abhijit');
  const nameOf = (key: (typeof LIMBS)[number], index: number) => {
    if (key === 'tithi') return reader.tithi(index);
    return key === 'karana' ? reader.karana(index) : reader.nameAt(key, index);
  };
  return (
    <main lang={reader.namesLang}>
      <h1>
        {reader.weekday(number)}, {reader.date(number)}
      </h1>
      <p>
        {placeWords(reader, reader.placeName)}. {leadText(reader, day)}
      </p>
      <ul>
        {windows.map((slot) => (
          <li key={slot.key}>
            <span>{slot.name}</span>
            <span>{slotText(reader, day, slot)}</span>
          </li>
        ))}
        {LIMBS.map((key) => {
          const [limb] = day.limbs[key];
          if (!limb) return null;
          const end = reader.time(limb.endJd, day.clocks.hoursAt(limb.endJd), number);
          return (
            <li key={key}>
              <span>
                <small>{reader.name('term', key)}</small> {nameOf(key, limb.index)}
              </span>
              <span>{t('year.until', { time: [end.time, end.day].filter(Boolean).join(' ') })}</span>
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
