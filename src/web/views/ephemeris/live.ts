/** The page is complete in its HTML, and the same at every place. */
import { startShell } from '../../shell/start';
import '../../styles/events.css';
import './ephemeris.css';

startShell();
