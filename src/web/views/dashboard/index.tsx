/** The charts that a reader keeps in an account, its passkeys and its end. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Refused, saveChart } from '../../parts/account';
import { type Resolved, resolvedFromFragment } from '../../parts/birth';
import { Colophon } from '../../parts/Colophon';
import { Busy, Fault, PageHead, Status } from '../../parts/components';
import { loadZonePast, withZonePast } from '../../parts/zonePast';
import { mount } from '../../shell/mount';
import { chartPath, type Kept, kept, passkeyPath, signOut } from './api';
import { Charts } from './Charts';
import { forgetAll } from './ceremonies';
import './dashboard.css';
import { Passkeys } from './Passkeys';
import { Pending, SignedOut } from './SignedOut';
import { useRemovals } from './useRemovals';
import { countText, refusalText } from './words';
import { YourData } from './YourData';

type View =
  | { state: 'waiting' }
  | { state: 'signed-out' }
  | { state: 'refused'; refused: Refused }
  | { state: 'signed-in'; kept: Kept };

const KEEPING = 'Only what you typed is kept; each chart is computed again when you open it.';

/** The birth in the address: a chart that its page sent here to be kept. */
const birthOfAddress = (): Resolved | null => resolvedFromFragment(location.hash);

const SAVED_WORDS = {
  saved: 'The chart is saved.',
  full: 'The account is full, so the chart is not saved. Delete one first.',
  'signed-out': 'The session has ended, so the chart is not saved.',
  'no-accounts': 'This service keeps no accounts.',
  'not-saved': 'The chart could not be saved. Trying again may help.',
  offline: 'The service could not be reached, so the chart is not saved.',
} as const;

/** Why there is nothing to show, and what can be done about it. */
function Unavailable({ refused, onAgain }: { refused: Refused; onAgain: () => void }) {
  const again = (
    <button class="btn" type="button" onClick={onAgain}>
      Try again
    </button>
  );
  if (refused.code === 'accounts-not-configured') {
    return (
      <div class="msg">
        <h2>This service keeps no accounts.</h2>
        <p>
          Charts are computed on your device all the same. To keep one, copy its link: the birth stands in the link
          itself.
        </p>
        <a class="btn" href="/chart">
          New chart
        </a>
      </div>
    );
  }
  if (refused.code === 'offline') {
    return (
      <div class="msg" role="status">
        <h2>The saved charts are not on this device.</h2>
        <p>The service that keeps them could not be reached. Computing works without it; the list needs a network.</p>
        {again}
      </div>
    );
  }
  return (
    <Fault title="The saved charts could not be read.">
      <p>
        {refused.code === 'storage-unavailable'
          ? 'The database does not answer now. What is saved stays saved; trying again in a minute may help.'
          : 'Something failed on our side. What is saved stays saved; trying again may help.'}
        {refused.requestId && (
          <>
            {' '}
            To quote: <code>{refused.requestId}</code>
          </>
        )}
      </p>
      {again}
    </Fault>
  );
}

