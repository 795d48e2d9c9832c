/** The rows of dated events: each a date and a kind. */
import { useRef } from 'preact/hooks';
import { CATEGORIES } from '../../../data/rectify';
import { useReader } from '../../reader/reader';
import { Dropdown, Field } from '../../shared/components';
import { numberOf } from '../../shared/dates';
import { dateOfEntry, type EventEntry, MAX_EVENTS, newEvent, type RectifyProblems } from './entries';

interface Props {
  events: readonly EventEntry[];
  problems: RectifyProblems['events'];
  onChange: (events: EventEntry[]) => void;
}

export function EventFields({ events, problems, onChange }: Props) {
  const { reader, t } = useReader();
  const list = useRef<HTMLOListElement>(null);
  const focusRow = (i: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('li')[i]?.querySelector('input')?.focus());
  const change = (i: number, part: Partial<EventEntry>) =>
    onChange(events.map((event, n) => (n === i ? { ...event, ...part } : event)));
  const add = () => {
    onChange([...events, newEvent()]);
    focusRow(events.length);
  };
  const remove = (i: number) => {
    onChange(events.filter((_, n) => n !== i));
    focusRow(Math.min(i, events.length - 2));
  };
  return (
    <fieldset class="events">
      <legend class="h">{t('rectify.events')}</legend>
      <ol ref={list}>
        {events.map(({ date, category }, i) => {
          const read = dateOfEntry(date);
          const problem = problems[i];
          return (
            <li key={i}>
              <Field
                label={t('rectify.eventDate', { n: reader.figures(i + 1) })}
                hint={read && reader.longDate(numberOf(read))}
                error={problem && t(`rectify.${problem}`)}
              >
                {(control) => (
                  <input
                    {...control}
                    value={date}
                    placeholder="2014-11-23"
                    autocomplete="off"
                    onInput={({ currentTarget }) => change(i, { date: currentTarget.value })}
                  />
                )}
              </Field>
              <Field label={t('rectify.kind')}>
                {(control) => (
                  <Dropdown
                    {...control}
                    options={CATEGORIES}
                    nameOf={(key) => t(`rectify.kind_${key}`)}
                    value={category}
                    onChoose={(next) => change(i, { category: next })}
                  />
                )}
              </Field>
              <button
                class="btn quiet small"
                type="button"
                disabled={events.length === 1}
                aria-label={t('rectify.removeEvent', { n: reader.figures(i + 1) })}
                onClick={() => remove(i)}
              >
                {t('rectify.remove')}
              </button>
            </li>
          );
        })}
      </ol>
      <button class="btn small" type="button" disabled={events.length >= MAX_EVENTS} onClick={add}>
        {t('rectify.add')}
      </button>
    </fieldset>
  );
}
