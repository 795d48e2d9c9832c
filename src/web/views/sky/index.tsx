import { openKernel } from '../../parts/kernel';
import { mountRead } from '../../shell/mount';
import { startShell } from '../../shell/start';
import { SkyPage } from './Sky';
import '../../styles/beside.css';
import '../../styles/events.css';
import './sky.css';

startShell();
openKernel().then((kernel) => mountRead(() => <SkyPage kernel={kernel} />));
