/** All endpoints by subject, and the search over them. */
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import { Status } from '../../shared/components';
import { ACCURACY, partPath, slugOf, subjectSlug } from './addresses';
import { type IndexedEndpoint, listIndex, search } from './list';
import type { ListedEndpoint, ListedGroup } from './listed';
import { English, MethodAndPath } from './parts';

export const titled = (tag: string): string => tag.charAt(0).toUpperCase() + tag.slice(1);

interface Props {
  groups: readonly ListedGroup[];
  /** The last step of the path of the open part; empty at the start. */
  current: string;
  /** Called with the name by which the search found an endpoint, when the reader opens it. */
  onOpen: (id: string, name: string) => void;
}

/** Moves the focus among the field and the links of the list. */
function step(list: HTMLElement, { key }: KeyboardEvent): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  const stops = [...list.querySelectorAll<HTMLElement>('input, li a')].filter((each) => each.checkVisibility());
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + (key === 'ArrowDown' ? 1 : -1)];
  if (at >= 0) next?.focus();
  return at >= 0 && next !== undefined;
}

/** The index of all names, which loads with the first letter. Until then, and without a network, the list is searched. */
function useIndex(groups: readonly ListedGroup[], isAsked: boolean): readonly IndexedEndpoint[] {
  const [index, setIndex] = useState(() => listIndex(groups));
  useEffect(() => {
    if (!isAsked) return;
    import('./search').then(({ loadIndex }) => loadIndex()).then(setIndex, () => {});
  }, [isAsked]);
  return index;
}

export function Contents({ groups, current, onOpen }: Props) {
  const { reader, t } = useReader();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLElement>(null);
  const isAsked = query.trim() !== '';
  const [wasAsked, setWasAsked] = useState(false);
  const index = useIndex(groups, wasAsked);
  useEffect(() => {
    // A list that scrolls by itself shows the part that is open.
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && link) list.current.scrollTop = link.offsetTop - list.current.clientHeight / 2;
  }, [current]);
  const found = new Map(search(index, query).map(({ id, names }) => [id, names]));
  const shown = groups
    .map((group) => ({ ...group, operations: group.operations.filter(({ id }) => found.has(id)) }))
    .filter((group) => group.operations.length > 0);
  const currently = (slug: string) => (slug === current ? 'page' : undefined);
  const link = ({ id, method, path }: ListedEndpoint) => (
    <li key={id}>
      <a
        class="mono"
        href={reader.href(partPath(slugOf(id)))}
        aria-current={currently(slugOf(id))}
        onClick={() => onOpen(id, found.get(id)?.[0] ?? '')}
      >
        <MethodAndPath method={method} path={path} />
        {found.get(id)?.map((name) => (
          <small key={name}>{name}</small>
        ))}
      </a>
    </li>
  );
  const head = (slug: string, title: ComponentChildren) => (
    <h2 key={slug}>
      <a href={reader.href(partPath(slug))} aria-current={currently(slug)}>
        {title}
      </a>
    </h2>
  );
  const parts = shown.map(({ tag, operations: own }) => (
    <Fragment key={tag}>
      {head(subjectSlug(tag), <English>{titled(tag)}</English>)}
      <ul>{own.map(link)}</ul>
    </Fragment>
  ));
  return (
    <nav
      class="contents"
      aria-label={t('docs.contents')}
      ref={list}
      onKeyDown={(event) => {
        if (list.current && step(list.current, event)) event.preventDefault();
      }}
    >
      <div class="f">
        <label class="vh" for="find-endpoint">
          {t('docs.find')}
        </label>
        <input
          id="find-endpoint"
          type="search"
          autocomplete="off"
          spellcheck={false}
          placeholder={t('docs.findHint')}
          value={query}
          onInput={(event) => {
            setQuery(event.currentTarget.value);
            setWasAsked(true);
          }}
        />
      </div>
      <Status class="q">{isAsked && t(found.size > 0 ? 'docs.endpoints' : 'docs.noneFound', { n: found.size })}</Status>
      {isAsked ? (
        parts
      ) : (
        <details class="more">
          <summary>{t('docs.endpoints', { n: index.length })}</summary>
          {head('', t('docs.first'))}
          {parts}
          {head(ACCURACY, t('docs.accuracy'))}
        </details>
      )}
    </nav>
  );
}
