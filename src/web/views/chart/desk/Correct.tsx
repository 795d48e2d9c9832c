/** One field of the birth, edited in place: Enter accepts the value, Escape cancels. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { timeByArrow } from '../../../entry/time';
import { useReader } from '../../../reader/reader';
import { loadZonePast } from '../../../reader/zonePast';
import { type Resolved, resolveBirth } from '../../../shared/birth';
import { type Entries, entriesOf, problemsOf, readEntries } from '../../../shared/birthEntries';
import type { BirthPart } from '../../../shared/birthText';
import { Choice } from '../../../shared/components';
import { numberOf } from '../../../shared/dates';
import { type PlaceEntry, PlaceField, placeFromText } from '../../../shared/PlaceField';

interface Props {
  part: BirthPart | 'name';
  resolved: Resolved;
  onDraw: (resolved: Resolved) => void;
  onClose: () => void;
}

export function Correct({ part, resolved, onDraw, onClose }: Props) {
  const { reader, t } = useReader();
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState(() => entriesOf(resolved.birth));
  const [error, setError] = useState<string | null>(null);
  const change = (changed: Partial<Entries>) => {
    setError(null);
    setEntries((before) => ({ ...before, ...changed }));
  };
  useLayoutEffect(() => {
    const input = form.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, []);

  const take = async (typed: Entries) => {
    if (part === 'name') {
      // Keeps everything else, including the choice between two equal hours.
      const named = resolveBirth({ ...resolved.birth, name: typed.name.trim() });
      if (named.ok) onDraw(named.value);
      return;
    }
    const { text, place } = typed.place;
    const meant = place || text.trim() === '' ? null : await placeFromText(text, reader.locale).catch(() => null);
    const meantEntries = meant ? { ...typed, place: meant } : typed;
    const { missingYear } = readEntries(meantEntries);
    if (missingYear !== null) await loadZonePast(missingYear);
    const read = readEntries(meantEntries);
    if (read.resolved?.ok) onDraw(read.resolved.value);
    else setError(Object.values(problemsOf(reader, meantEntries, read))[0] ?? null);
  };

  const { reading } = readEntries(entries);
  const label = t(`form.${part}`);
  const takePlace = (place: PlaceEntry) => change({ place, zone: '' });
  return (
    <form
      ref={form}
      class="acts"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void take(entries);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      {part === 'place' ? (
        <PlaceField label={label} value={entries.place} error={error} onChange={takePlace} />
      ) : (
        <>
          <input
            aria-label={label}
            aria-describedby="correct-hint"
            aria-invalid={error ? 'true' : undefined}
            value={entries[part]}
            autocomplete="off"
            maxLength={60}
            onInput={({ currentTarget }) =>
              change({ [part]: currentTarget.value, ...(part === 'date' && { dateChoice: null }) })
            }
            onKeyDown={(event) => {
              const moved = part === 'time' ? timeByArrow(entries.time, event) : null;
              if (!moved) return;
              event.preventDefault();
              change({ time: moved });
            }}
          />
          <small id="correct-hint" role={error ? 'alert' : undefined}>
            {error ?? t(part === 'time' ? 'parts.takeTime' : 'parts.take')}
          </small>
        </>
      )}
      {reading.kind === 'ambiguous' && (
        <Choice
          legend={t('form.dateAmbiguous')}
          options={reading.dates.map((date, i) => ({ value: String(i), label: reader.longDate(numberOf(date)) }))}
          value={String(entries.dateChoice)}
          onChange={(which) => void take({ ...entries, dateChoice: Number(which) })}
        />
      )}
      <button class="btn small" type="submit">
        {t('form.draw')}
      </button>
    </form>
  );
}
