/** The page is whole in its HTML: another place is another page of the service. */
import { onPlace } from '../../reader/place';
import { startShell } from '../../shell/start';
import '../year/year.css';

startShell();
onPlace(() => location.reload());
