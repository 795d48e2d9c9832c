import { takeOver } from '../../shell/takeover';
import '../../styles/written.css';
import '../../shared/next/next.css';
import '../../shell/share.css';
import './day.css';

takeOver({ load: () => import('./index').then(({ mounted }) => mounted) });
