import { mountRead } from '../../shell/mount';
import { startShell } from '../../shell/start';
import { SettingsPage } from './Settings';
import './settings.css';

startShell();
void mountRead(SettingsPage);
