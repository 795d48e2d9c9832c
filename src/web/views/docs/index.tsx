/** The API, read from /openapi.json: every endpoint with what it takes and answers, to be tried from here. */
import { useEffect, useState } from 'preact/hooks';
import { Colophon } from '../../parts/Colophon';
import { Busy, Fault, PageHead, Section } from '../../parts/components';
import { mount } from '../../shell/mount';
import { Accuracy } from './Accuracy';
import './docs.css';
import { type ApiDocument, type Operation, operationsOf } from './document';
import { Endpoint } from './Endpoint';
import { Code, Words } from './parts';
import type { Press } from './press';

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

const described = read<ApiDocument>('/openapi.json');
const facts = read<Press>('/api/press').catch(() => null);
// It is asked for before anybody listens: a failure is told by the page, once that is drawn.
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

const COMMAND = 'npx khagola panchanga --date 2026-11-08 --time 18:00 --place Ujjain';

type State =
  | { state: 'waiting' }
  | { state: 'failed' }
  | { state: 'ready'; document: ApiDocument; press: Press | null };

/** The ways in: the description, the library, the command. */
function Beginnings() {
  return (
    <Section
      title="Three ways in"
      note="The service, the library and the command are one program: the same digits in each."
    >
      <h3>The service</h3>
      <p>
        <a href="/openapi.json">/openapi.json</a> describes it in OpenAPI 3.1, generated from the schemas that check the
        requests. This page is made of it. A typed client:
      </p>
      <Code
        label="Types for a client"
        text={`npx openapi-typescript ${location.origin}/openapi.json -o khagola.d.ts`}
      />
      <h3>The library</h3>
      <p>For Node, bundlers and plain browser modules, without a network.</p>
      <Code label="The library" text={LIBRARY} />
      <h3>The command</h3>
      <p>
        <code>khagola chart</code>, <code>panchanga</code>, <code>muhurta</code>, <code>utsavas</code> and{' '}
        <code>rectify</code>: tables for people, <code>--json</code>, <code>--svg</code> and <code>--ics</code> for
        programs. Each tells of itself with <code>--help</code>.
      </p>
      <Code label="The command" text={COMMAND} />
    </Section>
  );
}

interface Group {
  tag: string;
  description: string;
  operations: Operation[];
}

function groupsOf(document: ApiDocument): Group[] {
  const operations = operationsOf(document);
  const known = (document.tags ?? []).map(({ name, description = '' }) => ({ tag: name, description }));
  const others = operations.map(({ tag }) => tag).filter((tag) => !known.some((each) => each.tag === tag));
  return [...known, ...[...new Set(others)].map((tag) => ({ tag, description: '' }))]
    .map((group) => ({ ...group, operations: operations.filter(({ tag }) => tag === group.tag) }))
    .filter((group) => group.operations.length > 0);
}

const titled = (tag: string): string => tag.charAt(0).toUpperCase() + tag.slice(1);

function Contents({ document, groups }: { document: ApiDocument; groups: Group[] }) {
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <Section title="Contents" note={<Words text={document.info.description ?? ''} />}>
      <nav aria-label={`${count} endpoints`} class="contents">
        {groups.map(({ tag, operations }) => (
          <div key={tag}>
            <h3>
              <a href={`#${tag}`}>{titled(tag)}</a>
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
            <a href="#accuracy">Accuracy</a>
          </h3>
        </div>
      </nav>
    </Section>
  );
}

function Docs() {
  const [state, setState] = useState<State>({ state: 'waiting' });
  useEffect(() => {
    Promise.all([described, facts]).then(
      ([document, press]) => setState({ state: 'ready', document, press }),
      () => setState({ state: 'failed' }),
    );
  }, []);
  useEffect(() => {
    // The address may name an endpoint that is drawn only now.
    if (state.state === 'ready' && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [state]);
  const groups = state.state === 'ready' ? groupsOf(state.document) : [];
  return (
    <>
      <main id="main" tabIndex={-1}>
        <PageHead
          page="docs"
          lead="Every endpoint with what it takes, answers and refuses. Nothing here needs a key; “Try it here” asks with your place."
        />
        <Beginnings />
        {state.state === 'waiting' && <Busy what="Reading the description of the API." rows={12} />}
        {state.state === 'failed' && (
          <Fault title="The description of the API could not be read.">
            <p>It stands at /openapi.json of this service and needs a network. Loading the page again may help.</p>
          </Fault>
        )}
        {state.state === 'ready' && (
          <>
            <Contents document={state.document} groups={groups} />
            {groups.map(({ tag, description, operations }) => (
              <section class="group" key={tag} id={tag} aria-labelledby={`${tag}-head`}>
                <div class="sec of">
                  <header>
                    <h2 id={`${tag}-head`}>{titled(tag)}</h2>
                  </header>
                  <p class="body q">{description}</p>
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
      <Colophon>
        <p>
          Read from /openapi.json and /api/press of this service, when the page was opened. What you try is asked of
          this service alone; outside of /account it is asked without your session, so that nothing is saved.
        </p>
      </Colophon>
    </>
  );
}

mount(Docs);
