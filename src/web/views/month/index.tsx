import { openReader } from '../../reader/open';
import { openKernel, withYears } from '../../shared/kernel';
import { observancesOf } from '../../shared/observances';
import { mountOver } from '../../shell/mountOver';
import { MonthPage, monthOfReader } from './Month';
import { daysOfMonth } from './model';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = Promise.all([openKernel(), openReader()])
  .then(async ([kernel, reader]) => {
    const span = daysOfMonth(monthOfReader(reader));
    // Without the tables of the month, the view says that it could not be computed.
    const observances = await withYears(() => observancesOf(kernel, span, reader.place)).catch(() => new Map());
    const known = { span, place: reader.place, observances };
    return mountOver(() => <MonthPage kernel={kernel} known={known} knownNames={null} />);
  })
  .then(() => {
    // On a phone the list opens at today.
    const today = document.querySelector('.mlist #today');
    if (today?.checkVisibility() && scrollY === 0) today.scrollIntoView({ block: 'center' });
  });
