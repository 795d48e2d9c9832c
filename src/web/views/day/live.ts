import { takeOver } from '../../shell/takeover';
import './day.css';

takeOver({ load: () => import('./index').then(({ mounted }) => mounted) });
