/** The page is complete in its HTML. Another place needs another page of the service. */
import { onPlace } from '../../reader/place';
import { hearControls } from '../../shell/earlyActs';
import { startSharing } from '../../shell/share';
import { startShell } from '../../shell/start';
import '../../shell/share.css';
import './widgets.css';

startShell();
startSharing();
hearControls();
onPlace(() => location.reload());
