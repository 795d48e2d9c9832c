/** For a reader who is not signed in: create a passkey, or sign in with one. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { coordinatesText } from '../../reader/format';
import { useReader } from '../../reader/reader';
import type { AccountAnswer, SignedInAccount } from '../../shared/account';
import type { Resolved } from '../../shared/birth';
import { birthText } from '../../shared/birthText';
import { Section } from '../../shared/components';
import { knowsPasskeys } from '../../shared/passkeys';
import { deviceKind, register, signIn } from './ceremonies';
import { Asking, holdFocus, NameField } from './parts';
import { refusalText } from './words';

/** A chart that will be saved once the reader is signed in. */
export function Pending({ resolved, action }: { resolved: Resolved; action?: ComponentChildren }) {
  const { reader, t } = useReader();
  const { lat, lon } = resolved.birth;
  return (
    <Section title={t('account.toSave')}>
      <p>{birthText(reader, resolved)}</p>
      <p class="q">{reader.figures(coordinatesText(lat, lon))}</p>
      {action ?? <p class="q">{t('account.toSaveWhen')}</p>}
    </Section>
  );
}

interface Props {
  /** A chart that waits for the account. */
  pending: Resolved | null;
  onSignedIn: (isNew: boolean) => void;
}

export function SignedOut({ pending, onSignedIn }: Props) {
  const { reader, t } = useReader();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState<'new' | 'known' | null>(null);
  const [said, setSaid] = useState<{ new?: string; known?: string }>({});
  // The browser is not known where the HTML is made.
  const isMadeElsewhere = reader.occasion.jdUt !== null;
  const run = async (which: 'new' | 'known', perform: () => Promise<AccountAnswer<SignedInAccount>>) => {
    const giveBack = holdFocus();
    setBusy(which);
    setSaid({});
    const answer = await perform();
    setBusy(null);
    if (answer.ok) return onSignedIn(which === 'new');
    setSaid({ [which]: refusalText(reader, answer) });
    giveBack();
  };
  const create = (event: Event) => {
    event.preventDefault();
    void run('new', () => register(name.trim(), deviceKind(t)));
  };
  return (
    <>
      {pending && <Pending resolved={pending} />}
      <Section title={t('account.key')} note={t('account.keyWithout')}>
        {isMadeElsewhere || knowsPasskeys() ? (
          <div class="cols">
            <form onSubmit={create}>
              <h3>{t('account.newHere')}</h3>
              <p>{t(pending ? 'account.newKeepIt' : 'account.newKeep')}</p>
              <p class="q">{t('account.newHow')}</p>
              <NameField
                label={t('account.nameLabel')}
                span={12}
                hint={t('account.nameHint')}
                name={name}
                onName={setName}
              />
              <p class="acts">
                <button class="btn main" type="submit" disabled={busy !== null}>
                  {t('account.makePasskey')}
                </button>
              </p>
              <Asking busy={busy === 'new'}>{said.new}</Asking>
            </form>
            <div>
              <h3>{t('account.before')}</h3>
              <p>{t('account.beforeWhat')}</p>
              <p class="q">{t('account.beforeWhere')}</p>
              <p class="acts">
                <button
                  class="btn"
                  type="button"
                  disabled={busy !== null}
                  onClick={() => void run('known', () => signIn())}
                >
                  {t('account.signIn')}
                </button>
              </p>
              <Asking busy={busy === 'known'}>{said.known}</Asking>
            </div>
          </div>
        ) : (
          <p>{refusalText(reader, { ok: false, code: 'no-passkeys', message: '', requestId: null })}</p>
        )}
      </Section>
    </>
  );
}
