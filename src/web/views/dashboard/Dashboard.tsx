/** The charts in a reader's account, its passkeys and its deletion. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import { remember } from '../../reader/storage';
import { withZonePast } from '../../reader/zonePast';
import { type Refused, saveChart } from '../../shared/account';
import { type Resolved, resolvedFromFragment } from '../../shared/birth';
import { Busy, Fault, PageHead, Status } from '../../shared/components';
import { SIGNED_IN } from '../../shared/ownCharts';
import { PageEnd } from '../../shared/PageEnd';
import { chartPath, type Kept, kept, passkeyPath, signOut } from './api';
import { forgetAll } from './ceremonies';
import { Library } from './Library';
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
export const birthOfAddress = (): Resolved | null => resolvedFromFragment(location.hash);

/** The reader's account by the present answer of the service. */
export async function loadView(): Promise<View> {
  const answer = await kept();
  if (!answer.ok)
    return answer.code === 'unauthenticated' ? { state: 'signed-out' } : { state: 'refused', refused: answer };
  const parts = await import('./accountParts').catch(() => null);
  return parts ? { state: 'signed-in', kept: answer.value, parts } : { state: 'unloaded' };
}

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

interface Props {
  /** The account when the page opens. */
  first: View;
  /** The birth in the URL. */
  birth: Resolved | null;
}

export function DashboardPage({ first, birth }: Props) {
  const { reader, t } = useReader();
  const [view, setView] = useState(first);
  const [pending, setPending] = useState(birth);
  const [note, setNote] = useState('');
  const lastData = useRef<Kept | null>(null);
  lastData.current = view.state === 'signed-in' ? view.kept : null;

  const load = async () => {
    const next = await loadView();
    // Shown data stay while the service cannot be reached.
    if (next.state !== 'refused' || !lastData.current) setView(next);
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
    if (view.state === 'signed-in') remember(SIGNED_IN, '1');
    else if (view.state === 'signed-out') remember(SIGNED_IN, null);
  }, [view.state]);

  useEffect(() => {
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
        {view.state === 'unloaded' && <p class="q">{t('shell.partFailed')}</p>}
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
        <Library pending={pending?.birth ?? null} />
        {view.state === 'signed-out' && <SignedOut pending={pending} onSignedIn={(isNew) => void enter(isNew)} />}
      </main>
      <PageEnd>
        <p>{t('account.stored')}</p>
        <p>{t('account.notStored')}</p>
      </PageEnd>
    </>
  );
}
