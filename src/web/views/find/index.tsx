import { openKernel } from '../../parts/kernel';
import { mountRead } from '../../shell/mount';
import { startShell } from '../../shell/start';
import { FindPage } from './Find';
import '../../styles/beside.css';
import './find.css';

startShell();
openKernel().then((kernel) => mountRead(() => <FindPage kernel={kernel} />));
