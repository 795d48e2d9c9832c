import { takeOver } from '../../shell/takeover';
import '../../styles/beside.css';
import './find.css';

takeOver({ load: () => import('./index').then(({ mounted }) => mounted) });
