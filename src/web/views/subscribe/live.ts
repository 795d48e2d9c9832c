/** The page is complete in its HTML. Another place needs another page of the service. */
import { onPlace } from '../../reader/place';
import { startShell } from '../../shell/start';
import '../../styles/beside.css';
import '../../styles/events.css';
import './subscribe.css';

startShell();
onPlace(() => location.reload());
