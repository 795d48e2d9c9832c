import { takeOver } from '../../shell/takeover';
import './ask.css';

takeOver({ load: () => import('./index').then(({ mounted }) => mounted) });
