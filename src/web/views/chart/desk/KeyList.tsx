/** The list of shortcut keys. */
import { useEffect, useRef } from 'preact/hooks';
import { useReader } from '../../../reader/reader';
import { SECTIONS } from './sections';

export function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useReader();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const rows: [string, string][] = [
    ...SECTIONS.map(({ key, letter }): [string, string] => [letter.toUpperCase(), t(`desk.${key}`)]),
    ['[ ]', t('parts.keyVarga')],
    ['1 2 3', t('parts.keyDrawing')],
    ['N', t('parts.keyNew')],
    ['E', t('parts.keyEdit')],
    ['O', t('parts.keyOpen')],
    ['G', t('parts.keyPages')],
    ['?', t('parts.keyHelp')],
  ];
  return (
    <dialog ref={dialog} aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">{t('parts.keysTitle')}</h2>
      <dl class="brief">
        {rows.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p class="q">{t('parts.keysNote')}</p>
      <form method="dialog" class="acts">
        <button class="btn" type="submit">
          {t('desk.close')}
        </button>
      </form>
    </dialog>
  );
}
