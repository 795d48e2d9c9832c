/**
 * The form of a birth: date, time and place; name, zone and conventions are folded. What is written is echoed in words
 * before anything is drawn, and a date that can be read in two ways is asked about.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { DASHA_YEARS, PRESET_KEYS } from '../../domain/chart/settings';
import { daysFromCivil } from '../../domain/time/civil';
import { coordinatesText } from '../../domain/words';
import { AYANAMSHA_KEYS, type AyanamshaKey, NODE_MODES, type NodeMode } from '../../kernel/keys';
import { type DateEntry, type DateReading, readDate } from '../entry/date';
import { readTime } from '../entry/time';
import { readZone } from '../entry/zone';
import { type Reader, useReader } from '../reader/reader';
import { type Birth, type ChartChoice, presetChoice, type Resolved, resolveBirth, timeText } from './birth';
import { Choice, Field, focusFirstError } from './components';
import { ayanamshaName } from './conventions';
import { isoDate, offsetText } from './format';
import { type PlaceEntry, PlaceField, placeFromText } from './PlaceField';
import { loadZonePast, needsZonePast } from './zonePast';

interface Entries {
  date: string;
  /** Which of two readings is meant. */
  dateChoice: number | null;
  time: string;
  place: PlaceEntry;
  name: string;
  /** Empty while it follows from the place. */
  zone: string;
  settings: ChartChoice;
}

export type BirthField = 'date' | 'time' | 'place' | 'zone';
type Errors = Partial<Record<BirthField, string>>;

/** What stands in a field of the page's HTML already: a reader may write before the script is there. */
const written = (name: string): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLInputElement>(`#birth [name=${name}]`)?.value ?? '');

function entriesOf(birth: Birth | null, firstPlace?: PlaceEntry): Entries {
  if (!birth) {
    return {
      date: written('date'),
      dateChoice: null,
      time: written('time'),
      place: firstPlace ?? { text: written('place'), place: null },
      name: '',
      zone: '',
      settings: presetChoice(),
    };
  }
  const { clock, isTimeKnown, lat, lon, place, name, zone, settings } = birth;
  const text = place || coordinatesText(lat, lon).replaceAll('\u00a0', ' ');
  return {
    date: isoDate(clock),
    dateChoice: null,
    time: isTimeKnown ? timeText(clock) : '',
    place: { text, place: { name: place, lat, lon, tz: zone } },
    name,
    zone,
    settings,
  };
}

const dateWords = (reader: Reader, { year, month, day }: DateEntry): string => {
  const number = daysFromCivil(year, month, day);
  return `${reader.weekday(number)}, ${reader.date(number)}`;
};

function dateProblem({ t, intl }: Reader, reading: DateReading): string | null {
  switch (reading.kind) {
    case 'date':
      return null;
    case 'ambiguous':
      return t('birth.dateAmbiguous');
    case 'out-of-range':
      return t('birth.dateRange');
    case 'no-such-day':
      return t('birth.dateNoDay', {
        month: new Intl.DateTimeFormat(intl, { month: 'long', timeZone: 'UTC' }).format(
          Date.UTC(reading.year, reading.month - 1, 1),
        ),
        year: String(reading.year),
        days: reading.days,
      });
    case 'unreadable':
      return t('birth.dateWrong');
  }
}

/** The date meant: the one that can be read, or the chosen one of two. */
function dateOf(reading: DateReading, choice: number | null): DateEntry | null {
  if (reading.kind === 'date') return reading.date;
  return reading.kind === 'ambiguous' && choice !== null ? (reading.dates[choice] ?? null) : null;
}

const NOON = { hour: 12, minute: 0, second: 0 };

interface Props {
  birth: Birth | null;
  /** Where the form begins with no birth: a second person is often born where the first was. */
  place?: PlaceEntry;
  /** Takes a birth whose instant is known. */
  onDraw: (resolved: Resolved) => void;
  /** What its button says; else that it draws the chart. */
  submit?: string;
}

