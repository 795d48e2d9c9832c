/** The charts of the account: a search and the list, the last changed first. */
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { withoutMarks } from '../../../domain/text/withoutMarks';
import { coordinatesText } from '../../reader/format';
import { useReader } from '../../reader/reader';
import type { Refused } from '../../shared/account';
import { Section, Status } from '../../shared/components';
import { hasGazetteer, openGazetteer, townNear } from '../../shared/gazetteer';
import { chartPath, type Kept, type ListedChart, renameChart } from './api';
import { ChartRow, wordsOf } from './ChartRow';
import type { Removals } from './useRemovals';

/** Minimum number of charts for a search field. */
const SEARCHED_FROM = 5;

/**
 * Places of charts in words, by identifier, once the towns are on this device. They are there if the reader has looked
 * one up; otherwise they load with the first search.
 */
function useTowns(charts: readonly ListedChart[], wanted: boolean): ReadonlyMap<string, string> {
  const [towns, setTowns] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const name = async () => {
      if (!wanted && !(await hasGazetteer())) return;
      await openGazetteer();
      const named = await Promise.all(
        charts.map(async ({ id, input }) => [id, await townNear(input.lat, input.lon)] as const),
      );
      if (isCurrent) setTowns(new Map(named.flatMap(([id, town]) => (town ? [[id, town]] : []))));
    };
    name().catch(() => undefined); // Coordinates are shown instead.
    return () => {
      isCurrent = false;
    };
  }, [charts, wanted]);
  return towns;
}

interface Props {
  kept: Kept;
  removals: Removals;
  onRenamed: (chart: ListedChart) => void;
  tell: (refused: Refused) => string;
}

export function Charts({ kept, removals, onRenamed, tell }: Props) {
  const { reader, t } = useReader();
  const [asked, setAsked] = useState('');
  const id = useId();
  const { charts, account } = kept;
  const [searching, setSearching] = useState(false);
  const towns = useTowns(charts, searching);
  const listed = useMemo(
    () =>
      charts.map((chart) => {
        const place = towns.get(chart.id) ?? coordinatesText(chart.input.lat, chart.input.lon);
        return { chart, place, words: withoutMarks(wordsOf(reader, chart, place)) };
      }),
    [reader, charts, towns],
  );
  const searchWords = withoutMarks(asked).split(/\s+/).filter(Boolean);
  const matches = listed.filter(({ words }) => searchWords.every((word) => words.includes(word)));

  const rename = async (chart: ListedChart, name: string | null): Promise<string> => {
    const answer = await renameChart(chart.id, name);
    if (!answer.ok) return tell(answer);
    onRenamed(answer.value);
    return '';
  };

  // A search for a removed chart would find nothing and could not be cleared.
  useEffect(() => {
    if (charts.length < SEARCHED_FROM) setAsked('');
  }, [charts.length]);

  return (
    <Section
      title={t('account.charts')}
      note={
        charts.length === 0
          ? undefined
          : t('account.chartsNote', {
              n: reader.figures(charts.length),
              limit: reader.figures(account.charts_limit),
            })
      }
    >
      {charts.length === 0 ? (
        <div class="empty">
          <p>{t('account.empty')}</p>
        </div>
      ) : (
        <>
          {charts.length >= SEARCHED_FROM && (
            <div class="f find">
              <label class="vh" for={id}>
                {t('account.find')}
              </label>
              <input
                id={id}
                type="search"
                placeholder={t('account.findHint')}
                onFocus={() => setSearching(true)}
                autocomplete="off"
                spellcheck={false}
                value={asked}
                onInput={(event) => setAsked(event.currentTarget.value)}
              />
            </div>
          )}
          <Status class="q">
            {searchWords.length > 0 &&
              (matches.length === 0
                ? t('account.findNone')
                : t('account.found', { n: reader.figures(matches.length), total: reader.figures(charts.length) }))}
          </Status>
          <ul class="saved">
            {matches.map(({ chart, place }) => {
              const path = chartPath(chart.id);
              return (
                <ChartRow
                  key={chart.id}
                  chart={chart}
                  place={place}
                  deleted={removals.has(path)}
                  onRename={(name) => rename(chart, name)}
                  onDelete={() => removals.begin(path)}
                  onUndo={() => removals.undo(path)}
                />
              );
            })}
          </ul>
        </>
      )}
    </Section>
  );
}
