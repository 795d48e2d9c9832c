/** The ghaṭī clock with its words, or why there is none, and the time read on demand. */
import { useRef, useState } from 'preact/hooks';
import type { VedicDay } from '../../../domain/day/types';
import { tithiName } from '../../../domain/names';
import { Status } from '../../parts/components';
import { clockText, wallAt } from '../../parts/format';
import { presentStep } from '../../parts/now';
import type { Place } from '../../parts/place';
import { GhatiClock, ghatiWords } from './GhatiClock';
import { timeText } from './Limbs';
import type { Today } from './model';

/** Why the day is not divided. */
function withoutSun({ polar }: Pick<VedicDay, 'polar'>): string {
  const why = {
    day: 'The Sun does not set here today',
    night: 'The Sun does not rise here today',
    none: 'The Sun rises here shortly before and after this date, not in it',
  }[polar ?? 'none'];
  return `${why}: there is no day from sunrise to sunset to divide into ghaṭīs and muhūrtas. The limbs are those of every place.`;
}

/** The time in words, written on demand to a region that is read out. */
function ReadTime({ today, place }: { today: Today; place: Place }) {
  const [words, setWords] = useState('');
  const times = useRef(0);
  const read = () => {
    const jdUt = presentStep(1);
    const { day, limbs } = today.now;
    const ghati = ghatiWords(day, jdUt);
    const until = timeText(limbs.tithi.endJd, today.tzHours, jdUt);
    times.current++;
    setWords(
      [
        `${clockText(wallAt(jdUt, today.tzHours), { seconds: true })} at ${place.name}`,
        ghati && `${ghati.since}, ${ghati.which}, ${ghati.name}`,
        `${tithiName(limbs.tithi.index).iast} until ${until.time}${until.day && ` ${until.day}`}.`,
      ]
        .filter(Boolean)
        .join('; '),
    );
  };
  return (
    <>
      <button class="btn small" type="button" onClick={read}>
        Read the time
      </button>
      {/* A key of its own for every reading: the same words are read again. */}
      <Status class="readout">
        <span key={times.current}>{words}</span>
      </Status>
    </>
  );
}

export function Clock({ today, place }: { today: Today; place: Place }) {
  const { day } = today.now;
  const { tzHours, clock } = today;
  return (
    <figure>
      {clock === null ? <p class="nosun">{withoutSun(day)}</p> : <GhatiClock day={day} tzHours={tzHours} />}
      <figcaption class="q">
        {clock !== null && (
          <span>
            Sixty ghaṭīs from sunrise, at the left. The shaded part is night; the inner ring counts the muhūrtas.
          </span>
        )}
        <ReadTime today={today} place={place} />
      </figcaption>
    </figure>
  );
}
