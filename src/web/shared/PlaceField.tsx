/**
 * A field for a place: a town, looked up on this device, or latitude and longitude, which find their own time zone.
 * Tab, Enter and leaving the field accept the first match.
 */
import { useRef, useState } from 'preact/hooks';
import type { NamedPlace } from '../../data/place';
import { readCoordinates } from '../entry/coordinates';
import type { LocaleKey } from '../i18n/locales';
import { langOfName } from '../reader/latinPart';
import { pagePlaceNames } from '../reader/placeName';
import { useReader } from '../reader/reader';
import { findTowns, nearby, openGazetteer, type Town } from './gazetteer';
import { useOwnId } from './ids';
import { pointPlace } from './pointPlace';

export interface PlaceEntry {
  /** The text of the field. */
  text: string;
  /** Null if the text is not a place. */
  place: NamedPlace | null;
}

interface Props {
  label?: string;
  value: PlaceEntry;
  onChange: (entry: PlaceEntry) => void;
  error?: string | null | undefined;
  /** Shown below the field once it names a place. */
  echo?: string | undefined;
  name?: string;
}

/** The text and the place of a town. */
function entryOf(town: Town): PlaceEntry {
  const { name, admin1, lat, lon, tz } = town;
  return { text: [name, admin1].filter(Boolean).join(', '), place: { name, lat, lon, tz } };
}

/** Towns with their names in the language of the page. A birth stores its place under that name. */
async function townsIn(locale: LocaleKey, text: string): Promise<Town[]> {
  if (locale === 'en') return findTowns(text);
  const [towns, names] = await Promise.all([findTowns(text), pagePlaceNames()]);
  return towns.map((town) => ({ ...town, name: names.town(town.name, town.tz), admin1: names.region(town.admin1) }));
}

/** The place of coordinates in a text, with the zone of the nearest town; null for other texts. */
async function pointFrom(text: string, locale: LocaleKey): Promise<PlaceEntry | null> {
  const coordinates = readCoordinates(text);
  if (!coordinates) return null;
  const place = pointPlace(coordinates, await nearby(coordinates));
  if (locale === 'en') return { text, place };
  return { text, place: { ...place, name: (await pagePlaceNames()).town(place.name, place.tz) } };
}

/**
 * The place that a text means: coordinates, or the first town of the name; null for neither. Rejects if the list cannot
 * be loaded.
 */
export async function placeFromText(text: string, locale: LocaleKey): Promise<PlaceEntry | null> {
  const point = await pointFrom(text, locale);
  if (point) return point;
  const [town] = await townsIn(locale, text);
  return town && !town.isSimilar ? entryOf(town) : null;
}

export function PlaceField({ label, value, onChange, error, echo, name }: Props) {
  const { t, intl, locale } = useReader();
  const id = useOwnId();
  const field = useRef<HTMLInputElement>(null);
  const [towns, setTowns] = useState<Town[]>([]);
  const [at, setAt] = useState(-1);
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  /** The running or last search. Leaving the field waits for it. */
  const search = useRef<{ text: string; found: Promise<Town[]> } | null>(null);

  const look = (text: string): Promise<Town[]> => {
    if (search.current?.text === text) return search.current.found;
    const towns = townsIn(locale, text);
    search.current = { text, found: towns };
    return towns;
  };

  const show = async (text: string) => {
    setAt(-1);
    setNote(null);
    if (text.trim().length < 2 || /^[\s\d+\u2212-]/.test(text)) {
      search.current = null;
      setTowns([]);
      setOpen(false);
      return;
    }
    try {
      const matches = await look(text);
      if (search.current?.text !== text) return;
      const isFound = matches.length > 0;
      setTowns(matches);
      setOpen(isFound && document.activeElement === field.current);
      setNote(matches.every((town) => town.isSimilar) ? t(isFound ? 'place.similar' : 'place.none') : null);
    } catch {
      if (search.current?.text === text) setNote(t('place.failed'));
    }
  };

  const take = (town: Town) => {
    search.current = null;
    setOpen(false);
    setNote(null);
    onChange(entryOf(town));
  };

  /** Accepts the place of the text: the first match of a name. */
  const settle = async () => {
    setOpen(false);
    const { text, place } = value;
    if (place || !text.trim()) return;
    try {
      const point = await pointFrom(text, locale);
      if (point) onChange(point);
      else if (text.trim().length >= 2) {
        const town = at >= 0 ? towns[at] : (await look(text))[0];
        if (town && !town.isSimilar) take(town);
        else setNote(t(town ? 'place.similar' : 'place.none'));
      }
    } catch {
      setNote(t('place.failed'));
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (open && step !== undefined) {
      event.preventDefault();
      setAt((at + step + towns.length) % towns.length);
    } else if (event.key === 'Enter' && (open || !value.place) && value.text.trim()) {
      event.preventDefault();
      const town = at >= 0 ? towns[at] : undefined;
      if (town) take(town);
      else void settle();
    } else if (open && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  const countries = new Intl.DisplayNames([intl], { type: 'region' });

  return (
    <div class={`f w${error ? ' bad' : ''}`}>
      <label for={id}>{label ?? t('place.field')}</label>
      <div class="combo">
        <input
          id={id}
          ref={field}
          name={name}
          role="combobox"
          autocomplete="off"
          spellcheck={false}
          enterkeyhint="next"
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
            onChange({ text, place: null });
            void show(text);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => void settle()}
        />
        <div class="offers" id={`${id}-offers`} role="listbox" aria-label={t('place.offers')} hidden={!open}>
          {towns.map((town, i) => (
            <div
              id={`${id}-${i}`}
              key={town.id}
              role="option"
              aria-selected={i === at || (at < 0 && i === 0)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(town)}
            >
              <span>
                <span lang={langOfName(locale, town.name)}>
                  {town.found && `${town.found}: `}
                  {town.name}
                </span>
                {town.admin1 && `, ${town.admin1}`}
              </span>
              <span class="q">{countries.of(town.country)}</span>
            </div>
          ))}
        </div>
      </div>
      <small id={`${id}-hint`} role={note ? 'status' : undefined}>
        {error ?? note ?? (value.place ? echo : undefined) ?? t('place.hint')}
      </small>
    </div>
  );
}
