/** The passkeys that open the account, and the ways out of it. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Refused } from '../../parts/account';
import { Section, Status } from '../../parts/components';
import { type Kept, type Passkey, passkeyPath } from './api';
import { addPasskey, knowsPasskeys } from './ceremonies';
import { Asking, holdFocus, NameField } from './parts';
import { Undo } from './Undo';
import type { Removals } from './useRemovals';
import { dayText } from './words';

const nameOf = ({ name }: Passkey): string => name ?? 'Passkey without a name';

interface RowProps {
  passkey: Passkey;
  removable: boolean;
  deleted: boolean;
  removals: Removals;
}

function Row({ passkey, removable, deleted, removals }: RowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const path = passkeyPath(passkey.id);
  if (deleted) {
    return (
      <tr role="row" class="gone" ref={row}>
        <td role="cell" colSpan={4}>
          <Undo
            what={nameOf(passkey)}
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
        {nameOf(passkey)} {passkey.current && <small>opened this page</small>}
      </th>
      <td role="cell">{dayText(passkey.created)}</td>
      <td role="cell">{passkey.used ? dayText(passkey.used, { time: true }) : 'not yet'}</td>
      <td role="cell" class="num">
        {removable && (
          <button
            class="btn quiet small"
            type="button"
            aria-label={`Remove ${nameOf(passkey)}`}
            onClick={() => removals.begin(path)}
          >
            Remove
          </button>
        )}
      </td>
    </tr>
  );
}

function AddForm({ tell, onAdded, onClose }: { tell: Props['tell']; onAdded: Props['onAdded']; onClose: () => void }) {
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
        label="Name of the new passkey"
        span={6}
        hint="As you will know it in this list: phone, blue security key."
        name={name}
        onName={setName}
      />
      <p class="acts">
        <button class="btn" type="submit" disabled={busy}>
          Make the passkey
        </button>
        <button class="btn quiet" type="button" onClick={onClose}>
          Leave as it is
        </button>
      </p>
      <Asking busy={busy}>{said}</Asking>
    </form>
  );
}

interface Props {
  kept: Kept;
  removals: Removals;
  onAdded: (passkey: Passkey) => void;
  onSignOut: (everywhere: boolean) => Promise<string>;
  tell: (refused: Refused) => string;
}

export function Passkeys({ kept, removals, onAdded, onSignOut, tell }: Props) {
  const [adding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const { passkeys } = kept;
  const left = passkeys.filter(({ id }) => !removals.has(passkeyPath(id))).length;
  const close = () => {
    setAdding(false);
    requestAnimationFrame(() => add.current?.focus());
  };
  return (
    <Section
      title="Your key"
      note="You sign in with a passkey. There is no password and we do not know your e-mail address."
    >
      <table role="table" class="keys">
        <caption class="vh">Passkeys of the account</caption>
        <thead role="rowgroup">
          <tr role="row">
            {['Passkey', 'Added', 'Last used'].map((head) => (
              <th role="columnheader" scope="col" key={head}>
                {head}
              </th>
            ))}
            <th role="columnheader" scope="col">
              <span class="vh">Action</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              removable={left > 1}
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
            setSaid(`${nameOf(passkey)} opens the account too.`);
            close();
          }}
        />
      ) : (
        <p class="acts">
          {knowsPasskeys() && (
            <button class="btn" type="button" ref={add} onClick={() => setAdding(true)}>
              Add a passkey
            </button>
          )}
          <button class="btn quiet" type="button" onClick={() => void onSignOut(false).then(setSaid)}>
            Sign out
          </button>
          <button class="btn quiet" type="button" onClick={() => void onSignOut(true).then(setSaid)}>
            Sign out everywhere
          </button>
        </p>
      )}
      <Status>{said}</Status>
      <p class="q">Keep two. If you lose the only one, nobody can open the account, we included.</p>
    </Section>
  );
}
