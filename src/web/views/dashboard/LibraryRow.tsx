/** A chart of the library: its birth, its lagna and Moon, its tags and its note. */
import { useId, useState } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import { birthFragment } from '../../shared/birth';
import type { FiledChart } from '../../shared/chartFiles/types';
import { tagsOf } from './Tags';
import type { Points } from './usePoints';
import { birthLine, nameOf } from './words';

interface Props {
  chart: FiledChart;
  points: Points | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onChange: (chart: FiledChart) => void;
  onRemove: () => void;
}

export function LibraryRow({ chart, points, isChosen, onChoose, onChange, onRemove }: Props) {
  const { reader, t } = useReader();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { birth, tags, note } = chart;
  const name = nameOf(birth, reader);
  return (
    <li>
      <input
        type="checkbox"
        aria-label={t('library.choose', { name })}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <div>
        <a class="b" href={reader.href('/chart') + birthFragment(birth)}>
          {name}
        </a>{' '}
        <span class="q">{birthLine(reader, birth)}</span>
        <span class="q points" lang={reader.namesLang}>
          {points?.lagna && `${t('account.lagna')} ${points.lagna} · `}
          {points ? `${t('account.moon')} ${points.moon}` : '\u00a0'}
        </span>
        {tags.length > 0 && (
          <ul class="tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
        {note && <p class="notes">{note}</p>}
        {isOpen && (
          <div class="form3">
            <div class="f w">
              <label for={`${id}t`}>{t('library.tags')}</label>
              <input
                id={`${id}t`}
                value={tags.join(', ')}
                autocomplete="off"
                onChange={({ currentTarget: { value } }) => onChange({ ...chart, tags: tagsOf(value) })}
              />
            </div>
            <div class="f w">
              <label for={`${id}n`}>{t('library.noteLabel')}</label>
              <textarea
                id={`${id}n`}
                rows={3}
                value={note}
                onChange={({ currentTarget: { value } }) => onChange({ ...chart, note: value.trim() })}
              />
            </div>
          </div>
        )}
      </div>
      <p class="acts">
        <button class="btn quiet small" type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('library.edit')} <span class="vh">{name}</span>
        </button>
        <button class="btn quiet small" type="button" onClick={onRemove}>
          {t('library.remove')} <span class="vh">{name}</span>
        </button>
      </p>
    </li>
  );
}
