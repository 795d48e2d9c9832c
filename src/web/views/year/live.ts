import { takeOver } from '../../shell/takeover';
import './year.css';

takeOver({ load: () => import('./index').then(({ mounted }) => mounted) });
