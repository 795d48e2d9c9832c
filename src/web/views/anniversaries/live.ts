/**
 * The page is complete in its HTML. Another place needs another page of the service. An entered date is read on the
 * device; without the code for that, the form is posted.
 */
import { onPlace } from '../../reader/place';
import { startShell } from '../../shell/start';
import '../../styles/beside.css';
import '../../styles/calendar.css';
import '../../styles/events.css';

startShell();
// The page of a posted form is not posted again.
onPlace(() => location.replace(location.href));

const form = document.querySelector<HTMLFormElement>('#dated');
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  import('./onDevice').then(({ findOnDevice }) => findOnDevice(form)).catch(() => form.submit());
});
