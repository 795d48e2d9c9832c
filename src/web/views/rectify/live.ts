import { startShell } from '../../shell/start';
import '../../styles/beside.css';
import './rectify.css';

startShell();
// The shell first: the view brings the places and the rules of rectification.
void import('./index');
