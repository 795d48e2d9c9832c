import { openReader } from '../../reader/open';
import { openKernel, withYears } from '../../shared/kernel';
import { presentStep } from '../../shared/now';
import { mountOver } from '../../shell/mountOver';
import { hasObservances, loadedYear, readQuestion, yearAt } from './model';
import { YearPage } from './Year';

/** Settles once the view is mounted. */
export const mounted: Promise<void> = Promise.all([openKernel(), openReader()]).then(async ([kernel, reader]) => {
  const jdUt = presentStep(60);
  const year = yearAt(reader, jdUt);
  const { place, query } = reader;
  // Without the tables of the year, the view says that it could not be computed.
  const result = hasObservances(year)
    ? await withYears(() => loadedYear(kernel, year, place, readQuestion(query))).catch(() => null)
    : null;
  return mountOver(() => <YearPage kernel={kernel} first={result?.ok ? result.value : null} />);
});
