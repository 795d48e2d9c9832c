/** Tags of charts: those that narrow the list, and a field that adds or removes tags of several charts. */
import { useId, useRef } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import type { LibraryChart } from './entries';

/** Tags in a field, separated by commas. */
export const tagsOf = (text: string): string[] => [...new Set(text.split(',').flatMap((tag) => tag.trim() || []))];

/** The tags of charts, the most frequent first. */
export function tagsByUse(charts: readonly LibraryChart[]): string[] {
  const uses = new Map<string, number>();
  for (const { tags } of charts) for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a).map(([tag]) => tag);
}

/** Buttons that show only the charts with a tag. */
export function TagChoice({
  tags,
  chosen,
  onChoose,
}: {
  tags: readonly string[];
  chosen: string | null;
  onChoose: (tag: string | null) => void;
}) {
  const { t } = useReader();
  return (
    <fieldset class="acts tagged">
      <legend class="vh">{t('library.byTag')}</legend>
      {tags.map((tag) => (
        <button
          key={tag}
          class="btn quiet small"
          type="button"
          aria-pressed={tag === chosen}
          onClick={() => onChoose(tag === chosen ? null : tag)}
        >
          {tag}
        </button>
      ))}
    </fieldset>
  );
}

/** @param onChange  receives the charts of the selection whose tags differ, with their new tags */
export function TagSeveral({
  charts,
  known,
  onChange,
}: {
  charts: readonly LibraryChart[];
  known: readonly string[];
  onChange: (changed: readonly LibraryChart[]) => void;
}) {
  const { t } = useReader();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const change = (tagsWith: (tags: readonly string[], written: readonly string[]) => string[]) => {
    const written = tagsOf(field.current?.value ?? '');
    if (written.length === 0) {
      field.current?.focus();
      return;
    }
    onChange(
      charts.flatMap((chart) => {
        const tags = tagsWith(chart.tags, written);
        return tags.length === chart.tags.length ? [] : [{ ...chart, tags }];
      }),
    );
    if (field.current) field.current.value = '';
  };
  return (
    <form
      class="acts tagging"
      onSubmit={(event) => {
        event.preventDefault();
        change((tags, written) => [...new Set([...tags, ...written])]);
      }}
    >
      <div class="f">
        <label for={id}>{t('library.tagField')}</label>
        <input id={id} ref={field} list={`${id}l`} autocomplete="off" />
        <datalist id={`${id}l`}>
          {known.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </div>
      <button class="btn small" type="submit">
        {t('library.tagAdd')}
      </button>
      <button
        class="btn quiet small"
        type="button"
        onClick={() => change((tags, written) => tags.filter((tag) => !written.includes(tag)))}
      >
        {t('library.tagRemove')}
      </button>
    </form>
  );
}
