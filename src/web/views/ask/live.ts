import { takeOver } from '../../shell/takeover';
import './ask.css';

takeOver({ load: () => import('./index').then(({ mounted }) => mounted) });

/** Enter sends the question, Shift+Enter begins a line. */
document.addEventListener('keydown', (event) => {
  const { target, key, shiftKey, isComposing } = event;
  if (!(target instanceof HTMLTextAreaElement) || key !== 'Enter' || shiftKey || isComposing) return;
  event.preventDefault();
  target.form?.requestSubmit();
});
