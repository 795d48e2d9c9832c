/** What the reader may take along, and the end of the account. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Refused } from '../../parts/account';
import { Field, focusFirstError, Section, Status } from '../../parts/components';
import { saveFile } from '../../parts/download';
import { deleteAccount, exportAll, type Kept } from './api';
import { forgetAll, signIn } from './ceremonies';
import { Asking, holdFocus } from './parts';

const WORD = 'delete';

interface Props {
  kept: Kept;
  /** Deletes at once what still waits for its ten seconds, so that the file does not hold it. */
  settle: () => Promise<void>;
  onDeleted: () => void;
  /** The passkey that was given opens another account, which is now the one signed in. */
  onOther: () => void;
  tell: (refused: Refused) => string;
}

function DeleteForm({ kept, onDeleted, onOther, tell, onClose }: Props & { onClose: () => void }) {
  const [word, setWord] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);

  const erase = async (): Promise<string> => {
    const shown = await signIn(kept.passkeys);
    if (!shown.ok) return tell(shown);
    if (shown.value.id !== kept.account.id) {
      onOther();
      return '';
    }
    const erased = await deleteAccount();
    if (!erased.ok) return tell(erased);
    forgetAll(kept.passkeys);
    onDeleted();
    return '';
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    if (word.trim().toLowerCase() !== WORD) {
      setWrong(`Write the word ${WORD} to go on.`);
      focusFirstError(form.current);
      return;
    }
    setWrong(null);
    const giveBack = holdFocus();
    setBusy(true);
    const refused = await erase();
    setSaid(refused);
    setBusy(false);
    if (refused) giveBack();
  };
  return (
    <form class="within" ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={`Write the word “${WORD}”`}
        hint="Then your device asks for a passkey of this account."
        error={wrong}
      >
        {(control) => (
          <input
            {...control}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={word}
            onInput={(event) => setWord(event.currentTarget.value)}
          />
        )}
      </Field>
      <p class="acts">
        <button class="btn" type="submit" disabled={busy}>
          Delete the account and all in it
        </button>
        <button class="btn quiet" type="button" onClick={onClose}>
          Keep the account
        </button>
      </p>
      <Asking busy={busy}>{said}</Asking>
    </form>
  );
}

export function YourData(props: Props) {
  const { settle, tell } = props;
  const [said, setSaid] = useState('');
  const [deleting, setDeleting] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const exportFile = async () => {
    await settle();
    const answer = await exportAll();
    if (answer.ok) saveFile('khagola.json', 'application/json', `${JSON.stringify(answer.value, null, 2)}\n`);
    setSaid(answer.ok ? 'Saved as khagola.json.' : tell(answer));
  };
  return (
    <Section title="Your data">
      <div class="cols">
        <div>
          <h3>Take it with you</h3>
          <p class="q">
            One JSON file with everything that is kept: every chart you saved, in the form the API accepts.
          </p>
          <p class="acts">
            <button class="btn" type="button" onClick={() => void exportFile()}>
              Export all
            </button>
          </p>
          <Status>{said}</Status>
        </div>
        <div>
          <h3>Delete the account</h3>
          <p class="q">
            Removes the account, its passkeys and every saved chart, at once. It cannot be undone, so export first.
          </p>
          {deleting ? (
            <DeleteForm
              {...props}
              onClose={() => {
                setDeleting(false);
                requestAnimationFrame(() => open.current?.focus());
              }}
            />
          ) : (
            <p class="acts">
              <button class="btn" type="button" ref={open} onClick={() => setDeleting(true)}>
                Delete the account…
              </button>
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
