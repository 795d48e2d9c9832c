import { startShell } from '../../shell/start';
import './booklet.css';

startShell();
// The shell first: the view brings all parts of a chart.
void import('./index');
