import { openKernel } from '../../parts/kernel';
import { mountRead } from '../../shell/mount';
import { startShell } from '../../shell/start';
import { MatchPage } from './Match';
import '../../styles/beside.css';
import './match.css';

startShell();
openKernel().then((kernel) => mountRead(() => <MatchPage kernel={kernel} />));
