import { openKernel } from '../../shared/kernel';
import { mountRead } from '../../shell/mount';
import { RectifyPage } from './RectifyPage';

void openKernel().then((kernel) => mountRead(() => <RectifyPage kernel={kernel} />));
