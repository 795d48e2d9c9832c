import { openKernel } from '../../parts/kernel';
import { openReader } from '../../reader/open';
import { mountRead } from '../../shell/mount';
import { tellMounted } from '../../shell/takeover';
import { MonthPage, monthOfReader } from './Month';
import { observancesOf } from './observances';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = Promise.all([openKernel(), openReader()])
  .then(([kernel, reader]) => {
    const month = monthOfReader(reader);
    const observances = observancesOf(kernel, month, reader.place);
    return mountRead(() => <MonthPage kernel={kernel} first={{ month, place: reader.place, observances }} />);
  })
  .then(() => {
    tellMounted();
    // On a phone the list opens at today.
    const today = document.querySelector('.mlist #today');
    if (today?.checkVisibility() && scrollY === 0) today.scrollIntoView({ block: 'center' });
  });
