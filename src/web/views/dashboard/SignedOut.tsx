/** For a reader who is not signed in: make a passkey, or sign in with one. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Account, Answer } from '../../parts/account';
import { type Resolved, timeText } from '../../parts/birth';
import { Section } from '../../parts/components';
import { coordinatesText, dateText } from '../../parts/format';
import { deviceKind, knowsPasskeys, register, signIn } from './ceremonies';
import { Asking, holdFocus, NameField } from './parts';
import { refusalText } from './words';

/** A chart that is kept once somebody is signed in. */
export function Pending({ resolved, action }: { resolved: Resolved; action?: ComponentChildren }) {
  const { clock, place, lat, lon } = resolved.birth;
  return (
    <Section title="To be saved">
      <p>
        {dateText(clock)}, {timeText(clock)}
        {place && `, ${place}`}
      </p>
      <p class="q">{coordinatesText(lat, lon)}</p>
      {action ?? <p class="q">It is kept as soon as you have made a passkey or signed in.</p>}
    </Section>
  );
}

interface Props {
  /** A chart waits for the account. */
  pending: Resolved | null;
  onSignedIn: (isNew: boolean) => void;
}

export function SignedOut({ pending, onSignedIn }: Props) {
  const [name, setName] = useState('');
  const [busy, setBusy] = useState<'new' | 'known' | null>(null);
  const [said, setSaid] = useState<{ new?: string; known?: string }>({});
  const run = async (which: 'new' | 'known', perform: () => Promise<Answer<Account>>) => {
    const giveBack = holdFocus();
    setBusy(which);
    setSaid({});
    const answer = await perform();
    setBusy(null);
    if (answer.ok) return onSignedIn(which === 'new');
    setSaid({ [which]: refusalText(answer) });
    giveBack();
  };
  const create = (event: Event) => {
    event.preventDefault();
    void run('new', () => register(name.trim(), deviceKind()));
  };
  return (
    <>
      {pending && <Pending resolved={pending} />}
      <Section title="Your key" note="Without an account all pages work as well: charts are computed on this device.">
        {knowsPasskeys() ? (
          <div class="cols">
            <form onSubmit={create}>
              <h3>New here</h3>
              <p>Make a passkey to keep {pending ? 'it' : 'your charts'}. No e-mail, no password.</p>
              <p class="q">
                Your device makes a key for this address alone, and opens it with your finger, face or PIN; none of
                these leaves the device.
              </p>
              <NameField
                label="Name, if you like"
                span={12}
                hint="Your device shows it when it asks for the passkey. It may stay empty."
                name={name}
                onName={setName}
              />
              <p class="acts">
                <button class="btn main" type="submit" disabled={busy !== null}>
                  Make a passkey
                </button>
              </p>
              <Asking busy={busy === 'new'}>{said.new}</Asking>
            </form>
            <div>
              <h3>Here before</h3>
              <p>Sign in with the passkey of your account.</p>
              <p class="q">It may be on this device, on a phone beside it, or on a security key.</p>
              <p class="acts">
                <button
                  class="btn"
                  type="button"
                  disabled={busy !== null}
                  onClick={() => void run('known', () => signIn())}
                >
                  Sign in
                </button>
              </p>
              <Asking busy={busy === 'known'}>{said.known}</Asking>
            </div>
          </div>
        ) : (
          <p>{refusalText({ ok: false, code: 'no-passkeys', message: '', requestId: null })}</p>
        )}
      </Section>
    </>
  );
}
