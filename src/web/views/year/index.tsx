import { clocksAbout } from '../../parts/clocks';
import { openKernel } from '../../parts/kernel';
import { presentStep } from '../../parts/now';
import { openReader } from '../../reader/open';
import { mountRead } from '../../shell/mount';
import { tellMounted } from '../../shell/takeover';
import { readQuestion, yearAt, yearOf } from './model';
import { YearPage } from './Year';

/** Settles once the view stands in the page. */
export const mounted: Promise<void> = Promise.all([openKernel(), openReader()])
  .then(([kernel, reader]) => {
    const jdUt = presentStep(60);
    const year = yearAt(reader, clocksAbout(reader.place.tz, jdUt), jdUt);
    const found = yearOf(kernel, year, reader.place, readQuestion(reader.query));
    return mountRead(() => <YearPage kernel={kernel} first={found.ok ? found.value : null} />);
  })
  .then(tellMounted);
