/** The page is complete in its HTML, and the same at every place. */
import { startShell } from '../../shell/start';
import '../../styles/beside.css';
import '../../styles/calendar.css';
import './holidays.css';

startShell();