function Dashboard() {
  const [view, setView] = useState<View>({ state: 'waiting' });
  const [pending, setPending] = useState(birthOfAddress);
  const [note, setNote] = useState('');
  const known = useRef<Kept | null>(null);
  known.current = view.state === 'signed-in' ? view.kept : null;

  const load = async () => {
    const answer = await kept();
    if (answer.ok) setView({ state: 'signed-in', kept: answer.value });
    else if (answer.code === 'unauthenticated') setView({ state: 'signed-out' });
    // What stands there stays while the service cannot be reached.
    else if (!known.current) setView({ state: 'refused', refused: answer });
  };
  const change = (next: (before: Kept) => Kept) =>
    setView((before) => (before.state === 'signed-in' ? { ...before, kept: next(before.kept) } : before));

  /** To the other side of the door: what had the focus is gone there. */
  const cross = (said: string) => {
    setNote(said);
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('#main')?.focus();
  };
  const tell = (refused: Refused): string => {
    if (refused.code !== 'unauthenticated') return refusalText(refused);
    setView({ state: 'signed-out' });
    cross(refusalText(refused));
    return '';
  };

  const removals = useRemovals(
    (path) =>
      change(({ account, charts, passkeys }) => {
        forgetAll(passkeys.filter(({ id }) => passkeyPath(id) === path));
        const left = {
          charts: charts.filter(({ id }) => chartPath(id) !== path),
          passkeys: passkeys.filter(({ id }) => passkeyPath(id) !== path),
        };
        return { account: { ...account, charts: left.charts.length, passkeys: left.passkeys.length }, ...left };
      }),
    (refused) => setNote(tell(refused)),
  );

  useEffect(() => {
    void load();
    // Another tab may have saved or deleted meanwhile.
    const seen = () => document.visibilityState === 'visible' && known.current && void load();
    const back = (event: PageTransitionEvent) => event.persisted && void load();
    const arrive = () => withZonePast(location.hash, () => setPending(birthOfAddress()));
    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', back);
    addEventListener('hashchange', arrive);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', back);
      removeEventListener('hashchange', arrive);
    };
  }, []);

  const save = async (resolved: Resolved): Promise<string> => {
    const outcome = await saveChart(resolved);
    if (outcome === 'saved') {
      history.replaceState(null, '', location.pathname);
      setPending(null);
    }
    return SAVED_WORDS[outcome];
  };
  const saveHere = async (resolved: Resolved) => {
    setNote(await save(resolved));
    await load();
  };
  const enter = async (isNew: boolean) => {
    const said = pending ? await save(pending) : '';
    await load();
    cross([isNew ? 'Your account is made.' : 'You are signed in.', said].filter(Boolean).join(' '));
  };
  const leave = async (everywhere: boolean): Promise<string> => {
    await removals.flush();
    const answer = await signOut(everywhere);
    if (!answer.ok) return tell(answer);
    setView({ state: 'signed-out' });
    cross(everywhere ? 'You are signed out, on all devices.' : 'You are signed out.');
    return '';
  };
  const end = (charts: number) => {
    setView({ state: 'signed-out' });
    cross(
      `The account is deleted, its passkeys and ${charts === 0 ? 'all else' : countText(charts, 'chart').toLowerCase()} with it. ` +
        'Your device may still list the passkey; it opens nothing here.',
    );
  };

  const here = view.state === 'signed-in' ? view.kept : null;
  return (
    <>
      <main id="main" tabIndex={-1}>
        <PageHead
          page="dashboard"
          lead={`${here?.charts.length ? countText(here.charts.length, 'chart') : 'Charts'}, visible to you alone. ${KEEPING}`}
          actions={
            here && (
              <a class="btn main" href="/chart">
                New chart
              </a>
            )
          }
        />
        <Status class="said">{note}</Status>
        {view.state === 'waiting' && <Busy what="Reading the saved charts." rows={8} />}
        {view.state === 'refused' && (
          <Unavailable
            refused={view.refused}
            onAgain={() => {
              setView({ state: 'waiting' });
              void load();
            }}
          />
        )}
        {view.state === 'signed-out' && <SignedOut pending={pending} onSignedIn={(isNew) => void enter(isNew)} />}
        {here && (
          <>
            {pending && (
              <Pending
                resolved={pending}
                action={
                  <p class="acts">
                    <button class="btn" type="button" onClick={() => void saveHere(pending)}>
                      Save chart
                    </button>
                  </p>
                }
              />
            )}
            <Charts
              kept={here}
              removals={removals}
              tell={tell}
              onRenamed={(chart) =>
                change((before) => ({
                  ...before,
                  charts: before.charts.map((each) => (each.id === chart.id ? chart : each)),
                }))
              }
            />
            <Passkeys
              kept={here}
              removals={removals}
              tell={tell}
              onSignOut={leave}
              onAdded={(passkey) => change((before) => ({ ...before, passkeys: [...before.passkeys, passkey] }))}
            />
            <YourData
              kept={here}
              tell={tell}
              settle={removals.flush}
              onDeleted={() => end(here.charts.length)}
              onOther={() => {
                void load();
                cross('That passkey opens another account, which is shown now. Nothing is deleted.');
              }}
            />
          </>
        )}
      </main>
      <Colophon>
        <p>
          Stored for each chart: name, date, time, coordinates, offset from UTC, where lagna and grahas stood in the
          rāśis, when it was saved and last changed. Of each passkey: its public key, its name, when it was added and
          last signed in. Of the account: its name.
        </p>
        <p>
          Not stored: the computed chart, an e-mail address, a password, your network address, where you signed in from.
          You stay signed in for thirty days by a cookie that no script can read; the service keeps only its hash.
        </p>
      </Colophon>
    </>
  );
}

void loadZonePast(location.hash).then(() => mount(Dashboard));
