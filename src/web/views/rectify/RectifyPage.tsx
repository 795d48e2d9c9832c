/** Rectification: dated events, a window of birth times, and its moments with their scores. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { NamedPlace } from '../../../data/place';
import { rectify } from '../../../domain/rectify/rectify';
import type { Candidate, RectifyQuestion } from '../../../domain/rectify/types';
import { unixToJd } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { isoDate } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { loadZonePast } from '../../reader/zonePast';
import { type Birth, birthFragment, resolveBirth, zoneOfHours } from '../../shared/birth';
import { wallOf } from '../../shared/clocks';
import { Dropdown, Fault, Field, focusFirstError, PageHead, Status } from '../../shared/components';
import { numberOf } from '../../shared/dates';
import { PageEnd } from '../../shared/PageEnd';
import { PlaceField, placeFromText } from '../../shared/PlaceField';
import { Candidates, Verdict } from './Candidates';
import { EventFields } from './EventFields';
import {
  birthOn,
  dateOfEntry,
  entriesOfFragment,
  fragmentOfEntries,
  GRIDS,
  questionOf,
  type RectifyEntries,
  type RectifyProblem,
  type RectifyProblems,
} from './entries';

const NONE: RectifyProblems = { events: {} };

/** The present date at a place, YYYY-MM-DD. */
const todayAt = (place: NamedPlace): string => isoDate(wallOf(place, unixToJd(Date.now())));

/** The birth at a minute of the window, in the zone of its place, or with its UTC offset where that gives another instant. */
function birthAt(
  { date, place }: RectifyEntries,
  question: RectifyQuestion,
  { minute, jdUt }: Candidate,
): Birth | null {
  const day = dateOfEntry(date);
  const { place: town } = place;
  if (!day || !town) return null;
  const birth = birthOn({ ...day, hour: Math.floor(minute / 60), minute: minute % 60, second: 0 }, town);
  const resolved = resolveBirth(birth);
  const isSame = resolved.ok && Math.abs(resolved.value.question.jdUt - jdUt) < 1e-6;
  return isSame ? birth : { ...birth, zone: zoneOfHours(question.tzHours) };
}

interface FormProps {
  entries: RectifyEntries;
  problems: RectifyProblems;
  onChange: (part: Partial<RectifyEntries>) => void;
  onRank: () => void;
}

function Form({ entries, problems, onChange, onRank }: FormProps) {
  const { reader, t } = useReader();
  const form = useRef<HTMLFormElement>(null);
  const words = (problem: RectifyProblem | undefined) => problem && t(`rectify.${problem}`);
  const date = dateOfEntry(entries.date);
  useEffect(() => {
    if (problems !== NONE) focusFirstError(form.current);
  }, [problems]);
  const textField = (key: 'from' | 'until') => (
    <Field label={t(`rectify.${key}`)} error={words(problems[key])} hint={t('rectify.timeHint')}>
      {(control) => (
        <input
          {...control}
          name={key}
          value={entries[key]}
          placeholder={key === 'from' ? '08:00' : '10:00'}
          autocomplete="off"
          onInput={({ currentTarget }) => onChange({ [key]: currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    // Outside a dialog, this method sends nothing: birth and events stay on the device without a script, too.
    <form
      ref={form}
      class="rectify"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onRank();
      }}
    >
      <h2 class="h">{t('rectify.window')}</h2>
      <div class="form3">
        <Field
          label={t('rectify.birthDate')}
          error={words(problems.date)}
          hint={date ? reader.longDate(numberOf(date)) : t('form.dateHint')}
        >
          {(control) => (
            <input
              {...control}
              name="date"
              value={entries.date}
              placeholder="1990-05-15"
              autocomplete="off"
              onInput={({ currentTarget }) => onChange({ date: currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t('rectify.grid')}>
          {(control) => (
            <Dropdown
              {...control}
              options={GRIDS}
              nameOf={(minutes) => t('desk.minutes', { n: reader.figures(minutes) })}
              value={entries.gridMinutes}
              onChoose={(gridMinutes) => onChange({ gridMinutes })}
            />
          )}
        </Field>
        {textField('from')}
        {textField('until')}
        <PlaceField
          label={t('form.place')}
          name="place"
          value={entries.place}
          error={words(problems.place)}
          echo={entries.place.place?.tz}
          onChange={(place) => onChange({ place })}
        />
      </div>
      <EventFields events={entries.events} problems={problems.events} onChange={(events) => onChange({ events })} />
      <p class="acts">
        <button class="btn main" type="submit">
          {t('rectify.rank')}
        </button>
        <noscript>{t('rectify.needsScript')}</noscript>
      </p>
    </form>
  );
}

export function RectifyPage({ kernel }: { kernel: Kernel }) {
  const { reader, t } = useReader();
  const [entries, setEntries] = useState(() => entriesOfFragment(typeof location === 'undefined' ? '' : location.hash));
  const [problems, setProblems] = useState(NONE);
  /** The entries that were ranked, with their question. */
  const [ranked, setRanked] = useState<{ entries: RectifyEntries; question: RectifyQuestion } | null>(null);
  const result = useRef<HTMLDivElement>(null);
  // The look-up of a place is asynchronous: other entries may have changed meanwhile.
  const change = (part: Partial<RectifyEntries>) => setEntries((before) => ({ ...before, ...part }));
  const rank = async (typed: RectifyEntries, isSubmitted: boolean) => {
    const { text, place } = typed.place;
    const meant = place || text.trim() === '' ? null : await placeFromText(text, reader.locale).catch(() => null);
    if (meant) change({ place: meant });
    const given = meant ? { ...typed, place: meant } : typed;
    await loadZonePast(`${given.date} ${given.events.map(({ date }) => date).join(' ')}`);
    const read = questionOf(given, todayAt(given.place.place ?? reader.place));
    if ('problems' in read) {
      if (isSubmitted) setProblems(read.problems);
      return;
    }
    setProblems(NONE);
    history.replaceState(history.state, '', fragmentOfEntries(given));
    setRanked({ entries: given, question: read.question });
    if (isSubmitted) requestAnimationFrame(() => result.current?.focus());
  };
  useEffect(() => {
    void rank(entries, false);
    document.title = `${t('rectify.title')} · Khagola`;
    const follow = () => {
      const next = entriesOfFragment(location.hash);
      setEntries(next);
      void rank(next, false);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const ranking = useMemo(() => ranked && rectify(kernel, ranked.question), [kernel, ranked]);
  const chartOf = (candidate: Candidate): string => {
    const birth = ranked && birthAt(ranked.entries, ranked.question, candidate);
    return reader.href('/chart') + (birth ? birthFragment(birth) : '');
  };
  return (
    <>
      <main id="main" tabIndex={-1} class="rectifypage">
        <PageHead title={t('rectify.title')} lead={t('rectify.lead')} />
        <div ref={result} tabIndex={-1}>
          <Status class="vh">{ranking?.ok && t('rectify.ranked', { n: ranking.value.candidates.length })}</Status>
          {ranking?.ok && <Verdict ranking={ranking.value} />}
        </div>
        <div class="beside">
          <Form entries={entries} problems={problems} onChange={change} onRank={() => void rank(entries, true)} />
          <div>
            {!ranking && <p class="q">{t('rectify.nothing')}</p>}
            {ranking && !ranking.ok && <Fault title={t('desk.failed')} why={t('desk.failedWhy')} />}
            {ranking?.ok && <Candidates ranking={ranking.value} chartOf={chartOf} />}
          </div>
        </div>
      </main>
      <PageEnd>
        <p>{t('rectify.made')}</p>
      </PageEnd>
    </>
  );
}
