import { openKernel } from '../../parts/kernel';
import { mountRead } from '../../shell/mount';
import { startShell } from '../../shell/start';
import { MonthPage } from './Month';
import './month.css';

startShell();
openKernel().then(async (kernel) => {
  await mountRead(() => <MonthPage kernel={kernel} />);
  // The list of a phone opens at today.
  const today = document.querySelector('.mlist #today');
  if (today?.checkVisibility()) today.scrollIntoView({ block: 'center' });
});
