/** The API documentation, from /openapi.json: every endpoint with its input and output, and a form to try it. */
import { useEffect, useState } from 'preact/hooks';
import { pageTranslate } from '../../reader/data';
import { Reader, ReaderProvider, useReader } from '../../reader/reader';
import { Busy, Fault, PageHead, Section } from '../../shared/components';
import { PageEnd } from '../../shared/PageEnd';
import { mountRead } from '../../shell/mount';
import { Accuracy } from './Accuracy';
import './docs.css';
import { type ApiDocument, type DocumentedOperation, operationsOf } from './document';
import { Endpoint } from './Endpoint';
import { Code, Coded, English, Words } from './parts';
import type { Press } from './press';

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

const described = read<ApiDocument>('/openapi.json');
const facts = read<Press>('/api/press').catch(() => null);
// The request starts before there is a listener. The page reports a failure once it is drawn.
described.catch(() => undefined);

const LIBRARY = `import { computeChart, openKernel, rashiName, resolveWallClock } from 'khagola';

const kernel = await openKernel();
const clock = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
const birth = resolveWallClock(clock, { kind: 'iana', id: 'Asia/Kolkata' });
if (!birth.ok) throw new Error(birth.error.reason);

const { jdUt, offsetHours: tzHours } = birth.value;
const place = { latDeg: 28.6139, lonDeg: 77.209, tzHours };
const chart = computeChart(kernel, { jdUt, ...place, ayanamsha: 'lahiri', nodeMode: 'mean' }, 3);
if (chart.ok) console.log(rashiName(chart.value.lagna.rashi).iast); // Kanyā`;

const COMMAND = 'npx khagola now --date 2026-11-08 --time 18:00 --place Ujjain';

type State =
  | { state: 'waiting' }
  | { state: 'failed' }
  | { state: 'ready'; document: ApiDocument; press: Press | null };

/** The ways to start: the document, the library, the command. */
function Beginnings() {
  const { t } = useReader();
  return (
    <Section title={t('docs.begin')} note={t('docs.beginNote')}>
      <h3>{t('docs.service')}</h3>
      <p>
        <a href="/openapi.json">/openapi.json</a>: {t('docs.serviceWords')}
      </p>
      <Code label={t('docs.client')} text={`npx openapi-typescript ${location.origin}/openapi.json -o khagola.d.ts`} />
      <h3>{t('docs.library')}</h3>
      <p>{t('docs.libraryWords')}</p>
      <Code label={t('docs.library')} text={LIBRARY} />
      <h3>{t('docs.command')}</h3>
      <p>
        <Coded text={t('docs.commandWords')} />
      </p>
      <Code label={t('docs.command')} text={COMMAND} />
    </Section>
  );
}

interface Group {
  tag: string;
  description: string;
  operations: DocumentedOperation[];
}

function groupsOf(document: ApiDocument): Group[] {
  const operations = operationsOf(document);
  const documented = (document.tags ?? []).map(({ name, description = '' }) => ({ tag: name, description }));
  const undocumented = operations.map(({ tag }) => tag).filter((tag) => !documented.some((each) => each.tag === tag));
  return [...documented, ...[...new Set(undocumented)].map((tag) => ({ tag, description: '' }))]
    .map((group) => ({ ...group, operations: operations.filter(({ tag }) => tag === group.tag) }))
    .filter((group) => group.operations.length > 0);
}

const titled = (tag: string): string => tag.charAt(0).toUpperCase() + tag.slice(1);

function Contents({ document, groups }: { document: ApiDocument; groups: Group[] }) {
  const { t } = useReader();
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <Section title={t('docs.contents')} note={<Words text={document.info.description ?? ''} />}>
      <nav aria-label={t('docs.endpoints', { n: count })} class="contents">
        {groups.map(({ tag, operations }) => (
          <div key={tag}>
            <h3>
              <a href={`#${tag}`}>
                <English>{titled(tag)}</English>
              </a>
            </h3>
            <ul>
              {operations.map(({ id, method, path, summary }) => (
                <li key={id}>
                  <a class="mono" href={`#${id}`} title={summary}>
                    <span class={method === 'GET' ? 'get' : 'other'}>{method}</span> {path}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h3>
            <a href="#accuracy">{t('docs.accuracy')}</a>
          </h3>
        </div>
      </nav>
    </Section>
  );
}

function Docs() {
  const { t } = useReader();
  const [state, setState] = useState<State>({ state: 'waiting' });
  useEffect(() => {
    Promise.all([described, facts]).then(
      ([document, press]) => setState({ state: 'ready', document, press }),
      () => setState({ state: 'failed' }),
    );
  }, []);
  useEffect(() => {
    // The URL may name an endpoint that is drawn only now.
    if (state.state === 'ready' && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [state]);
  const groups = state.state === 'ready' ? groupsOf(state.document) : [];
  return (
    <>
      <main id="main" tabIndex={-1}>
        <PageHead title={t('docs.title')} lead={t('docs.lead')} />
        <Beginnings />
        {state.state === 'waiting' && <Busy what={t('docs.reading')} rows={12} />}
        {state.state === 'failed' && (
          <Fault title={t('docs.unread')}>
            <p>{t('docs.unreadWhy')}</p>
          </Fault>
        )}
        {state.state === 'ready' && (
          <>
            <Contents document={state.document} groups={groups} />
            {groups.map(({ tag, description, operations }) => (
              <section class="group" key={tag} id={tag} aria-labelledby={`${tag}-head`}>
                <div class="sec of">
                  <header>
                    <h2 id={`${tag}-head`}>
                      <English>{titled(tag)}</English>
                    </h2>
                  </header>
                  <p class="body q">
                    <English>{description}</English>
                  </p>
                </div>
                {operations.map((operation) => (
                  <Endpoint key={operation.id} document={state.document} operation={operation} press={state.press} />
                ))}
              </section>
            ))}
            {state.press && <Accuracy press={state.press} />}
          </>
        )}
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

void mountRead(InLatinDigits);
