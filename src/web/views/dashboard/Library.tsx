/** The charts that this device keeps: search, tags and notes, import and export, and recently drawn charts. */
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { withoutMarks } from '../../../domain/text/withoutMarks';
import { type Reader, useReader } from '../../reader/reader';
import { remember, remembered } from '../../reader/storage';
import { type Birth, birthFragment, birthFromFragment } from '../../shared/birth';
import { fragmentOfBirths } from '../../shared/births';
import { type StoredChart, storedOf } from '../../shared/chartFiles/stored';
import type { FiledChart } from '../../shared/chartFiles/types';
import { Dropdown, Section, Status } from '../../shared/components';
import { Later } from '../../shared/Later';
import { forgetRecent, recentCharts } from '../chart/desk/recent';
import { Exports, Import } from './Files';
import { LibraryRow } from './LibraryRow';
import { inOrder, ORDERS, type Order } from './order';
import { TagChoice, TagSeveral, tagsByUse } from './Tags';
import { type Points, usePoints } from './usePoints';
import { birthLine, nameOf } from './words';

/** The library of charts on this device, with tags and notes. It stays on the device. */
const isStored = (value: unknown): value is StoredChart => {
  const { birth, tags, note } = (typeof value === 'object' && value !== null ? value : {}) as Partial<StoredChart>;
  return typeof birth === 'string' && Array.isArray(tags) && typeof note === 'string';
};

/** The charts, the last added first. Entries that cannot be read are left out. */
function libraryCharts(): FiledChart[] {
  try {
    const value: unknown = JSON.parse(remembered('library') ?? '[]');
    const stored = Array.isArray(value) ? value.filter(isStored) : [];
    return stored.flatMap(({ birth: fragment, tags, note }) => {
      const birth = birthFromFragment(fragment);
      return birth ? [{ birth, tags: tags.filter((tag) => typeof tag === 'string'), note }] : [];
    });
  } catch {
    return [];
  }
}

function keepLibrary(charts: readonly FiledChart[]): void {
  remember('library', charts.length === 0 ? null : JSON.stringify(charts.map(storedOf)));
}

/** A library with further charts in front. A birth that it already has keeps its tags and note. */
function withCharts(library: readonly FiledChart[], added: readonly FiledChart[]): FiledChart[] {
  const known = new Set(library.map(({ birth }) => birthFragment(birth)));
  const fresh = added.filter(({ birth }) => {
    const fragment = birthFragment(birth);
    const isNew = !known.has(fragment);
    known.add(fragment);
    return isNew;
  });
  return [...fresh, ...library];
}

/** Numbers of charts that can stand side by side. */
const [FEWEST_COMPARED, MOST_COMPARED] = [2, 6];

const loadCompare = () => import('./Compare').then(({ Compare }) => Compare);

/** Rows that are drawn at first, and with each further request. */
const ROWS = 50;

/** The words in which a chart is searched. */
const wordsOf = (reader: Reader, { birth, tags, note }: FiledChart, points: Points | undefined): string =>
  withoutMarks([birth.name, birthLine(reader, birth), ...tags, note, points?.lagna, points?.moon].join(' '));

