/** The page is complete in its HTML. Another place needs another page of the service. */
import { onPlace } from '../../reader/place';
import { startShell } from '../../shell/start';
import '../../styles/beside.css';
import '../../styles/calendar.css';
import '../../styles/events.css';

startShell();
onPlace(() => location.reload());
