/** The view of the documentation: the part of the address, and the parts that the reader opens from it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { addMessages } from '../../reader/lateMessages';
import { pageTranslate } from '../../reader/pageTranslate';
import { Reader, ReaderProvider, useReader } from '../../reader/reader';
import { mountOver } from '../../shell/mountOver';
import { ACCURACY, CONTENTS_FILE, DOCS_PATH, partFile, partPath, subjectSlug } from './addresses';
import { DocsPage, type Shown, titleOf } from './DocsPage';
import { type ApiDocument, operationsOf } from './document';
import type { ListedGroup } from './listed';
import { OPENED } from './parts';
import type { Press } from './press';

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

let facts: Promise<Press> | undefined;
const readFacts = (): Promise<Press> => {
  facts ??= read<Press>('/api/press');
  return facts;
};

/** The last step of the path of a part; null for another page. */
function slugIn(path: string): string | null {
  const found = new RegExp(`^(?:/\\w+)?${DOCS_PATH}(?:/([\\w-]+))?$`).exec(path);
  return found ? (found[1] ?? '') : null;
}
const slugOfAddress = (): string => slugIn(location.pathname) ?? '';

async function loadPart(groups: readonly ListedGroup[], slug: string): Promise<Shown> {
  if (slug === '') return { kind: 'start' };
  const subject = groups.find(({ tag }) => subjectSlug(tag) === slug);
  if (subject) return { kind: 'subject', group: subject };
  if (slug === ACCURACY) {
    const [press, { Accuracy: View }] = await Promise.all([readFacts(), import('./Accuracy')]);
    return { kind: 'accuracy', press, View };
  }
  const [document, press, { EndpointPart: View }] = await Promise.all([
    read<ApiDocument>(partFile(slug)),
    readFacts().catch(() => null),
    import('./Endpoint'),
  ]);
  const [operation] = operationsOf(document);
  if (!operation) throw new Error(`no endpoint in ${partFile(slug)}`);
  return { kind: 'endpoint', document, operation, press, View };
}

const partOf = (groups: readonly ListedGroup[], slug: string): Promise<Shown> =>
  loadPart(groups, slug).catch(() => ({ kind: 'failed' }) as const);

/** The link to another part that a click follows; null for another click. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('#main a[href]') : null;
  return link && link.origin === location.origin && slugIn(link.pathname) !== null ? link : null;
}

function Docs({ groups, first }: { groups: readonly ListedGroup[]; first: Shown }) {
  const { t } = useReader();
  const [{ slug, shown }, show] = useState({ slug: slugOfAddress(), shown: first });
  const [sought, setSought] = useState({ id: '', name: '' });
  // Only the part that the reader opened last is shown.
  const latest = useRef(slug);
  useEffect(() => {
    const follow = () => {
      const next = slugOfAddress();
      latest.current = next;
      void partOf(groups, next).then((part) => latest.current === next && show({ slug: next, shown: part }));
    };
    const open = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      history.pushState(OPENED, '', link.href);
      follow();
    };
    addEventListener('popstate', follow);
    addEventListener('click', open);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('click', open);
    };
  }, []);
  useEffect(() => {
    document.title = `${titleOf(shown, t)} · Khagola`;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.top .lng'))
      link.pathname = link.pathname.replace(new RegExp(`${DOCS_PATH}.*$`), partPath(slug));
  }, [shown]);
  const isSought = shown.kind === 'endpoint' && shown.operation.id === sought.id;
  return (
    <DocsPage
      groups={groups}
      slug={slug}
      shown={shown}
      sought={isSought ? sought.name : ''}
      onOpen={(id, name) => setSought({ id, name })}
    />
  );
}

/** The page with the Latin digits of the code that it documents, whatever the reader chose. */
function InLatinDigits(props: { groups: readonly ListedGroup[]; first: Shown }) {
  const { reader } = useReader();
  const settings = { ...reader.settings, digits: 'latin' as const };
  return (
    <ReaderProvider value={new Reader({ ...reader, settings }, pageTranslate(), reader, reader.occasion)}>
      <Docs {...props} />
    </ReaderProvider>
  );
}

/** Settles once the view is mounted. */
export const mounted: Promise<void> = Promise.all([read<ListedGroup[]>(CONTENTS_FILE), addMessages('docs')]).then(
  async ([groups]) => {
    const first = await partOf(groups, slugOfAddress());
    await mountOver(() => <InLatinDigits groups={groups} first={first} />);
  },
);
