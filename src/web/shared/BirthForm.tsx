/**
 * The form of a birth: date, time and place. Name, zone and conventions are folded. The form echoes the entries in
 * words before anything is drawn, and asks about an ambiguous date.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { coordinatesText } from '../../lexicon/coordinates';
import { timeByArrow } from '../entry/time';
import { offsetText } from '../reader/format';
import { useReader } from '../reader/reader';
import { loadZonePast } from '../reader/zonePast';
import type { Birth, ChartChoice, Resolved } from './birth';
import { type BirthField, type Entries, type Errors, entriesOf, problemsOf, readEntries } from './birthEntries';
import { ConventionFields } from './ConventionFields';
import { Choice, Field, focusFirstError } from './components';
import { numberOf } from './dates';
import { type PlaceEntry, PlaceField, placeFromText } from './PlaceField';

interface Props {
  birth: Birth | null;
  /** Initial place of an empty form: two people are often born in the same place. */
  place?: PlaceEntry;
  /** The conventions of an empty form. */
  settings?: ChartChoice;
  /** Whether the reader has just opened it: the name comes first and has the focus. */
  isOpened?: boolean;
  /** Receives a birth with a known instant. */
  onDraw: (resolved: Resolved) => void;
  /** Label of its button, if it does not draw a chart. */
  submit?: string;
}

export function BirthForm({ birth, place: firstPlace, submit, settings, isOpened = false, onDraw }: Props) {
  const { reader, t } = useReader();
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState(() => entriesOf(birth, firstPlace, settings));
  const [errors, setErrors] = useState<Errors>({});
  const [isWanted, setIsWanted] = useState(false);
  const change = (part: Partial<Entries>) => setEntries((before) => ({ ...before, ...part }));
  const clear = (field: BirthField) => errors[field] && setErrors(({ [field]: _, ...others }) => others);

  const { place } = entries.place;
  const read = readEntries(entries);
  const { reading, date, time, zoneText, missingYear, resolved } = read;
  const [, redraw] = useState(0);
  useEffect(() => {
    if (missingYear !== null) void loadZonePast(missingYear).then(() => redraw((drawn) => drawn + 1));
  }, [missingYear]);

  // Before the reader can type into another field.
  useLayoutEffect(() => {
    if (isOpened) form.current?.querySelector('input')?.focus();
  }, []);

  const draw = async (event: Event) => {
    event.preventDefault();
    if (!place && entries.place.text.trim() !== '') {
      const meant = await placeFromText(entries.place.text, reader.locale).catch(() => null);
      if (meant) {
        change({ place: meant });
        setIsWanted(true);
        return;
      }
    }
    if (missingYear !== null) {
      await loadZonePast(missingYear);
      setIsWanted(true);
      return;
    }
    if (resolved?.ok) {
      setErrors({});
      onDraw(resolved.value);
      return;
    }
    setErrors(problemsOf(reader, entries, read));
    focusFirstError(form.current);
  };

  // The form was submitted before the place was known or the history of an early year had loaded, and is drawn once
  // they are.
  useEffect(() => {
    if (!isWanted || !place) return;
    setIsWanted(false);
    form.current?.requestSubmit();
  }, [isWanted, place]);

  /** Validates a field when the focus leaves it. */
  const validate = (field: 'date' | 'time') => {
    const text = entries[field].trim();
    const problem = text === '' || reading.kind === 'ambiguous' ? undefined : problemsOf(reader, entries, read)[field];
    setErrors(({ [field]: _, ...others }) => (problem ? { ...others, [field]: problem } : others));
  };

  const timeEcho =
    entries.time.trim() === ''
      ? date && place && t('form.timeNone')
      : time && t('form.timeRead', { time: reader.clock(time, time.second > 0) });
  const offset = resolved?.ok ? offsetText(resolved.value.offsetHours) : null;
  const placeEcho = place
    ? [coordinatesText(place.lat, place.lon), offset ? t('form.zoneRead', { offset }) : zoneText].join(', ')
    : undefined;

  const nameField = (
    <Field label={t('form.name')} hint={t('form.nameHint')}>
      {(control) => (
        <input
          {...control}
          value={entries.name}
          autocomplete="off"
          maxLength={60}
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    // Outside a dialog, this method sends nothing: a birth stays on the device without a script, too.
    <form class="form3" method="dialog" ref={form} onSubmit={(event) => void draw(event)} noValidate id="birth">
      {isOpened && nameField}
      <Field
        label={t('form.date')}
        error={errors.date}
        hint={date ? t('form.dateRead', { date: reader.longDate(numberOf(date)) }) : t('form.dateHint')}
      >
        {(control) => (
          <input
            {...control}
            name="date"
            value={entries.date}
            placeholder="19-02-1985"
            autocomplete="off"
            inputMode="numeric"
            onInput={({ currentTarget }) => {
              change({ date: currentTarget.value, dateChoice: null });
              clear('date');
            }}
            onBlur={() => validate('date')}
          />
        )}
      </Field>
      <Field label={t('form.time')} error={errors.time} hint={timeEcho || t('form.timeHint')}>
        {(control) => (
          <input
            {...control}
            name="time"
            value={entries.time}
            placeholder="20:56"
            autocomplete="off"
            inputMode="text"
            onKeyDown={(event) => {
              const moved = timeByArrow(entries.time, event);
              if (!moved) return;
              event.preventDefault();
              change({ time: moved });
            }}
            onInput={({ currentTarget }) => {
              change({ time: currentTarget.value });
              clear('time');
            }}
            onBlur={() => validate('time')}
          />
        )}
      </Field>
      {reading.kind === 'ambiguous' && (
        <div class="w ask">
          <p>{t('form.dateAmbiguous')}</p>
          <Choice
            legend={t('form.dateAmbiguous')}
            options={reading.dates.map((each, i) => ({ value: String(i), label: reader.longDate(numberOf(each)) }))}
            value={String(entries.dateChoice)}
            onChange={(which) => {
              change({ dateChoice: Number(which) });
              clear('date');
            }}
          />
        </div>
      )}
      <PlaceField
        label={t('form.place')}
        name="place"
        value={entries.place}
        error={errors.place}
        echo={placeEcho}
        onChange={(next) => {
          change({ place: next, zone: '' });
          clear('place');
        }}
      />
      <details class="more w">
        <summary>{t('form.further')}</summary>
        <div class="form3 fold">
          {!isOpened && nameField}
          <Field
            label={t('form.zone')}
            error={errors.zone}
            hint={offset ? t('form.zoneRead', { offset }) : t('form.zoneHint')}
          >
            {(control) => (
              <input
                {...control}
                value={zoneText}
                autocomplete="off"
                spellcheck={false}
                onInput={({ currentTarget }) => {
                  change({ zone: currentTarget.value });
                  clear('zone');
                }}
              />
            )}
          </Field>
          <ConventionFields settings={entries.settings} onChange={(settings) => change({ settings })} />
        </div>
      </details>
      <div class="w acts">
        <button class="btn main" type="submit">
          {submit ?? t('form.draw')}
        </button>
        <noscript>{t('form.needsScript')}</noscript>
      </div>
    </form>
  );
}
