import { mountRead } from '../../shell/mount';
import { startShell } from '../../shell/start';
import { AskPage } from './Ask';
import './ask.css';

startShell();
void mountRead(AskPage);
