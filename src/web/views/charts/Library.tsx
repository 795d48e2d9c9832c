/** One list of the charts of the device and of the account: search, order, tags, choice, import and export. */
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { withoutMarks } from '../../../domain/text/withoutMarks';
import { plainDigits } from '../../entry/digits';
import { coordinatesText } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { remember, remembered } from '../../reader/storage';
import { loadZonePast } from '../../reader/zonePast';
import { type Refused, saveCharts } from '../../shared/account';
import { birthFragment, resolveBirth } from '../../shared/birth';
import type { FiledChart } from '../../shared/chartFiles/types';
import { Dropdown, Status } from '../../shared/components';
import { deviceCharts, withCharts } from '../../shared/deviceCharts';
import { changeChart, type ListedChart } from './api';
import { Chosen } from './Chosen';
import type { LibraryChart } from './entries';
import { Exports, Import } from './Files';
import { inOrder, ORDERS, type Order } from './order';
import { Undo } from './parts';
import { Row } from './Row';
import { TagChoice, tagsByUse } from './Tags';
import { type Points, usePoints } from './usePoints';
import type { Removals } from './useRemovals';
import { useTowns } from './useTowns';
import { birthLine, deviceClock, nameOf } from './words';

/** Rows that are drawn at once. */
const ROWS = 50;

/** Charts after which a move says how many it has moved. */
const ANNOUNCED = 25;

/** Elements that handle letters themselves. */
const OWN_KEYS = 'input:not([type=checkbox]), select, textarea, dialog';

const foldedText = (text: string): string => plainDigits(withoutMarks(text));

/** The words in which a chart is searched. */
const wordsOf = (reader: Reader, { birth, tags, note }: LibraryChart, points?: Points, town?: string): string =>
  foldedText(
    [
      birth.name,
      birthLine(reader, birth, birth.place || town),
      coordinatesText(birth.lat, birth.lon),
      ...tags,
      note,
      points?.lagna,
      points?.moon,
      points?.stars,
    ].join(' '),
  );

interface Props {
  entries: readonly LibraryChart[];
  /** Whether an account is open. */
  isSignedIn: boolean;
  removals: Removals;
  changeDevice: (change: (before: readonly FiledChart[]) => readonly FiledChart[]) => void;
  /** Receives a chart of the account that has changed. */
  onChanged: (chart: ListedChart) => void;
  /** Reads the account again, after charts were moved to it. */
  onMoved: () => Promise<void>;
  tell: (refused: Refused) => string;
}