export function BirthForm({ birth, place: firstPlace, submit, onDraw }: Props) {
  const reader = useReader();
  const { t } = reader;
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState(() => entriesOf(birth, firstPlace));
  const [errors, setErrors] = useState<Errors>({});
  const [isWanted, setIsWanted] = useState(false);
  const change = (part: Partial<Entries>) => setEntries((before) => ({ ...before, ...part }));
  const clear = (field: BirthField) => errors[field] && setErrors(({ [field]: _, ...others }) => others);

  const { place } = entries.place;
  const reading = readDate(entries.date);
  const date = dateOf(reading, entries.dateChoice);
  const time = entries.time.trim() === '' ? NOON : readTime(entries.time);
  const zoneText = entries.zone || place?.tz || '';
  const zone = readZone(zoneText);
  const year = String(date?.year ?? '');
  const isPastMissing = needsZonePast(year);
  const [, redraw] = useState(0);
  useEffect(() => {
    if (isPastMissing) void loadZonePast(year).then(() => redraw((drawn) => drawn + 1));
  }, [isPastMissing]);

  /** The instant, where all that it needs can be read. */
  const resolve = () => {
    if (!date || !time || !place || !zone || isPastMissing) return null;
    const { lat, lon } = place;
    const isTimeKnown = entries.time.trim() !== '';
    const { settings } = entries;
    const name = entries.name.trim();
    const clock = { ...date, ...time };
    return resolveBirth({
      clock,
      isTimeKnown,
      lat,
      lon,
      place: place.name,
      name,
      zone: zoneText.trim(),
      settings,
      second: false,
    });
  };
  const resolved = resolve();

  const problems = (): Errors => {
    const wrong: Errors = {};
    const dateWrong = entries.date.trim() === '' ? t('birth.dateWrong') : date ? null : dateProblem(reader, reading);
    if (dateWrong) wrong.date = dateWrong;
    if (!time) wrong.time = t('birth.timeWrong');
    if (!place) wrong.place = t(entries.place.text.trim() ? 'place.none' : 'place.required');
    else if (!zone) wrong.zone = t('birth.zoneWrong');
    if (resolved && !resolved.ok) {
      const { problem } = resolved;
      wrong[problem.field] =
        problem.reason === 'skipped_wall_clock' && date
          ? t('birth.timeSkipped', {
              date: reader.date(daysFromCivil(date.year, date.month, date.day)),
              zone: problem.zone,
            })
          : t(problem.field === 'date' ? 'birth.dateWrong' : 'birth.zoneWrong');
    }
    return wrong;
  };

  const draw = async (event: Event) => {
    event.preventDefault();
    if (!place && entries.place.text.trim() !== '') {
      const meant = await placeFromText(entries.place.text, (town) => t('place.near', { town })).catch(() => null);
      if (meant) {
        change({ place: meant });
        setIsWanted(true);
        return;
      }
    }
    if (isPastMissing) {
      await loadZonePast(year);
      setIsWanted(true);
      return;
    }
    if (resolved?.ok) {
      setErrors({});
      onDraw(resolved.value);
      return;
    }
    setErrors(problems());
    focusFirstError(form.current);
  };

  // Submitted before the place was known or the clocks of an early year had loaded: drawn once they are there.
  useEffect(() => {
    if (!isWanted || !place) return;
    setIsWanted(false);
    form.current?.requestSubmit();
  }, [isWanted, place]);

  /** A field that is left says at once what is wrong with it. */
  const left = (field: 'date' | 'time') => {
    const text = entries[field].trim();
    const problem = text === '' || reading.kind === 'ambiguous' ? undefined : problems()[field];
    setErrors(({ [field]: _, ...others }) => (problem ? { ...others, [field]: problem } : others));
  };

  const timeEcho =
    entries.time.trim() === ''
      ? date && place && t('birth.timeNone')
      : time && t('birth.timeRead', { time: reader.clock(time, time.second > 0) });
  const offset = resolved?.ok ? offsetText(resolved.value.offsetHours) : null;
  const placeEcho = place
    ? [coordinatesText(place.lat, place.lon), offset ? t('birth.zoneRead', { offset }) : zoneText].join(', ')
    : undefined;
  const { settings } = entries;
  const setChoice = (part: Partial<ChartChoice>) => change({ settings: { ...settings, ...part } });

  return (
    <form class="form3" ref={form} onSubmit={(event) => void draw(event)} noValidate id="birth">
      <Field
        label={t('birth.date')}
        error={errors.date}
        hint={date ? t('birth.dateRead', { date: dateWords(reader, date) }) : t('birth.dateHint')}
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
            onBlur={() => left('date')}
          />
        )}
      </Field>
      <Field label={t('birth.time')} error={errors.time} hint={timeEcho || t('birth.timeHint')}>
        {(control) => (
          <input
            {...control}
            name="time"
            value={entries.time}
            placeholder="20:56"
            autocomplete="off"
            inputMode="text"
            onInput={({ currentTarget }) => {
              change({ time: currentTarget.value });
              clear('time');
            }}
            onBlur={() => left('time')}
          />
        )}
      </Field>
      {reading.kind === 'ambiguous' && (
        <div class="w ask">
          <p>{t('birth.dateAmbiguous')}</p>
          <Choice
            legend={t('birth.dateAmbiguous')}
            options={reading.dates.map((each, i) => ({ value: String(i), label: dateWords(reader, each) }))}
            value={String(entries.dateChoice)}
            onChange={(which) => {
              change({ dateChoice: Number(which) });
              clear('date');
            }}
          />
        </div>
      )}
      <PlaceField
        label={t('birth.place')}
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
        <summary>{t('birth.further')}</summary>
        <div class="form3 fold">
          <Field label={t('birth.name')} hint={t('birth.nameHint')}>
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
          <Field
            label={t('birth.zone')}
            error={errors.zone}
            hint={offset ? t('birth.zoneRead', { offset }) : t('birth.zoneHint')}
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
          <Field label={t('birth.preset')}>
            {(control) => (
              <select
                {...control}
                value={settings.preset}
                onChange={({ currentTarget }) =>
                  change({ settings: presetChoice(currentTarget.value as ChartChoice['preset']) })
                }
              >
                {PRESET_KEYS.map((key) => (
                  <option key={key} value={key}>
                    {t(`birth.preset_${key}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('birth.ayanamsa')}>
            {(control) => (
              <select
                {...control}
                value={settings.ayanamsa}
                onChange={({ currentTarget }) => setChoice({ ayanamsa: currentTarget.value as AyanamshaKey })}
              >
                {AYANAMSHA_KEYS.map((key) => (
                  <option key={key} value={key}>
                    {ayanamshaName(reader, key)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('birth.node')}>
            {(control) => (
              <select
                {...control}
                value={settings.nodeMode}
                onChange={({ currentTarget }) => setChoice({ nodeMode: currentTarget.value as NodeMode })}
              >
                {NODE_MODES.map((mode) => (
                  <option key={mode} value={mode}>
                    {t(`birth.node_${mode}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('birth.yearLength')}>
            {(control) => (
              <select
                {...control}
                value={settings.dashaYearDays}
                onChange={({ currentTarget }) =>
                  setChoice({
                    dashaYearDays: DASHA_YEARS.find((days) => String(days) === currentTarget.value) ?? 365.25,
                  })
                }
              >
                {DASHA_YEARS.map((days) => (
                  <option key={days} value={days}>
                    {t('birth.days', { n: String(days) })}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('birth.lords')}>
            {(control) => (
              <select
                {...control}
                value={settings.coLords ? 'two' : 'one'}
                onChange={({ currentTarget }) => setChoice({ coLords: currentTarget.value === 'two' })}
              >
                <option value="one">{t('birth.lords_one')}</option>
                <option value="two">{t('birth.lords_two')}</option>
              </select>
            )}
          </Field>
        </div>
      </details>
      <div class="w acts">
        <button class="btn main" type="submit">
          {submit ?? t('birth.draw')}
        </button>
        <noscript>{t('birth.needsScript')}</noscript>
      </div>
    </form>
  );
}
