import { takeOver } from '../../shell/takeover';
import '../../styles/beside.css';
import '../../styles/events.css';
import './sky.css';

takeOver({ load: () => import('./index').then(({ mounted }) => mounted) });
