/** One saved chart: its drawing, its birth, its lagna and Moon, and its actions. */

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { NAKSHATRA_NAMES } from '../../../../build/lexicon/terms/nakshatra';
import { GRAHA_KEYS, type PointKey } from '../../../data/keys';
import { daysFromCivil } from '../../../domain/time/civil';
import type { ChartPicture, Occupant } from '../../../drawing/types';
import { coordinatesText, offsetText } from '../../reader/format';
import { pointName } from '../../reader/letters';
import { type Reader, useReader } from '../../reader/reader';
import { birthFragment, presetChoice } from '../../shared/birth';
import { Name } from '../../shared/components';
import { drawnFor, pictureLabel } from '../../shared/drawnChart';
import { Picture } from '../../shared/Picture';
import type { ListedChart } from './api';
import { Undo } from './parts';
import { dayText, zoneOfHours } from './words';

/** The birth chart as dots, one for each graha, from the saved summary, and the same in words. */
function dotsOf(reader: Reader, { id, summary }: ListedChart): { svg: string; label: string } {
  const occupantAt = (key: PointKey, rashi: number | null): Occupant => ({
    key,
    label: '',
    title: pointName(reader, key),
    rashi: rashi ?? Number.NaN,
  });
  const lagna = occupantAt('lagna', summary.lagna.rashi_index);
  const picture: ChartPicture = {
    style: 'south',
    detail: 'dots',
    lagnaRashi: lagna.rashi,
    occupants: GRAHA_KEYS.map((key) => occupantAt(key, summary.rashis[key])),
    caption: [reader.name('varga', 'D1')],
  };
  const label = pictureLabel(reader, { ...picture, occupants: [lagna, ...picture.occupants] });
  return drawnFor(reader, picture, `c${id}`, label);
}

/** The URL that computes the chart again: the chart's page, with the birth in the fragment. */
function addressOf(reader: Reader, { name, input }: ListedChart): string {
  const { year, month, day, hour, minute, second, lat, lon, tzHours } = input;
  return `${reader.href('/chart')}${birthFragment({
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

const dateOf = (reader: Reader, { input: { year, month, day } }: ListedChart): string =>
  reader.date(daysFromCivil(year, month, day));

const titleOf = (reader: Reader, chart: ListedChart): string =>
  chart.name ?? reader.t('account.born', { date: dateOf(reader, chart) });

const lagnaText = (reader: Reader, { summary: { lagna } }: ListedChart): string =>
  reader.nameAt('rashi', lagna.rashi_index ?? Number.NaN);

/** `Dhanishtha 4`: the saved summary has the IAST name of the nakṣatra. */
function moonText(reader: Reader, { summary: { moon } }: ListedChart): string {
  const [, name, pada = ''] = /^(.*) (\d)$/.exec(moon.nakshatra_pada ?? '') ?? [];
  const number = NAKSHATRA_NAMES.findIndex(({ iast }) => iast === name) + 1;
  return number > 0 ? `${reader.nameAt('nakshatra', number)} ${reader.figures(pada)}` : '–';
}

/** The text that a search matches. */
export const wordsOf = (reader: Reader, chart: ListedChart, place: string): string =>
  [
    titleOf(reader, chart),
    place,
    dateOf(reader, chart),
    moonText(reader, chart),
    chart.summary.moon.nakshatra_pada,
    lagnaText(reader, chart),
    chart.summary.lagna.rashi,
    coordinatesText(chart.input.lat, chart.input.lon),
  ].join(' ');

interface RenameProps {
  chart: ListedChart;
  /** Resolves to the error message; empty if there is none. */
  onRename: (name: string | null) => Promise<string>;
  onClose: () => void;
}

function Rename({ chart, onRename, onClose }: RenameProps) {
  const { t } = useReader();
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
    const problem = await onRename(field.current?.value.trim() || null);
    setBusy(false);
    setWrong(problem);
    if (problem) field.current?.focus();
    else onClose();
  };
  return (
    <form
      class={`f rename${wrong ? ' bad' : ''}`}
      onSubmit={(event) => void take(event)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <label class="vh" for={id}>
        {t('account.chartName')}
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
          {t('account.saveName')}
        </button>
        <button class="btn quiet small" type="button" onClick={onClose}>
          {t('account.leave')}
        </button>
      </span>
    </form>
  );
}

interface Props {
  chart: ListedChart;
  /** The place in words, if known. */
  place: string;
  deleted: boolean;
  onRename: RenameProps['onRename'];
  onDelete: () => void;
  onUndo: () => void;
}

export function ChartRow({ chart, place, deleted, onRename, onDelete, onUndo }: Props) {
  const { reader, t } = useReader();
  const [naming, setNaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { svg, label } = useMemo(() => dotsOf(reader, chart), [reader, chart]);
  const title = titleOf(reader, chart);
  const { input, summary, changed } = chart;
  const degree = summary.lagna.sidereal_deg;

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
      <div class="dots" role="img" aria-label={label}>
        <Picture svg={svg} />
      </div>
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
            <a href={addressOf(reader, chart)}>{title}</a>
          </p>
        )}
        <p>
          {dateOf(reader, chart)}, {reader.clock(input, input.second > 0)}
        </p>
        <p class="q">
          {place}, {reader.figures(offsetText(input.tzHours))}
        </p>
      </div>
      <div class="sky">
        <p>
          {t('account.lagna')} <Name>{lagnaText(reader, chart)}</Name>{' '}
          {degree === null ? '' : reader.figures(`${Math.floor(degree % 30)}°`)}
        </p>
        <p>
          {t('account.moon')} <Name>{moonText(reader, chart)}</Name>
        </p>
        <p class="q">
          <time dateTime={changed}>{t('account.edited', { day: dayText(reader, changed) })}</time>
        </p>
      </div>
      <div class="acts">
        <button
          class="btn quiet small name-it"
          type="button"
          aria-label={t('account.renameIt', { name: title })}
          aria-expanded={naming}
          onClick={() => setNaming(!naming)}
        >
          {t('account.rename')}
        </button>
        <button
          class="btn quiet small delete"
          type="button"
          aria-label={t('account.deleteIt', { name: title })}
          onClick={onDelete}
        >
          {t('account.delete')}
        </button>
      </div>
    </li>
  );
}
