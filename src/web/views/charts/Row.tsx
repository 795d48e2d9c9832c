/** A chart of the library: its drawing, its birth, its lagna and Moon, its tags and its note. */
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import { birthFragment } from '../../shared/birth';
import { ChartDrawing } from '../../shared/ChartDrawing';
import { Tag } from '../../shared/components';
import { type LibraryChart, MAX_NAME, MAX_NOTE } from './entries';
import { tagsOf } from './Tags';
import type { Points } from './usePoints';
import { birthLine, nameOf } from './words';

interface EditProps {
  chart: LibraryChart;
  /** Resolves to the error message; empty if there is none. */
  onSave: (chart: LibraryChart) => Promise<string>;
  onClose: () => void;
}

function Edit({ chart, onSave, onClose }: EditProps) {
  const { t } = useReader();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { birth, tags, note } = chart;
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);
  const save = async (event: Event) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget as HTMLFormElement);
    const textOf = (field: string) => String(written.get(field)).trim();
    setIsBusy(true);
    setWrong(
      await onSave({
        ...chart,
        birth: { ...birth, name: textOf('name') },
        tags: tagsOf(textOf('tags')),
        note: textOf('note'),
      }),
    );
    setIsBusy(false);
  };
  return (
    <form
      class="form3"
      ref={form}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div class="f">
        <label for={`${id}m`}>{t('library.name')}</label>
        <input id={`${id}m`} name="name" maxLength={MAX_NAME} autocomplete="off" defaultValue={birth.name} />
      </div>
      <div class="f">
        <label for={`${id}t`}>{t('library.tags')}</label>
        <input id={`${id}t`} name="tags" autocomplete="off" defaultValue={tags.join(', ')} />
      </div>
      <div class="f w">
        <label for={`${id}n`}>{t('library.noteLabel')}</label>
        <textarea id={`${id}n`} name="note" rows={3} maxLength={MAX_NOTE} defaultValue={note} />
      </div>
      <p class="acts w">
        <button class="btn small" type="submit" disabled={isBusy}>
          {t('library.keep')}
        </button>
        <button class="btn quiet small" type="button" onClick={onClose}>
          {t('account.leave')}
        </button>
        {wrong && (
          <span class="rubric" role="alert">
            {wrong}
          </span>
        )}
      </p>
    </form>
  );
}

interface Props extends EditProps {
  points: Points | undefined;
  /** The town of a birth that names no place. */
  town: string | undefined;
  /** Whether the row says that the device keeps the chart. */
  showsDevice: boolean;
  isChosen: boolean;
  isEdited: boolean;
  onChoose: (isChosen: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function Row(props: Props) {
  const { chart, points, town, showsDevice, isChosen, isEdited, onChoose, onEdit, onRemove } = props;
  const { reader, t, settings } = useReader();
  const id = useId();
  const { birth, tags, note } = chart;
  const name = nameOf(birth, reader);
  const style = !birth.isTimeKnown && settings.drawing === 'north' ? 'south' : settings.drawing;
  return (
    <>
      <input
        type="checkbox"
        aria-label={t('library.choose', { name })}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <div class="dots" aria-hidden="true">
        {points && <ChartDrawing positions={points.positions} style={style} detail="dots" id={id} />}
      </div>
      <div>
        <a class="b" href={reader.href('/chart') + birthFragment(birth)}>
          {name}
        </a>
        {showsDevice && (
          <>
            {' '}
            <Tag>{t('library.onDevice')}</Tag>
          </>
        )}
        <span class="q">{birthLine(reader, birth, birth.place || town)}</span>
      </div>
      <p class="q points" lang={reader.namesLang}>
        {points?.lagna && (
          <>
            <span>
              {t('account.lagna')} {points.lagna}
            </span>{' '}
          </>
        )}
        <span>{points ? `${t('account.moon')} ${points.moon}` : '\u00a0'}</span>
      </p>
      <div class="remarks">
        {tags.length > 0 && (
          <ul class="tags">
            {tags.map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
        {note && <p class="notes">{note}</p>}
      </div>
      <p class="acts">
        <button class="btn quiet small edit" type="button" aria-expanded={isEdited} onClick={onEdit}>
          {t('library.edit')} <span class="vh">{name}</span>
        </button>
        <button class="btn quiet small remove" type="button" onClick={onRemove}>
          {t('library.remove')} <span class="vh">{name}</span>
        </button>
      </p>
      {isEdited && <Edit chart={chart} onSave={props.onSave} onClose={props.onClose} />}
    </>
  );
}
