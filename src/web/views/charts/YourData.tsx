/** Export of the reader's data, and deletion of the account. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import type { Refused } from '../../shared/account';
import { Field, focusFirstError, Section, Status } from '../../shared/components';
import { saveFile } from '../../shared/download';
import { deleteAccount, exportAll, type Kept } from './api';
import { forgetAll, signIn } from './ceremonies';
import { Asking, holdFocus } from './parts';

/** The confirmation word, the same in every language. */
const WORD = 'delete';

interface Props {
  kept: Kept;
  /** Deletes immediately what still waits for its ten seconds, so that the export does not contain it. */
  settle: () => Promise<void>;
  onDeleted: () => void;
  /** The passkey belongs to another account, which is now signed in. */
  onOther: () => void;
  tell: (refused: Refused) => string;
}

function DeleteForm({ kept, onDeleted, onOther, tell, onClose }: Props & { onClose: () => void }) {
  const { t } = useReader();
  const confirmation = t('account.endWord');
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
    if (![confirmation, WORD].includes(word.trim().toLowerCase())) {
      setWrong(t('account.endWrong', { word: confirmation }));
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
      <Field label={t('account.endLabel', { word: confirmation })} hint={t('account.endHint')} error={wrong}>
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
          {t('account.endAll')}
        </button>
        <button class="btn quiet" type="button" onClick={onClose}>
          {t('account.endKeep')}
        </button>
      </p>
      <Asking busy={busy}>{said}</Asking>
    </form>
  );
}

export function YourData(props: Props) {
  const { settle, tell } = props;
  const { t } = useReader();
  const [said, setSaid] = useState('');
  const [deleting, setDeleting] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const exportFile = async () => {
    await settle();
    const answer = await exportAll();
    const file = 'khagola.json';
    if (answer.ok) saveFile(file, 'application/json', `${JSON.stringify(answer.value, null, 2)}\n`);
    setSaid(answer.ok ? t('account.exported', { file }) : tell(answer));
  };
  return (
    <Section title={t('account.data')}>
      <div class="cols">
        <div>
          <h3>{t('account.take')}</h3>
          <p class="q">{t('account.takeWhat')}</p>
          <p class="acts">
            <button class="btn" type="button" onClick={() => void exportFile()}>
              {t('account.export')}
            </button>
          </p>
          <Status>{said}</Status>
        </div>
        <div>
          <h3>{t('account.end')}</h3>
          <p class="q">{t('account.endWhat')}</p>
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
                {t('account.endOpen')}
              </button>
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
