import { takeOver } from '../../shell/takeover';
import '../../styles/written.css';
import './year.css';

takeOver({ load: () => import('./index').then(({ mounted }) => mounted) });
