/** A field for a place: a town looked up on this device, or latitude and longitude. */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { coordinatesText } from './format';
import { findTowns, openGazetteer, readCoordinates, type Town } from './gazetteer';

export interface PlaceEntry {
  /** What stands in the field. */
  text: string;
  /** Null while it names no place. */
  lat: number | null;
  lon: number | null;
  /** The town's zone; null for coordinates, which have none of their own here. */
  tz: string | null;
}

/** Reads a text as coordinates; anything else is no place until a town is chosen. */
export function entryOf(text: string): PlaceEntry {
  const found = readCoordinates(text);
  return { text, lat: found?.lat ?? null, lon: found?.lon ?? null, tz: null };
}

interface Props {
  label?: string;
  value: PlaceEntry;
  onChange: (entry: PlaceEntry) => void;
  error?: string | null | undefined;
  hint?: string;
  span?: 3 | 4 | 6 | 12;
}

const HINT = 'A town, or latitude and longitude. Towns are looked up on this device.';

export function PlaceField({ label = 'Place', value, onChange, error, hint = HINT, span = 6 }: Props) {
  const id = useId();
  const [towns, setTowns] = useState<Town[]>([]);
  const [at, setAt] = useState(-1);
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const asked = useRef('');

  useEffect(
    () => () => {
      asked.current = '';
    },
    [],
  );

  const search = async (text: string) => {
    asked.current = text;
    setAt(-1);
    const plain = text.trim();
    if (plain.length < 2 || /^[\d+\u2212-]/.test(plain)) {
      setTowns([]);
      setOpen(false);
      setNote(null);
      return;
    }
    try {
      const found = await findTowns(text);
      if (asked.current !== text) return;
      setTowns(found);
      setOpen(found.length > 0);
      setNote(found.length > 0 ? null : 'No town of that name here. Its latitude and longitude serve as well.');
    } catch {
      if (asked.current === text)
        setNote('The list of towns could not be fetched. Latitude and longitude serve as well.');
    }
  };
  const choose = (town: Town) => {
    asked.current = '';
    setOpen(false);
    setNote(null);
    onChange({ text: `${town.name}, ${town.country}`, lat: town.lat, lon: town.lon, tz: town.tz });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((at + step + towns.length) % towns.length);
    } else if (event.key === 'Enter') {
      const town = towns[Math.max(at, 0)];
      event.preventDefault();
      if (town) choose(town);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      setOpen(false);
    }
  };

  return (
    <div class={`f c${span}${error ? ' bad' : ''}`}>
      <label for={id}>{label}</label>
      <div class="combo">
        <input
          id={id}
          role="combobox"
          autocomplete="off"
          spellcheck={false}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-offers`}
          aria-activedescendant={open && at >= 0 ? `${id}-${at}` : undefined}
          aria-describedby={`${id}-hint`}
          aria-invalid={error ? 'true' : undefined}
          value={value.text}
          onFocus={() => void openGazetteer().catch(() => undefined)}
          onInput={(event) => {
            const { value: text } = event.currentTarget;
            onChange(entryOf(text));
            void search(text);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        <div class="offers" id={`${id}-offers`} role="listbox" aria-label="Towns" hidden={!open}>
          {towns.map((town, i) => (
            <div
              id={`${id}-${i}`}
              key={`${town.name}|${town.lat}`}
              role="option"
              aria-selected={i === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(town)}
            >
              <span>
                {town.found ? `${town.found}: ${town.name}` : town.name}, {town.country}
              </span>
              <span class="q">{coordinatesText(town.lat, town.lon)}</span>
            </div>
          ))}
        </div>
      </div>
      <small id={`${id}-hint`} role={note ? 'status' : undefined}>
        {note ?? error ?? hint}
      </small>
    </div>
  );
}
