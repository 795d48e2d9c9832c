/** The charts in a reader's account, its passkeys and its deletion. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { addMessages } from '../../reader/lateMessages';
import { useReader } from '../../reader/reader';
import { withZonePast } from '../../reader/zonePast';
import { type Refused, saveChart } from '../../shared/account';
import { type Resolved, resolvedFromFragment } from '../../shared/birth';
import { Busy, Fault, PageHead, Status } from '../../shared/components';
import { PageEnd } from '../../shared/PageEnd';
import { mountRead } from '../../shell/mount';
import { startShell } from '../../shell/start';
import { chartPath, type Kept, kept, passkeyPath, signOut } from './api';
import { forgetAll } from './ceremonies';
import './dashboard.css';
import { Pending, SignedOut } from './SignedOut';
import { useRemovals } from './useRemovals';
import { refusalText } from './words';

type View =
  | { state: 'waiting' }
  | { state: 'signed-out' }
  | { state: 'refused'; refused: Refused }
  | { state: 'unloaded' }
  | { state: 'signed-in'; kept: Kept; parts: typeof import('./accountParts') };

/** The birth in the URL: a chart that its page sent here to be saved. */
const birthOfAddress = (): Resolved | null => resolvedFromFragment(location.hash);

/** The library of the device. */
const loadLibrary = () => Promise.all([import('./Library'), addMessages('library')]).then(([module]) => module);

/** Why there is nothing to show, and the possible action. */
function Unavailable({ refused, onAgain }: { refused: Refused; onAgain: () => void }) {
  const { reader, t } = useReader();
  const again = (
    <button class="btn" type="button" onClick={onAgain}>
      {t('account.again')}
    </button>
  );
  if (refused.code === 'accounts-not-configured') {
    return (
      <div class="msg">
        <h2>{t('account.none')}</h2>
        <p>{t('account.noneWhy')}</p>
        <a class="btn" href={reader.href('/chart')}>
          {t('account.newChart')}
        </a>
      </div>
    );
  }
  if (refused.code === 'offline') {
    return (
      <div class="msg" role="status">
        <h2>{t('account.away')}</h2>
        <p>{t('account.awayWhy')}</p>
        {again}
      </div>
    );
  }
  return (
    <Fault title={t('account.unread')}>
      <p>
        {t(refused.code === 'storage-unavailable' ? 'account.unread_storage' : 'account.unread_failed')}
        {refused.requestId && (
          <>
            {' '}
            {t('account.quote')} <code>{refused.requestId}</code>
          </>
        )}
      </p>
      {again}
    </Fault>
  );
}

function Dashboard() {
  const { reader, t } = useReader();
  const [view, setView] = useState<View>({ state: 'waiting' });
  const [pending, setPending] = useState(birthOfAddress);
  const [library, setLibrary] = useState<Awaited<ReturnType<typeof loadLibrary>> | false | null>(null);
  const [note, setNote] = useState('');
  const lastData = useRef<Kept | null>(null);
  lastData.current = view.state === 'signed-in' ? view.kept : null;

  const load = async () => {
    // Both at once, so that nothing moves below the list.
    const [answer, part] = await Promise.all([kept(), loadLibrary().catch(() => false as const)]);
    setLibrary(part);
    if (answer.ok) {
      const parts = await import('./accountParts').catch(() => null);
      setView(parts ? { state: 'signed-in', kept: answer.value, parts } : { state: 'unloaded' });
    } else if (answer.code === 'unauthenticated') setView({ state: 'signed-out' });
    // Shown data stay while the service cannot be reached.
    else if (!lastData.current) setView({ state: 'refused', refused: answer });
  };
  const change = (next: (before: Kept) => Kept) =>
    setView((before) => (before.state === 'signed-in' ? { ...before, kept: next(before.kept) } : before));

  /** Moves between signed-in and signed-out state. The element with the focus is gone then. */
  const cross = (message: string) => {
    setNote(message);
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('#main')?.focus();
  };
  const tell = (refused: Refused): string => {
    if (refused.code !== 'unauthenticated') return refusalText(reader, refused);
    setView({ state: 'signed-out' });
    cross(refusalText(reader, refused));
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
    // Another tab may have saved or deleted in the meantime.
    const onVisible = () => document.visibilityState === 'visible' && lastData.current && void load();
    const back = (event: PageTransitionEvent) => event.persisted && void load();
    const arrive = () => withZonePast(location.hash, () => setPending(birthOfAddress()));
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('pageshow', back);
    addEventListener('hashchange', arrive);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
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
    return t(`account.outcome_${outcome}`);
  };
  const saveHere = async (resolved: Resolved) => {
    setNote(await save(resolved));
    await load();
  };
  const enter = async (isNew: boolean) => {
    const message = pending ? await save(pending) : '';
    await load();
    cross([t(isNew ? 'account.made' : 'account.signedIn'), message].filter(Boolean).join(' '));
  };
  const leave = async (everywhere: boolean): Promise<string> => {
    await removals.flush();
    const answer = await signOut(everywhere);
    if (!answer.ok) return tell(answer);
    setView({ state: 'signed-out' });
    cross(t(everywhere ? 'account.signedOutAll' : 'account.signedOut'));
    return '';
  };
  const end = (charts: number) => {
    setView({ state: 'signed-out' });
    cross(t('account.deleted', { n: charts }));
  };

  const parts = view.state === 'signed-in' ? view.parts : null;
  const here = view.state === 'signed-in' ? view.kept : null;
  const unloaded = <p class="q">{t('shell.partFailed')}</p>;
  return (
    <>
      <main id="main" tabIndex={-1}>
        <PageHead
          title={t('account.title')}
          lead={t('account.lead', { n: here?.charts.length ?? 0 })}
          actions={
            here && (
              <a class="btn main" href={reader.href('/chart')}>
                {t('account.newChart')}
              </a>
            )
          }
        />
        <Status class="said">{note}</Status>
        {view.state === 'waiting' && <Busy what={t('account.reading')} rows={8} />}
        {view.state === 'refused' && (
          <Unavailable
            refused={view.refused}
            onAgain={() => {
              setView({ state: 'waiting' });
              void load();
            }}
          />
        )}
        {view.state === 'unloaded' && unloaded}
        {view.state === 'signed-out' && <SignedOut pending={pending} onSignedIn={(isNew) => void enter(isNew)} />}
        {here && parts && (
          <>
            {pending && (
              <Pending
                resolved={pending}
                action={
                  <p class="acts">
                    <button class="btn" type="button" onClick={() => void saveHere(pending)}>
                      {t('account.saveChart')}
                    </button>
                  </p>
                }
              />
            )}
            <parts.Charts
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
            <parts.Passkeys
              kept={here}
              removals={removals}
              tell={tell}
              onSignOut={leave}
              onAdded={(passkey) => change((before) => ({ ...before, passkeys: [...before.passkeys, passkey] }))}
            />
            <parts.YourData
              kept={here}
              tell={tell}
              settle={removals.flush}
              onDeleted={() => end(here.charts.length)}
              onOther={() => {
                void load();
                cross(t('account.otherAccount'));
              }}
            />
          </>
        )}
        {library !== null &&
          view.state !== 'waiting' &&
          (library ? <library.Library pending={pending?.birth ?? null} /> : unloaded)}
      </main>
      <PageEnd>
        <p>{t('account.stored')}</p>
        <p>{t('account.notStored')}</p>
      </PageEnd>
    </>
  );
}

startShell();
void mountRead(Dashboard);
