/** What can be done with the chosen charts. */
import { useState } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import { birthFragment } from '../../shared/birth';
import { fragmentOfBirths } from '../../shared/births';
import { Later } from '../../shared/Later';
import { fitsAccount, type LibraryChart } from './entries';
import { Exports } from './Files';
import { TagSeveral } from './Tags';
import type { Points } from './usePoints';

/** Numbers of charts that can stand side by side. */
const [MIN_COMPARED, MAX_COMPARED] = [2, 6];

const loadCompare = () => import('./Compare').then(({ Compare }) => Compare);

interface Props {
  charts: readonly LibraryChart[];
  /** Charts that the search finds. */
  found: readonly LibraryChart[];
  points: ReadonlyMap<string, Points>;
  tags: readonly string[];
  onChoose: (charts: readonly LibraryChart[]) => void;
  onTagged: (changed: readonly LibraryChart[]) => void;
  onRemove: (charts: readonly LibraryChart[]) => void;
  /** Moves charts of the device to the account; null without an account. */
  onMove: ((charts: readonly LibraryChart[]) => void) | null;
}

export function Chosen({ charts, found, points, tags, onChoose, onTagged, onRemove, onMove }: Props) {
  const { reader, t } = useReader();
  const [isCompared, setIsCompared] = useState(false);
  const compared = charts.flatMap(({ birth, key }) => {
    const positions = points.get(key)?.positions;
    return positions ? [{ birth, positions }] : [];
  });
  const canCompare = compared.length >= MIN_COMPARED && compared.length <= MAX_COMPARED;
  const movable = charts.filter((chart) => chart.isOnDevice && fitsAccount(chart));
  const [a, b, ...others] = charts.map(({ birth }) => birth);
  return (
    <>
      <p class="acts bulk">
        <b>{t('library.chosen', { n: charts.length })}</b>
        {canCompare && (
          <button class="btn small" type="button" aria-expanded={isCompared} onClick={() => setIsCompared(!isCompared)}>
            {t('library.compare')}
          </button>
        )}
        {a && b && others.length === 0 && (
          <a class="btn small" href={reader.href('/match') + fragmentOfBirths({ a, b })}>
            {t('library.match')}
          </a>
        )}
        {a?.isTimeKnown && !b && (
          <a class="btn small" href={reader.href('/chart/booklet') + birthFragment(a)}>
            {t('library.booklet')}
          </a>
        )}
        {onMove && movable.length > 0 && (
          <button class="btn small" type="button" onClick={() => onMove(movable)}>
            {t('library.move', { n: movable.length })}
          </button>
        )}
        <button class="btn small" type="button" onClick={() => onRemove(charts)}>
          {t('library.removeChosen')}
        </button>
        {charts.length < found.length && (
          <button class="btn quiet small" type="button" onClick={() => onChoose(found)}>
            {t('library.chooseAll', { n: found.length })}
          </button>
        )}
        <button class="btn quiet small" type="button" onClick={() => onChoose([])}>
          {t('library.chooseNone')}
        </button>
      </p>
      <TagSeveral charts={charts} known={tags} onChange={onTagged} />
      <Exports charts={charts} isChoice />
      {isCompared && canCompare && <Later load={loadCompare} given={{ charts: compared }} />}
    </>
  );
}