/** Charts recently drawn on this device that are not kept. */
function Recents({ library, onKeep }: { library: readonly FiledChart[]; onKeep: (birth: Birth) => void }) {
  const { reader, t } = useReader();
  const [recents, setRecents] = useState(recentCharts);
  const kept = new Set(library.map(({ birth }) => birthFragment(birth)));
  const others = recents.filter(({ fragment }) => !kept.has(fragment));
  if (others.length === 0) return null;
  return (
    <Section title={t('library.recent')} note={t('library.recentNote')}>
      <ul class="rows">
        {others.map(({ birth, fragment }) => (
          <li key={fragment}>
            <span>
              <a href={reader.href('/chart') + fragment}>{nameOf(birth, reader)}</a>{' '}
              <span class="q">{birthLine(reader, birth)}</span>
            </span>
            <button class="btn quiet small" type="button" onClick={() => onKeep(birth)}>
              {t('library.keep')} <span class="vh">{nameOf(birth, reader)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="acts">
        <button
          class="btn small"
          type="button"
          onClick={() => {
            forgetRecent();
            setRecents([]);
          }}
        >
          {t('library.forget')}
        </button>
      </p>
    </Section>
  );
}

/** Elements that handle letters themselves. */
const OWN_KEYS = 'input:not([type=checkbox]), select, textarea, dialog';

/** @param pending  a chart that the desk sent here to be saved */
export function Library({ pending }: { pending: Birth | null }) {
  const { reader, t } = useReader();
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const [charts, setCharts] = useState(libraryCharts);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<{ chart: FiledChart; at: number } | null>(null);
  const [asked, setAsked] = useState('');
  const [tag, setTag] = useState<string | null>(null);
  const [tagged, setTagged] = useState<number | null>(null);
  const [shown, setShown] = useState(ROWS);
  const [order, setOrder] = useState<Order>(() => ORDERS.find((each) => each === remembered('order')) ?? 'opened');
  const [isCompared, setIsCompared] = useState(false);
  const points = usePoints(reader, charts);
  const change = (next: FiledChart[]) => {
    keepLibrary(next);
    setCharts(next);
  };
  const add = (added: readonly FiledChart[]) => change(withCharts(charts, added));
  const keep = (birth: Birth) => add([{ birth, tags: [], note: '' }]);

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
    () => charts.map((chart) => wordsOf(reader, chart, points.get(birthFragment(chart.birth)))),
    [reader, charts, points],
  );
  const searched = withoutMarks(asked).split(/\s+/).filter(Boolean);
  const tags = useMemo(() => tagsByUse(charts), [charts]);
  // The last chart with the chosen tag may have lost it.
  const shownTag = tag !== null && tags.includes(tag) ? tag : null;
  const found = charts.filter(
    (chart, i) =>
      (shownTag === null || chart.tags.includes(shownTag)) && searched.every((word) => words[i]?.includes(word)),
  );
  const matches = useMemo(() => inOrder(reader, order, found), [reader, order, charts, asked, words, shownTag]);
  const isPendingNew = pending !== null && !charts.some(({ birth }) => birthFragment(birth) === birthFragment(pending));
  const chosenCharts = matches.filter(({ birth }) => chosen.has(birthFragment(birth)));
  const compared = chosenCharts.flatMap(({ birth }) => {
    const positions = points.get(birthFragment(birth))?.positions;
    return positions ? [{ birth, positions }] : [];
  });
  const canCompare = compared.length >= FEWEST_COMPARED && compared.length <= MOST_COMPARED;
  const [a, b] = chosenCharts.map(({ birth }) => birth);

  return (
    <>
      <Section title={t('library.title')} note={t('library.note')}>
        <p class="acts">
          <a class="btn" href={`${reader.href('/chart')}#new`}>
            {t('account.newChart')}
          </a>
          <a class="btn" href={reader.href('/rectify')}>
            {t('library.rectify')}
          </a>
          {isPendingNew && (
            <button class="btn main" type="button" onClick={() => keep(pending)}>
              {t('library.keepIt', { name: nameOf(pending, reader) })}
            </button>
          )}
        </p>
        <Import onKeep={add} />
        {charts.length === 0 ? (
          <p class="empty">{t('library.empty')}</p>
        ) : (
          <>
            <div class="f find">
              <label for={id}>{t('account.find')}</label>
              <input
                id={id}
                ref={search}
                type="search"
                placeholder={t('library.findHint')}
                autocomplete="off"
                spellcheck={false}
                value={asked}
                onInput={({ currentTarget }) => setAsked(currentTarget.value)}
              />
            </div>
            <div class="f find">
              <label for={`${id}o`}>{t('library.order')}</label>
              <Dropdown
                id={`${id}o`}
                options={ORDERS}
                nameOf={(each) => t(`library.order_${each}`)}
                value={order}
                onChoose={(next) => {
                  remember('order', next);
                  setOrder(next);
                }}
              />
            </div>
            {tags.length > 0 && <TagChoice tags={tags} chosen={shownTag} onChoose={setTag} />}
            <Status class="q">
              {(searched.length > 0 || shownTag !== null) &&
                (matches.length === 0
                  ? t('account.findNone')
                  : t('account.found', { n: reader.figures(matches.length), total: reader.figures(charts.length) }))}
              {removed && t('library.removed', { name: nameOf(removed.chart.birth, reader) })}
              {tagged !== null && ` ${t('library.tagged', { n: tagged })}`}
            </Status>
            {removed && (
              <button
                class="btn small"
                type="button"
                onClick={() => {
                  change(charts.toSpliced(removed.at, 0, removed.chart));
                  setRemoved(null);
                }}
              >
                {t('account.undo')}
              </button>
            )}
            {chosenCharts.length > 0 && (
              <p class="acts">
                <b>{t('library.chosen', { n: chosenCharts.length })}</b>
                {canCompare && (
                  <button
                    class="btn small"
                    type="button"
                    aria-expanded={isCompared}
                    onClick={() => setIsCompared(!isCompared)}
                  >
                    {t('library.compare')}
                  </button>
                )}
                {a && b && chosenCharts.length === 2 && (
                  <a class="btn small" href={reader.href('/match') + fragmentOfBirths({ a, b })}>
                    {t('library.match')}
                  </a>
                )}
                <button class="btn quiet small" type="button" onClick={() => setChosen(new Set())}>
                  {t('library.chooseNone')}
                </button>
              </p>
            )}
            {chosenCharts.length > 0 && (
              <TagSeveral
                charts={chosenCharts}
                known={tags}
                onChange={(changed) => {
                  setTagged(changed.size);
                  if (changed.size > 0) change(charts.map((chart) => changed.get(chart) ?? chart));
                }}
              />
            )}
            {isCompared && canCompare && <Later load={loadCompare} given={{ charts: compared }} />}
            <ul class="library">
              {matches.slice(0, shown).map((chart) => {
                const key = birthFragment(chart.birth);
                const at = charts.indexOf(chart);
                return (
                  <LibraryRow
                    key={key}
                    chart={chart}
                    points={points.get(key)}
                    isChosen={chosen.has(key)}
                    onChoose={(isChosen) => {
                      setTagged(null);
                      const others = [...chosen].filter((each) => each !== key);
                      setChosen(new Set(isChosen ? [...others, key] : others));
                    }}
                    onChange={(next) => change(charts.with(at, next))}
                    onRemove={() => {
                      setRemoved({ chart, at });
                      change(charts.toSpliced(at, 1));
                      search.current?.focus();
                    }}
                  />
                );
              })}
            </ul>
            {matches.length > shown && (
              <p class="acts">
                <button class="btn" type="button" onClick={() => setShown(shown + ROWS)}>
                  {t('library.more', { n: reader.figures(Math.min(ROWS, matches.length - shown)) })}
                </button>
              </p>
            )}
            <Exports charts={chosenCharts.length > 0 ? chosenCharts : charts} isChoice={chosenCharts.length > 0} />
          </>
        )}
      </Section>
      <Recents library={charts} onKeep={keep} />
    </>
  );
}
