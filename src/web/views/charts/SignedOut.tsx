/** For a reader who is not signed in: one line to make a passkey or to sign in with one. */
import { useState } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import type { AccountAnswer, SignedInAccount } from '../../shared/account';
import { Disclosure } from '../../shared/components';
import { knowsPasskeys } from '../../shared/passkeys';
import { deviceKind, register, signIn } from './ceremonies';
import { Asking, holdFocus, NameField } from './parts';
import { refusalText } from './words';

export function SignedOut({ onSignedIn }: { onSignedIn: (isNew: boolean) => void }) {
  const { reader, t } = useReader();
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  // The browser is not known where the HTML is made.
  const isMadeElsewhere = reader.occasion.jdUt !== null;
  if (!isMadeElsewhere && !knowsPasskeys()) {
    return <p class="q">{refusalText(reader, { ok: false, code: 'no-passkeys', message: '', requestId: null })}</p>;
  }
  const run = async (isNew: boolean, perform: () => Promise<AccountAnswer<SignedInAccount>>) => {
    const giveBack = holdFocus();
    setIsBusy(true);
    setSaid('');
    const answer = await perform();
    setIsBusy(false);
    if (answer.ok) return onSignedIn(isNew);
    setSaid(refusalText(reader, answer));
    giveBack();
  };
  const create = (event: Event) => {
    event.preventDefault();
    void run(true, () => register(name.trim(), deviceKind(t)));
  };
  return (
    <form class="passkey" onSubmit={create}>
      <p class="acts">
        <span>{t('account.newKeep')}</span>
        <button class="btn quiet small" type="submit" disabled={isBusy}>
          {t('account.makePasskey')}
        </button>
        <button class="btn quiet small" type="button" disabled={isBusy} onClick={() => void run(false, () => signIn())}>
          {t('account.signIn')}
        </button>
      </p>
      <Asking busy={isBusy}>{said}</Asking>
      <Disclosure summary={t('account.aboutKey')}>
        <div class="within">
          <p class="q">{t('account.newHow')}</p>
          <p class="q">{t('account.beforeWhere')}</p>
          <p class="q">{t('account.keyWithout')}</p>
          <NameField
            label={t('account.nameLabel')}
            span={6}
            hint={t('account.nameHint')}
            name={name}
            onName={setName}
          />
        </div>
      </Disclosure>
    </form>
  );
}
