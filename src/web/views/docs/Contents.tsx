/** All endpoints by subject, and the search over them. */
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import { Status } from '../../shared/components';
import { useNarrow } from '../../shared/useNarrow';
import type { ApiDocument, DocumentedOperation, EndpointGroup } from './document';
import { English, MethodAndPath } from './parts';
import { search, searchIndex } from './search';

/** Width below which the list stands above the endpoint and is closed, rem. */
const BESIDE_REM = 63.99;

export const titled = (tag: string): string => tag.charAt(0).toUpperCase() + tag.slice(1);

interface Props {
  document: ApiDocument;
  groups: readonly EndpointGroup[];
  /** The fragment of the address. */
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

export function Contents({ document: described, groups, current, onOpen }: Props) {
  const { t } = useReader();
  const isNarrow = useNarrow(BESIDE_REM);
  const [query, setQuery] = useState('');
  const list = useRef<HTMLElement>(null);
  const operations = groups.flatMap((group) => group.operations);
  const index = useMemo(() => searchIndex(described, operations), [described]);
  useEffect(() => {
    // A list that scrolls by itself shows the part that is open.
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && link) list.current.scrollTop = link.offsetTop - list.current.clientHeight / 2;
  }, [current]);
  const isAsked = query.trim() !== '';
  const found = new Map(search(index, query).map(({ id, names }) => [id, names]));
  const shown = groups
    .map((group) => ({ ...group, operations: group.operations.filter(({ id }) => found.has(id)) }))
    .filter((group) => group.operations.length > 0);
  const link = ({ id, method, path }: DocumentedOperation) => (
    <li key={id}>
      <a
        class="mono"
        href={`#${id}`}
        aria-current={id === current ? 'page' : undefined}
        onClick={() => onOpen(id, found.get(id)?.[0] ?? '')}
      >
        <MethodAndPath method={method} path={path} />
        {found.get(id)?.map((name) => (
          <small key={name}>{name}</small>
        ))}
      </a>
    </li>
  );
  const head = (id: string, title: ComponentChildren) => (
    <h2 key={id}>
      <a href={`#${id}`} aria-current={id === current ? 'page' : undefined}>
        {title}
      </a>
    </h2>
  );
  const parts = shown.map(({ tag, operations: own }) => (
    <Fragment key={tag}>
      {head(tag, <English>{titled(tag)}</English>)}
      <ul>{own.map(link)}</ul>
    </Fragment>
  ));
  const whole = [head('start', t('docs.first')), ...parts, head('accuracy', t('docs.accuracy'))];
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
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <Status class="q">{isAsked && t(found.size > 0 ? 'docs.endpoints' : 'docs.noneFound', { n: found.size })}</Status>
      {isNarrow && !isAsked ? (
        <details class="more">
          <summary>{t('docs.endpoints', { n: operations.length })}</summary>
          {whole}
        </details>
      ) : isAsked ? (
        parts
      ) : (
        whole
      )}
    </nav>
  );
}