export function Library({ entries, isSignedIn, removals, changeDevice, onChanged, onMoved, tell }: Props) {
  const { reader, t } = useReader();
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<string | null>(null);
  const [lastRemoved, setLastRemoved] = useState<string | null>(null);
  const [asked, setAsked] = useState('');
  const [isSearching, setIsSearching] = useState(false);
  const [tag, setTag] = useState<string | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const [said, setSaid] = useState('');
  const [from, setFrom] = useState(0);
  const [order, setOrder] = useState<Order>(() => ORDERS.find((each) => each === remembered('order')) ?? 'opened');
  const resumption = useRef<ReturnType<typeof setTimeout>>();
  const points = usePoints(reader, entries);
  const towns = useTowns(entries, isSearching);

  useEffect(() => () => clearTimeout(resumption.current), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      if (event.key === '/' && search.current) {
        event.preventDefault();
        search.current.focus();
      } else if (event.key === 'n') location.assign(`${reader.href('/chart')}#new`);
      else if (event.key === 'x') document.querySelector<HTMLElement>('.library > li:focus-within input')?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [reader]);

  const words = useMemo(
    () => new Map(entries.map((entry) => [entry, wordsOf(reader, entry, points.get(entry.key), towns.get(entry.key))])),
    [reader, entries, points, towns],
  );
  const searched = foldedText(asked).split(/\s+/).filter(Boolean);
  const tags = useMemo(() => tagsByUse(entries), [entries]);
  // The last chart with the chosen tag may have lost it.
  const shownTag = tag !== null && tags.includes(tag) ? tag : null;
  const ordered = useMemo(() => inOrder(reader, order, entries), [reader, order, entries]);
  const matches = ordered.filter(
    (entry) =>
      (shownTag === null || entry.tags.includes(shownTag)) &&
      searched.every((word) => words.get(entry)?.includes(word)),
  );
  const left = matches.filter(({ key }) => !removals.has(key));
  const chosenCharts = left.filter(({ key }) => chosen.has(key));
  const onDevice = isSignedIn ? left.filter(({ isOnDevice }) => isOnDevice) : [];
  const first = from < matches.length ? from : 0;
  const shown = matches.slice(first, first + ROWS);

  const choose = (charts: readonly LibraryChart[]) => {
    setSaid('');
    setChosen(new Set(charts.map(({ key }) => key)));
  };
  const focusIn = (key: string, selector: string) =>
    requestAnimationFrame(() =>
      [...(list.current?.children ?? [])]
        .find((row) => row instanceof HTMLElement && row.dataset.key === key)
        ?.querySelector<HTMLElement>(selector)
        ?.focus(),
    );
  const turn = (start: number) => {
    setFrom(start);
    list.current?.scrollIntoView();
    requestAnimationFrame(() => list.current?.querySelector('input')?.focus({ preventScroll: true }));
  };

  /** Stores changed charts where they are kept. Resolves to the error message; empty if there is none. */
  const store = async (changed: readonly LibraryChart[]): Promise<string> => {
    const here = new Map(changed.filter(({ isOnDevice }) => isOnDevice).map((entry) => [entry.key, entry]));
    if (here.size > 0) {
      changeDevice((before) =>
        withCharts(
          [],
          before.map((chart) => here.get(birthFragment(chart.birth)) ?? chart),
        ),
      );
    }
    for (const { key, birth, tags, note, isOnDevice } of changed) {
      if (isOnDevice) continue;
      const answer = await changeChart(key, { name: birth.name || null, tags, note: note || null });
      if (!answer.ok) return tell(answer);
      onChanged(answer.value);
    }
    return '';
  };
  const save = async (chart: LibraryChart): Promise<string> => {
    const problem = await store([chart]);
    if (problem) return problem;
    setEdited(null);
    focusIn(chart.isOnDevice ? birthFragment(chart.birth) : chart.key, '.edit');
    return '';
  };
  const tagCharts = async (changed: readonly LibraryChart[]) =>
    setSaid((await store(changed)) || t('library.tagged', { n: changed.length }));
  const remove = (charts: readonly LibraryChart[]) => {
    for (const { key } of charts) removals.begin(key);
    setLastRemoved(charts[0]?.key ?? null);
    setSaid('');
  };
  /**
   * Moves charts of the device to the account. Each leaves the device once the account has it. Over the limit of changes,
   * the others follow when the service accepts them.
   *
   * @param earlier  number of charts that were moved before the limit
   */
  const move = async (charts: readonly LibraryChart[], earlier = 0) => {
    clearTimeout(resumption.current);
    setSaid(t('library.moving', { n: charts.length }));
    await loadZonePast(charts.map(({ key }) => key).join(' '));
    const resolved = charts.flatMap((chart) => {
      const answer = resolveBirth(chart.birth);
      return answer.ok ? [[answer.value, chart] as const] : [];
    });
    let moved = earlier;
    const { outcome, resetMs } = await saveCharts(resolved, (saved) => {
      moved = earlier + saved;
      const key = resolved[saved - 1]?.[1].key;
      changeDevice((before) => before.filter(({ birth }) => birthFragment(birth) !== key));
      if (saved % ANNOUNCED === 0) setSaid(t('library.movedOf', { n: moved, total: earlier + resolved.length }));
    });
    await onMoved();
    const left = resolved.slice(moved - earlier).map(([, chart]) => chart);
    if (resetMs !== undefined) {
      setSaid(t('library.paused', { n: moved, left: left.length, time: deviceClock(reader, resetMs) }));
      resumption.current = setTimeout(
        () => {
          const kept = new Set(deviceCharts().map(({ birth }) => birthFragment(birth)));
          void move(
            left.filter(({ key }) => kept.has(key)),
            moved,
          );
        },
        Math.max(resetMs - Date.now(), 1000),
      );
      return;
    }
    setSaid(
      [
        ...(moved > 0 ? [t('library.moved', { n: moved })] : []),
        ...(outcome === 'saved' || outcome === 'limited' ? [] : [t(`account.outcome_${outcome}`)]),
      ].join(' '),
    );
  };

  const isNarrowed = searched.length > 0 || shownTag !== null;
  return (
    <section class="shelf" aria-label={t('library.title')}>
      <Import
        isFirst={entries.length === 0}
        onKeep={(added) => changeDevice((before) => withCharts(before, added))}
        before={
          <a class="btn small main" href={`${reader.href('/chart')}#new`}>
            {t('account.newChart')}
          </a>
        }
        after={
          entries.length > 0 && (
            <button
              class="btn small"
              type="button"
              aria-expanded={isExporting}
              onClick={() => setIsExporting(!isExporting)}
            >
              {t('library.export')}
            </button>
          )
        }
      />
      {isExporting && <Exports charts={left} isChoice={false} />}
      {entries.length === 0 ? (
        <p class="empty">{t('library.empty')}</p>
      ) : (
        <>
          <div class="seek">
            <div class="f">
              <label for={id}>{t('account.find')}</label>
              <input
                id={id}
                ref={search}
                type="search"
                placeholder={t('library.findHint')}
                autocomplete="off"
                spellcheck={false}
                value={asked}
                onFocus={() => setIsSearching(true)}
                onInput={({ currentTarget }) => {
                  setAsked(currentTarget.value);
                  setFrom(0);
                }}
              />
            </div>
            <div class="f">
              <label for={`${id}o`}>{t('library.order')}</label>
              <Dropdown
                id={`${id}o`}
                options={ORDERS}
                nameOf={(each) => t(`library.order_${each}`)}
                value={order}
                onChoose={(next) => {
                  remember('order', next);
                  setOrder(next);
                  setFrom(0);
                }}
              />
            </div>
          </div>
          {tags.length > 0 && (
            <TagChoice
              tags={tags}
              chosen={shownTag}
              onChoose={(next) => {
                setTag(next);
                setFrom(0);
              }}
            />
          )}
          {onDevice.length > 0 && chosenCharts.length === 0 && (
            <p class="acts q">
              {t('library.onDeviceAlone', { n: onDevice.length })}
              <button class="btn quiet small" type="button" onClick={() => choose(onDevice)}>
                {t('library.chooseThese', { n: onDevice.length })}
              </button>
            </p>
          )}
          <Status class="q">
            {[
              isNarrowed &&
                (matches.length === 0
                  ? t('account.findNone')
                  : t('account.found', { n: reader.figures(matches.length), total: reader.figures(entries.length) })),
              said,
            ]
              .filter(Boolean)
              .join(' ')}
          </Status>
          {chosenCharts.length > 0 && (
            <Chosen
              charts={chosenCharts}
              found={left}
              points={points}
              tags={tags}
              onChoose={choose}
              onTagged={(changed) => void tagCharts(changed)}
              onRemove={remove}
              onMove={isSignedIn ? (charts) => void move(charts) : null}
            />
          )}
          <ul class="library" ref={list}>
            {shown.map((chart) => {
              const { key } = chart;
              if (removals.has(key)) {
                return (
                  <li key={key} class="gone" data-key={key}>
                    <Undo
                      what={`“${nameOf(chart.birth, reader)}”`}
                      takesFocus={key === lastRemoved}
                      onUndo={() => {
                        removals.undo(key);
                        focusIn(key, '.remove');
                      }}
                    />
                  </li>
                );
              }
              return (
                <li key={key} data-key={key}>
                  <Row
                    chart={chart}
                    points={points.get(key)}
                    town={towns.get(key)}
                    showsDevice={isSignedIn && chart.isOnDevice}
                    isChosen={chosen.has(key)}
                    isEdited={edited === key}
                    onChoose={(isChosen) =>
                      choose(isChosen ? [...chosenCharts, chart] : chosenCharts.filter((other) => other !== chart))
                    }
                    onEdit={() => setEdited(edited === key ? null : key)}
                    onSave={save}
                    onClose={() => {
                      setEdited(null);
                      focusIn(key, '.edit');
                    }}
                    onRemove={() => remove([chart])}
                  />
                </li>
              );
            })}
          </ul>
          {matches.length > ROWS && (
            <p class="acts">
              <span>
                {t('library.rows', {
                  from: reader.figures(first + 1),
                  to: reader.figures(first + shown.length),
                  total: reader.figures(matches.length),
                })}
              </span>
              {first > 0 && (
                <button class="btn small" type="button" onClick={() => turn(first - ROWS)}>
                  {t('library.rowsBefore')}
                </button>
              )}
              {first + ROWS < matches.length && (
                <button class="btn small" type="button" onClick={() => turn(first + ROWS)}>
                  {t('library.rowsAfter')}
                </button>
              )}
            </p>
          )}
        </>
      )}
    </section>
  );
}
