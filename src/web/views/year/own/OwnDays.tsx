/**
 * The reader's own days of the year, by the tithi and the nakṣatra of a birth or a death: as a list, and as a calendar
 * file.
 */

import { useState } from 'preact/hooks';
import type { Kernel } from '../../../../kernel/kernel';
import { useReader } from '../../../reader/reader';
import { BirthForm } from '../../../shared/BirthForm';
import type { Resolved } from '../../../shared/birth';
import { Choice, Status } from '../../../shared/components';
import { numberOf } from '../../../shared/dates';
import { saveFile } from '../../../shared/download';
import { withYears } from '../../../shared/kernel';
import { placeWords } from '../../../shared/placeWords';
import { type Own, type OwnDay, originAt, ownDaysOf } from './days';

type Of = 'birth' | 'death';
const OWNS: Record<Of, readonly Own[]> = { birth: ['nakshatra', 'tithi'], death: ['shraddha'] };

interface Found {
  name: string;
  days: readonly OwnDay[];
}

export function OwnDays({ kernel, year }: { kernel: Kernel; year: number }) {
  const { reader, t } = useReader();
  const [of, setOf] = useState<Of>('birth');
  const [found, setFound] = useState<Found | 'failed' | null>(null);
  const compute = ({ birth, question }: Resolved) => {
    withYears(() => {
      const origin = originAt(kernel, question.jdUt);
      return origin && ownDaysOf(kernel, year, reader.place, origin, OWNS[of]);
    }).then(
      (days) => setFound(days?.ok ? { name: birth.name, days: days.value } : 'failed'),
      () => setFound('failed'),
    );
  };
  const nameOf = ({ own }: OwnDay, name: string) => [name, t(`year.own_${own}`)].filter(Boolean).join(': ');
  const save = async ({ name, days }: Found) => {
    const { ownCalendar } = await import('./calendar');
    const text = ownCalendar(days, t('year.own'), (day) => nameOf(day, name), Date.now());
    saveFile(`khagola-${year}.ics`, 'text/calendar', text);
  };
  return (
    <div class="owndays">
      <p class="q">{placeWords(reader, t('year.ownNote', { year: reader.figures(year), place: reader.placeName }))}</p>
      <Choice
        legend={t('year.ownOf')}
        options={(['birth', 'death'] as const).map((value) => ({ value, label: t(`year.own_of_${value}`) }))}
        value={of}
        onChange={(next) => {
          setOf(next);
          setFound(null);
        }}
      />
      <BirthForm birth={null} onDraw={compute} submit={t('year.ownList')} />
      <Status>
        {found === 'failed' && t('year.failed')}
        {found !== null && found !== 'failed' && (
          <>
            <ul class="rows">
              {found.days.map((day) => (
                <li key={`${day.own}${numberOf(day.date)}`}>
                  <span class="b">{nameOf(day, found.name)}</span>
                  <span class="tm">{reader.shortDay(numberOf(day.date))}</span>
                </li>
              ))}
            </ul>
            {found.days.length > 0 && (
              <button class="btn" type="button" onClick={() => void save(found)}>
                {t('year.ownSave')}
              </button>
            )}
          </>
        )}
      </Status>
    </div>
  );
}
