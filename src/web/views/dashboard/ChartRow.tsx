/** One saved chart: its drawing, its birth, where lagna and Moon stand, and what can be done with it. */

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { drawSvg, layoutChart, type Occupant } from '../../../domain/drawing';
import { pointTitle } from '../../../domain/drawing/labels';
import { GRAHA_KEYS } from '../../../domain/keys';
import { birthFragment, presetChoice, timeText } from '../../parts/birth';
import { N } from '../../parts/components';
import { coordinatesText, dateText, offsetText } from '../../parts/format';
import { Picture } from '../../parts/Picture';
import type { SavedChart } from './api';
import { Undo } from './Undo';
import { dayText, zoneOfHours } from './words';

/** The birth chart as dots: where each graha stood, from the summary that was kept. */
function dotsOf({ id, summary }: SavedChart): string {
  const occupants: Occupant[] = GRAHA_KEYS.map((key) => ({
    key,
    label: '',
    title: pointTitle(key),
    rashi: summary.rashis[key] ?? Number.NaN,
  }));
  const lagnaRashi = summary.lagna.rashi_index ?? Number.NaN;
  const layout = layoutChart({ style: 'south', detail: 'dots', lagnaRashi, occupants });
  return drawSvg(layout, { idPrefix: `c${id}`, styled: false });
}

/** Where the chart is computed anew: the chart's page, with the birth in the fragment. */
export function addressOf({ name, input }: SavedChart): string {
  const { year, month, day, hour, minute, second, lat, lon, tzHours } = input;
  return `/chart${birthFragment({
    clock: { year, month, day, hour, minute, second },
    lat,
    lon,
    isTimeKnown: true,
    place: name ?? '',
    name: '',
    zone: zoneOfHours(tzHours),
    settings: presetChoice(),
    second: false,
  })}`;
}

export const titleOf = ({ name, input }: SavedChart): string => name ?? `Born ${dateText(input)}`;

/** `Dhaniṣṭhā 4`. */
const moonText = ({ summary }: SavedChart): string => summary.moon.nakshatra_pada ?? '–';

/** What a search looks through. */
export const wordsOf = (chart: SavedChart, place: string): string =>
  [
    titleOf(chart),
    place,
    dateText(chart.input),
    moonText(chart),
    chart.summary.lagna.rashi,
    coordinatesText(chart.input.lat, chart.input.lon),
  ].join(' ');

interface RenameProps {
  chart: SavedChart;
  /** Resolves to what was wrong, empty where nothing was. */
  onRename: (name: string | null) => Promise<string>;
  onClose: () => void;
}

function Rename({ chart, onRename, onClose }: RenameProps) {
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const id = `name-${chart.id}`;
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const take = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const said = await onRename(field.current?.value.trim() || null);
    setBusy(false);
    setWrong(said);
    if (said) field.current?.focus();
    else onClose();
  };
  return (
    <form
      class={`f rename${wrong ? ' bad' : ''}`}
      onSubmit={(event) => void take(event)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <label class="vh" for={id}>
        Name of the chart
      </label>
      <input
        id={id}
        ref={field}
        maxLength={100}
        autocomplete="off"
        defaultValue={chart.name ?? ''}
        aria-invalid={wrong ? 'true' : undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
      />
      {wrong && <small id={`${id}-wrong`}>{wrong}</small>}
      <span class="acts">
        <button class="btn small" type="submit" disabled={busy}>
          Save name
        </button>
        <button class="btn quiet small" type="button" onClick={onClose}>
          Leave as it is
        </button>
      </span>
    </form>
  );
}

interface Props {
  chart: SavedChart;
  /** The place in words, where it is known. */
  place: string;
  deleted: boolean;
  onRename: RenameProps['onRename'];
  onDelete: () => void;
  onUndo: () => void;
}

export function ChartRow({ chart, place, deleted, onRename, onDelete, onUndo }: Props) {
  const [naming, setNaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const svg = useMemo(() => dotsOf(chart), [chart]);
  const title = titleOf(chart);
  const { input, summary, changed } = chart;
  const degree = summary.lagna.sidereal_deg;
  const [, nakshatra = '–', pada = ''] = /^(.*) (\d)$/.exec(moonText(chart)) ?? [];

  const focusOn = (selector: string) =>
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(selector)?.focus());

  if (deleted) {
    return (
      <li class="gone" ref={row}>
        <Undo
          what={`“${title}”`}
          onUndo={() => {
            onUndo();
            focusOn('.delete');
          }}
        />
      </li>
    );
  }
  return (
    <li ref={row}>
      <Picture svg={svg} class="dots" />
      <div class="birth">
        {naming ? (
          <Rename
            chart={chart}
            onRename={onRename}
            onClose={() => {
              setNaming(false);
              focusOn('.name-it');
            }}
          />
        ) : (
          <p class="name">
            <a href={addressOf(chart)}>{title}</a>
          </p>
        )}
        <p>
          {dateText(input)}, {timeText(input)}
        </p>
        <p class="q">
          {place}, {offsetText(input.tzHours)}
        </p>
      </div>
      <div class="sky">
        <p>
          Lagna <N>{summary.lagna.rashi ?? '–'}</N> {degree === null ? '' : `${Math.floor(degree % 30)}°`}
        </p>
        <p>
          Moon <N>{nakshatra}</N> {pada}
        </p>
        <p class="q">
          <time dateTime={changed}>edited {dayText(changed)}</time>
        </p>
      </div>
      <div class="acts">
        <button
          class="btn quiet small name-it"
          type="button"
          aria-label={`Rename ${title}`}
          aria-expanded={naming}
          onClick={() => setNaming(!naming)}
        >
          Rename
        </button>
        <button class="btn quiet small delete" type="button" aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </button>
      </div>
    </li>
  );
}
