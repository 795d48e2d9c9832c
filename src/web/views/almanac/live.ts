/** The page is complete in its HTML. Another place needs another page of the service. */
import { onPlace } from '../../reader/place';
import { startShell } from '../../shell/start';
import '../day/day.css';
import './almanac.css';

startShell();
onPlace(() => location.reload());
