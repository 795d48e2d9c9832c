import { openKernel } from '../../shared/kernel';
import { mountRead } from '../../shell/mount';
import { BookletPage } from './BookletPage';

void openKernel().then((kernel) => mountRead(() => <BookletPage kernel={kernel} />));
