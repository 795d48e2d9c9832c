/** The form of a birth: date, time, place, zone, and what programs differ in. */
import { useRef, useState } from 'preact/hooks';
import { FIRST_YEAR, LAST_YEAR } from '../../../domain/time/civil';
import { AYANAMSHA_KEYS, type AyanamshaKey, NODE_MODES, type NodeMode } from '../../../kernel/types';
import {
  type Birth,
  type BirthErrors,
  type Resolved,
  readDate,
  readTime,
  resolveBirth,
  timeText,
} from '../../parts/birth';
import { Field, focusFirstError } from '../../parts/components';
import { coordinatesText, isoDate, offsetText } from '../../parts/format';
import { type PlaceEntry, PlaceField } from '../../parts/PlaceField';
import { ZoneField } from '../../parts/ZoneField';
import { readZone } from '../../parts/zone';
import { AYANAMSHA_NAMES, NODE_NAMES } from './words';

interface Entries {
  date: string;
  time: string;
  place: PlaceEntry;
  zone: string;
  ayanamsha: AyanamshaKey;
  nodeMode: NodeMode;
}

const EMPTY: Entries = {
  date: '',
  time: '',
  place: { text: '', lat: null, lon: null, tz: null },
  zone: '',
  ayanamsha: 'lahiri',
  nodeMode: 'mean',
};

function entriesOf(birth: Birth | null): Entries {
  if (!birth) return EMPTY;
  const { clock, lat, lon, place, zone, ayanamsha, nodeMode } = birth;
  return {
    date: isoDate(clock),
    time: timeText(clock),
    place: { text: place || coordinatesText(lat, lon).replaceAll('°\u00a0', ' '), lat, lon, tz: null },
    zone,
    ayanamsha,
    nodeMode,
  };
}

/** What the zone's clock ran ahead on that day, said before the chart is drawn. */
function zoneHint({ date, time, zone }: Entries): string | undefined {
  const choice = readZone(zone);
  if (choice?.kind !== 'iana') return undefined;
  const day = readDate(date);
  const clock = readTime(time);
  if (typeof day === 'string') return undefined;
  const at = typeof clock === 'string' ? { hour: 12, minute: 0, second: 0 } : clock;
  const known = resolveBirth({
    clock: { ...day, ...at },
    lat: 0,
    lon: 0,
    place: '',
    zone,
    ayanamsha: 'lahiri',
    nodeMode: 'mean',
    second: false,
  });
  return known.ok ? `${offsetText(known.value.offsetHours)} on that day, from the zone’s history.` : undefined;
}

interface Props {
  birth: Birth | null;
  /** A birth whose instant is known. */
  onDraw: (resolved: Resolved) => void;
}

export function BirthForm({ birth, onDraw }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState(() => entriesOf(birth));
  const [errors, setErrors] = useState<BirthErrors>({});
  const change = (part: Partial<Entries>) => setEntries((before) => ({ ...before, ...part }));

  const read = (): Resolved | BirthErrors => {
    const [date, time] = [readDate(entries.date), readTime(entries.time)];
    const { lat, lon, text } = entries.place;
    const wrong: BirthErrors = {
      ...(typeof date === 'string' && { date }),
      ...(typeof time === 'string' && { time }),
      ...((lat === null || lon === null) && {
        place: text.trim()
          ? 'Choose a town from the list, or write latitude and longitude: 24.9459 N, 83.0665 E.'
          : 'A town, or latitude and longitude: 24.9459 N, 83.0665 E.',
      }),
      ...(!readZone(entries.zone) && { zone: 'A zone such as Asia/Kolkata, or an offset such as +5:30.' }),
    };
    if (typeof date === 'string' || typeof time === 'string' || lat === null || lon === null || wrong.zone)
      return wrong;
    const named = /\p{L}/u.test(text.replace(/\b[NSEW]\b/gi, ''));
    const { zone, ayanamsha, nodeMode } = entries;
    const clock = { ...date, ...time };
    const place = named ? text.trim() : '';
    const resolved = resolveBirth({ clock, lat, lon, place, zone: zone.trim(), ayanamsha, nodeMode, second: false });
    return resolved.ok ? resolved.value : resolved.errors;
  };

  const draw = (event: Event) => {
    event.preventDefault();
    const result = read();
    if ('question' in result) {
      setErrors({});
      onDraw(result);
    } else {
      setErrors(result);
      focusFirstError(form.current);
    }
  };

  return (
    <form class="fields birthform" ref={form} onSubmit={draw} noValidate>
      <Field label="Date" error={errors.date} hint={`Year, month, day. ${FIRST_YEAR} to ${LAST_YEAR}.`}>
        {(control) => (
          <input
            {...control}
            value={entries.date}
            placeholder="1985-02-19"
            autocomplete="off"
            onInput={(event) => change({ date: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label="Time" error={errors.time} hint="Clock time at the place. Seconds if known.">
        {(control) => (
          <input
            {...control}
            value={entries.time}
            placeholder="20:56:22"
            autocomplete="off"
            onInput={(event) => change({ time: event.currentTarget.value })}
          />
        )}
      </Field>
      <PlaceField
        value={entries.place}
        error={errors.place}
        onChange={(place) => change({ place, ...(place.tz && { zone: place.tz }) })}
      />
      <ZoneField
        value={entries.zone}
        error={errors.zone}
        hint={zoneHint(entries) ?? 'A zone such as Asia/Kolkata, or an offset such as +5:30.'}
        onChange={(zone) => change({ zone })}
      />
      <Field label="Ayanāṃśa" hint="Where the sidereal circle begins.">
        {(control) => (
          <select
            {...control}
            value={entries.ayanamsha}
            onChange={(event) => change({ ayanamsha: event.currentTarget.value as AyanamshaKey })}
          >
            {AYANAMSHA_KEYS.map((key) => (
              <option key={key} value={key}>
                {AYANAMSHA_NAMES[key]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Node" hint="Rāhu and Ketu.">
        {(control) => (
          <select
            {...control}
            value={entries.nodeMode}
            onChange={(event) => change({ nodeMode: event.currentTarget.value as NodeMode })}
          >
            {NODE_MODES.map((mode) => (
              <option key={mode} value={mode}>
                {NODE_NAMES[mode].replace(/^./, (letter) => letter.toUpperCase())}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div class="f c3 go">
        <button class="btn main" type="submit">
          Draw the chart
        </button>
      </div>
    </form>
  );
}
