/**
 * The API documentation, from /openapi.json: a list of all endpoints with a search, and beside it the part that the
 * fragment of the address names: an endpoint, a subject, or the measured accuracy. Without one it shows how to start.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { pageTranslate } from '../../reader/data';
import { Reader, ReaderProvider, useReader } from '../../reader/reader';
import { Busy, Fault, PageHead } from '../../shared/components';
import { Later } from '../../shared/Later';
import { PageEnd } from '../../shared/PageEnd';
import { mountRead } from '../../shell/mount';
import { startShell } from '../../shell/start';
import { Contents, titled } from './Contents';
import './docs.css';
import { type ApiDocument, type DocumentedOperation, type EndpointGroup, groupsOf } from './document';
import { English, MethodAndPath, Part, Words } from './parts';
import type { Press } from './press';
import { Start } from './Start';

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

const described = read<ApiDocument>('/openapi.json');
const facts = read<Press>('/api/press').catch(() => null);
// The request starts before there is a listener. The page reports a failure once it is drawn.
described.catch(() => undefined);

type State =
  | { state: 'waiting' }
  | { state: 'failed' }
  | { state: 'ready'; document: ApiDocument; press: Press | null };

const fragment = (): string => location.hash.slice(1);

/** The fragment of the address. */
function useFragment(): string {
  const [current, setCurrent] = useState(fragment);
  useEffect(() => {
    const follow = () => setCurrent(fragment());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return current;
}

/** A subject: its description and its endpoints. */
function SubjectPart({ tag, description, operations }: EndpointGroup) {
  return (
    <Part id={tag} title={<English>{titled(tag)}</English>}>
      <p class="q">
        <English>{description}</English>
      </p>
      <dl class="subject">
        {operations.map(({ id, method, path, summary }) => (
          <div key={id}>
            <dt>
              <a class="mono" href={`#${id}`}>
                <MethodAndPath method={method} path={path} />
              </a>
            </dt>
            <dd>
              <Words text={summary} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** Links to the endpoints before and after one, which the arrow keys follow. */
function Neighbours({ operations, at }: { operations: readonly DocumentedOperation[]; at: number }) {
  const { t } = useReader();
  const before = operations[at - 1];
  const after = operations[at + 1];
  return (
    <nav class="acts" aria-label={t('docs.neighbours')}>
      {before && (
        <a class="btn small" rel="prev" href={`#${before.id}`}>
          ← <MethodAndPath {...before} />
        </a>
      )}
      {after && (
        <a class="btn small" rel="next" href={`#${after.id}`}>
          <MethodAndPath {...after} /> →
        </a>
      )}
    </nav>
  );
}

const loadEndpoint = () => import('./Endpoint').then(({ EndpointPart }) => EndpointPart);
const loadAccuracy = () => import('./Accuracy').then((module) => module.Accuracy);
// The code of an endpoint loads beside the document. A failure is reported where it is drawn.
if (fragment() !== '') loadEndpoint().catch(() => undefined);

const PAGE_TITLE = document.title;

/** The title of the tab, and the same endpoint in the other language. */
function followOutside(operation: DocumentedOperation | undefined): void {
  document.title = operation ? `${operation.method} ${operation.path} · Khagola` : PAGE_TITLE;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.top .lng')) link.hash = location.hash;
}

/** The part that a fragment names, or the start. */
function Named({
  document,
  press,
  groups,
  current,
  sought,
}: {
  document: ApiDocument;
  press: Press | null;
  groups: EndpointGroup[];
  current: string;
  sought: { id: string; name: string };
}) {
  const operations = groups.flatMap((group) => group.operations);
  const at = operations.findIndex(({ id }) => id === current);
  const operation = operations[at];
  if (operation) {
    const neighbours = <Neighbours operations={operations} at={at} />;
    return (
      <Later
        key="endpoint"
        load={loadEndpoint}
        given={{ document, operation, press, neighbours, sought: sought.id === current ? sought.name : '' }}
      />
    );
  }
  if (current === 'accuracy' && press) return <Later key="accuracy" load={loadAccuracy} given={{ press }} />;
  const subject = groups.find(({ tag }) => tag === current);
  return subject ? <SubjectPart key={subject.tag} {...subject} /> : <Start />;
}

function Docs() {
  const { t } = useReader();
  const current = useFragment();
  const [sought, setSought] = useState({ id: '', name: '' });
  const [state, setState] = useState<State>({ state: 'waiting' });
  useEffect(() => {
    Promise.all([described, facts]).then(
      ([document, press]) => setState({ state: 'ready', document, press }),
      () => setState({ state: 'failed' }),
    );
  }, []);
  const groups = useMemo(() => (state.state === 'ready' ? groupsOf(state.document) : []), [state]);
  useEffect(
    () => followOutside(groups.flatMap(({ operations }) => operations).find(({ id }) => id === current)),
    [groups, current],
  );
  return (
    <>
      <main id="main" tabIndex={-1}>
        <PageHead
          title={t('docs.title')}
          lead={t('docs.lead')}
          actions={['/openapi.json', '/llms.txt'].map((path) => (
            <a class="btn small" key={path} href={path}>
              {path.slice(1)}
            </a>
          ))}
        />
        <div class="side">
          {state.state === 'ready' && (
            <Contents
              document={state.document}
              groups={groups}
              current={current}
              onOpen={(id, name) => setSought({ id, name })}
            />
          )}
          {state.state === 'waiting' && <Busy what={t('docs.reading')} rows={12} />}
          {state.state === 'failed' && (
            <div>
              <Fault title={t('docs.unread')} why={t('docs.unreadWhy')} />
              <Start />
            </div>
          )}
          {state.state === 'ready' && (
            <Named document={state.document} press={state.press} groups={groups} current={current} sought={sought} />
          )}
        </div>
      </main>
      <PageEnd>
        <p>{t('docs.end')}</p>
      </PageEnd>
    </>
  );
}

/** The page with the Latin digits of the code that it documents, whatever the reader chose. */
function InLatinDigits() {
  const reader = useReader();
  const settings = { ...reader.settings, digits: 'latin' as const };
  return (
    <ReaderProvider value={new Reader({ ...reader, settings }, pageTranslate(), reader, reader.occasion)}>
      <Docs />
    </ReaderProvider>
  );
}

startShell();
void mountRead(InLatinDigits);
