/** The birth in one line; "Change" opens the form in place. */
import { useRef } from 'preact/hooks';
import { type Resolved, zoneWords } from '../../parts/birth';
import { Choice } from '../../parts/components';
import { clockText, coordinatesText, dateText, offsetText, WEEKDAYS, wallAt } from '../../parts/format';
import { BirthForm } from './BirthForm';
import { AYANAMSHA_NAMES, NODE_NAMES } from './words';

interface Props {
  resolved: Resolved;
  onDraw: (resolved: Resolved) => void;
  /** Which of two hours that the clock showed alike is meant. */
  onHour: (second: boolean) => void;
}

export function BirthLine({ resolved, onDraw, onHour }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const { birth, question, offsetHours, twice } = resolved;
  const wall = wallAt(question.jdUt, offsetHours);
  return (
    <>
      <details class="birth" ref={details}>
        <summary>
          <span>
            <b>
              {WEEKDAYS[wall.weekday]} {dateText(wall)}, {clockText(wall, { seconds: true })}
            </b>
          </span>
          <span>
            {coordinatesText(birth.lat, birth.lon)}
            {birth.place && `, ${birth.place}`}
          </span>
          <span>{zoneWords(resolved)}</span>
          <span>
            {AYANAMSHA_NAMES[birth.ayanamsha]}, {NODE_NAMES[birth.nodeMode]}
          </span>
          <span class="edit">Change</span>
        </summary>
        <BirthForm
          key={JSON.stringify(birth)}
          birth={birth}
          onDraw={(next) => {
            if (details.current) details.current.open = false;
            onDraw(next);
          }}
        />
      </details>
      {twice && (
        <div class="twice">
          <p>
            This hour came twice. Taken: the {birth.second ? 'second' : 'first'}, {offsetText(offsetHours)}.
          </p>
          <Choice
            legend="Which of the two hours"
            options={[
              { value: 'first', label: `The first, ${offsetText(twice.first)}` },
              { value: 'second', label: `The second, ${offsetText(twice.second)}` },
            ]}
            value={birth.second ? 'second' : 'first'}
            onChange={(which) => onHour(which === 'second')}
          />
        </div>
      )}
    </>
  );
}
