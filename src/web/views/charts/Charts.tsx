/** The library of charts, the passkeys of the account and its deletion. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import { remember, remembered } from '../../reader/storage';
import { loadZonePast } from '../../reader/zonePast';
import type { Refused } from '../../shared/account';
import { type Birth, birthFragment } from '../../shared/birth';
import { Busy, Fault, PageHead, Status } from '../../shared/components';
import { withCharts } from '../../shared/deviceCharts';
import { SIGNED_IN } from '../../shared/ownCharts';
import { PageEnd } from '../../shared/PageEnd';
import { chartPath, type Kept, kept, passkeyPath, signOut } from './api';
import { forgetAll } from './ceremonies';
import { accountEntry, deviceEntry, useDeviceCharts } from './entries';
import { Library } from './Library';
import { Recents } from './Recents';
import { SignedOut } from './SignedOut';
import { useRemovals } from './useRemovals';
import { refusalText } from './words';

type View =
  | { state: 'waiting' }
  | { state: 'signed-out' }
  | { state: 'refused'; refused: Refused }
  | { state: 'unloaded' }
  | { state: 'signed-in'; kept: Kept; parts: typeof import('./accountParts') };

/** The reader's account by the present answer of the service. */
export async function loadView(): Promise<View> {
  const answer = await kept();
  if (!answer.ok) {
    // Without a network, a device that was not signed in has all its charts.
    const isSignedOut =
      answer.code === 'unauthenticated' || (answer.code === 'offline' && remembered(SIGNED_IN) === null);
    return isSignedOut ? { state: 'signed-out' } : { state: 'refused', refused: answer };
  }
  const years = answer.value.charts.map(({ input }) => input.year).join(' ');
  const [parts] = await Promise.all([import('./accountParts'), loadZonePast(years)]).catch(() => [null]);
  return parts ? { state: 'signed-in', kept: answer.value, parts } : { state: 'unloaded' };
}

/** Why the charts of the account are not shown, and the possible action. */
function Unavailable({ refused, onAgain }: { refused: Refused; onAgain: () => void }) {
  const { t } = useReader();
  const again = (
    <button class="btn" type="button" onClick={onAgain}>
      {t('account.again')}
    </button>
  );
  if (refused.code === 'accounts-not-configured') return <p class="q">{t('account.none')}</p>;
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

/** @param first  the account when the page opens */
export function ChartsPage({ first }: { first: View }) {
  const { reader, t } = useReader();
  const [view, setView] = useState(first);
  const [note, setNote] = useState('');
  const [device, changeDevice] = useDeviceCharts();
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
    (key) => {
      changeDevice((charts) => charts.filter(({ birth }) => birthFragment(birth) !== key));
      change(({ account, charts, passkeys }) => {
        forgetAll(passkeys.filter(({ id }) => passkeyPath(id) === key));
        const left = {
          charts: charts.filter(({ id }) => chartPath(id) !== key),
          passkeys: passkeys.filter(({ id }) => passkeyPath(id) !== key),
        };
        return { account: { ...account, charts: left.charts.length, passkeys: left.passkeys.length }, ...left };
      });
    },
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
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('pageshow', back);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('pageshow', back);
    };
  }, []);

  const keep = (birth: Birth) => changeDevice((charts) => withCharts(charts, [{ birth, tags: [], note: '' }]));
  const enter = async (isNew: boolean) => {
    await load();
    cross(t(isNew ? 'account.made' : 'account.signedIn'));
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
  const entries = useMemo(
    () => [...device.map(deviceEntry), ...(here?.charts ?? []).map(accountEntry)],
    [device, here?.charts],
  );
  return (
    <>
      <main id="main" tabIndex={-1}>
        <PageHead
          title={t('account.title')}
          lead={
            here
              ? t('library.leadAccount', {
                  n: reader.figures(here.charts.length),
                  limit: reader.figures(here.account.charts_limit),
                  device: device.length,
                })
              : t('library.lead', { n: device.length })
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
        {view.state === 'signed-out' && <SignedOut onSignedIn={(isNew) => void enter(isNew)} />}
        <Library
          entries={entries}
          isSignedIn={here !== null}
          removals={removals}
          changeDevice={changeDevice}
          onChanged={(chart) =>
            change((before) => ({
              ...before,
              charts: before.charts.map((each) => (each.id === chart.id ? chart : each)),
            }))
          }
          onMoved={load}
          tell={tell}
        />
        <Recents library={entries} onKeep={keep} />
        {here && parts && (
          <>
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
      </main>
      <PageEnd>
        <p>{t('account.stored')}</p>
        <p>{t('account.notStored')}</p>
      </PageEnd>
    </>
  );
}
