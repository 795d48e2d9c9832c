/** The passkeys of the account, and the ways to sign out. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Translate } from '../../i18n/translate';
import { useReader } from '../../reader/reader';
import type { Refused } from '../../shared/account';
import { Section, Status } from '../../shared/components';
import { knowsPasskeys } from '../../shared/passkeys';
import { type Kept, type ListedPasskey, passkeyPath } from './api';
import { addPasskey } from './ceremonies';
import { Asking, holdFocus, NameField, Undo } from './parts';
import type { Removals } from './useRemovals';
import { dayText } from './words';

const nameOf = (t: Translate, { name }: ListedPasskey): string => name ?? t('account.noPasskeyName');

interface RowProps {
  passkey: ListedPasskey;
  removable: boolean;
  deleted: boolean;
  removals: Removals;
}

function Row({ passkey, removable, deleted, removals }: RowProps) {
  const { reader, t } = useReader();
  const row = useRef<HTMLTableRowElement>(null);
  const path = passkeyPath(passkey.id);
  if (deleted) {
    return (
      <tr role="row" class="gone" ref={row}>
        <td role="cell" colSpan={4}>
          <Undo
            what={nameOf(t, passkey)}
            onUndo={() => {
              removals.undo(path);
              requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
            }}
          />
        </td>
      </tr>
    );
  }
  return (
    <tr role="row" ref={row}>
      <th role="rowheader" scope="row">
        {nameOf(t, passkey)} {passkey.current && <small>{t('account.current')}</small>}
      </th>
      <td role="cell">{dayText(reader, passkey.created)}</td>
      <td role="cell">{passkey.used ? dayText(reader, passkey.used, { time: true }) : t('account.notYet')}</td>
      <td role="cell" class="num">
        {removable && (
          <button
            class="btn quiet small"
            type="button"
            aria-label={`${t('account.remove')} ${nameOf(t, passkey)}`}
            onClick={() => removals.begin(path)}
          >
            {t('account.remove')}
          </button>
        )}
      </td>
    </tr>
  );
}

function AddForm({ tell, onAdded, onClose }: { tell: Props['tell']; onAdded: Props['onAdded']; onClose: () => void }) {
  const { t } = useReader();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);
  const add = async (event: Event) => {
    event.preventDefault();
    const giveBack = holdFocus();
    setBusy(true);
    setSaid('');
    const answer = await addPasskey(name.trim() || null);
    setBusy(false);
    if (answer.ok) return onAdded(answer.value);
    setSaid(tell(answer));
    giveBack();
  };
  return (
    <form class="within" ref={form} onSubmit={(event) => void add(event)}>
      <NameField
        label={t('account.newPasskey')}
        span={6}
        hint={t('account.newPasskeyHint')}
        name={name}
        onName={setName}
      />
      <p class="acts">
        <button class="btn" type="submit" disabled={busy}>
          {t('account.makeThePasskey')}
        </button>
        <button class="btn quiet" type="button" onClick={onClose}>
          {t('account.leave')}
        </button>
      </p>
      <Asking busy={busy}>{said}</Asking>
    </form>
  );
}

interface Props {
  kept: Kept;
  removals: Removals;
  onAdded: (passkey: ListedPasskey) => void;
  onSignOut: (everywhere: boolean) => Promise<string>;
  tell: (refused: Refused) => string;
}

export function Passkeys({ kept, removals, onAdded, onSignOut, tell }: Props) {
  const { t } = useReader();
  const [adding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const { passkeys } = kept;
  const remaining = passkeys.filter(({ id }) => !removals.has(passkeyPath(id))).length;
  const close = () => {
    setAdding(false);
    requestAnimationFrame(() => add.current?.focus());
  };
  return (
    <Section title={t('account.key')} note={t('account.keyNote')}>
      <table role="table" class="keys">
        <caption class="vh">{t('account.passkeys')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[t('account.passkey'), t('account.added'), t('account.lastUsed')].map((head) => (
              <th role="columnheader" scope="col" key={head}>
                {head}
              </th>
            ))}
            <th role="columnheader" scope="col">
              <span class="vh">{t('account.action')}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              removable={remaining > 1}
              deleted={removals.has(passkeyPath(passkey.id))}
              removals={removals}
            />
          ))}
        </tbody>
      </table>
      {adding ? (
        <AddForm
          tell={tell}
          onClose={close}
          onAdded={(passkey) => {
            onAdded(passkey);
            setSaid(t('account.opensToo', { name: nameOf(t, passkey) }));
            close();
          }}
        />
      ) : (
        <p class="acts">
          {knowsPasskeys() && (
            <button class="btn" type="button" ref={add} onClick={() => setAdding(true)}>
              {t('account.addPasskey')}
            </button>
          )}
          <button class="btn quiet" type="button" onClick={() => void onSignOut(false).then(setSaid)}>
            {t('account.signOut')}
          </button>
          <button class="btn quiet" type="button" onClick={() => void onSignOut(true).then(setSaid)}>
            {t('account.signOutAll')}
          </button>
        </p>
      )}
      <Status>{said}</Status>
      <p class="q">{t('account.keepTwo')}</p>
    </Section>
  );
}
